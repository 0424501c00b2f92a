import type { Definition } from '../../definition.ts'
import { DEFAULT_BUDGET, Meter, OutOfReach } from '../../meter.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import { limitOf } from '../../proof/words/out-of-reach.ts'
import { changesOf } from './changes.ts'
import { exactBefore, type Gauge, gaugeOf } from './gauge.ts'
import { HITS_NEAR, withHits } from './hits.ts'
import { inPrint, isUnprinted } from './in-print.ts'
import { payAt, payCells, withPays } from './pay-cells.ts'
import { NEAR, returning } from './returning.ts'
import { isWithin, refuseSpread, type Spread, spreading, spreadOf } from './spread.ts'
import {
  refusal,
  refuseOwnParts,
  refuseTargets,
  TUNE_TARGETS,
  type TuneOptions,
  type TuneRefusal,
  type TuneResult,
  type TuneTargets,
} from './targets.ts'

/** Times that a game is corrected by its sheet, which without an exact one is of other draws each time. */
const PROOFS = 5

/**
 * Changes a game as little as it can to meet targets, and lists what it changed. Strips, features and prizes stay: RTP, volatility and σ
 * are met by the pays of the win rule (up to three of them, where that is far all by one factor first; for σ by one exponent), hits by
 * which smallest wins are paid, the cap by itself and by what paid it, a bought feature's RTP by its price.
 *
 * Where the sheet is exact, the RTP is met to ±0.05 points. Else only the change is found: from the sheet that the game has, if
 * `options` brings it, and it is proved on other draws than those that found it, to ±0.05 points or as near as these tell (one standard
 * error). The sheet's own says how sure both together are.
 * What would take more than the budget is refused, with `limit`.
 * @param definition as `parseDefinition` gave it
 */
export function tune(definition: Definition, targets: TuneTargets, options: TuneOptions = {}): TuneResult {
  const refused = refuseTargets(targets) ?? refuseOwnParts(definition, targets)
  if (refused) return refused
  const meter = new Meter({ ...options, budget: { ...TUNE_BUDGET, ...options.budget } })
  try {
    return tuned(definition, targets, options, meter)
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    // Whatever ran out of its share meanwhile, it is not the reason.
    return overBudget(definition, targets, meter.isFinishing ? 'interrupted' : error.code, error.part)
  }
}

/** What the first exact sheet may take its share of. */
const TUNE_BUDGET = { steps: 8 * DEFAULT_BUDGET.steps } as const
/** What all of it takes, by exact sheets or by rounds, unless a budget asks for finer figures: as much as one sheet. */
const WHOLE_STEPS = DEFAULT_BUDGET.steps

/** Pays that are half sought are none: the game is left as it is. */
function overBudget(
  { maxWin }: Definition,
  targets: TuneTargets,
  code: OutOfReach['code'],
  part: OutOfReach['part'],
): TuneRefusal {
  const target = TUNE_TARGETS.find((one) => targets[one] !== undefined) ?? 'rtp'
  const limit = limitOf(code === 'bytes' || code === 'interrupted' ? code : 'rounds', part)
  const reason =
    code === 'interrupted'
      ? 'the work was interrupted before pays were found that meet it: the game is as it was'
      : `what other pays return would take more work than its budget to find. ${limit.help.replace(/\.$/, '')}`
  return { ...refusal(target, reason, target === 'maxWin' ? maxWin : 'as it is'), limit }
}

function tuned(definition: Definition, targets: TuneTargets, options: TuneOptions, meter: Meter): TuneResult {
  const exact = exactBefore(definition, meter, spreadOf(targets) !== null)
  const work = (): TuneResult => tunedBy(gaugeOf(definition, exact, meter, options), definition, targets, meter)
  // Exact sheets by which σ is sought are quick ones, but many.
  const isOpen = options.budget !== undefined || (exact !== null && spreadOf(targets) !== null)
  return isOpen ? work() : meter.within({ steps: WHOLE_STEPS - meter.steps }, work)
}

function tunedBy(gauge: Gauge, definition: Definition, targets: TuneTargets, meter: Meter): TuneResult {
  const capped = withCap(definition, targets.maxWin)
  const aim = targets.rtp === undefined ? gauge.before.rtp : targets.rtp / 100
  const { bonusBuyRtp: _, ...ofPays } = targets
  const wantsPays = Object.values(ofPays).some((target) => target !== undefined)
  const hitting = targets.hitFrequency === undefined ? capped : withHits(capped, targets.hitFrequency / 100, meter)
  const found = wantsPays ? tunedPays(gauge, hitting, aim, targets) : { definition: capped, sheet: gauge.before }
  if ('ok' in found) return found
  const { definition: paid, sheet } = found
  if (targets.hitFrequency !== undefined && Math.abs(sheet.hitFrequency - targets.hitFrequency / 100) > HITS_NEAR) {
    const hits = Math.round(sheet.hitFrequency * 1000) / 10
    return refusal('hitFrequency', `whichever smallest wins are paid, the nearest is ${hits} % of the spins`, hits)
  }
  if (sheet.maxWin.baseCoins < sheet.maxWin.capCoins && targets.maxWin !== undefined && sheet.method === 'exact') {
    const most = Math.floor(sheet.maxWin.baseCoins / sheet.betCoins)
    if (!definition.features?.length) return refusal('maxWin', `the most a spin can pay is ${most} times the bet`, most)
  }
  const priced = targets.bonusBuyRtp === undefined ? paid : withPrices(gauge, paid, targets.bonusBuyRtp / 100)
  if ('ok' in priced) return priced
  return { ok: true, definition: priced, sheet, changes: changesOf(definition, priced, targets) }
}

