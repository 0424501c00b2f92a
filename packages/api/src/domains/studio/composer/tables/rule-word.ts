import type { TableKindName } from '@spilvaerk/table-games'

export interface RuleWord {
  readonly kind: TableKindName
  readonly rule: string
  /** The value, or how it is made of what was found. */
  readonly value: string | ((found: RegExpExecArray) => string)
  readonly words: RegExp
  /** Whether the words only name a style that usually has it: said otherwise, they contradict nothing. */
  readonly isUsual?: true
}

export const rule = (kind: TableKindName, name: string, value: RuleWord['value'], words: RegExp): RuleWord => ({
  ...{ kind, rule: name, value, words },
})

export const usual = (kind: TableKindName, name: string, value: string, words: RegExp): RuleWord => ({
  ...{ kind, rule: name, value, words, isUsual: true },
})

/** A soft hyphen in a word is read as a blank. */
export const DECKS = /(?<![\d.])(\d+) ?-?(?:decks?|dæk(?: kort)?|spil kort|kort ?spil|sæt kort)(?! ?-?poker)/
export const ONE_DECK =
  /(?<!\p{L})(?:one|et|ét|én|a|et enkelt|single)[ -](?:single )?(?:decks?|dæk|spil kort|kort ?spil)(?!\p{L})/u
