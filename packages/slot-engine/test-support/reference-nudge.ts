/** Reels that move along their strips, by the words of definition.ts. */
import type { Definition, NudgeChange } from '../src/definition.ts'
import { type Choose, chooseKey } from './reference-choices.ts'
import { fresh, multiplierOf } from './reference-state.ts'
import { type View, wildOf } from './reference-view.ts'

/** Where the reels of a spin stand. */
export interface Standing {
  readonly strips: readonly (readonly string[])[]
  /** The place on its strip of what lies in row 0; any whole number. */
  readonly tops: number[]
}

export interface Move {
  readonly reel: number
  /** Downwards; below 0 upwards. */
  readonly steps: number
}

/** The moves of all reels that would move, whatever is drawn. */
export const possibleMoves = (view: View, change: NudgeChange, standing: Standing): readonly Move[] =>
  view.flatMap((column, reel) => {
    if (change.reels !== undefined && !change.reels.includes(reel)) return []
    const ids = column.map(({ symbol }) => symbol)
    const steps = stepsOf(ids, change, standing.strips[reel]!, standing.tops[reel]!)
    return steps === 0 ? [] : [{ reel, steps }]
  })

export function chosenMoves(view: View, change: NudgeChange, standing: Standing, choose: Choose): readonly Move[] {
  const all = [...possibleMoves(view, change, standing)]
  if (all.length === 0 || change.number === undefined) return all
  const count = Math.min(Number(chooseKey(choose, change.number)), all.length)
  return Array.from({ length: count }, () => all.splice(choose(all.map(() => 1)), 1)[0]!)
}

/** Tries one step more at a time, each way, until the reel shows what it moves for. */
function stepsOf(ids: readonly string[], change: NudgeChange, strip: readonly string[], top: number): number {
  const isOne = (symbol: string) => change.symbols.includes(symbol)
  const count = ids.filter(isOne).length
  if (change.until === 'full' ? count === 0 || count === ids.length : count > 0) return 0
  const ways = change.towards === undefined ? [1, -1] : change.towards === 'down' ? [1] : [-1]
  for (let far = 1; far <= (change.steps ?? Math.max(strip.length, ids.length)); far++)
    for (const way of ways) if (isThere(ids, change, strip, top, way * far)) return way * far
  return 0
}

/** Whether so many steps bring what is asked for into view, and none fewer does. */
function isThere(
  ids: readonly string[],
  { symbols, until }: NudgeChange,
  strip: readonly string[],
  top: number,
  steps: number,
): boolean {
  const after = column(ids, strip, top, steps)
  if (until === 'inView') return after.some((symbol) => symbols.includes(symbol))
  const far = Math.abs(steps)
  // From the edge over which the stack comes in.
  const from = (all: readonly string[]) => (steps > 0 ? all : [...all].reverse())
  const stack = from(ids).findIndex((symbol) => !symbols.includes(symbol))
  if (stack <= 0) return false
  const came = from(after).slice(0, far)
  if (far + stack > ids.length || !came.every((symbol) => symbols.includes(symbol))) return false
  const next = from(column(ids, strip, top, steps + Math.sign(steps)))[0]!
  return far + stack === ids.length || !symbols.includes(next)
}

/** What a reel shows after so many steps: what was in view has moved along. */
function column(ids: readonly string[], strip: readonly string[], top: number, steps: number): readonly string[] {
  return ids.map((_, row) => ids[row - steps] ?? onStrip(strip, top - steps + row))
}

const onStrip = (strip: readonly string[], place: number): string =>
  strip[((place % strip.length) + strip.length) % strip.length]!

export function moved(
  definition: Definition,
  view: View,
  { symbols, adds }: NudgeChange,
  { strips, tops }: Standing,
  moves: readonly Move[],
): View {
  return view.map((shown, reel) => {
    const steps = moves.find((one) => one.reel === reel)?.steps ?? 0
    if (steps === 0) return shown
    const after = shown.map(
      (_, row) => shown[row - steps] ?? fresh(definition, onStrip(strips[reel]!, tops[reel]! - steps + row)),
    )
    return after.map((one) => {
      if (adds === undefined || !symbols.includes(one.symbol) || !wildOf(definition, one.symbol)) return one
      const own = multiplierOf(definition, one.symbol)
      return { ...one, multiplier: Number(own) + adds * Math.abs(steps) }
    })
  })
}
