import { canonicalJson, type Meter, type Problem, type WorkOptions } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableRules } from '../core/kind.ts'
import type { TableDefinition } from '../definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { parseTable } from '../parse/parse.ts'
import { compileTable } from '../play/compile.ts'
import { sheetOf } from '../proof/analyse.ts'
import { figuresOf } from '../proof/figures.ts'
import type { TableSheet } from '../proof/sheet.ts'
import { designBy, searchMeter } from './design.ts'
import type { ChosenRules, KindFields, TableDesigner } from './designer.ts'
import { DESIGNERS } from './designers.ts'
import { type Recovered, recoverRules } from './recover.ts'
import { returnAnswer, type WishAnswer } from './wishes.ts'

export type TunedTable =
  | {
      readonly ok: true
      readonly definition: TableDefinition
      /** Its proof. */
      readonly sheet: TableSheet
      /** How near the return came. */
      readonly answer: WishAnswer
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Which bet is the main one is no matter of its return. */
const KEPT = new Set(['main'])

/**
 * Moves a game to another return of its main bet, with the fewest of its rules and pays changed: those are found that it would be
 * designed by, the sets of rules around them are proved, and what differs between the two is changed in the definition. What
 * the designer does not know stays as it is, and so do bonus games, whose part of the return is left to them.
 * @param rtpHundredths in hundredths of a percent, as in a brief
 * @throws OutOfReach where the budget ends before it is proved; the signal's reason when it is aborted
 */
export function tuneTable(definition: TableDefinition, rtpHundredths: number, options: WorkOptions = {}): TunedTable {
  const meter = searchMeter(options)
  const { bonuses, limits } = definition
  const designer = DESIGNERS[definition.kind]
  const own = returnUnder(kindOf(definition).rules(definition), meter)
  const room = bonuses === undefined ? 0 : returnUnder(compileTable(definition).rules, meter) - own
  const wish = { target: own, volatility: null, sideBets: [], maxCoins: limits.max }
  const recovered = recoverRules(definition, designer, wish)
  const target = Math.min(9999, Math.max(5000, Math.round(rtpHundredths - 10_000 * room)))
  const { name, id, description, theme, kind } = definition
  const brief = {
    ...{ kind, name, id, limits, rtpHundredths: target, sideBets: recovered.sideBets },
    ...(description !== undefined && { description }),
    ...(theme !== undefined && { theme }),
  }
  const designed = designBy(brief, around(designer, recovered, definition), meter)
  if (!designed.ok) return designed
  const parsed = parseTable({ ...designed.definition, ...(bonuses && { bonuses }) })
  if (!parsed.ok) return parsed
  const sheet = bonuses ? sheetOf(compileTable(parsed.definition), meter) : designed.sheet
  const answer = returnAnswer(rtpHundredths, 10_000 * returnedOf(sheet), 'about')
  return { ok: true, definition: parsed.definition, sheet, answer }
}

/** Of the main bet under the first strategy. */
const returnedOf = ({ spots, mainSpot, strategies }: TableSheet): number =>
  spots.find(({ spot, strategy }) => spot === mainSpot && strategy === strategies[0])?.returned.value ?? 0

/** What the main bet returns by best play: one law, where a sheet has those of all spots and strategies. */
const returnUnder = (rules: TableRules, meter: Meter): number => figuresOf(rules.law(0, BEST, meter)).returned.value

/** The designer of a kind as seen from one game: its rules are the usual ones, and what it makes is that game, changed. */
function around(designer: TableDesigner, { rules, fields }: Recovered, definition: TableDefinition): TableDesigner {
  const { chosen } = designer
  const from = (name: string, values: readonly string[]): readonly string[] => {
    const now = rules[name] ?? ''
    return [now, ...values.filter((value) => value !== now)]
  }
  const all = Object.entries(designer.rules).map(([name, values]) => [name, from(name, values)] as const)
  const free = Object.entries(chosen ?? designer.rules).filter(([name]) => !KEPT.has(name))
  return {
    ...designer,
    rules: Object.fromEntries(all),
    chosen: Object.fromEntries(free.map(([name, values]) => [name, from(name, values)])),
    build: (tried: ChosenRules, wish) => {
      const built = designer.build(tried, wish)
      const fieldsNow = built && changed(definition, fields, built)
      return fieldsNow && isSound(definition, fieldsNow) ? fieldsNow : null
    },
  }
}

/** Whether what stays of a game (calls of a wheel, what starts its bonus games) fits what is changed. */
const isSound = ({ definitionVersion, id, name, limits, bonuses }: TableDefinition, fields: KindFields): boolean =>
  parseTable({ definitionVersion, id, name, limits, ...(bonuses && { bonuses }), ...fields }).ok

/** What two sets of rules make otherwise, in a definition that has the first. */
function changed(definition: TableDefinition, from: KindFields, to: KindFields): KindFields {
  const {
    definitionVersion: _v,
    id: _i,
    name: _n,
    description: _d,
    theme: _t,
    limits: _l,
    bonuses: _b,
    ...own
  } = definition
  const [before, after] = [new Map(Object.entries(from)), new Map(Object.entries(to))]
  const made = new Map<string, unknown>(Object.entries(own))
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => canonicalJson(before.get(key) ?? null) !== canonicalJson(after.get(key) ?? null),
  )
  for (const key of keys) {
    if (after.has(key)) made.set(key, after.get(key))
    else made.delete(key)
  }
  // Pays that are worked out are for so many coins.
  if (keys.length > 0 && after.has('chip')) made.set('chip', after.get('chip'))
  // Fields of one kind from a game of that kind and from its designer; `parseTable` reads what is chosen.
  return Object.fromEntries(made) as unknown as KindFields
}
