import type { Cell, Definition, RoundEvent, WinEvent } from '@spilvaerk/slot-engine'

/** Filled by the cells that win in a spin: of all symbols, or of some. */
export interface FaceMeter {
  readonly at: number
  readonly symbols?: readonly string[]
}

/** Meters by where they fill: of paid spins, and by feature of free ones. */
export interface FaceMeters {
  readonly paid: readonly FaceMeter[]
  readonly free: Readonly<Record<string, readonly FaceMeter[]>>
}

/** How far a meter is. */
export interface MeterStand {
  readonly filled: number
  readonly at: number
  /** These wins have filled it. */
  readonly isNowFull?: true
}

type Changes = NonNullable<Definition['changes']>

export function metersOf({ changes = [], features = [] }: Definition): FaceMeters {
  const starting = features.flatMap((feature) =>
    'chance' in feature && feature.chance?.charged ? [feature.chance.charged] : [],
  )
  const spins = features.flatMap((feature) => (feature.type === 'freeSpins' ? [feature] : []))
  return {
    paid: distinct([...chargedIn(changes), ...starting]),
    free: Object.fromEntries(spins.map(({ id, changes: own = [] }) => [id, distinct(chargedIn(own))])),
  }
}

const chargedIn = (changes: Changes): FaceMeter[] =>
  changes.flatMap((change) => ('charged' in change && change.charged ? [change.charged] : []))

/** Changes that are charged alike share a meter. */
const distinct = (meters: readonly FaceMeter[]): FaceMeter[] => [
  ...new Map(meters.map((meter) => [JSON.stringify([meter.at, meter.symbols]), meter])).values(),
]

/** Before a paid spin has filled them. */
export const emptied = ({ paid }: FaceMeters): readonly MeterStand[] => paid.map(({ at }) => ({ filled: 0, at }))

/** The meters of the spin at hand. */
export class Meters {
  readonly #meters: readonly FaceMeter[]
  #counts: readonly number[]
  #before: readonly number[]

  constructor(meters: readonly FaceMeter[]) {
    this.#meters = meters
    this.#counts = meters.map(() => 0)
    this.#before = this.#counts
  }

  /** Counts the cells that win in a window, each once: scatters do not. */
  count(wins: readonly WinEvent[], window: readonly (readonly string[])[]): void {
    const cells = new Map(
      wins.filter(isByRule).flatMap((win) => win.cells.map((cell) => [String(cell), cell] as const)),
    )
    const shown = [...cells.values()].map(([reel, row]: Cell) => window[reel]?.[row] ?? '')
    this.#before = this.#counts
    this.#counts = this.#meters.map(
      ({ symbols }, i) => (this.#counts[i] ?? 0) + shown.filter((id) => symbols?.includes(id) ?? true).length,
    )
  }

  get stand(): readonly MeterStand[] {
    return this.#meters.map(({ at }, i) => {
      const [before = 0, now = 0] = [this.#before[i], this.#counts[i]]
      return { filled: Math.min(at, now), at, ...(before < at && now >= at && { isNowFull: true }) }
    })
  }
}

const isByRule = ({ type }: Pick<RoundEvent, 'type'>): boolean => type !== 'scatterPaid'
