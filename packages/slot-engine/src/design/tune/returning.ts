import type { Definition } from '../../definition.ts'
import { printed, printedTowards } from '../nice-pays.ts'
import type { Gauge } from './gauge.ts'
import { nicely } from './nice-search.ts'
import { nudged, type PayBounds, type PayCell, payAt, wholeCoins, withPays } from './pay-cells.ts'
import { refusal, type TuneRefusal } from './targets.ts'

/** Off by less than this, in shares of the bet, a return is met. */
export const NEAR = 5e-4
const CORRECTIONS = 7
/** So many corrections look for amounts that a pay table would print. */
const PRINTED = 3
const anyCoin = (_from: number, to: number): number => to
/** So far, in shares of the bet, a few single pays bring a return. */
const FEW = 0.025

/** The pays by one factor, then single coins, until the game returns what it should. */
export function returning(
  gauge: Gauge,
  definition: Definition,
  cells: readonly PayCell[],
  pays: readonly number[],
  aim: number,
  bounds: PayBounds,
): Definition | TuneRefusal {
  const rtpOf = (coins: readonly number[]): number => gauge.rtp(withPays(definition, cells, coins))
  const base = wholeCoins(cells, pays)
  const first = rtpOf(base)
  if (Math.abs(first - aim) <= NEAR / 2) return withPays(definition, cells, base)
  const own = cells.map((cell) => payAt(definition, cell))
  const slopes = gauge.worth(definition, cells)
  const game = { cells, own, bounds, rtpOf, slopes }
  const isFar = Math.abs(first - aim) > FEW
  const nice = isFar ? null : nicely(game, base, aim, NEAR / 2)
  if (nice !== null) return withPays(definition, cells, nice)
  const near = isFar ? null : corrected(rtpOf, cells, base, slopes, aim, bounds)
  if (near && near.off <= NEAR / 2) return withPays(definition, cells, near.coins)
  const share = rtpOf(base.map((pay) => pay * 2)) - first
  const factor = 1 + (aim - first) / share
  const percent = (rtp: number): number => Math.round(rtp * 1e4) / 100
  if (!(factor > 0)) return refusal('rtp', 'prizes and features alone return more', percent(first - share))
  const exactly = base.map((pay, at) => (bounds.held[at] ? pay : Math.min(bounds.capCoins, pay * factor)))
  const scaled = wholeCoins(cells, exactly.map(printed))
  const evenly = nicely(game, scaled, aim, NEAR / 2)
  if (evenly !== null) return withPays(definition, cells, evenly)
  const best = corrected(rtpOf, cells, scaled, slopes, aim, bounds)
  if (best.off <= NEAR) return withPays(definition, cells, best.coins)
  const reason = `with ${definition.betCoins} coins a bet the nearest return is ${percent(best.rtp)} %: more coins a bet, with all amounts raised alike, come nearer`
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
