import { Field, Meter, type Problem, Problems, Readers, type WorkOptions } from '@spilvaerk/slot-engine/shared'
import { withBonuses } from '../bonus/with-bonuses.ts'
import { TableGame } from '../core/game.ts'
import { BEST, type TableRules } from '../core/kind.ts'
import type { TableDefinition } from '../definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { parseTable } from '../parse/parse.ts'
import { sheetOf } from '../proof/analyse.ts'
import { figuresOf } from '../proof/figures.ts'
import type { TableSheet } from '../proof/sheet.ts'
import { fittedBonuses, plannedBonuses } from './bonuses.ts'
import type { BriefLimits, TableBrief } from './brief.gen.ts'
import type { ChosenRules, DesignWish, KindFields, TableDesigner } from './designer.ts'
import { DESIGNERS } from './designers.ts'
import { TABLE_BRIEF } from './grammar.ts'
import { ruleAnswers, variantsOf, wishedRules } from './variants.ts'
import { met, offBy, type ReturnIs, returnAnswer, volatilityAnswer, volatilityOf, type WishAnswer } from './wishes.ts'

export type DesignedTable =
  | {
      readonly ok: true
      readonly definition: TableDefinition
      /** Its proof. */
      readonly sheet: TableSheet
      /** What came of each wish, in the order of the brief. */
      readonly wishes: readonly WishAnswer[]
      /** What the main bet returns without bonus games, by each set of rules that was proved or is known well. */
      readonly returns: readonly number[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const noSuchShape = (): never => {
  throw new Error('briefs bound nothing by other fields and refer to nothing by a shape')
}
const read = new Readers<null>({ rules: {}, boundOf: noSuchShape, referenceTo: noSuchShape }).of(TABLE_BRIEF)

export type ParsedTableBrief =
  | { readonly ok: true; readonly brief: TableBrief }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Checks anything at all against the shape of a brief. */
export function parseTableBrief(input: unknown): ParsedTableBrief {
  const problems = new Problems()
  const root = new Field(input, problems)
  // The grammar's types are written from the shapes that it is read by.
  const brief = read(root, null) as TableBrief | undefined
  const { limits } = brief ?? {}
  if (limits !== undefined && limits.min > limits.max)
    root.at('limits').at('max').refuse('mismatch', `Must be at least \`min\`, ${limits.min}, not ${limits.max}.`)
  if (brief === undefined || problems.list.length > 0) return { ok: false, problems: problems.list }
  return { ok: true, brief }
}

/** How far a search has come. */
export interface DesignProgress {
  /** Sets of rules that are proved, of so many that may have to be. */
  readonly proved: number
  readonly of: number
  /** What the main bet returns by those that come nearest until now, in hundredths of a percent. */
  readonly nearest: number | null
}

export interface DesignOptions extends WorkOptions {
  /** Called after each set of rules that is proved. */
  readonly onProved?: (progress: DesignProgress) => void
}

/**
 * The game of the kind that is nearest to what is asked, with its proof and an answer to each wish. All sets of rules of the
 * kind are proved and compared, so that none is nearer; where that takes long, those are proved that come nearest by what
 * each rule is known to be worth. The same brief gives the same game.
 * @param options without a budget the search has none: it proves many games
 * @throws OutOfReach where the budget ends before it is proved; the signal's reason when it is aborted
 */
export function designTable(input: unknown, options: DesignOptions = {}): DesignedTable {
  const parsed = parseTableBrief(input)
  if (!parsed.ok) return parsed
  const { brief } = parsed
  return designBy(brief, DESIGNERS[brief.kind], searchMeter(options), options.onProved)
}

/** All proofs of a search are metered together. */
export const searchMeter = (options: WorkOptions): Meter => new Meter({ budget: ENDLESS, ...options })

const ENDLESS = { steps: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER }

/** The same by another designer of the kind. */
export const designBy = (
  brief: TableBrief,
  designer: TableDesigner,
  meter: Meter,
  onProved?: DesignOptions['onProved'],
): DesignedTable => new Design(brief, designer, meter, onProved).result()

interface Candidate {
  readonly rules: ChosenRules
  readonly fields: KindFields
  readonly definition: TableDefinition
  /** What they mean without bonus games: what is worked out once is kept in it. */
  readonly own: TableRules
  /** Of the main bet. */
  readonly returned: number
  readonly sigma: number
}

/** Rules that may be proved. */
interface Likely {
  readonly rules: ChosenRules
  readonly fields: KindFields
  /** By their estimate they and all that follow are no nearer than this to what is asked. */
  readonly atLeast: number
}

/** Two returns that differ by less are alike, and the rest of the wishes decides. */
const ALIKE = 0.0002
/** So many sets of rules are proved where a proof takes long. */
const PROVED = 4
/** By how much estimates may be off. */
const ROUGHLY = 0.0004
/** What a return is above a bound that it has to keep. */
const ABOVE = 0.0004

class Design {
  readonly #meter: Meter
  readonly #brief: TableBrief
  readonly #designer: TableDesigner
  /** What the main bet should return with all that pays on top; `null` where nobody says. */
  readonly #target: number | null
  readonly #returnIs: ReturnIs
  readonly #wish: DesignWish
  /** Whether rules that were asked for were given up because the main bet would return more than is staked. */
  #overPaid = false
  readonly #onProved: DesignOptions['onProved']
  /** What the main bet returns by each set of rules that was proved. */
  readonly #returns: number[] = []

  constructor(brief: TableBrief, designer: TableDesigner, meter: Meter, onProved: DesignOptions['onProved']) {
    this.#onProved = onProved
    this.#meter = meter
    this.#brief = brief
    this.#designer = designer
    const { rtpHundredths, volatility, limits = designer.limits, returnIs } = brief
    const { sideBets = designer.usualSideBets ?? designer.sideBets } = brief
    this.#returnIs = returnIs ?? 'about'
    const above = returnIs === 'atLeast' ? ABOVE : 0
    this.#target = rtpHundredths === undefined ? null : Math.min(0.9999, rtpHundredths / 10_000 + above)
    this.#wish = {
      target: this.#target === null ? null : this.#target - (this.#isOnTop ? SOLVED_ROOM : 0),
      volatility: volatility ?? null,
      sideBets: designer.sideBets.filter((name) => sideBets.includes(name)),
      maxCoins: limits?.max ?? 1000,
    }
  }

  result(): DesignedTable {
    const wished = wishedRules(this.#brief, this.#designer)
    const chosen = this.#nearest(wished.fixed)
    const parsed = parseTable(this.#withBonuses(chosen))
    // The limits are those of the brief, and may leave no bet whose pays are whole.
    if (!parsed.ok) return parsed
    const { definition } = parsed
    const game = new TableGame(definition, withBonuses(chosen.own, definition))
    const sheet = sheetOf(game, this.#meter)
    const main = sheet.spots.find(({ spot, strategy }) => spot === sheet.mainSpot && strategy === sheet.strategies[0])
    const returned = 10_000 * (main?.returned.value ?? 0)
    const { rtpHundredths, volatility } = this.#brief
    return {
      ok: true,
      definition,
      sheet,
      returns: this.#returns,
      wishes: [
        ...(rtpHundredths === undefined ? [] : [returnAnswer(rtpHundredths, returned, this.#returnIs)]),
        ...ruleAnswers(wished, this.#designer, chosen.rules, this.#overPaid),
        ...this.#sideAnswers(),
        ...(volatility === undefined ? [] : [volatilityAnswer(volatility, main?.standardDeviation ?? 0)]),
        ...this.#bonusAnswers(definition),
      ],
    }
  }

  /** Of rules that do not go together as few are given up as can be, the last that was asked for first. */
  #nearest(fixed: ChosenRules): Candidate {
    const isFree = this.#target !== null || this.#wish.volatility !== null
    let without = false
    for (const some of this.#kept(fixed)) {
      this.#overPaid = false
      for (const free of isFree ? [true] : [false, true]) {
        const found = this.#best(variantsOf(this.#designer, some, free))
        if (found === null) continue
        this.#overPaid = without
        return found
      }
      without ||= this.#overPaid
    }
    throw new Error(`no rules of ${this.#brief.kind} make a game`)
  }

  /** All rules; all but one, or with another value for it that is nearly the same; and then the first of them. */
  *#kept(fixed: ChosenRules): Generator<ChosenRules> {
    yield fixed
    const names = Object.keys(fixed)
    for (const name of names.toReversed()) {
      const { [name]: value = '', ...others } = fixed
      const near = this.#designer.near?.[name]?.[value]
      if (near !== undefined) yield { ...fixed, [name]: near }
      yield others
    }
    for (const name of names) {
      const near = this.#designer.near?.[name]?.[fixed[name] ?? '']
      if (near !== undefined) yield { [name]: near }
    }
    for (let kept = names.length - 2; kept >= 0; kept--)
      yield Object.fromEntries(names.slice(0, kept).map((name) => [name, fixed[name] ?? '']))
  }

  #best(variants: readonly ChosenRules[]): Candidate | null {
    let best: Candidate | null = null
    const likely = this.#likely(variants)
    for (const [proved, { rules, fields, atLeast }] of likely.entries()) {
      if (best !== null && atLeast > this.#distance(best.returned) + ALIKE) break
      const one = this.#candidate(rules, fields)
      if (one === null) this.#overPaid = true
      else if (best === null || this.#isNearer(one, best)) best = one
      const nearest = best === null ? null : Math.round(10_000 * best.returned)
      this.#onProved?.({ proved: proved + 1, of: likely.length, nearest })
      if (best !== null && this.#isEnough(best, proved + 1)) break
    }
    return best
  }

  /** Rules that go together, with what they mean: where they are estimated, the likeliest first. */
  #likely(variants: readonly ChosenRules[]): readonly Likely[] {
    const built = variants.flatMap((rules) => {
      const fields = this.#designer.build(rules, this.#wish)
      return fields === null ? [] : [{ rules, fields, atLeast: 0 }]
    })
    const { estimate, estimateOff = 1 } = this.#designer
    if (estimate === undefined) return built
    const guessed = built.map((one) => ({ one, returned: estimate(one.rules) }))
    // Good estimates count as proved where somebody asks what else there is.
    if (estimateOff < ALIKE) this.#returns.push(...guessed.map(({ returned }) => returned).filter((one) => one < 1))
    const open = guessed.filter(({ returned }) => returned < 1 + ROUGHLY)
    if (open.length < built.length) this.#overPaid = true
    return open
      .map(({ one, returned }) => ({ one, steps: Math.round(this.#distance(returned) / ROUGHLY) }))
      .toSorted((a, b) => a.steps - b.steps)
      .map(({ one, steps }) => ({ ...one, atLeast: (steps - 0.5) * ROUGHLY - estimateOff }))
  }

  /** Whether no further set of rules need be proved. */
  #isEnough(best: Candidate, proved: number): boolean {
    const { volatility } = this.#wish
    const fits = volatility === null || volatilityOf(best.sigma) === volatility
    if (this.#target === null && volatility === null) return true
    if (this.#designer.estimate === undefined) return false
    return proved >= PROVED || (fits && this.#distance(best.returned) <= ROUGHLY)
  }

  #candidate(rules: ChosenRules, fields: KindFields): Candidate | null {
    const definition = this.#definitionOf(fields)
    const own = kindOf(definition).rules(definition)
    const { returned, standardDeviation } = figuresOf(own.law(0, BEST, this.#meter))
    if (returned.value > 1) return null
    this.#returns.push(returned.value)
    return { rules, fields, definition, own, returned: returned.value, sigma: standardDeviation }
  }

  #isNearer(one: Candidate, than: Candidate): boolean {
    const difference = this.#distance(one.returned) - this.#distance(than.returned)
    if (Math.abs(difference) > ALIKE) return difference < 0
    const { volatility } = this.#wish
    const fits = ({ sigma }: Candidate): boolean => volatilityOf(sigma) === volatility
    return fits(one) && !fits(than)
  }

  /** Bonus games on top need room below what is asked. */
  #distance(returned: number): number {
    const target = this.#target
    if (target === null) return 0
    const isAbove = this.#returnIs !== 'atLeast' && returned > target - LEAST_ROOM
    return this.#isOnTop && isAbove ? 1 + returned - target : offBy(returned, target, this.#returnIs)
  }

  get #isOnTop(): boolean {
    return (this.#brief.bonuses ?? []).some(({ pays }) => pays === 'onTop')
  }

  #definitionOf(fields: KindFields): TableDefinition {
    const { name, id, description, theme } = this.#brief
    const { limits: usual = { min: 1, max: 1000 }, roundMaxes } = this.#designer
    const limits: BriefLimits = this.#brief.limits ?? usual
    const round = limits.round === undefined && roundMaxes !== undefined ? { round: roundMaxes * limits.max } : {}
    const all = {
      ...{ definitionVersion: 1, id: id ?? slugOf(name), name },
      ...(description !== undefined && { description }),
      ...(theme !== undefined && { theme }),
      limits: { ...limits, ...round },
      ...fields,
    }
    // The tag stays with the fields of its kind; `parseTable` reads what is chosen.
    return all as TableDefinition
  }

  #withBonuses({ definition, fields, own, returned, rules }: Candidate): TableDefinition {
    const { bonuses = [], seed, name } = this.#brief
    if (bonuses.length === 0) return definition
    const { mainGroup, starts } = this.#designer
    const main = typeof mainGroup === 'string' ? mainGroup : mainGroup(rules)
    const room = this.#roomAbove(returned)
    const wishes = bonuses.map((wish) => (wish.pays === 'onTop' && room < LEAST_ROOM ? { game: wish.game } : wish))
    const planned = plannedBonuses(wishes, starts?.(fields) ?? [], main, seed ?? name)
    return { ...definition, bonuses: fittedBonuses(own, definition, planned, room, this.#meter) }
  }

  /** Where nobody says what the main bet should return, a third of its edge goes to bonus games. */
  #roomAbove(returned: number): number {
    const third = (1 - returned) / 3
    if (this.#target === null) return third
    const room = this.#target - returned
    if (this.#returnIs === 'about') return room
    return this.#returnIs === 'atLeast' ? Math.max(room, third) : Math.min(room, third)
  }

  #sideAnswers(): readonly WishAnswer[] {
    const known = this.#designer.sideBets
    return (this.#brief.sideBets ?? []).map((wished, i) => {
      const field = `sideBets[${i}]`
      if (known.includes(wished)) return met(field, wished)
      const reason =
        known.length === 0
          ? 'Games of this kind have none.'
          : `There is no such side bet: there are ${known.join(', ')}.`
      return { field, outcome: 'impossible', wished, got: null, code: 'unknownSideBet', reason }
    })
  }

  #bonusAnswers({ bonuses = [] }: TableDefinition): readonly WishAnswer[] {
    return (this.#brief.bonuses ?? []).map((wish, i) => {
      const field = `bonuses[${i}]`
      if (wish.pays !== 'onTop' || bonuses[i]?.on !== undefined) return met(field, wish.game)
      const reason = 'The main bet leaves no room below its return: it pays a spot of its own.'
      return { field, outcome: 'nearly', wished: wish.game, got: wish.game, code: 'noRoom', reason }
    })
  }
}

/** What bonus games on top need at least, as a share of the bet. */
const LEAST_ROOM = 0.0005
/** What pays that are worked out leave for them. */
const SOLVED_ROOM = 0.02

/** Without accents, in lower case, with dashes. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64) || 'table'
