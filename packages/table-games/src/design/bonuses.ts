import { createRng, entryOf, type Meter } from '@spilvaerk/slot-engine/shared'
import { stagesOf } from '../bonus/games.ts'
import { meanOf, Solved } from '../bonus/stage.ts'
import { withBonuses } from '../bonus/with-bonuses.ts'
import type { TableRules } from '../core/kind.ts'
import type { Bonus, BonusGame, BonusGameType, BonusStart, TableDefinition } from '../definition.ts'
import type { TableBrief } from './brief.gen.ts'

/** What a bonus game on a spot of its own should return at most, of a bet there. */
const OWN_SPOT = 0.93

const wheelOf = (...pays: readonly number[]): BonusGame => ({
  type: 'wheel',
  segments: pays.map((one) => ({ weight: 1, pays: one })),
})
/** @param froms the least throw that climbs each rung */
const ladderOf = (froms: readonly number[], pays: readonly number[]): BonusGame => ({
  type: 'ladder',
  rungs: froms.map((from, i) => ({ from, pays: entryOf(pays, i) })),
})

/** Each kind of bonus game in several forms, all of which pay between half a bet and two on average. */
const FORMS: Readonly<Record<BonusGameType, readonly BonusGame[]>> = {
  wheel: [
    wheelOf(0, 1, 0, 2, 0, 1, 5, 1),
    wheelOf(1, 0, 2, 0, 1, 0, 3, 0, 1, 8, 0, 1),
    wheelOf(0, 2, 1, 0, 4, 1),
    wheelOf(0, 1, 0, 1, 0, 2, 0, 1, 0, 15),
  ],
  cards: [
    { type: 'cards', pays: [0, 0, 1, 1, 2, 4], picks: 1 },
    { type: 'cards', pays: [0, 0, 0, 1, 1, 1, 2, 3], picks: 2 },
    { type: 'cards', pays: [0, 1, 1, 3], picks: 1 },
    { type: 'cards', pays: [0, 0, 0, 0, 1, 1, 2, 2, 6], picks: 1 },
  ],
  ladder: [
    ladderOf([3, 4, 5, 5], [1, 2, 4, 8]),
    ladderOf([2, 3, 4, 5, 6], [1, 1, 2, 4, 10]),
    ladderOf([3, 3, 4], [1, 2, 4]),
    ladderOf([4, 4, 5], [2, 4, 9]),
  ],
  throw: [
    { type: 'throw', dice: 2, pays: { 2: 8, 3: 5, 4: 3, 5: 1, 9: 1, 10: 3, 11: 5, 12: 8 } },
    { type: 'throw', dice: 2, pays: { 2: 12, 3: 3, 7: 2, 11: 3, 12: 12 } },
    { type: 'throw', dice: 3, pays: { 3: 30, 4: 10, 5: 5, 6: 2, 7: 1, 14: 1, 15: 2, 16: 5, 17: 10, 18: 30 } },
    { type: 'throw', dice: 1, pays: { 4: 1, 5: 2, 6: 5 } },
  ],
  hiLo: [
    { type: 'hiLo', pays: [1, 2, 3, 5] },
    { type: 'hiLo', pays: [1, 2, 4] },
    { type: 'hiLo', pays: [1, 1, 2, 3, 5, 8] },
    { type: 'hiLo', pays: [2, 4] },
  ],
  coin: [
    { type: 'coin', pays: [2, 4, 8] },
    { type: 'coin', pays: [3] },
    { type: 'coin', pays: [1, 3, 6, 12] },
    { type: 'coin', pays: [2, 5] },
  ],
}

/** The form that a bonus game has in a game: another seed may give another. */
function formOf(type: BonusGameType, seed: string): BonusGame {
  const forms = FORMS[type]
  return entryOf(forms, createRng(`form of ${type}/${seed}`).below(forms.length))
}

type Wish = NonNullable<TableBrief['bonuses']>[number]

export interface Planned {
  readonly wish: Wish
  readonly bonus: Bonus
}

/** @param starts of the kind; without any, chance alone */
export function plannedBonuses(
  wishes: readonly Wish[],
  starts: readonly BonusStart[],
  main: string,
  seed: string,
): readonly Planned[] {
  const first = createRng(`bonuses of ${seed}`).below(Math.max(1, starts.length))
  return wishes.map((wish, i) => {
    const known = starts.length === 0 ? undefined : entryOf(starts, (first + i) % starts.length)
    // Where all moments are in use, chance tells the games apart.
    const start = known === undefined || i >= starts.length ? { oneIn: 20 + 10 * i } : known
    const id = `${wish.game === 'hiLo' ? 'hi-lo' : wish.game}-${i + 1}`
    return {
      wish,
      bonus: { id, starts: start, ...(wish.pays === 'onTop' && { on: [main] }), game: formOf(wish.game, seed) },
    }
  })
}

