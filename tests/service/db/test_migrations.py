"""The migrations make exactly the tables that the service works with, whoever starts first."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from recovery_service.db.database import Database
from recovery_service.db.migrate import configuration, head, revision_of, upgrade
from recovery_service.db.schema import METADATA
from tests.service.conftest import SERVERS

pytestmark = pytest.mark.database


@pytest.fixture
def empty(database_kind, tmp_path, request):
    if database_kind == "sqlite":
        opened = Database.in_folder(tmp_path / "empty")
    else:
        opened = Database(request.getfixturevalue(SERVERS[database_kind]).new_database())
    yield opened
    opened.close()


def test_the_newest_migration_equals_the_metadata(empty):
    upgrade(empty)
    with empty.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_indexes_are_the_same_as_those_of_the_metadata(empty, database):
    upgrade(empty)
    made, wanted = (indexes_of(one) for one in (empty, database))
    made.pop("alembic_version", None)
    assert made == wanted


def indexes_of(database):
    found = inspect(database.engine)
    return {
        table: sorted(
            (index["name"], tuple(index["column_names"]), index["unique"])
            for index in found.get_indexes(table)
        )
        for table in found.get_table_names()
    }


def test_the_newest_is_known_without_reading_the_migrations():
    assert head() == ScriptDirectory.from_config(configuration()).get_current_head()


def test_a_second_start_changes_nothing(empty):
    upgrade(empty)
    with empty.read() as connection:
        before = revision_of(connection)
        assert before == head()
    upgrade(empty)
    with empty.read() as connection:
        assert revision_of(connection) == before


def test_many_may_start_at_once(empty):
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: upgrade(empty), range(4)))
    with empty.read() as connection:
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1


def test_counters_are_not_logged_on_postgresql(empty):
    upgrade(empty)
    if empty.is_sqlite:
        return
    with empty.read() as connection:
        kind = text("SELECT relpersistence FROM pg_class WHERE relname = 'rate_window'")
        assert connection.execute(kind).scalar() == "u"
