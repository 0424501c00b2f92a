import { type Language, type Translate, translator } from '@spilvaerk/messages'
import { regulation } from '@spilvaerk/messages/regulation'
import type { ComplianceFinding } from '@spilvaerk/schemas'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'
import type { Subject } from './subject.ts'

/** What a rule says: nothing to say, something found, or what it would have to know. */
export type Verdict =
  | null
  | { readonly missing: string }
  | {
      readonly actual: string
      readonly expected: string
      /** Where it is not the rule's usual one. */
      readonly severity?: ComplianceFinding['severity']
      readonly tune?: NonNullable<ComplianceFinding['tune']>
    }

/** What findings are told with in a language. */
export interface Words {
  readonly t: Translate<'regulation'>
  readonly number: (value: number) => string
}

export const wordsIn = (language: Language): Words => ({
  t: translator(regulation, language),
  number: NUMBERS[language],
})

export interface Rule {
  /** What it demands and what would mend a game has its text by this name. */
  readonly id: keyof (typeof regulation)['da']['rules']
  readonly jurisdiction: 'general' | 'DK' | 'MT' | 'DE' | 'NL' | 'SE'
  readonly severity: ComplianceFinding['severity']
  readonly field: string
  /** P regulator, law or vendor; S law firm or trade press; K to be verified before relying on it. */
  readonly source: string
  /** When the source was last looked at; that of the whole set where it is not said. */
  readonly asOf?: string
  /** The only games to which it applies. */
  readonly of?: 'slot' | 'table'
  /** `today` is a date as 2026-11-21: some rules have a day on which they begin. */
  readonly check: (subject: Subject, today: string, words: Words) => Verdict
}

/** A duty that is a yes or no of the site. */
export const fact =
  (name: keyof Subject['facts'], wanted: boolean) =>
  ({ facts }: Subject): Verdict => {
    const value = facts[name]
    if (value === undefined) return { missing: `facts.${name}` }
    return value === wanted ? null : { actual: String(value), expected: String(wanted) }
  }

/** Every round of a table is started by hand: what is said of autoplay is met. */
export const byHand =
  (check: Rule['check']): Rule['check'] =>
  (subject, ...rest) =>
    subject.table ? null : check(subject, ...rest)

export const atLeast =
  (name: keyof Subject['facts'], least: number) =>
  ({ facts }: Subject): Verdict => {
    const value = facts[name]
    if (typeof value !== 'number') return { missing: `facts.${name}` }
    return value >= least ? null : { actual: String(value), expected: `≥ ${least}` }
  }

export const atMost =
  (name: keyof Subject['facts'], most: number) =>
  ({ facts }: Subject): Verdict => {
    const value = facts[name]
    if (typeof value !== 'number') return { missing: `facts.${name}` }
    return value <= most ? null : { actual: String(value), expected: `≤ ${most}` }
  }

/** The first verdict that is not met; what is unknown only where nothing is broken. */
export const all =
  (...checks: readonly Rule['check'][]) =>
  (subject: Subject, today: string, words: Words): Verdict => {
    const verdicts = checks.map((check) => check(subject, today, words)).filter((verdict) => verdict !== null)
    return verdicts.find((verdict) => 'actual' in verdict) ?? verdicts[0] ?? null
  }