const meanPays = (game: BonusGame): number => meanOf(new Solved(stagesOf(game), false).ways).toNumber()

/** How often each starts, as it stands. */
const chancesOf = (own: TableRules, definition: TableDefinition, meter: Meter): ReadonlyMap<string, number> =>
  new Map((withBonuses(own, definition).bonuses?.(meter) ?? []).map(({ bonus, chance }) => [bonus, chance.toNumber()]))

/**
 * The games with pays and chances that fit: on a spot of its own one returns what a side bet does; those on top share the
 * room that the main bet leaves.
 * @param own the rules of the game without them
 * @param room of the return, for all that pay on top together
 */
export function fittedBonuses(
  own: TableRules,
  definition: TableDefinition,
  planned: readonly Planned[],
  room: number,
  meter: Meter,
): readonly Bonus[] {
  const chances = chancesOf(own, { ...definition, bonuses: planned.map(({ bonus }) => bonus) }, meter)
  const onTop = planned.filter(({ bonus }) => bonus.on !== undefined).length
  return planned.map(({ bonus }) => {
    const worth = (chances.get(bonus.id) ?? 0) * meanPays(bonus.game)
    if (bonus.on !== undefined) return { ...bonus, starts: rarer(bonus.starts, worth, room / onTop) }
    const times = Math.max(1, Math.floor(OWN_SPOT / worth))
    const starts = worth > OWN_SPOT ? rarer(bonus.starts, worth, OWN_SPOT) : bonus.starts
    return { ...bonus, starts, game: multiplied(bonus.game, times) }
  })
}

/**
 * The games that a definition has, with those on top of the main bet starting so often that together they return `room`, and no
 * more where it can be helped: all in equal shares, and the one that can be set most finely takes what is left.
 * @returns nothing where none is on top
 */
export function refittedBonuses(
  own: TableRules,
  definition: TableDefinition,
  room: number,
  meter: Meter,
): readonly Bonus[] | undefined {
  const { bonuses = [] } = definition
  const chances = chancesOf(own, definition, meter)
  const [main] = own.spots
  const isOnTop = ({ on }: Bonus): boolean => on?.some((name) => name === main?.id || name === main?.group) === true
  const full = bonuses.map((bonus) =>
    isOnTop(bonus) ? (chances.get(bonus.id) ?? 0) * (bonus.starts.oneIn ?? 1) * meanPays(bonus.game) : 0,
  )
  const count = full.filter((worth) => worth > 0).length
  if (count === 0) return undefined
  const oneIns = full.map((worth) => Math.min(MOST_SELDOM, Math.max(1, Math.ceil((worth * count) / room))))
  const order = full.flatMap((worth, i) => (worth > 0 ? [i] : [])).toSorted((a, b) => (full[b] ?? 0) - (full[a] ?? 0))
  for (const at of order) {
    const others = full.reduce((sum, worth, i) => (i === at ? sum : sum + worth / entryOf(oneIns, i)), 0)
    const left = room - others
    if (left > 0) oneIns[at] = Math.min(MOST_SELDOM, Math.max(1, Math.ceil(entryOf(full, at) / left - 1e-9)))
  }
  return bonuses.map((bonus, i) => {
    if (!isOnTop(bonus)) return bonus
    const { oneIn: _, ...starts } = bonus.starts
    const oneIn = entryOf(oneIns, i)
    return { ...bonus, starts: oneIn === 1 ? starts : { ...starts, oneIn } }
  })
}

const MOST_SELDOM = 1_000_000

/** So seldom that it returns no more than that. */
function rarer(starts: BonusStart, worth: number, most: number): BonusStart {
  const oneIn = Math.max(1, Math.ceil(((starts.oneIn ?? 1) * worth) / most - 1e-9))
  const { oneIn: _, ...rest } = starts
  return oneIn === 1 ? rest : { ...rest, oneIn: Math.min(MOST_SELDOM, oneIn) }
}

function multiplied(game: BonusGame, times: number): BonusGame {
  const each = (pays: number): number => pays * times
  switch (game.type) {
    case 'wheel':
      return { ...game, segments: game.segments.map(({ weight, pays }) => ({ weight, pays: each(pays) })) }
    case 'ladder':
      return { ...game, rungs: game.rungs.map(({ from, pays }) => ({ from, pays: each(pays) })) }
    case 'throw':
      return {
        ...game,
        pays: Object.fromEntries(Object.entries(game.pays).map(([total, pays]) => [total, each(pays)])),
      }
    default:
      return { ...game, pays: game.pays.map(each) }
  }
}
