import { Meter, type WorkOptions } from '@spilvaerk/slot-engine/shared'
import { type BoundedLaw, isBounded } from '../core/bounded-law.ts'
import type { TableGame } from '../core/game.ts'
import type { BonusPart } from '../core/kind.ts'
import type { SpotLaw } from '../core/law.ts'
import type { Spot } from '../core/spot.ts'
import type { TableDefinition } from '../definition.ts'
import { Fraction } from '../fraction.ts'
import { compileTable } from '../play/compile.ts'
import { figuresOf } from './figures.ts'
import { poolSheetOf } from './pool-sheet.ts'
import { type BonusSheet, exact, type Figure, isExact, type SpotSheet, type TableSheet } from './sheet.ts'
import { togetherOf } from './together.ts'

/**
 * What every spot returns under every strategy: fractions of whole numbers, or bounds that hold, never a sample.
 * @throws OutOfReach where the budget ends before the laws are known; the signal's reason when it is aborted
 */
export function analyse(definition: TableDefinition, options: WorkOptions = {}): TableSheet {
  return sheetOf(compileTable(definition), new Meter(options))
}

/** The sheet of a game that is compiled. @throws OutOfReach over the meter's budget */
export function sheetOf(game: TableGame, meter: Meter): TableSheet {
  const { strategies } = game.rules
  const spots = game.spots.flatMap((spot, at) => sheetsOf(game, spot, at, meter))
  const together = togetherOf(game, spots, meter)
  const pools = (game.rules.pools ?? []).map((pool) => poolSheetOf(game, pool, spots))
  const over = [
    ...spots.filter(({ returned }) => isOverPaid(returned)),
    ...pools.filter(({ inTheLongRun }) => isOverPaid(inTheLongRun)),
  ]
  return {
    kind: game.definition.kind,
    mainSpot: game.spots[0]?.id ?? '',
    strategies,
    spots,
    overPaid: [...new Set(over.map(({ spot }) => spot))],
    charts: game.rules.charts?.(meter) ?? [],
    ...(game.rules.bonuses && { bonuses: game.rules.bonuses(meter).map(bonusSheetOf) }),
    ...(together.length > 0 && { together }),
    ...(pools.length > 0 && { pools }),
  }
}

function bonusSheetOf({ bonus, strategy, spots, chance, pays }: BonusPart): BonusSheet {
  const mean = Fraction.sum([...pays].map(([times, share]) => share.times(times)))
  const distribution = [...pays].filter(([, share]) => !share.equals(Fraction.zero)).toSorted(([a], [b]) => a - b)
  return {
    ...{ bonus, strategy, spots, chance: exact(chance), returned: exact(chance.times(mean)) },
    distribution: distribution.map(([times, share]) => ({ pays: times, chance: exact(share) })),
  }
}

/** A spot on which no strategy has a say has one line. */
function sheetsOf(game: TableGame, { id, group }: Spot, at: number, meter: Meter): readonly SpotSheet[] {
  const laws = game.rules.strategies.map((strategy) => ({ strategy, law: game.rules.law(at, strategy, meter) }))
  const [first] = laws
  const differ = laws.some(({ law }) => first !== undefined && !isSame(law, first.law))
  return (differ ? laws : laws.slice(0, 1)).map(({ strategy, law }) => ({
    ...{ spot: id, group, strategy },
    ...figuresOf(law),
  }))
}

/** A return of which it is not certain that it is at most what was staked is over. */
const isOverPaid = (returned: Figure): boolean =>
  isExact(returned) ? Fraction.parse(returned.fraction).compare(Fraction.one) > 0 : returned.high > 1

type Law = SpotLaw | BoundedLaw

const isSame = (a: Law, b: Law): boolean => a === b || (!isBounded(a) && !isBounded(b) && isSameExact(a, b))

const isSameExact = (a: SpotLaw, b: SpotLaw): boolean =>
  a.unitCoins === b.unitCoins &&
  a.outcomes.length === b.outcomes.length &&
  a.outcomes.every(({ stakedCoins, paidCoins, chance }, i) => {
    const other = b.outcomes[i]
    return other?.stakedCoins === stakedCoins && other.paidCoins === paidCoins && other.chance.equals(chance)
  })
