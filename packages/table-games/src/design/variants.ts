import type { TableBrief } from './brief.gen.ts'
import type { ChosenRules, TableDesigner } from './designer.ts'
import { met, type WishAnswer } from './wishes.ts'

/** The rules of a brief that there are. */
export interface WishedRules {
  readonly fixed: ChosenRules
  /** Those that cannot be met, whatever else is chosen. */
  readonly refused: readonly WishAnswer[]
}

export function wishedRules({ rules = {} }: TableBrief, designer: TableDesigner): WishedRules {
  const fixed: Record<string, string> = {}
  const refused: WishAnswer[] = []
  for (const [name, wished] of Object.entries(rules)) {
    const field = `rules.${name}`
    const values = designer.rules[name]
    if (values === undefined) {
      const reason = `There is no such rule: there are ${Object.keys(designer.rules).join(', ')}.`
      refused.push({ field, outcome: 'impossible', wished, got: null, code: 'unknownRule', reason })
    } else if (values.includes(wished)) fixed[name] = wished
    else {
      const reason = `There is no such value: there are ${values.join(', ')}.`
      refused.push({ field, outcome: 'impossible', wished, got: null, code: 'unknownValue', reason })
    }
  }
  return { fixed, refused }
}

/** What came of the rules that there are, in a game that was chosen. */
export const ruleAnswers = ({ fixed }: WishedRules, chosen: ChosenRules): readonly WishAnswer[] =>
  Object.entries(fixed).map(([name, wished]) => {
    const field = `rules.${name}`
    const got = chosen[name] ?? null
    if (got === wished) return met(field, wished)
    return {
      field,
      outcome: 'impossible',
      wished,
      got,
      code: 'notTogether',
      reason: 'It does not go together with the other rules that are asked for.',
    }
  })

/** No kind has nearly so many. */
const MOST = 5000

/** Every set of rules with these values fixed, the usual ones first. @param isFree whether the others may be unusual */
export function variantsOf({ rules }: TableDesigner, fixed: ChosenRules, isFree: boolean): readonly ChosenRules[] {
  let variants: readonly ChosenRules[] = [{}]
  for (const [name, values] of Object.entries(rules)) {
    const wished = fixed[name]
    const open = wished !== undefined ? [wished] : isFree ? values : values.slice(0, 1)
    variants = variants.flatMap((variant) => open.map((value) => ({ ...variant, [name]: value }))).slice(0, MOST)
  }
  // Fewer unusual rules before more.
  const unusual = (variant: ChosenRules): number =>
    Object.entries(rules).filter(([name, [usual]]) => variant[name] !== usual).length
  return variants.toSorted((a, b) => unusual(a) - unusual(b))
}
