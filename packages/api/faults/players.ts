import { moved, purchaseResult, spinResult } from '@spilvaerk/schemas'
import type { SessionPlayer } from '../src/testing/session-players.ts'
import { ask, askUntilTold } from './ask.ts'
import type { Door } from './casino.ts'
import { GAMES } from './games.ts'

export const DEPOSIT = 10
const WISH = { bet: 1, stake: 'money' }
const HAND = { bet: 10, stake: 'money' }
const LEASE = { gameId: GAMES.slot, ownershipType: 'lease', duration: 1, amount: 2000, paymentMethod: 'credit_card' }
const COINS = { currency: 'USDC', amount: 100 }
const spinIn = (game: number) => `/api/games/${game}/spin`

/** What a player was told, in the end, under each key. */
export interface Story {
  readonly player: SessionPlayer
  readonly rounds: Map<string, { readonly roundId: string; readonly totalWin: number }>
  /** A round that waits for the player, and what was answered to it. */
  waiting?: { readonly key: string; readonly roundId: string; choices: readonly unknown[]; next: unknown } | undefined
  deposits: number
  /** Of orders that are paid, by the reference of the wish. */
  readonly orders: Map<string, string>
  /** Addresses that something was paid to. */
  readonly invoices: string[]
  /** When that was asked which was answered last. */
  askedAt: number
  /** When answers came. */
  readonly heardAt: number[]
  readonly latenciesMs: number[]
  readonly refusals: string[]
  /** What came of what was asked last. */
  unanswered: string
}

export const newStory = (player: SessionPlayer): Story => ({
  ...{ player, rounds: new Map(), deposits: 0, orders: new Map(), invoices: [], askedAt: 0 },
  ...{ heardAt: [], latenciesMs: [], refusals: [], unanswered: '' },
})

/** One round, asked for once: whatever comes but the round is a refusal. */
export async function playOnce(url: string, story: Story): Promise<void> {
  const [key, began] = [crypto.randomUUID(), performance.now()]
  const answer = await ask(url, story.player.token, spinIn(GAMES.slot), WISH, key).catch((error: unknown) =>
    String(error),
  )
  const round = typeof answer === 'string' ? undefined : spinResult.safeParse(answer.body).data
  if (round) story.rounds.set(key, { roundId: round.roundId, totalWin: round.totalWin })
  else story.refusals.push(JSON.stringify(answer))
  story.latenciesMs.push(performance.now() - began)
}

type Act = (doors: readonly Door[], story: Story, key: string) => Promise<void>

const spin: Act = async (doors, story, key) => {
  const { roundId, totalWin } = spinResult.parse(await askUntilTold(doors, story, spinIn(GAMES.slot), WISH, key))
  story.rounds.set(key, { roundId, totalWin })
}

const deposit: Act = async (doors, story, key) => {
  moved.parse(await askUntilTold(doors, story, '/api/wallet/deposit', { amount: DEPOSIT, key }, key))
  story.deposits++
}

/** Begins a hand, or makes one choice in the one that waits, the dearest there is: other things happen between choices. */
const hand: Act = async (doors, story, key) => {
  const { waiting } = story
  const path = waiting ? `/api/rounds/${waiting.roundId}/choices` : spinIn(GAMES.table)
  const body = waiting ? { choices: [...waiting.choices, waiting.next] } : HAND
  const told = spinResult.parse(await askUntilTold(doors, story, path, body, key))
  if (told.kind === 'slot') throw new Error('a slot was played at the table')
  const { roundId, totalWin, choices } = told
  story.rounds.set(waiting?.key ?? key, { roundId, totalWin })
  const moves = told.round.awaiting?.moves
  const next = moves && (moves.find(({ coins }) => coins > 0) ?? moves[0])?.move
  story.waiting = next === undefined ? undefined : { key: waiting?.key ?? key, roundId, choices, next }
}

const purchase: Act = async (doors, story, key) => {
  const body = { ...LEASE, paymentReference: `web-${key}` }
  const { order } = purchaseResult.parse(await askUntilTold(doors, story, '/api/dashboard/purchase-game', body, key))
  if (order.state !== 'paid') story.refusals.push(`order ${order.id} is ${order.state}`)
  story.orders.set(body.paymentReference, order.id)
}

/** An address has no key, and neither has a payment on a chain: what is not answered may be there twice, and is paid for. */
const payOnChain: Act = async (doors, story, key) => {
  const address = await askUntilTold(doors, story, '/api/crypto/payment-address', COINS, key, 'tooManyInvoices')
  if (!address) return
  const { id } = address as { readonly id: string }
  await askUntilTold(doors, story, `/api/crypto/invoices/${id}/simulate`, { what: 'full' }, key)
  story.invoices.push(id)
}

/** Mostly rounds; the others each so many turns, and not all players at once. */
const RARE: readonly (readonly [every: number, act: Act])[] = [
  [24, purchase],
  [15, payOnChain],
  [10, deposit],
  [3, hand],
]

/** Plays, pays in, buys, until told to leave; leaves nothing that it does not know the end of, and no round that waits. */
export async function play(doors: readonly Door[], story: Story, isOver: () => boolean): Promise<void> {
  for (let count = 1 + (story.player.id.charCodeAt(0) % 20); !isOver() || story.waiting; count++) {
    const [key, began] = [crypto.randomUUID(), performance.now()]
    const act = isOver() ? hand : (RARE.find(([every]) => count % every === 0)?.[1] ?? spin)
    await act(doors, story, key)
    story.latenciesMs.push(performance.now() - began)
    story.heardAt.push(performance.now())
    story.askedAt = began
  }
}
