"""The table of figures, and the arithmetic that benchmarks share."""

import sys
from pathlib import Path

import pytest

from benchmarks import measure
from tools import (
    bench,
)


def test_bench_prints_one_row_for_each_figure(capsys: pytest.CaptureFixture[str]) -> None:
    slow = measure.figure("slow", "a thing", [4.0, 4.0, 5.0], [2.0, 2.0, 2.0], goal=1.5)
    many = measure.figure("many", "per second", [9.0], [10.0], goal=0.6, unit="/s", at_least=True)
    measure.report(slow, many, packages=["pytest"])
    rows = bench.rows_in("noise\n" + capsys.readouterr().out)
    assert [(row.name, row.ratio, row.meets_goal) for row in rows] == [
        ("slow", 2.0, False),
        ("many", 0.9, True),
    ]
    lines = bench.table(rows).splitlines()
    assert lines[1].split()[-3:] == ["<=", "1.5", "MISSED"]
    assert lines[2].split()[-3:] == [">=", "0.6", "met"]
    # The median and the 99th percentile of our side, beside the floor.
    assert lines[1].split()[-6:-3] == ["4", "5", "2.00"]
    assert rows[0].versions.keys() == {"seed", "python", "system", "cores", "pytest"}


def test_bench_check_fails_for_a_missed_goal_and_for_a_broken_benchmark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    (folder / "measure.py").touch()
    row = {
        "name": "n",
        "what": "w",
        "ours": 4,
        "floor": 2,
        "ratio": 2,
        "goal": 1.5,
        "unit": "ms",
        "details": {},
    }
    (folder / "missed.py").write_text(f"import json\nprint(json.dumps({row}))\n")
    monkeypatch.setattr(bench, "ready", lambda root: Path(sys.executable))
    monkeypatch.setattr(bench, "make_loadable", lambda root, python, platforms: None)
    assert bench.bench(tmp_path, []) == 0
    assert bench.bench(tmp_path, ["--check"]) == 1
    assert "goal missed: n" in capsys.readouterr().err
    (folder / "broken.py").write_text("raise SystemExit(3)\n")
    assert bench.bench(tmp_path, ["broken"]) == 1
    assert "gave no figure: broken" in capsys.readouterr().err
    (folder / "absent.py").write_text("raise SystemExit(4)\n")
    assert bench.bench(tmp_path, ["--check", "absent"]) == 0


def test_short_form_runs_small_ones_and_begins_none_when_its_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    row = "name=sys.argv[1], what='w', ours=1, floor=1, ratio=1, goal=1, unit='ms'"
    script = f"import json, sys\nprint(json.dumps(dict({row})))"
    for name in ("many_rows", "app_start", "long_one"):
        (folder / f"{name}.py").write_text(script)
    monkeypatch.setattr(bench, "ready", lambda root: Path(sys.executable))
    monkeypatch.setattr(bench, "make_loadable", lambda root, python, platforms: None)
    monkeypatch.setattr(bench, "SHORT", {"many_rows": ("seven",), "app_start": ("five",)})
    assert bench.bench(tmp_path, ["--short"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["figure", "seven", "five"]
    monkeypatch.setattr(bench, "BEGUN_WITHIN", -1.0)
    assert bench.bench(tmp_path, ["--short"]) == 0
    assert "no time was left for: many_rows, app_start" in capsys.readouterr().err


def test_short_form_lists_existing_benchmarks_only() -> None:
    root = Path(__file__).parent.parent
    assert set(bench.SHORT) <= {file.stem for file in bench.chosen(root, [])}


def test_bench_without_names_learns_no_weights_anew() -> None:
    root = Path(__file__).parent.parent
    assert not [file.stem for file in bench.chosen(root, []) if file.stem.startswith("train_")]


def test_repetitions_alternate_and_the_first_pair_warms_up() -> None:
    order = []
    ours, floor = measure.alternate(
        lambda: order.append("ours") or float(len(order)),
        lambda: order.append("floor") or float(len(order)),
        3,
    )
    assert order == ["floor", "ours", "ours", "floor", "floor", "ours", "ours", "floor"]
    assert (len(ours), len(floor)) == (3, 3)
    assert min(ours + floor) == 3


def test_percentiles_are_samples_that_occurred() -> None:
    samples = [float(number) for number in range(1, 101)]
    assert [measure.percentile(samples, share) for share in (0, 50, 99, 100)] == [1, 50, 99, 100]
    assert measure.percentile([7.0], 99) == 7
