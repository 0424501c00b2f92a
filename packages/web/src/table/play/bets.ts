/** Coins by spot, before they are bet. */
export type Bets = ReadonlyMap<string, number>

export const NO_BETS: Bets = new Map()

/** Where coins may be put now, and how many: a spot before a round, or a move of a menu that lets the player say how much. */
export interface BetPlace {
  readonly id: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly needs?: string
  /** It takes bets in the course of a round alone. */
  readonly later?: true
}

/** What may be bet at one moment. */
export interface BetRules {
  readonly place: (id: string) => BetPlace | undefined
  /** The most coins on all places together. */
  readonly round: number
}

export type BetRefusal =
  | { readonly reason: 'closed' | 'later'; readonly place: string }
  | { readonly reason: 'most'; readonly place: string; readonly coins: number }
  | { readonly reason: 'needs'; readonly place: string; readonly other: string }
  | { readonly reason: 'round'; readonly coins: number }

export type Changed = { readonly ok: true; readonly bets: Bets } | { readonly ok: false; readonly refusal: BetRefusal }

const refused = (refusal: BetRefusal): Changed => ({ ok: false, refusal })

export const totalOf = (bets: Bets): number => [...bets.values()].reduce((sum, coins) => sum + coins, 0)

/** So many coins more on a place: at least its least, in its steps. */
export function addTo(bets: Bets, id: string, coins: number, { place, round }: BetRules): Changed {
  const found = place(id)
  if (found === undefined) return refused({ reason: 'closed', place: id })
  if (found.later) return refused({ reason: 'later', place: id })
  const { min, max, step, needs } = found
  if (needs !== undefined && !bets.has(needs)) return refused({ reason: 'needs', place: id, other: needs })
  const lies = bets.get(id) ?? 0
  const next = Math.max(min, Math.ceil((lies + coins) / step) * step)
  if (next > max) return refused({ reason: 'most', place: id, coins: max })
  if (totalOf(bets) - lies + next > round) return refused({ reason: 'round', coins: round })
  return { ok: true, bets: new Map(bets).set(id, next) }
}

/** Several at once: all of them, or none. */
export function addAll(bets: Bets, chips: Iterable<readonly [id: string, coins: number]>, rules: BetRules): Changed {
  let changed: Changed = { ok: true, bets }
  for (const [id, coins] of chips) {
    if (changed.ok) changed = addTo(changed.bets, id, coins, rules)
  }
  return changed
}

/** Fewer coins on a place; below its least nothing lies there, nor on what needs it. */
export function takeFrom(bets: Bets, id: string, coins: number, rules: BetRules): Bets {
  const lies = bets.get(id)
  const found = rules.place(id)
  if (lies === undefined || found === undefined) return bets
  const next = new Map(bets)
  const left = Math.floor((lies - coins) / found.step) * found.step
  if (left >= found.min) return next.set(id, left)
  next.delete(id)
  for (const other of bets.keys()) {
    if (rules.place(other)?.needs === id) next.delete(other)
  }
  return next
}

/** Every bet once more. */
export const doubled = (bets: Bets, rules: BetRules): Changed => addAll(bets, inOrder(bets, rules), rules)

/** The same bets on an empty table. */
export const again = (bets: Bets, rules: BetRules): Changed => addAll(NO_BETS, inOrder(bets, rules), rules)

/** What others need comes first. */
const inOrder = (bets: Bets, { place }: BetRules): readonly (readonly [string, number])[] =>
  [...bets].toSorted(([a], [b]) => Number(place(a)?.needs !== undefined) - Number(place(b)?.needs !== undefined))
