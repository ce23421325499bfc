"""The Kubernetes manifest and the systemd units, checked by the schema validators of those systems."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate  # type: ignore[import-untyped]
import pytest
import yaml

from bot.runtime.settings import ProcessSettings
from bot.shards.plan import shards_of
from tests.case_files import PROJECT

DEPLOY = PROJECT / "deploy"
OLDEST, NEWEST = "1.27", "1.37"
"""Versions of Kubernetes whose schemas the manifest is checked against."""

MANIFEST: dict[str, Any] = {
    document["kind"]: document for document in yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())
}
POD = MANIFEST["StatefulSet"]["spec"]["template"]["spec"]
(CONTAINER,) = POD["containers"]
UNITS = ["herald.service", "herald@.service"]
ANALYZE = shutil.which("systemd-analyze") or ""
IN_SYSTEMD = pytest.mark.skipif(not ANALYZE, reason="no systemd-analyze here")


@pytest.mark.parametrize("version", [OLDEST, NEWEST])
@pytest.mark.parametrize("kind", MANIFEST)
def test_the_manifest_fits_the_schemas_of_kubernetes(kind: str, version: str) -> None:
    kubernetes_validate.validate(MANIFEST[kind], version, strict=True)


def test_a_mistake_in_the_manifest_would_be_found() -> None:
    broken = MANIFEST["StatefulSet"] | {"spec": MANIFEST["StatefulSet"]["spec"] | {"replica": 3}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(broken, NEWEST, strict=True)


def shards_of_pod(number: int) -> str:
    """What the shell of a pod sets."""
    (script,) = CONTAINER["args"]
    assert script.rstrip().endswith("exec /venv/bin/python -m bot")
    shown = script.replace("exec /venv/bin/python -m bot", 'echo "$HERALD_SHARDS"')
    found = subprocess.run(
        [*CONTAINER["command"], shown],
        env=os.environ | {"HOSTNAME": f"herald-{number}"},
        check=True,
        capture_output=True,
        text=True,
    )
    return found.stdout.strip()


def test_the_pods_run_every_shard_once() -> None:
    plans = [shards_of(shards_of_pod(number)) for number in range(MANIFEST["StatefulSet"]["spec"]["replicas"])]
    (count,) = {plan.count for plan in plans}
    assert sorted(shard for plan in plans for shard in plan.held) == list(range(count))


def test_a_pod_writes_into_volumes_only_and_has_no_rights() -> None:
    assert {mount["mountPath"] for mount in CONTAINER["volumeMounts"]} == {"/data", "/tmp"}  # noqa: S108 - a mount
    rights = CONTAINER["securityContext"]
    assert (rights["readOnlyRootFilesystem"], rights["allowPrivilegeEscalation"]) == (True, False)
    user = re.search(r"--uid (\d+)", (DEPLOY / "Containerfile").read_text())
    assert user is not None
    assert str(POD["securityContext"]["runAsUser"]) == user[1]


@IN_SYSTEMD
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_accepts_a_unit(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text().replace("/opt/herald/.venv/bin/python", sys.executable)
    copy = tmp_path / unit.replace("@", "@0-3")
    copy.write_text(text)
    found = subprocess.run(
        [ANALYZE, "verify", "--man=no", "--recursive-errors=no", str(copy)],
        check=False,
        capture_output=True,
        text=True,
    )
    complaints = [line for line in found.stderr.splitlines() if copy.name in line]
    assert (found.returncode, complaints) == (0, []), found.stderr


def settings_of(unit: str) -> list[str]:
    """The lines of a unit after its state directory: what the process may do."""
    return (DEPLOY / unit).read_text().rpartition("StateDirectoryMode")[2].splitlines()


def test_both_units_have_the_same_rights() -> None:
    single, template = UNITS
    assert settings_of(single) == settings_of(template)


def test_the_template_names_the_shards_of_its_instance() -> None:
    named = re.search(r'^Environment="HERALD_SHARDS=(.*)"$', (DEPLOY / "herald@.service").read_text(), re.MULTILINE)
    assert named is not None
    assert shards_of(named[1].replace("%i", "0-3")).held == {0, 1, 2, 3}
    assert {"HERALD_SHARDS", "HERALD_FORGOTTEN"} <= {f"HERALD_{name.upper()}" for name in ProcessSettings.model_fields}
