import type { TableDefinition } from '../definition.ts'
import type { ChosenRules, DesignWish, KindFields, TableDesigner } from './designer.ts'

/** What a definition would be designed by. */
export interface Recovered {
  readonly rules: ChosenRules
  readonly sideBets: readonly string[]
  /** What these rules and side bets make, which need not be all that the definition says. */
  readonly fields: KindFields
}

/** Two rules may tell only together what they are. */
const PASSES = 3

/**
 * The rules and side bets of a designer that come nearest to a definition, whoever wrote it: one at a time, each is given the
 * value with which most of the definition is as it stands.
 */
export function recoverRules(definition: TableDefinition, designer: TableDesigner, wish: DesignWish): Recovered {
  const leaves = new Map(leavesOf(definition))
  const offOf = (rules: ChosenRules, sideBets: readonly string[]): number => {
    const fields = designer.build(rules, { ...wish, sideBets })
    return fields === null ? Number.POSITIVE_INFINITY : differences(leaves, fields)
  }
  let rules: ChosenRules = Object.fromEntries(
    Object.entries(designer.rules).map(([name, [usual = '']]) => [name, usual]),
  )
  let sideBets = designer.sideBets
  let least = offOf(rules, sideBets)
  const take = (tried: ChosenRules, sides: readonly string[]): void => {
    const off = offOf(tried, sides)
    if (off >= least) return
    least = off
    rules = tried
    sideBets = sides
  }
  for (let pass = 0; pass < PASSES && least > 0; pass++) {
    for (const [name, values] of Object.entries(designer.rules))
      for (const value of values) take({ ...rules, [name]: value }, sideBets)
    for (const side of designer.sideBets)
      take(rules, sideBets.includes(side) ? sideBets.filter((one) => one !== side) : [...sideBets, side])
  }
  const fields = designer.build(rules, { ...wish, sideBets })
  if (fields === null) throw new Error(`the usual rules of ${definition.kind} do not go together`)
  return { rules, sideBets, fields }
}

/** Every value by its place, lists and objects aside. */
function leavesOf(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
}

/** Calls have no odds, and all of them count for one. */
const isCall = (path: string): boolean => path.startsWith('.calls')

/** How many values stand in one of the two and not, or otherwise, in the other. What is no kind's own is in neither. */
function differences(leaves: ReadonlyMap<string, unknown>, fields: KindFields): number {
  const built = new Map(leavesOf(fields))
  const isOwn = (path: string): boolean => !OTHERS.has(path.split('.')[1] ?? '')
  const missing = [...leaves.keys()].filter((path) => isOwn(path) && !built.has(path)).length
  const calls = Number([...leaves.keys()].some(isCall) !== [...built.keys()].some(isCall))
  return calls + missing + [...built].filter(([path, value]) => isOwn(path) && leaves.get(path) !== value).length
}

const OTHERS = new Set(['definitionVersion', 'id', 'name', 'description', 'theme', 'limits', 'bonuses', 'calls'])
