"""A player for coldwake tournament in another language: waits on the live stream, takes any option."""
import json
import os
import random
import urllib.request

TABLE = f"{os.environ['COLDWAKE_URL']}/api/tables/{os.environ['COLDWAKE_TABLE']}"
HEADERS = {
    "Authorization": "Bearer " + os.environ["COLDWAKE_TOKEN"],
    "Content-Type": "application/json",
    "Accept": "text/event-stream, application/json",
}


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(TABLE + path, data, HEADERS), timeout=120)


def answer():
    """Answers the open question, if there is one; tells whether the game goes on."""
    while True:
        game = json.load(call("/view"))["game"]
        question = game and game["question"]
        if not question:
            return not (game and game["over"])
        option = random.choice(question["options"])["id"]
        command = {"commandId": f"n{question['number']}", "number": question["number"], "option": option}
        call("/choices", command).read()


for line in call("/live"):
    if line.startswith(b"data:") and not answer():
        break
