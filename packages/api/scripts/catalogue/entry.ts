import type { Brief, BriefSymbol } from '@spilvaerk/slot-engine'

/** An emoji and its Danish name. */
export type Glyph = readonly [emoji: string, name: string]

/** What a person decides about a game of the house; the designer works out the rest. */
export interface Entry {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly theme: string
  readonly category: string
  readonly featured?: boolean
  /** Ground, deep, main, light. */
  readonly palette: readonly [string, string, string, string]
  /** Best first. */
  readonly regulars: readonly Glyph[]
  readonly wild?: Glyph
  readonly scatter?: Glyph
  readonly maths: Omit<Brief, 'name' | 'id' | 'description' | 'theme' | 'symbols'>
  /** Another roll of the same dice. */
  readonly roll?: number
}

export function briefOf(entry: Entry): Brief {
  const { slug, name, description, theme, regulars, wild, scatter, maths } = entry
  const symbol =
    (kind: BriefSymbol['kind']) =>
    ([emoji, label]: Glyph): BriefSymbol => ({ emoji, name: label, kind })
  const specials = [wild && symbol('wild')(wild), scatter && symbol('scatter')(scatter)]
  const symbols = [...regulars.map(symbol('regular')), ...specials.filter((each) => each !== undefined)]
  return { id: slug, name, description, theme, symbols, ...maths }
}
