import { canonicalJson, type Meter, type Problem } from '@spilvaerk/slot-engine/shared'
import { withBonuses } from '../bonus/with-bonuses.ts'
import { TableGame } from '../core/game.ts'
import { BEST, type TableRules } from '../core/kind.ts'
import type { TableDefinition } from '../definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { parseTable } from '../parse/parse.ts'
import { compileTable } from '../play/compile.ts'
import { sheetOf } from '../proof/analyse.ts'
import { figuresOf } from '../proof/figures.ts'
import type { TableSheet } from '../proof/sheet.ts'
import { refittedBonuses } from './bonuses.ts'
import { type DesignedTable, type DesignOptions, designBy, searchMeter } from './design.ts'
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
      /** Where it is not met. */
      readonly neighbours?: Neighbours
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Which bet is the main one is no matter of its return. */
const KEPT = new Set(['main'])

/** Where the return that is asked for is not met: the nearest ones below and above it, in hundredths of a percent. */
export interface Neighbours {
  readonly below: number | null
  readonly above: number | null
}

/**
 * Moves a game to another return of its main bet, with the fewest of its rules and pays changed: those are found that it would be
 * designed by, the sets of rules around them are proved, and what differs between the two is changed in the definition. What
 * the designer does not know stays as it is, and so do bonus games, whose part of the return is left to them. Where no rules meet
 * it so, bonus games on top of the main bet start more often or more seldom, of the game as it is where that is enough.
 * @param rtpHundredths in hundredths of a percent, as in a brief
 * @throws OutOfReach where the budget ends before it is proved; the signal's reason when it is aborted
 */
export function tuneTable(definition: TableDefinition, rtpHundredths: number, options: DesignOptions = {}): TunedTable {
  return new Tuning(definition, rtpHundredths, options).result()
}

/** In hundredths of a percent: what is so near needs no bonus game to start otherwise. */
const MET = 5
/** The least that bonus games on top return, as a share. */
const LEAST = 0.0002

class Tuning {
  readonly #definition: TableDefinition
  readonly #wished: number
  readonly #meter: Meter
  readonly #onProved: DesignOptions['onProved']
  readonly #rules: TableRules
  /** What the main bet returns without bonus games, and what these add. */
  readonly #own: number
  readonly #room: number

  constructor(definition: TableDefinition, wished: number, options: DesignOptions) {
    this.#definition = definition
    this.#wished = wished
    this.#meter = searchMeter(options)
    this.#onProved = options.onProved
    this.#rules = kindOf(definition).rules(definition)
    this.#own = returnUnder(this.#rules, this.#meter)
    const all = definition.bonuses === undefined ? this.#rules : withBonuses(this.#rules, definition)
    this.#room = returnUnder(all, this.#meter) - this.#own
  }

  result(): TunedTable {
    const wished = this.#wished / 10_000
    const designed = this.#designed(wished - this.#room, 'about')
    if (!designed.ok) return designed
    const kept = this.#withBonuses(designed.definition, designed.sheet)
    if (!kept.ok || this.#isMet(kept.sheet)) return this.#told(kept, [])
    let best: Proved = kept
    for (const next of [() => this.#refitted(this.#definition, this.#rules, this.#own), () => this.#lower(wished)]) {
      const tried = this.#isMet(best.sheet) ? undefined : next()
      if (tried !== undefined && this.#off(tried.sheet) < this.#off(best.sheet)) best = tried
    }
    return this.#told(
      best,
      designed.returns.map((returned) => returned + this.#room),
    )
  }

  /** Rules that return less, with bonus games for the rest. */
  #lower(wished: number): Proved | undefined {
    if (this.#definition.bonuses === undefined) return undefined
    const designed = this.#designed(wished - LEAST, 'atMost')
    if (!designed.ok) return undefined
    const parsed = parseTable({ ...designed.definition, bonuses: this.#definition.bonuses })
    if (!parsed.ok) return undefined
    const own = kindOf(parsed.definition).rules(parsed.definition)
    return this.#refitted(parsed.definition, own, returnUnder(own, this.#meter))
  }

  /** A game whose bonus games return what the rules leave. */
  #refitted(definition: TableDefinition, own: TableRules, returned: number): Proved | undefined {
    const room = Math.max(LEAST, this.#wished / 10_000 - returned)
    const bonuses = refittedBonuses(own, definition, room, this.#meter)
    if (bonuses === undefined) return undefined
    const parsed = parseTable({ ...definition, bonuses })
    if (!parsed.ok) return undefined
    const game = new TableGame(parsed.definition, withBonuses(own, parsed.definition))
    return { ok: true, definition: parsed.definition, sheet: sheetOf(game, this.#meter) }
  }

  #designed(target: number, returnIs: 'about' | 'atMost'): DesignedTable {
    const definition = this.#definition
    const { name, id, description, theme, kind, limits } = definition
    const designer = DESIGNERS[kind]
    const wish = { target: this.#own, volatility: null, sideBets: [], maxCoins: limits.max }
    const recovered = recoverRules(definition, designer, wish)
    const brief = {
      ...{ kind, name, id, limits, sideBets: recovered.sideBets, returnIs },
      rtpHundredths: Math.min(9999, Math.max(5000, Math.round(10_000 * target))),
      ...(description !== undefined && { description }),
      ...(theme !== undefined && { theme }),
    }
    return designBy(brief, around(designer, recovered, definition), this.#meter, this.#onProved)
  }

  #withBonuses(designed: TableDefinition, sheet: TableSheet): Proved | Refused {
    const { bonuses } = this.#definition
    const parsed = parseTable({ ...designed, ...(bonuses && { bonuses }) })
    if (!parsed.ok) return parsed
    const proved = bonuses ? sheetOf(compileTable(parsed.definition), this.#meter) : sheet
    return { ok: true, definition: parsed.definition, sheet: proved }
  }

  #off(sheet: TableSheet): number {
    return Math.abs(10_000 * returnedOf(sheet) - this.#wished)
  }

  #isMet(sheet: TableSheet): boolean {
    return Math.round(this.#off(sheet)) <= MET
  }

  /** @param returns that other sets of rules have, as shares */
  #told(proved: Proved | Refused, returns: readonly number[]): TunedTable {
    if (!proved.ok) return proved
    const { definition, sheet } = proved
    const answer = returnAnswer(this.#wished, 10_000 * returnedOf(sheet), 'about')
    if (answer.outcome === 'met') return { ok: true, definition, sheet, answer }
    const all = [...returns.map((returned) => Math.round(10_000 * returned)), Number(answer.got)]
    const below = all.filter((one) => one < this.#wished)
    const above = all.filter((one) => one > this.#wished)
    const neighbours = {
      below: below.length > 0 ? Math.max(...below) : null,
      above: above.length > 0 ? Math.min(...above) : null,
    }
    return { ok: true, definition, sheet, answer, neighbours }
  }
}

interface Proved {
  readonly ok: true
  readonly definition: TableDefinition
  readonly sheet: TableSheet
}

type Refused = Extract<TunedTable, { ok: false }>

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
