import type { Definition } from '../../definition.ts'
import type { Meter } from '../../meter.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import { type PayCell, payAt, payCells } from './pay-cells.ts'
import { payWorth } from './pay-worth.ts'

/** A game from which those with other pays are told: the same wins are paid, under the same cap. */
interface Reference {
  readonly definition: Definition
  readonly worth: ReadonlyMap<string, number>
  rtp: number
  /** Proofs that its return was corrected by. */
  proofs: number
}

/** What takes the sheets of a game, as it was and with other pays. */
interface Measuring {
  readonly before: ParSheet
  measure(definition: Definition): ParSheet
}

/** What a game returns with other pays, without playing it: the return is linear in pays, but for what the cap takes of it. */
export class Returns {
  private readonly definition: Definition
  private readonly sheets: Measuring
  private readonly meter: Meter
  /** By the wins that are paid, and the cap. */
  private readonly references = new Map<string, Reference>()

  constructor(definition: Definition, sheets: Measuring, meter: Meter) {
    this.definition = definition
    this.sheets = sheets
    this.meter = meter
  }

  rtp(game: Definition): number {
    const { definition, worth, rtp } = this.referenceOf(game)
    return payCells(game).reduce(
      (sum, cell) => sum + (worth.get(nameOf(cell)) ?? 0) * (payAt(game, cell) - payAt(definition, cell)),
      rtp,
    )
  }

  /** What a coin more on each of these pays returns. */
  worth(game: Definition, cells: readonly PayCell[]): readonly number[] {
    const { worth } = this.referenceOf(game)
    return cells.map((cell) => worth.get(nameOf(cell)) ?? 0)
  }

  /** Takes over what was proved of a game: an exact return as it is, one that chance is part of into the mean of all that were proved. */
  learn(game: Definition, { method, rtp }: ParSheet): void {
    const reference = this.referenceOf(game)
    const off = rtp - this.rtp(game)
    reference.proofs++
    reference.rtp += method === 'exact' ? off : off / reference.proofs
  }

  private referenceOf(game: Definition): Reference {
    const shape = shapeOf(game)
    const known = this.references.get(shape)
    if (known !== undefined) return known
    const isAsBefore = shape === shapeOf(this.definition)
    const definition = isAsBefore ? this.definition : game
    const sheet = isAsBefore ? this.sheets.before : this.sheets.measure(game)
    const cells = payCells(definition)
    const worth = payWorth(definition, cells, sheet, this.meter)
    const byName = new Map(cells.map((cell, i) => [nameOf(cell), worth[i] ?? 0]))
    const made = { definition, worth: byName, rtp: sheet.rtp, proofs: 0 }
    this.references.set(shape, made)
    return made
  }
}

const nameOf = ({ symbol, key }: PayCell): string => `${symbol} ${key}`

/** Which wins are paid, and the cap: what else a pay table says changes the return evenly. */
const shapeOf = (game: Definition): string =>
  [game.maxWin, ...payCells(game).flatMap((cell) => (payAt(game, cell) > 0 ? [nameOf(cell)] : []))].join(', ')