/** The cap, and what paid the old one or more. */
function withCap(definition: Definition, maxWin: number | undefined): Definition {
  if (maxWin === undefined || maxWin === definition.maxWin) return definition
  const [before, after] = [definition.maxWin * definition.betCoins, maxWin * definition.betCoins]
  const symbols = definition.symbols.map((symbol) =>
    'pays' in symbol && symbol.pays
      ? {
          ...symbol,
          pays: Object.fromEntries(Object.entries(symbol.pays).map(([key, pay]) => [key, pay >= before ? after : pay])),
        }
      : symbol,
  )
  return { ...definition, maxWin, symbols: symbols as Definition['symbols'] }
}

interface Found {
  readonly definition: Definition
  readonly sheet: ParSheet
}

function tunedPays(gauge: Gauge, definition: Definition, aim: number, targets: TuneTargets): Found | TuneRefusal {
  const wanted = spreadOf(targets)
  let missed: TuneRefusal | null = null
  let game = definition
  for (let proof = 0; proof < PROOFS; proof++) {
    const unprinted = paysFor(gauge, game, aim, targets)
    if ('ok' in unprinted) return unprinted
    const paid = printedPays(gauge, definition, unprinted, aim, wanted)
    const sheet = gauge.prove(paid)
    const open = sheet.method === 'simulated' ? Math.max(NEAR, openOf(gauge, sheet.standardError)) : NEAR
    if (Math.abs(sheet.rtp - aim) > open) {
      const near = Math.round(sheet.rtp * 1e4) / 100
      missed = refusal('rtp', `on other draws than those it was found by, the nearest return is ${near} %`, near)
    } else if (wanted && !isWithin(sheet, wanted)) missed = refuseSpread(targets, sheet.standardDeviation)
    else return { definition: paid, sheet }
    game = paid
  }
  // Every pass without a game has said what it missed.
  return missed as TuneRefusal
}

/** The same game, with the pays that were changed on amounts that a pay table would print, where such meet the targets too. */
function printedPays(gauge: Gauge, from: Definition, to: Definition, aim: number, wanted: Spread | null): Definition {
  const cells = payCells(from)
  const [own, found] = [from, to].map((game) => cells.map((cell) => payAt(game, cell))) as [number[], number[]]
  const capCoins = from.maxWin * from.betCoins
  const bounds = { capCoins, held: own.map((pay) => pay >= capCoins) }
  if (!isUnprinted({ own, bounds }, found)) return to
  const rtpOf = (coins: readonly number[]): number => gauge.rtp(withPays(to, cells, coins))
  const game = { cells, own, bounds, rtpOf, slopes: gauge.worth(to, cells) }
  const told = withPays(to, cells, inPrint(game, found, aim, NEAR))
  return wanted === null || isWithin(gauge.measure(told), wanted) ? told : to
}

/** What the proof itself leaves open, without what is open of the game as it was. */
const openOf = ({ before }: Gauge, standardError: number): number =>
  Math.sqrt(Math.max(0, standardError ** 2 - (before.method === 'simulated' ? before.standardError ** 2 : 0)))

function paysFor(gauge: Gauge, definition: Definition, aim: number, targets: TuneTargets): Definition | TuneRefusal {
  const cells = payCells(definition)
  if (cells.length === 0) {
    const near = Math.round(gauge.rtp(definition) * 1e4) / 100
    return refusal('rtp', 'the win rule pays nothing that could be changed', near)
  }
  const own = cells.map((cell) => payAt(definition, cell))
  const capCoins = definition.maxWin * definition.betCoins
  const bounds = { capCoins, held: own.map((pay) => pay >= capCoins) }
  const straight = returning(gauge, definition, cells, own, aim, bounds)
  const wanted = spreadOf(targets)
  if (wanted === null || 'ok' in straight || isWithin(gauge.measure(straight), wanted)) return straight
  return spreading(gauge, definition, cells, own, aim, targets, wanted, bounds)
}

/** Prices at which what is bought returns as much as wanted. */
function withPrices(gauge: Gauge, definition: Definition, rtp: number): Definition | TuneRefusal {
  const modes = definition.modes?.map((mode) => {
    if (mode.buys === undefined) return mode
    const sheet = gauge.measure(definition, mode.id)
    return { ...mode, coins: Math.max(1, Math.round((sheet.rtp * mode.coins) / rtp)) }
  })
  if (modes?.some(({ buys }) => buys)) return { ...definition, modes }
  return refusal('bonusBuyRtp', 'no bet mode of this game buys a feature', 'none')
}
