import type { z } from 'zod'
import type { ModeRow } from './mode-row.ts'

/** Settings by name. A setting that nobody has set says `off`. */
export type Settings = Readonly<Record<string, z.ZodType>>

/** A party outside that a domain describes itself: its settings come all together or not at all. */
export interface Party<Shape extends Settings = Settings> {
  readonly settings: Shape
  /** Those that may carry a secret: what they were is not repeated. */
  readonly secrets: readonly string[]
  /** Those that are addresses, which live reaches over TLS only. */
  readonly addresses: readonly string[]
  /** What they are in each mode. */
  readonly modes: Omit<ModeRow, 'settings'>
}

/** The same, whose secrets and addresses are among its settings. */
export interface PartyOf<Shape extends Settings> extends Party<Shape> {
  readonly secrets: readonly (keyof Shape & string)[]
  readonly addresses: readonly (keyof Shape & string)[]
}

export const namesOf = ({ settings }: Party): readonly string[] => Object.keys(settings)
