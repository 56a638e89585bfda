"""Which public numbers of a position have changed, as JSON members.

Made by `./dev generate` from `classic/fields.py`; do not edit.
"""

from __future__ import annotations

from pioche.classic import json_members
from pioche.classic.machine import Round


def changed_numbers(s: Round, before: Round, out: list[bytes]) -> None:
    """Append a member for each public number that differs; `json_members.NUMBERS` has their names."""
    if s.players != before.players:
        out.append(json_members.written(0, s.players))
    if s.dealer != before.dealer:
        out.append(json_members.written(1, s.dealer))
    if s.phase != before.phase:
        out.append(json_members.written(2, s.phase))
    if s.turn != before.turn:
        out.append(json_members.written(3, s.turn))
    if s.direction != before.direction:
        out.append(json_members.written(4, s.direction))
    if s.colour != before.colour:
        out.append(json_members.written(5, s.colour))
    if s.top != before.top:
        out.append(json_members.written(6, s.top))
    if s.pile_n != before.pile_n:
        out.append(json_members.written(7, s.pile_n))
    if s.debt != before.debt:
        out.append(json_members.written(8, s.debt))
    if s.debt_kind != before.debt_kind:
        out.append(json_members.written(9, s.debt_kind))
    if s.layer != before.layer:
        out.append(json_members.written(10, s.layer))
    if s.follow != before.follow:
        out.append(json_members.written(11, s.follow))
    if s.step != before.step:
        out.append(json_members.written(12, s.step))
    if s.owing != before.owing:
        out.append(json_members.written(13, s.owing))
    if s.out != before.out:
        out.append(json_members.written(14, s.out))
    if s.out_said != before.out_said:
        out.append(json_members.written(15, s.out_said))
    if s.defending != before.defending:
        out.append(json_members.written(16, s.defending))
    if s.heir != before.heir:
        out.append(json_members.written(17, s.heir))
    if s.heir_said != before.heir_said:
        out.append(json_members.written(18, s.heir_said))
    if s.running != before.running:
        out.append(json_members.written(19, s.running))
    if s.at != before.at:
        out.append(json_members.written(20, s.at))
    if s.named != before.named:
        out.append(json_members.written(21, s.named))
    if s.target != before.target:
        out.append(json_members.written(22, s.target))
    if s.skips != before.skips:
        out.append(json_members.written(23, s.skips))
    if s.again != before.again:
        out.append(json_members.written(24, s.again))
    if s.called != before.called:
        out.append(json_members.written(25, s.called))
    if s.actor != before.actor:
        out.append(json_members.written(26, s.actor))
    if s.colour_before != before.colour_before:
        out.append(json_members.written(27, s.colour_before))
    if s.top_before != before.top_before:
        out.append(json_members.written(28, s.top_before))
    if s.started != before.started:
        out.append(json_members.written(29, s.started))
    if s.accused != before.accused:
        out.append(json_members.written(30, s.accused))
    if s.ayes != before.ayes:
        out.append(json_members.written(31, s.ayes))
    if s.nays != before.nays:
        out.append(json_members.written(32, s.nays))
    if s.accusers != before.accusers:
        out.append(json_members.written(33, s.accusers))
    if s.idle != before.idle:
        out.append(json_members.written(34, s.idle))
    if s.shuffles != before.shuffles:
        out.append(json_members.written(35, s.shuffles))
    if s.winner != before.winner:
        out.append(json_members.written(36, s.winner))
