/** A word in the two languages that prompts are written in. */
export interface Word {
  readonly da: string
  readonly en: string
}
export type Language = keyof Word

/** An emoji with what it is called. */
export interface Glyph extends Word {
  readonly emoji: string
}

/** What the composer knows of a theme. */
export interface Theme {
  readonly key: string
  /** What it is called. */
  readonly title: Word
  /** Words that speak of it, in lower case; a star at the end stands for any ending, an underscore for a space. */
  readonly words: readonly string[]
  /** Hues of ground, deep and main, in degrees. */
  readonly hues: readonly [ground: number, deep: number, main: number]
  /** The share of colour in them where it is not full: none of black and white. */
  readonly saturation?: number
  /** A sentence that sets the scene. */
  readonly scene: Word
  /** Whose: the first half of a name. */
  readonly whose: { readonly [L in Language]: readonly string[] }
  readonly wild: Glyph
  readonly scatter: Glyph
  /** Best first, at least ten. */
  readonly regulars: readonly Glyph[]
}

/** A theme as it is written down: lists are texts with commas, glyphs are `emoji dansk/english`, wild and scatter first. */
export interface Written {
  readonly title: string
  readonly words: string
  readonly hues: readonly [number, number, number]
  readonly scene: readonly [da: string, en: string]
  readonly whose: readonly [da: string, en: string]
  readonly art: string
}

const listOf = (text: string): string[] => text.split(',').map((part) => part.trim())

function wordOf(text: string): Word {
  const [da = '', en = da] = text.split('/')
  return { da, en }
}

function glyphOf(text: string): Glyph {
  const [emoji = '', ...names] = text.split(' ')
  return { emoji, ...wordOf(names.join(' ')) }
}

export function themesOf(written: Readonly<Record<string, Written>>): Theme[] {
  return Object.entries(written).map(([key, { title, words, hues, scene, whose, art }]) => {
    const [wild, scatter, ...regulars] = listOf(art).map(glyphOf)
    if (!wild || !scatter) throw new Error(`theme ${key} has no wild or no scatter`)
    return {
      ...{ key, hues, wild, scatter, regulars },
      title: wordOf(title),
      words: words.split(' '),
      scene: { da: scene[0], en: scene[1] },
      whose: { da: listOf(whose[0]), en: listOf(whose[1]) },
    }
  })
}
