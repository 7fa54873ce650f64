#!/usr/bin/env python3
"""Holds a seat at a Coldwake table and plays at random, with nothing but Python's standard library.

    agent.py http://localhost:8080                        opens a table with a bot and plays there
    agent.py http://localhost:8080/#/t/abcdefghjkmn       sits down on an open chair and plays

The protocol is told in docs/protocol.md. A better program changes choose().
"""

import argparse
import hashlib
import json
import random
import re
import sys
import time
import urllib.error
import urllib.request
import uuid


# How often something is sent before there is taken to be no server.
ATTEMPTS = 4


class Server:
    """A server, and a seat at one of its tables once there is one."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None

    def once(self, path, body):
        """Sends what must not be done twice. With the same id it can be sent again by whoever got no answer."""
        once = uuid.uuid4().hex
        for attempt in range(ATTEMPTS):
            try:
                status, told = self.call("POST", path, body, once)
                if status != 503 or attempt == ATTEMPTS - 1:
                    return status, told
            except OSError:
                if attempt == ATTEMPTS - 1:
                    raise
            time.sleep(1 + attempt)

    def call(self, method, path, body=None, once=None):
        """Sends a request. Returns the status and what came back; a refusal is an answer, too."""
        request = urllib.request.Request(self.address + "/api" + path, method=method)
        request.add_header("Content-Type", "application/json")
        if once:
            request.add_header("Idempotency-Key", once)
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=60) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if text else None
        except urllib.error.HTTPError as refusal:
            return refusal.code, json.loads(refusal.read())

    def follow(self, table, since):
        """The messages of the live stream, one by one, with the version after which it can be resumed."""
        request = urllib.request.Request(f"{self.address}/api/tables/{table}/live")
        request.add_header("Accept", "text/event-stream")
        request.add_header("Authorization", "Bearer " + self.token)
        if since:
            request.add_header("Last-Event-ID", since)
        with urllib.request.urlopen(request, timeout=60) as stream:
            version, data = since, []
            for line in stream:
                line = line.decode().rstrip("\r\n")
                if line.startswith("id:"):
                    version = line[3:].strip()
                elif line.startswith("data:"):
                    data.append(line[5:].strip())
                elif not line and data:
                    yield version, json.loads("\n".join(data))
                    data = []


def patched(before, patch):
    """What a patch of an update turns a value into."""
    if not isinstance(patch, dict):
        return patch
    if "$set" in patch:
        return patch["$set"]
    if "$at" in patch:
        after = list(before)
        for index, part in patch["$at"].items():
            after[int(index)] = patched(after[int(index)], part)
        return after
    after = dict(before or {})
    for key, part in patch.items():
        after[key] = patched(after.get(key), part)
    return after


def commitment(contribution):
    """What is told of a contribution to the shuffle before everybody shows theirs."""
    return hashlib.sha256(contribution.encode()).hexdigest()


class Contribution:
    """What this seat adds to the shuffle, and what it would add if the draw had to be repeated."""

    def __init__(self):
        self.now, self.next, self.shown = uuid.uuid4().hex, uuid.uuid4().hex, None

    def show(self, server, table, committed):
        """Shows what the seat committed to, once: updates that were on their way still say that it has not."""
        if committed == self.shown:
            return
        if committed == commitment(self.next):
            self.now, self.next = self.next, uuid.uuid4().hex
        shown = {"contribution": self.now, "next": commitment(self.next)}
        need(*server.call("POST", f"/tables/{table}/contribution", shown))
        self.shown = committed


def choose(question, chance):
    """The id of the option to take."""
    return chance.choice(question["options"])["id"]


def play(server, table, seat, chance, contribution):
    """Answers questions until the game is over. Returns its last view."""
    state, since, answered = None, None, -1
    while True:
        try:
            for since, message in server.follow(table, since):
                if message["type"] == "snapshot":
                    state = {"table": message["table"], "game": message["game"]}
                elif message["type"] == "update":
                    state = patched(state, message["patch"])
                draw, game, seats = state["table"]["draw"], state["game"], state["table"]["seats"]
                if draw and seat in draw["seats"] and seat not in draw["shown"]:
                    contribution.show(server, table, seats[seat]["commitment"])
                if game and game["over"]:
                    return game
                question = game and game["question"]
                if question and question["number"] != answered:
                    answer(server, table, question, chance)
                    answered = question["number"]
        except OSError as lost:
            print("the stream broke, connecting again:", lost, file=sys.stderr)


def answer(server, table, question, chance):
    status, told = server.call(
        "POST",
        f"/tables/{table}/choices",
        {"commandId": uuid.uuid4().hex, "number": question["number"], "option": choose(question, chance)},
    )
    # Somebody else may have answered first; the stream tells the question that is open now.
    if status != 200 and told["type"] != "stale-number":
        raise SystemExit(f"refused: {told['type']}: {told['detail']}")


def need(status, told):
    if status >= 300:
        raise SystemExit(f"{told['type']}: {told['detail']}")
    return told


def main():
    options = argparse.ArgumentParser(description="Holds a seat at a Coldwake table and plays at random.")
    options.add_argument("link", help="address of a server, or of a table with an open chair")
    options.add_argument("--name", default="Agent")
    options.add_argument("--invitation", help="code for a chair that is kept for somebody")
    options.add_argument("--opponent", default="random", help="level of the bot at a table of its own")
    options.add_argument("--seed", type=int, help="plays the same choices again where it can")
    given = options.parse_args()
    link = re.match(r"(https?://[^/]+)(?:.*/t/([a-z0-9]+))?", given.link)
    if not link:
        options.error("this is no link to a server or table")
    server, table = Server(link.group(1)), link.group(2)
    contribution = Contribution()
    if table:
        seat = {"name": given.name, "commitment": commitment(contribution.now)}
        if given.invitation:
            seat["invitation"] = given.invitation
        ticket = need(*server.once(f"/tables/{table}/seats", seat))
    else:
        wish = {"name": given.name, "chairs": ["me", given.opponent], "start": True, "commitments": [commitment(contribution.now)]}
        opened = need(*server.once("/tables", wish))
        table, ticket = opened["table"], opened["tickets"][0]
    server.token = ticket["token"]
    print("playing at table", table, flush=True)
    game = play(server, table, ticket["seat"], random.Random(given.seed), contribution)
    won = "won" if game["seat"] in game["winners"] else "lost"
    print(f"over after round {game['round']}, {game['choices']} choices: {game['ending']}, {won}")


if __name__ == "__main__":
    main()
