import type { TableKindName } from '@spilvaerk/table-games'

export interface RuleWord {
  readonly kind: TableKindName
  readonly rule: string
  /** The value, or how it is made of what was found. */
  readonly value: string | ((found: RegExpExecArray) => string)
  readonly words: RegExp
}

export const rule = (kind: TableKindName, name: string, value: RuleWord['value'], words: RegExp): RuleWord => ({
  ...{ kind, rule: name, value, words },
})

/** A soft hyphen in a word is read as a blank. */
export const DECKS = /(?<!\d)(\d+) ?-?(?:decks?|spil kort|kort ?spil|sæt kort)(?! ?-?poker)/
