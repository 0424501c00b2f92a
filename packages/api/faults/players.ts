import { setTimeout as wait } from 'node:timers/promises'
import { moved, spinResult } from '@spilvaerk/schemas'
import type { SessionPlayer } from '../src/testing/session-players.ts'
import type { Server } from './servers.ts'

const PATIENCE_MS = 5000
const AGAIN_MS = 25
const DEPOSIT_EVERY = 10
export const DEPOSIT = 10
const SPIN = '/api/games/1/spin'
const WISH = { bet: 1, stake: 'money' }

/** What a player was told, in the end, under each key. */
export interface Story {
  readonly player: SessionPlayer
  readonly rounds: Map<string, { readonly roundId: string; readonly totalWin: number }>
  deposits: number
  /** When that was asked which was answered last. */
  askedAt: number
  /** When answers came. */
  readonly heardAt: number[]
  readonly latenciesMs: number[]
  readonly refusals: string[]
}

export const newStory = (player: SessionPlayer): Story => ({
  ...{ player, rounds: new Map(), deposits: 0, askedAt: 0, heardAt: [], latenciesMs: [], refusals: [] },
})

/** Asks one server after the other with the same key until one answers; what is refused as wrong is no answer. */
async function askUntilTold(servers: readonly Server[], story: Story, path: string, body: object, key: string) {
  for (let turn = story.rounds.size; ; turn++) {
    const url = servers[turn % servers.length]?.url()
    const answer = url && (await ask(url, story.player.token, path, body, key).catch(() => undefined))
    if (answer && answer.status < 300) return answer.body
    if (answer && answer.status < 500 && answer.status !== 429)
      story.refusals.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    await wait(AGAIN_MS)
  }
}

async function ask(url: string, token: string, path: string, body: object, key: string) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: response.status, body: await response.json() }
}

/** One round, asked for once: whatever comes but the round is a refusal. */
export async function playOnce(url: string, story: Story): Promise<void> {
  const [key, began] = [crypto.randomUUID(), performance.now()]
  const answer = await ask(url, story.player.token, SPIN, WISH, key).catch((error: unknown) => String(error))
  const round = typeof answer === 'string' ? undefined : spinResult.safeParse(answer.body).data
  if (round) story.rounds.set(key, { roundId: round.roundId, totalWin: round.totalWin })
  else story.refusals.push(JSON.stringify(answer))
  story.latenciesMs.push(performance.now() - began)
}

/** Plays, and pays in now and then, until told to leave; leaves nothing that it does not know the end of. */
export async function play(servers: readonly Server[], story: Story, isOver: () => boolean): Promise<void> {
  for (let count = 1; !isOver(); count++) {
    const [key, began] = [crypto.randomUUID(), performance.now()]
    if (count % DEPOSIT_EVERY === 0) {
      moved.parse(await askUntilTold(servers, story, '/api/wallet/deposit', { amount: DEPOSIT, key }, key))
      story.deposits++
    } else {
      const { roundId, totalWin } = spinResult.parse(await askUntilTold(servers, story, SPIN, WISH, key))
      story.rounds.set(key, { roundId, totalWin })
    }
    story.latenciesMs.push(performance.now() - began)
    story.heardAt.push(performance.now())
    story.askedAt = began
  }
}
