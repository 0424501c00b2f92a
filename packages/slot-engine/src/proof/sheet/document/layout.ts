import type { Language } from '../../words/language.ts'
import type { Numbers } from '../../words/numbers.ts'
import type { DetailedSheet } from '../detailed-sheet.ts'
import type { RowRounds } from '../row-rounds.ts'
import type { Basis, Texts } from './texts.ts'

export interface DocumentOptions {
  /** By default English. */
  readonly language?: Language
  /** The definition's content hash, where the caller knows it: the engine has no hash function. */
  readonly hash?: string
  /** As it is to be printed: the engine has no clock. */
  readonly date?: string
}

/** A sheet laid out in words and figures, before it becomes Markdown, CSV or HTML. */
export interface SheetDocument {
  readonly title: string
  readonly eyebrow: string
  readonly description: string
  readonly facts: readonly Fact[]
  readonly sections: readonly Section[]
  readonly texts: FrameTexts
  readonly language: Language
}

/** What stands around the sections. */
export type FrameTexts = Pick<Texts, 'signatures' | 'calculatedBy' | 'checkedBy' | 'dateAndSignature' | 'methodNote'>

export interface Fact {
  readonly name: string
  readonly text: string
}

export interface Section {
  readonly title: string
  readonly note?: string
  /** Which of the charts it shows. */
  readonly chart?: 'returns' | 'wins' | 'longRun'
  readonly tables: readonly Table[]
}

export interface Table {
  readonly title?: string
  /** How sure all of its figures are; absent where each says so itself. */
  readonly basis?: string
  readonly columns: readonly Column[]
  /** How many of the first columns name the row. */
  readonly keys: number
  readonly rows: readonly Row[]
  /** Side by side with the next, where there is room. */
  readonly half?: boolean
}

export interface Column {
  readonly name: string
  /** In words that stand alone, where the heading leans on its table. */
  readonly measure?: string
  /** It says how sure the row's figures are, and is no figure itself. */
  readonly isBasis?: boolean
}

export interface Row {
  readonly cells: readonly Cell[]
  /** The colour it has in the chart, by number. */
  readonly swatch?: number
  readonly isTotal?: boolean
  /** The rounds it speaks of, where such can come up. */
  readonly rounds?: RowRounds
}

export type Cell = string | Figure

export interface Figure {
  readonly text: string
  readonly value: number | null
  readonly unit: Unit
  readonly basis: Basis
  readonly error?: { readonly value: number; readonly text: string }
}

export type Unit = 'share' | 'bets' | 'coins' | 'rounds' | 'spins' | 'wins' | 'number'

/** What every section needs. */
export interface Draft {
  readonly detail: DetailedSheet
  readonly language: Language
  readonly texts: Texts
  readonly numbers: Numbers
}
