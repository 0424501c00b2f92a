import type { TableBrief } from './brief.gen.ts'
import type { ChosenRules, TableDesigner } from './designer.ts'
import { met, type WishAnswer } from './wishes.ts'

/** The rules of a brief that there are. */
export interface WishedRules {
  readonly fixed: ChosenRules
  /** Of those, numbers that stand for another one, which there is not. */
  readonly instead: ChosenRules
  /** Those that cannot be met, whatever else is chosen. */
  readonly refused: readonly WishAnswer[]
}

export function wishedRules({ rules = {} }: TableBrief, designer: TableDesigner): WishedRules {
  const fixed: Record<string, string> = {}
  const instead: Record<string, string> = {}
  const refused: WishAnswer[] = []
  for (const [name, wished] of Object.entries(rules)) {
    const field = `rules.${name}`
    const values = designer.rules[name]
    if (values === undefined) {
      const reason = `There is no such rule: there are ${Object.keys(designer.rules).join(', ')}.`
      refused.push({ field, outcome: 'impossible', wished, got: null, code: 'unknownRule', reason })
      continue
    }
    const value = values.includes(wished) ? wished : nearestNumber(wished, values)
    if (value !== undefined) fixed[name] = value
    if (value !== wished && value !== undefined) instead[name] = wished
    if (value === undefined)
      refused.push({ field, outcome: 'impossible', wished, got: null, code: 'unknownValue', reason: among(values) })
  }
  return { fixed, instead, refused }
}

const among = (values: readonly string[]): string => `There is no such value: there are ${values.join(', ')}.`

/** Of values that are numbers, the nearest to a number that is not among them. */
function nearestNumber(wished: string, values: readonly string[]): string | undefined {
  const off = (value: string): number => Math.abs(Number(value) - Number(wished))
  const numbers = values.filter((value) => NUMBER.test(value))
  return NUMBER.test(wished) ? numbers.toSorted((a, b) => off(a) - off(b))[0] : undefined
}

const NUMBER = /^\d+(?:\.\d+)?$/

/** What came of the rules of a brief, in a game that was chosen. @param overPaid whether some were given up because the main bet would return more than is staked */
export function ruleAnswers(
  { fixed, instead, refused }: WishedRules,
  designer: TableDesigner,
  chosen: ChosenRules,
  overPaid: boolean,
): readonly WishAnswer[] {
  const got = (field: string): string | null => chosen[field.slice('rules.'.length)] ?? null
  return [
    ...refused.map((answer) => ({ ...answer, got: got(answer.field) })),
    ...Object.entries(fixed).map(([name, value]) => {
      const field = `rules.${name}`
      const wished = instead[name] ?? value
      if (got(field) !== value)
        return { field, outcome: 'impossible', wished, got: got(field), ...(overPaid ? OVER : APART) } as const
      if (wished === value) return met(field, value)
      const reason = among(designer.rules[name] ?? [])
      return { field, outcome: 'nearly', wished, got: value, code: 'unknownValue', reason } as const
    }),
  ]
}

const OVER = { code: 'overPaid', reason: 'With it the main bet would return more than is staked.' } as const
const APART = {
  code: 'notTogether',
  reason: 'It does not go together with the other rules that are asked for.',
} as const

/** No kind has nearly so many. */
const MOST = 5000

/** Every set of rules with these values fixed, the usual ones first. @param isFree whether the others may be unusual */
export function variantsOf(
  { rules, chosen }: TableDesigner,
  fixed: ChosenRules,
  isFree: boolean,
): readonly ChosenRules[] {
  let variants: readonly ChosenRules[] = [{}]
  for (const [name, values] of Object.entries(rules)) {
    const wished = fixed[name]
    const free = chosen === undefined ? values : (chosen[name] ?? values.slice(0, 1))
    const open = wished !== undefined ? [wished] : isFree ? free : values.slice(0, 1)
    variants = variants.flatMap((variant) => open.map((value) => ({ ...variant, [name]: value }))).slice(0, MOST)
  }
  // Fewer unusual rules before more.
  const unusual = (variant: ChosenRules): number =>
    Object.entries(rules).filter(([name, [usual]]) => variant[name] !== usual).length
  return variants.toSorted((a, b) => unusual(a) - unusual(b))
}
