import { type Language, textByKey, translator } from '@spilvaerk/messages'
import { reasons } from '@spilvaerk/messages/reasons'
import type { Adjustment, ClauseOutcome, Making } from '@spilvaerk/schemas'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'
import type { StoredMaking } from './composed.ts'

type Name = keyof (typeof reasons)['da']['names']
type ReasonCode = keyof (typeof reasons)['da']['because']
type Values = Readonly<Record<string, string | number>>

const isName = (value: unknown): value is Name => typeof value === 'string' && Object.hasOwn(reasons.da.names, value)
const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasons.da.because, code)

/** What a feature is called in a sentence; a name that is not known is its own. */
export const featureName = (feature: string, language: Language): string =>
  isName(feature) ? translator(reasons, language)(`names.${feature}`) : feature

/** A reason by its code, with its sentence in Danish for whoever knows only that. */
export const because = (code: ReasonCode, values: Values = {}): Pick<Adjustment, 'reason' | 'why'> => ({
  reason: sentenceOf(code, values, 'da'),
  why: { code, values },
})

function sentenceOf(code: ReasonCode, values: Values, language: Language): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? NUMBERS[language](value) : featureName(value, language),
  ])
  return textByKey(reasons, language, `because.${code}`, Object.fromEntries(said))
}

/** How a game came to be, with its reasons in the language. One that was stored without its code is shown as it is. */
export const makingIn = ({ described: _, ...making }: StoredMaking, language: Language): Making => ({
  ...making,
  repairs: making.repairs.map((repair) => repairIn(repair, language)),
  adjustments: making.adjustments.map((adjustment) => adjustmentIn(adjustment, language)),
  ...(making.clauses && { clauses: making.clauses.map((clause) => clauseIn(clause, language)) }),
})

const clauseIn = (clause: ClauseOutcome, language: Language): ClauseOutcome => ({
  ...clause,
  ...(clause.why && isReason(clause.why.code) && { reason: sentenceOf(clause.why.code, clause.why.values, language) }),
})

type Repair = keyof (typeof reasons)['da']['repairs']
// The entries of an object that is written as a record have the keys of the record.
const REPAIRS = Object.entries(reasons.da.repairs) as [Repair, string][]

/** They are stored as their Danish sentences. */
function repairIn(stored: string, language: Language): string {
  const [repair] = REPAIRS.find(([, text]) => text === stored) ?? []
  return repair ? translator(reasons, language)(`repairs.${repair}`) : stored
}

function adjustmentIn(adjustment: Adjustment, language: Language): Adjustment {
  const { why, given } = adjustment
  const wins = WINS.find((name) => reasons.da.names[name] === given)
  return {
    ...adjustment,
    ...(wins && { given: featureName(wins, language) }),
    ...(why && isReason(why.code) && { reason: sentenceOf(why.code, why.values, language) }),
  }
}

/** Ways of winning, which stand in Danish where a game has them instead of a figure. */
const WINS = ['lines', 'ways', 'variableWays', 'clusters', 'anywhere'] as const satisfies Name[]
