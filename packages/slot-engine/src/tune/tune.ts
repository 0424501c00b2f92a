import { prove } from '../analyse/analyse.ts'
import { OutOfReach } from '../analyse/round-law.ts'
import { simulatedSheet } from '../analyse/simulated-sheet.ts'
import { compile, type Game } from '../compile/compile.ts'
import type { Definition } from '../definition.ts'
import { printed, printedTowards } from '../design/nice-pays.ts'
import type { ParSheet } from '../sheet.ts'
import { isPlainWindow } from '../simulate/plain.ts'
import { HITS_NEAR, withHits } from './hits.ts'
import { nudged, type PayBounds, type PayCell, payAt, payCells, slopes, wholeCoins, withPays } from './pay-cells.ts'
import {
  refusal,
  refuseTargets,
  type TuneChange,
  type TuneRefusal,
  type TuneResult,
  type TuneTargets,
} from './targets.ts'

/** Off by less than this, in shares of the bet, a return is met. */
const NEAR = 5e-4
const CORRECTIONS = 7
/** So many corrections look for amounts that a pay table would print. */
const PRINTED = 3
const anyCoin = (_from: number, to: number): number => to
/** So far, in shares of the bet, a few single pays bring a return. */
const FEW = 0.025
/** Rounds of a sheet that has no exact answer within reach: always the same, so that two pay tables meet the same chance. */
const ROUNDS = 400_000
const STEPS = 9
const GENTLEST = 0.4
const STEEPEST = 2.2

/**
 * Changes a game as little as it can to meet targets, and lists what it changed. Strips, features and prizes stay: RTP and volatility are
 * met by the pays of the win rule (all by one factor, then single coins; for a class by one exponent), hits by
 * which smallest wins are paid, the cap by itself and by what paid it, a bought feature's RTP by its price.
 *
 * Where the sheet is exact, the RTP is met to ±0.05 points. Else it is met on one large sample, whose standard error the sheet says.
 * @param definition as `parseDefinition` gave it
 */
