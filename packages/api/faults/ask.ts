import { setTimeout as wait } from 'node:timers/promises'
import type { Door } from './casino.ts'
import type { Story } from './players.ts'

const PATIENCE_MS = 5000
/** Who is not answered waits longer the next time: the server may be at what nobody waits for any more. */
const MOST_PATIENCE_MS = 20_000
const AGAIN_MS = 25

export async function ask(
  url: string,
  token: string,
  path: string,
  body: object,
  key: string,
  patienceMs = PATIENCE_MS,
) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  return { status: response.status, body: await response.json() }
}

/**
 * Asks one server after the other with the same key until one answers; what is refused as wrong is no answer.
 * @param allowed a code that it may be refused with: then nothing is answered
 */
export async function askUntilTold(
  doors: readonly Door[],
  story: Story,
  path: string,
  body: object,
  key: string,
  allowed?: string,
) {
  let patienceMs = PATIENCE_MS
  for (let turn = story.rounds.size; ; turn++) {
    const url = doors[turn % doors.length]?.()
    const answer =
      url &&
      (await ask(url, story.player.token, path, body, key, patienceMs).catch((error: unknown) => {
        patienceMs = Math.min(2 * patienceMs, MOST_PATIENCE_MS)
        story.unanswered = `${path}: ${error}`
      }))
    if (answer) story.unanswered = `${path}: ${answer.status} ${JSON.stringify(answer.body)}`
    if (answer && answer.status < 300) return answer.body
    if (answer && allowed !== undefined && answer.body.code === allowed) return undefined
    if (answer && answer.status < 500 && answer.status !== 429)
      story.refusals.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    await wait(AGAIN_MS)
  }
}
