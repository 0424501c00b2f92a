import { Field, type Problem, Problems, quote } from '@spilvaerk/slot-engine/shared'
import type { TableGame } from '../core/game.ts'
import type { Spot } from '../core/spot.ts'
import type { Bet } from '../core/table.ts'

/** Coins on a spot, as whoever plays says it. */
export interface PlacedBet {
  /** The id of a spot of the game. */
  readonly spot: string
  readonly coins: number
}

export type ParsedBets =
  | { readonly ok: true; readonly bets: readonly Bet[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const MOST_COINS = Number.MAX_SAFE_INTEGER

/** @returns the bets by the places of their spots, in the order of the game's spots, or every problem */
export function parseBets(game: TableGame, input: unknown): ParsedBets {
  const problems = new Problems()
  const root = new Field({ bets: input }, problems).at('bets')
  const items = root.items({ min: 1, max: game.spots.length }) ?? []
  const bets = items.flatMap((item) => readBet(game, item) ?? [])
  if (problems.list.length === 0) refuseTogether(game, bets, items, root)
  if (problems.list.length > 0) return { ok: false, problems: problems.list }
  return { ok: true, bets: bets.toSorted((a, b) => a.spot - b.spot) }
}

function readBet(game: TableGame, item: Field): Bet | undefined {
  const fields = item.record(['spot', 'coins'])
  const id = fields?.spot.text({ min: 1, max: 100 })
  const spot = id === undefined || !game.has(id) ? undefined : game.spots[game.spot(id)]
  if (id !== undefined && spot === undefined) {
    const ids = game.spots.map((one) => one.id)
    fields?.spot.refuse('not_allowed', `There is no spot ${quote(id)}.${fields.spot.advice(id, ids)}`)
  }
  const coins = fields?.coins.integer(spot ?? { min: 1, max: MOST_COINS })
  if (spot === undefined || coins === undefined) return undefined
  if (coins % spot.step !== 0)
    return fields?.coins.refuse(
      'mismatch',
      `Must be a multiple of ${spot.step} coins, so that every pay is whole, not ${coins}.`,
    )
  return { spot: game.spot(spot.id), coins }
}

/** What only all bets together show. */
function refuseTogether(game: TableGame, bets: readonly Bet[], items: readonly Field[], root: Field): void {
  const placed = new Set<string>()
  for (const [i, { spot }] of bets.entries()) {
    const { id } = spotAt(game, spot)
    if (placed.has(id)) items[i]?.at('spot').refuse('duplicate', `There is another bet on ${quote(id)}.`)
    placed.add(id)
  }
  for (const [i, { spot }] of bets.entries()) {
    const { id, needs } = spotAt(game, spot)
    if (needs !== undefined && !placed.has(needs))
      items[i]?.at('spot').refuse('required', `${quote(id)} needs a bet on ${quote(needs)} too.`)
  }
  const most = game.definition.limits.round ?? MOST_COINS
  const total = bets.reduce((sum, { coins }) => sum + coins, 0)
  if (total > most) root.refuse('out_of_range', `All bets together must be at most ${most} coins, not ${total}.`)
}

function spotAt({ spots }: TableGame, place: number): Spot {
  const spot = spots[place]
  if (spot === undefined) throw new RangeError(`there is no spot ${place}`)
  return spot
}
