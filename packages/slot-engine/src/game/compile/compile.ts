import { BASE_REEL_SET, type Definition, PLAIN_BET } from '../../definition.ts'
import { known } from '../../entries.ts'
import { type Budget, Meter, type WorkOptions } from '../../meter.ts'
import { cascadePlan } from '../cascades/compile.ts'
import { chancePlan } from '../chances/compile.ts'
import { changesPlan } from '../changes/compile.ts'
import type { Game, Plan } from '../core/game.ts'
import { factorsPlan } from '../factors/compile.ts'
import { compileFeatures } from '../features/features.ts'
import { gamblePlan } from '../features/gamble/play.ts'
import { inBetMode, inFreeSpins } from '../instead/derive.ts'
import { compileRule } from '../rules/rules.ts'
import { scatterPlan } from '../rules/scatters/compile.ts'
import { addedPlan } from '../symbols/added/added.ts'
import { expandingOf } from '../symbols/expanding/expanding.ts'
import { revealsOf } from '../symbols/mystery/mystery.ts'
import { compileSettlers } from '../symbols/symbols.ts'
import { multipliedWilds } from '../tables/multiplied-wilds.ts'
import { ReelSet } from '../tables/reel-set.ts'
import { buildReel, scatterCounts } from '../tables/reels.ts'
import { type SetDraw, setDraw } from '../tables/set-draw.ts'
import { payByCount, tokensOf } from '../tables/tokens.ts'
import { buildTop, type TopPlan } from '../tables/top-reel.ts'
import { namedDraw, type WeightedDraw } from '../tables/weighted-draw.ts'

/** What making a definition ready may take: some five seconds' work. `parseDefinition` refuses what takes more. */
export const COMPILE_BUDGET = { steps: 600_000_000, bytes: 150_000_000 } as const satisfies Budget

/** What `parseDefinition` has made ready, for whoever compiles it next. It is not held by this. */
const CHECKED = new WeakMap<Definition, WeakRef<Game>>()

/** @throws OutOfReach for a definition that takes more than `COMPILE_BUDGET` */
export function checkCompiles(definition: Definition): void {
  CHECKED.set(definition, new WeakRef(gameOf(definition, new Meter({ budget: COMPILE_BUDGET }))))
}

/**
 * Makes a definition ready to play.
 * @param definition as `parseDefinition` gave it: what it refuses must not come here
 * @param options the budget, by default that of `parseDefinition`, and what watches the work
 * @throws OutOfReach for one that takes more than the budget
 */
export function compile(definition: Definition, options: WorkOptions = {}): Game {
  const checked = Object.keys(options).length === 0 ? CHECKED.get(definition)?.deref() : undefined
  CHECKED.delete(definition)
  return checked ?? gameOf(definition, new Meter({ ...options, budget: { ...COMPILE_BUDGET, ...options.budget } }))
}

function gameOf(definition: Definition, meter: Meter): Game {
  const { modes = [], features = [] } = definition
  const plain = plainGame(definition, meter)
  const inMode = modes.flatMap((mode) => {
    const other = inBetMode(definition, mode)
    return other === undefined ? [] : [[mode.id, gameOf(other, meter)] as const]
  })
  const inFeature = features.flatMap((feature) => {
    const other = feature.type === 'freeSpins' ? inFreeSpins(definition, feature) : undefined
    return other === undefined ? [] : [[feature.id, plainGame(other, meter)] as const]
  })
  return { ...plain, plan: { ...plain.plan, inMode: new Map(inMode), inFeature: new Map(inFeature) } }
}

/** The game without what its bet modes and free spins have of their own. */
function plainGame(definition: Definition, meter: Meter): Game {
  const counts = scatterCounts(definition)
  const tokens = tokensOf(definition.symbols, multipliedWilds(definition))
  const indexOf = new Map(definition.symbols.map((symbol, i) => [symbol.id, i]))
  const draw = (weights: Readonly<Record<string, number>>): WeightedDraw =>
    namedDraw(weights, (id) => known(indexOf.get(id), id))
  const reels = new Map(
    Object.entries(definition.reelSets).map(([name, set]) => [
      name,
      set.map((reel, i) => buildReel(reel, definition, counts, i)),
    ]),
  )
  const { length: width } = known(reels.get(BASE_REEL_SET), BASE_REEL_SET)
  const rule = compileRule({ definition, tokens, sets: [...reels.values()], reels: width, meter })
  const topOf = (name: string): TopPlan | null => {
    const top = definition.topReels?.[name]
    return top ? buildTop(top, known(reels.get(name), name).length, definition, counts) : null
  }
  const sets = new Map(
    [...reels].map(([name, list]) => [name, new ReelSet(name, list, topOf(name), rule.fold, counts.size)]),
  )
  const features = compileFeatures(definition, { counts, sets, draw, tokens })
  const plan: Plan = {
    tokens,
    scatters: scatterPlan(definition, counts),
    rule,
    sets,
    base: sets.get(BASE_REEL_SET) as ReelSet,
    paid: paidDraws(definition, sets),
    features,
    collects: features.flatMap((one) => (one.type === 'freeSpins' ? [] : (one.inFree ?? []))),
    cascades: cascadePlan(definition, draw),
    extraWilds: addedPlan(definition.extraWilds, definition),
    factors: factorsPlan(definition.factors, definition, tokens),
    changes: changesPlan(definition.changes, { definition, tokens }),
    chances: chancePlan(definition, tokens),
    gamble: gamblePlan(definition),
    reveals: revealsOf(definition, draw),
    settlers: compileSettlers({ definition, tokens, draw }),
    payOf: definition.symbols.map((symbol) => payByCount('pays' in symbol ? symbol.pays : undefined, width)),
    expanding: expandingOf(definition),
    inMode: new Map(),
    inFeature: new Map(),
  }
  return { definition, betCoins: definition.betCoins, maxCoins: definition.maxWin * definition.betCoins, plan }
}

/** By bet mode; one that names no reel set has that of the plain bet. */
const paidDraws = ({ reelSet, modes = [] }: Definition, sets: ReadonlyMap<string, ReelSet>): Map<string, SetDraw> =>
  new Map([
    [PLAIN_BET, setDraw(reelSet, sets)],
    ...modes.map((mode) => [mode.id, setDraw(mode.reelSet ?? reelSet, sets)] as const),
  ])