export function tune(definition: Definition, targets: TuneTargets): TuneResult {
  const refused = refuseTargets(targets)
  if (refused) return refused
  const capped = withCap(definition, targets.maxWin)
  const before = measure(definition)
  const aim = targets.rtp === undefined ? before.rtp : targets.rtp / 100
  const { bonusBuyRtp: _, ...ofPays } = targets
  const wantsPays = Object.values(ofPays).some((target) => target !== undefined)
  const hitting = targets.hitFrequency === undefined ? capped : withHits(capped, targets.hitFrequency / 100)
  const paid = wantsPays ? tunedPays(hitting, aim, targets) : capped
  if ('ok' in paid) return paid
  const sheet = measure(paid)
  if (targets.hitFrequency !== undefined && Math.abs(sheet.hitFrequency - targets.hitFrequency / 100) > HITS_NEAR) {
    const hits = Math.round(sheet.hitFrequency * 1000) / 10
    return refusal('hitFrequency', `whichever smallest wins are paid, the nearest is ${hits} % of the spins`, hits)
  }
  if (sheet.maxWin.baseCoins < sheet.maxWin.capCoins && targets.maxWin !== undefined && sheet.method === 'exact') {
    const most = Math.floor(sheet.maxWin.baseCoins / sheet.betCoins)
    if (!definition.features?.length) return refusal('maxWin', `the most a spin can pay is ${most} times the bet`, most)
  }
  const priced = targets.bonusBuyRtp === undefined ? paid : withPrices(paid, targets.bonusBuyRtp / 100)
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

function measure(definition: Definition, mode?: string): ParSheet {
  const game = compile(definition)
  const options = mode === undefined ? {} : { mode }
  if (isQuick(game)) {
    try {
      return prove(game, options)
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error
    }
  }
  return simulatedSheet(game, 'reelSets.base', { spins: ROUNDS, seed: 'tune', ...options })
}

/** Whether the exact sheet takes a moment: several features together, or rows that vary, can take minutes. */
const isQuick = (game: Game): boolean =>
  isPlainWindow(game) &&
  (game.definition.features ?? []).length <= 1 &&
  Object.values(game.definition.reelSets).every((set) => set.every(({ rows }) => typeof rows === 'number'))

function tunedPays(definition: Definition, aim: number, targets: TuneTargets): Definition | TuneRefusal {
  const cells = payCells(definition)
  if (cells.length === 0)
    return refusal(
      'rtp',
      'the win rule pays nothing that could be changed',
      Math.round(measure(definition).rtp * 1e4) / 100,
    )
  const own = cells.map((cell) => payAt(definition, cell))
  const capCoins = definition.maxWin * definition.betCoins
  const bounds = { capCoins, held: own.map((pay) => pay >= capCoins) }
  const straight = returning(definition, cells, own, aim, bounds)
  if (targets.volatility === undefined || 'ok' in straight || measure(straight).volatilityClass === targets.volatility)
    return straight
  return ofClass(definition, cells, own, aim, targets.volatility, bounds)
}

/** The pays by one factor, then single coins, until the game returns what it should. */
function returning(
  definition: Definition,
  cells: readonly PayCell[],
  pays: readonly number[],
  aim: number,
  bounds: PayBounds,
): Definition | TuneRefusal {
  const rtpOf = (coins: readonly number[]): number => measure(withPays(definition, cells, coins)).rtp
  const base = wholeCoins(cells, pays)
  const first = rtpOf(base)
  if (Math.abs(first - aim) <= NEAR / 2) return withPays(definition, cells, base)
  const near =
    Math.abs(first - aim) <= FEW ? corrected(rtpOf, cells, base, slopes(definition, cells, base), aim, bounds) : null
  if (near && near.off <= NEAR / 2) return withPays(definition, cells, near.coins)
  const share = rtpOf(base.map((pay) => pay * 2)) - first
  const factor = 1 + (aim - first) / share
  const percent = (rtp: number): number => Math.round(rtp * 1e4) / 100
  if (!(factor > 0)) return refusal('rtp', 'prizes and features alone return more', percent(first - share))
  const scaled = wholeCoins(
    cells,
    base.map((pay, at) => (bounds.held[at] ? pay : Math.min(bounds.capCoins, printed(pay * factor)))),
  )
  const best = corrected(rtpOf, cells, scaled, slopes(definition, cells, scaled), aim, bounds)
  if (best.off <= NEAR) return withPays(definition, cells, best.coins)
  const reason = `with ${definition.betCoins} coins a bet the nearest return is ${percent(best.rtp)} %`
  return refusal('rtp', reason, percent(best.rtp))
}

/** Single pays moved again and again by what is still missing, first to amounts one would print, then by coins; the best of that. */
function corrected(
  rtpOf: (coins: readonly number[]) => number,
  cells: readonly PayCell[],
  from: readonly number[],
  steps: readonly number[],
  aim: number,
  bounds: PayBounds,
) {
  let coins = [...from]
  let landing = printedTowards
  let best = { off: Number.POSITIVE_INFINITY, coins, rtp: 0 }
  for (let round = 0; round < CORRECTIONS; round++) {
    const rtp = rtpOf(coins)
    if (Math.abs(rtp - aim) < best.off) best = { off: Math.abs(rtp - aim), coins, rtp }
    if (best.off <= NEAR / 2) break
    const next = nudged(cells, coins, steps, aim - rtp, bounds, landing)
    if (landing === printedTowards && (round >= PRINTED || next.every((pay, at) => pay === coins[at]))) {
      landing = anyCoin
      coins = nudged(cells, best.coins, steps, aim - best.rtp, bounds, landing)
    } else coins = next
  }
  return best
}

/** Pays by one exponent: above 1 rare wins return more, below 1 common ones. */
function ofClass(
  definition: Definition,
  cells: readonly PayCell[],
  pays: readonly number[],
  aim: number,
  wanted: ParSheet['volatilityClass'],
  bounds: PayBounds,
): Definition | TuneRefusal {
  const middle = { low: 3, medium: 6, high: 12, extreme: 22 }[wanted]
  let low = GENTLEST
  let high = STEEPEST
  let nearest = { off: Number.POSITIVE_INFINITY, found: '' }
  for (let step = 0; step < STEPS; step++) {
    const exponent = (low + high) / 2
    const shaped = returning(
      definition,
      cells,
      pays.map((pay, at) => (bounds.held[at] ? pay : pay ** exponent)),
      aim,
      bounds,
    )
    if ('ok' in shaped) {
      high = exponent
      continue
    }
    const sheet = measure(shaped)
    if (sheet.volatilityClass === wanted) return shaped
    const off = Math.abs(Math.log(sheet.standardDeviation / middle))
    if (off < nearest.off) nearest = { off, found: sheet.volatilityClass }
    if (sheet.standardDeviation < middle) low = exponent
    else high = exponent
  }
  return refusal(
    'volatility',
    'no pay table on these strips, below this cap, is of that class',
    nearest.found || 'medium',
  )
}

/** Prices at which what is bought returns as much as wanted. */
function withPrices(definition: Definition, rtp: number): Definition | TuneRefusal {
  const modes = definition.modes?.map((mode) => {
    if (mode.buys === undefined) return mode
    const sheet = measure(definition, mode.id)
    return { ...mode, coins: Math.max(1, Math.round((sheet.rtp * mode.coins) / rtp)) }
  })
  if (modes?.some(({ buys }) => buys)) return { ...definition, modes }
  return refusal('bonusBuyRtp', 'no bet mode of this game buys a feature', 'none')
}

function changesOf(from: Definition, to: Definition, targets: TuneTargets): TuneChange[] {
  const changes: TuneChange[] = []
  const offer = (field: string, before: number, after: number, reason: string): void => {
    if (before !== after) changes.push({ field, from: before, to: after, reason })
  }
  offer('maxWin', from.maxWin, to.maxWin, 'the cap asked for')
  const why = targets.volatility === undefined ? 'brings the RTP' : 'brings the volatility at the RTP'
  from.symbols.forEach((symbol, i) => {
    const other = to.symbols[i]!
    if (!('pays' in symbol) || !('pays' in other)) return
    const [before, after] = [symbol.pays ?? {}, other.pays ?? {}]
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [pay = 0, paid = 0] = [before[key], after[key]]
      const isCap = pay >= from.maxWin * from.betCoins && from.maxWin !== to.maxWin
      const isHit = (pay === 0) !== (paid === 0)
      offer(`symbols[${i}].pays.${key}`, pay, paid, isHit ? 'brings the hits' : isCap ? 'pays the cap' : why)
    }
  })
  from.modes?.forEach((mode, i) => {
    offer(`modes[${i}].coins`, mode.coins, to.modes?.[i]?.coins ?? mode.coins, 'brings the RTP of what is bought')
  })
  return changes
}
