export interface Example {
  readonly base: string
  readonly id: number
  readonly bet: number
  /** Rounds of a table ask for moves by their names, those of a slot for numbers of options. */
  readonly isTable: boolean
}

export const curlScript = ({ base, id, bet }: Example): string => `#!/bin/sh
set -eu
: "\${GAME_API_KEY:?set GAME_API_KEY to a key of the game}"

curl --fail-with-body --silent --show-error \\
  -H "Authorization: Bearer $GAME_API_KEY" \\
  '${base}/games/${id}'

curl --fail-with-body --silent --show-error \\
  -H "Authorization: Bearer $GAME_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"bet": ${bet}}' \\
  '${base}/games/${id}/spin'
`

const MOVES_TYPE = `
    readonly awaiting?: { readonly moves: readonly { readonly move: string }[] }`

export const clientTypescript = ({ base, id, bet, isTable }: Example): string => `const BASE = '${base}'
const GAME = ${id}

interface Round {
  readonly roundId: string
  readonly bet: number
  readonly totalWin: number
  readonly status: 'open' | 'done'
  readonly choices?: readonly ${isTable ? 'unknown' : 'number'}[]
  readonly round: {
    readonly events: readonly { readonly type: string }[]${isTable ? MOVES_TYPE : ''}
  }
}

export class GameClient {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  /** Asks once more, after the time that the server names, when there were too many requests. */
  async #call(path: string, body?: unknown): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(BASE + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: \`Bearer \${this.#key}\`, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const said = (await answer.json()) as { error?: string }
      if (answer.ok) return said
      if (answer.status !== 429 || attempt === 2) throw new Error(said.error ?? String(answer.status))
      const seconds = Number(answer.headers.get('Retry-After') ?? 1)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }

  game(): Promise<unknown> {
    return this.#call(\`/games/\${GAME}\`)
  }

  /** Plays a round to its end; where it asks something, the first ${isTable ? 'move is made, which costs nothing' : 'option is taken'}. */
  async play(bet: number): Promise<Round> {
    let round = (await this.#call(\`/games/\${GAME}/spin\`, { bet })) as Round
    while (round.status === 'open') {
      const choices = [...(round.choices ?? []), ${isTable ? 'round.round.awaiting?.moves[0]?.move' : '0'}]
      round = (await this.#call(\`/rounds/\${round.roundId}/choices\`, { choices })) as Round
    }
    return round
  }
}

const { totalWin } = await new GameClient(process.env.GAME_API_KEY ?? '').play(${bet})
console.log(totalWin)
`

export const clientPython = ({ base, id, bet, isTable }: Example): string => `import json
import os
import time
import urllib.error
import urllib.request

BASE = "${base}"
GAME = ${id}


class GameClient:
    def __init__(self, key):
        self.key = key

    def call(self, path, body=None):
        """Asks once more, after the time that the server names, when there were too many requests."""
        for attempt in (1, 2):
            request = urllib.request.Request(
                BASE + path,
                data=None if body is None else json.dumps(body).encode(),
                headers={"Authorization": "Bearer " + self.key, "Content-Type": "application/json"},
            )
            try:
                with urllib.request.urlopen(request) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429 or attempt == 2:
                    raise
                time.sleep(int(error.headers.get("Retry-After", "1")))

    def game(self):
        return self.call(f"/games/{GAME}")

    def play(self, bet):
        """Plays a round to its end; where it asks something, the first ${isTable ? 'move is made, which costs nothing' : 'option is taken'}."""
        played = self.call(f"/games/{GAME}/spin", {"bet": bet})
        while played["status"] == "open":
            choices = played.get("choices", []) + [${isTable ? 'played["round"]["awaiting"]["moves"][0]["move"]' : '0'}]
            played = self.call(f"/rounds/{played['roundId']}/choices", {"choices": choices})
        return played


if __name__ == "__main__":
    print(GameClient(os.environ["GAME_API_KEY"]).play(${bet})["totalWin"])
`
