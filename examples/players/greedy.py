#!/usr/bin/env python3
"""A player for Tablier in plain Python. It takes a win where there is one, the largest gain where points are counted, and
nothing that lets the next one win at once.

    tablier arena six --players "random,referee:python3 examples/players/greedy.py"
    tablier bot --server http://127.0.0.1:7777 --command "python3 examples/players/greedy.py"

It is asked a line of JSON and answers with one. For the rules it asks `tablier referee` in turn: whoever started it left the
way to `tablier` in the variable TABLIER.
"""

import json
import os
import random
import subprocess
import sys

WIN = 1_000_000


class Rules:
    """The rules of every game, as `tablier referee` knows them."""

    def __init__(self):
        command = [os.environ.get("TABLIER", "tablier"), "referee"]
        self.referee = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def try_moves(self, game, view, seat, seed):
        """What each move of the seat would lead to, as far as this view can tell."""
        question = {"cmd": "try", "game": game, "view": view, "seat": seat, "seed": seed, "views": True}
        self.referee.stdin.write(json.dumps(question) + "\n")
        self.referee.stdin.flush()
        answer = json.loads(self.referee.stdout.readline())
        if not answer["ok"]:
            raise ValueError(answer["error"])
        return answer["tried"]


def value(result, seat):
    """How good the result of a move is for a seat: a win, a loss, or how far it is ahead."""
    if result["over"]:
        ranks = result["ranks"]
        if ranks[seat] > 1:
            return -WIN
        return WIN if ranks.count(1) < len(ranks) else 0
    points = [score or 0 for score in result["scores"]]
    others = [score for other, score in enumerate(points) if other != seat]
    return points[seat] - max(others)


def gives_a_win_away(rules, game, result, seat, seed):
    """Whether somebody who decides next could win at once."""
    for other in result["deciders"]:
        if other == seat:
            continue
        answers = rules.try_moves(game, result["view"], other, seed)
        if any(answer["over"] and answer["ranks"][other] < answer["ranks"][seat] for answer in answers):
            return True
    return False


def best(rules, question):
    """The move for a question of Tablier."""
    game, view, seat, seed = (question[key] for key in ("game", "view", "seat", "seed"))
    chance = random.Random(seed)
    results = rules.try_moves(game, view, seat, seed)
    chance.shuffle(results)
    results.sort(key=lambda result: value(result, seat), reverse=True)
    for result in results:
        if value(result, seat) == WIN or not gives_a_win_away(rules, game, result, seat, seed):
            return result["move"]
    return results[0]["move"]


def main():
    rules = Rules()
    for line in sys.stdin:
        question = json.loads(line)
        if question["cmd"] == "new":
            answer = {"ok": True}
        elif question["cmd"] == "best":
            answer = {"ok": True, "move": best(rules, question)}
        else:
            answer = {"ok": False, "error": "I answer new and best."}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
