"""What a webhook is sent is signed as Standard Webhooks has it."""

from __future__ import annotations

import base64
import re

from bot.public_data.signing import new_secret, signed_headers


def test_the_example_of_standard_webhooks_comes_out() -> None:
    """The values of its reference implementations."""
    headers = signed_headers(
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, b'{"test": 2432232314}'
    )
    assert headers == {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }


def test_every_secret_is_new_and_long_enough() -> None:
    secret, other = new_secret(), new_secret()
    assert secret != other
    assert re.fullmatch(r"whsec_[A-Za-z0-9+/]+=*", secret)
    assert len(base64.b64decode(secret.removeprefix("whsec_"))) == 24
