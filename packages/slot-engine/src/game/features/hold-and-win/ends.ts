import type { HoldAndWin, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { OutOfReach } from '../../law/law.ts'
import type { PerReel } from './by-reel-count.ts'
import { type Filling, lockedDistribution } from './chain.ts'
import { gradeOf } from './grades.ts'
import { cellsOpen, type GridWindow } from './grid.ts'

/** One way that a grid ends: so many coins, and what full reels and their number give. */
export interface End {
  readonly chance: number
  readonly coins: number
  readonly isFull: boolean
  readonly factor: number
  readonly prizes: readonly Prize[]
}

/** What the window adds to a feature. */
export interface Grid extends GridWindow {
  /** The cells of each reel. @throws OutOfReach where they are not the same in every spin */
  readonly columns: () => readonly number[]
}

/** All ways that a grid ends, by what it starts with. */
export function endsOf(
  feature: HoldAndWin,
  window: Grid,
  perReel: PerReel | null,
  meter: Meter,
): (start: number) => readonly End[] {
  const known = new Map<number, readonly End[]>()
  return (start) => {
    const ends =
      known.get(start) ??
      (perReel === null ? together(feature, window, start) : reelByReel(feature, window, perReel.counts(start), meter))
    known.set(start, ends)
    return ends
  }
}

const fillingOf = ({ respins, landing }: HoldAndWin, cells: Filling['cells']): Filling => ({
  respins,
  chance: landing.hit / (landing.hit + landing.miss),
  cells,
})

function together(feature: HoldAndWin, window: GridWindow, start: number): readonly End[] {
  const cells = (locked: number): number => cellsOpen(feature, window, locked)
  return lockedDistribution(start, fillingOf(feature, cells)).map((chance, coins) =>
    endOf(feature, { chance, coins, full: [] }, cells(coins)),
  )
}

/** Coins locked, and the reels that are full and bring something. */
interface Filled {
  readonly chance: number
  readonly coins: number
  readonly full: readonly Prize[]
}

function endOf(feature: HoldAndWin, { chance, coins, full }: Filled, cells: number): End {
  const { factor, prize } = gradeOf(feature, coins)
  return { chance, coins, isFull: coins === cells, factor, prizes: prize === undefined ? full : [...full, prize] }
}

/** Steps of a way that a reel may end. */
const STEPS = 30

/** Each reel fills by itself, from the coins that it shows: so many on one and so many on another is a product. */
function reelByReel(feature: HoldAndWin, window: Grid, starts: readonly number[], meter: Meter): readonly End[] {
  const { id, eachReel, fullReels, opensRows, opensReels } = feature
  if (opensRows !== undefined || opensReels !== undefined) throw new OutOfReach(`features.${id}`, 'reelsTied')
  const columns = window.columns()
  let ways: ReadonlyMap<string, Filled> = new Map([['', { chance: 1, coins: 0, full: [] }]])
  for (const [reel, cells] of columns.entries()) {
    const start = entryOf(starts, reel)
    const plays = start > 0 || eachReel === 'all'
    const ends = plays
      ? lockedDistribution(
          start,
          fillingOf(feature, () => cells),
        )
      : [1]
    const prize = fullReels?.[reel]?.prize
    const next = new Map<string, Filled>()
    meter.spend(STEPS * ways.size * ends.length)
    for (const way of ways.values()) {
      for (const [coins, chance] of ends.entries()) {
        if (chance > 0)
          addWay(next, way, { chance, coins, full: coins === cells && prize !== undefined ? [prize] : [] })
      }
    }
    ways = next
  }
  return [...ways.values()].sort((a, b) => a.coins - b.coins).map((way) => endOf(feature, way, window.cells))
}

function addWay(into: Map<string, Filled>, before: Filled, { chance, coins, full }: Filled): void {
  const way = { chance: before.chance * chance, coins: before.coins + coins, full: [...before.full, ...full] }
  const key = `${way.coins} ${JSON.stringify(way.full)}`
  into.set(key, { ...way, chance: way.chance + (into.get(key)?.chance ?? 0) })
}
