"""The HTTP part: guests, lobby, tables, exports, health. Litestar makes its OpenAPI from these types (/schema)."""

from __future__ import annotations

from typing import Final

from litestar import Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from pioche.server.http import lines, my_games, operations, people, puzzles, replays, reviews, tables
from pioche.server.table.protocol import Problem

_PROBLEMS: Final = {
    400: "what was sent is not accepted",
    401: "only for guests: POST /api/guest first",
    404: "there is no such thing",
    409: "the table does not allow it now",
    413: "too much was sent",
    429: "too many requests",
    503: "the database is away, or the server ends: come again",
}


def _with_problems(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Declare in OpenAPI that every refusal has the same shape."""
    for handler in handlers:
        handler.responses = {
            **{status: ResponseSpec(Problem, description=words) for status, words in _PROBLEMS.items()},
            **(handler.responses or {}),
        }
    return handlers


API: Final = Router(
    "/api",
    route_handlers=_with_problems(
        [
            people.become_guest,
            people.who_am_i,
            people.rename,
            people.choose_face,
            people.forget_device,
            people.my_tables,
            people.my_statistics,
            people.my_results,
            people.my_presets,
            people.save_preset,
            people.drop_preset,
            tables.all_games,
            tables.game_texts,
            tables.check_settings,
            tables.lobby,
            tables.find_table,
            tables.make_table,
            tables.look_at_table,
            tables.join_table,
            tables.leave_table,
            tables.export_table,
            tables.table_results,
            tables.table_statistics,
            tables.invitation,
            tables.table_qr,
            my_games.my_games,
            my_games.my_figures,
            my_games.allow_name,
            replays.look_at_replay,
            replays.look_at_round,
            replays.look_at_file,
            replays.look_at_file_round,
            replays.branch_replay,
            replays.branch_file,
            lines.try_line,
            lines.try_file_line,
            lines.draft_line,
            lines.draft_file_line,
            lines.lines_of_match,
            lines.keep_line,
            lines.drop_line,
            reviews.look_at_review,
            reviews.start_review,
            reviews.stop_review,
            puzzles.all_puzzles,
            puzzles.look_at_puzzle,
            puzzles.try_puzzle,
            puzzles.hint_puzzle,
            puzzles.solve_puzzle,
            puzzles.draft_puzzle,
        ]
    ),
)
OPERATIONS: Final = (operations.healthz, operations.readyz, operations.show_metrics)
