"""Table of Discord's limits.

Lengths are characters, sizes bytes, times seconds unless the name says otherwise. All checks of requests read this
table, so that a change at Discord is a change of one line.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Discord's limits; a test may use a table with smaller ones (`dataclasses.replace`)."""

    # Interactions (real seconds, see interactions.py)
    answer_seconds: float = 3.0
    token_seconds: float = 900.0
    # Not Discord's: how long people wait for the message after a deferred answer or for other messages, and how long
    # for a change after a deferred update, which a bot need not follow up.
    patience_seconds: float = 10.0
    settling_seconds: float = 3.0
    # Not Discord's: how long the sandbox keeps forms, uploads and ephemeral messages that may never be used again.
    open_form_seconds: float = 86_400.0
    upload_seconds: float = 900.0
    ephemeral_kept: int = 50

    # Messages
    content: int = 2_000
    embeds: int = 10
    embed_total: int = 6_000
    embed_title: int = 256
    embed_description: int = 4_096
    embed_fields: int = 25
    embed_field_name: int = 256
    embed_field_value: int = 1_024
    embed_footer: int = 2_048
    embed_author: int = 256
    files: int = 10
    file_bytes: int = 10 * 1024 * 1024
    alt_text: int = 1_024
    refreshed_urls: int = 50
    nonce: int = 25
    nonce_seconds: float = 300.0
    pins: int = 250
    reactions: int = 20
    bulk_delete_least: int = 2
    bulk_delete: int = 100
    page: int = 100
    old_message_seconds: float = 3_600.0

    poll_question: int = 300
    poll_answer: int = 55
    poll_answers: int = 10
    poll_hours: int = 768

    # Components
    rows: int = 5
    row_buttons: int = 5
    v2_components: int = 40
    v2_text: int = 4_000
    gallery_items: int = 10
    section_texts: int = 3
    button_label: int = 80
    custom_id: int = 100
    url: int = 512
    select_options: int = 25
    file_types: int = 10
    option_label: int = 100
    option_value: int = 100
    option_description: int = 100
    placeholder: int = 150

    # Modals
    modal_title: int = 45
    modal_items: int = 5
    label: int = 45
    label_description: int = 100
    text_input: int = 4_000
    text_placeholder: int = 100
    radio_least: int = 2
    radio_most: int = 10
    checkbox_most: int = 10
    upload_files: int = 10

    # Application commands
    commands: int = 100
    menu_commands: int = 15
    command_name: int = 32
    command_description: int = 100
    command_options: int = 25
    command_total: int = 8_000
    command_grants: int = 100
    choices: int = 25
    choice_name: int = 100
    choice_value: int = 100

    # Servers
    channels: int = 500
    category_channels: int = 50
    channel_name: int = 100
    topic: int = 1_024
    active_threads: int = 1_000
    forum_topic: int = 4_096
    forum_tags: int = 20
    tag_name: int = 20
    applied_tags: int = 5
    pinned_threads: int = 1
    roles: int = 250
    role_name: int = 100
    nick: int = 32
    events: int = 100
    event_name: int = 100
    event_description: int = 1_000
    event_location: int = 100
    members_page: int = 1_000

    # Direct messages opened with users the bot never wrote to (sandbox's clock; enforced only on request). Discord
    # publishes no numbers: bots were rejected after a few dozen, and quarantined if they continued.
    dm_openings: int = 10
    dm_opening_seconds: float = 60.0
    dm_refusals: int = 100
    dm_refusal_seconds: float = 600.0

    # Requests (real time; enforced only on request)
    # Edits of messages older than an hour, per channel: not published, observed in Discord's responses.
    old_message_edits: int = 3
    old_message_edit_seconds: float = 6.0
    requests_per_second: int = 50
    kept_buckets: int = 4_096
    invalid_requests: int = 10_000
    invalid_window_seconds: float = 600.0
    gateway_frames: int = 120
    gateway_seconds: float = 60.0
    session_starts: int = 1_000
    session_window_seconds: float = 86_400.0
    identify_seconds: float = 5.0


LIMITS = Limits()
