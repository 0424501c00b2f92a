import type { LineOdds } from './line-odds.ts'
import { nearestStep, type PayLadders } from './nice-pays.ts'
import type { Pays } from './sketch.ts'

/**
 * A pay table from how rare each win is: pay = A × odds^−β, a little more for better symbols, within limits. β is the one knob of volatility: at 0 all wins pay alike,
 * at 1 every win returns the same share of the bets, above 1 the rarest return most. Since odds fall with rank and count, pays
 * rise with both by construction.
 */
export interface PayShape {
  /** Expected runs per spin by rank and count. */
  readonly odds: LineOdds
  /** Bets returned per coin, by rank and count. */
  readonly worth: LineOdds
  /** The shortest run that pays, by rank. */
  readonly shortest: readonly number[]
  /** What a whole line of the best symbol pays: given, not shaped. */
  readonly topPay: number
  /** The most any other win may pay. */
  readonly ceiling: number
  /** Beyond what rarity gives, the best symbol pays e to this power times the least, and the longest run times the shortest. */
  readonly rankGain: number
  readonly runGain: number
  /** The amounts a pay may have; the least of them is the least pay. */
  readonly ladders: PayLadders
}

const leastPay = (shape: Pick<PayShape, 'ladders'>): number => shape.ladders.round[0]!

/** @returns null when even the smallest pays would return more than `lineReturn` bets, or the largest less */
export function shapedPays(shape: PayShape, beta: number, lineReturn: number): number[][] | null {
  const ranks = shape.odds.length
  const rarity = monotone(shape).map((row, rank) => {
    const better = Math.exp(shape.rankGain * (1 - rank / (ranks - 1)))
    const longer = (count: number): number => Math.exp((shape.runGain * count) / (row.length - 1))
    return row.map((odds, count) => (odds > 0 ? better * longer(count) * odds ** -beta : 0))
  })
  const at = (scale: number): number[][] =>
    rarity.map((row, rank) =>
      row.map((rare, count) => {
        if (count < shape.shortest[rank]!) return 0
        if (isTop(shape, rank, count)) return shape.topPay
        return Math.min(shape.ceiling, Math.max(leastPay(shape), scale * rare))
      }),
    )
  const returned = (pays: Pays): number => returnOf(shape, pays)
  let low = Math.log(1e-12)
  let high = Math.log(1e12)
  if (returned(at(Math.exp(low))) > lineReturn || returned(at(Math.exp(high))) < lineReturn) return null
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (returned(at(Math.exp(middle))) < lineReturn) low = middle
    else high = middle
  }
  return at(Math.exp((low + high) / 2))
}

const isTop = (shape: PayShape, rank: number, count: number): boolean =>
  rank === 0 && count === shape.odds[0]!.length - 1

/** Bets returned by lines. */
export function returnOf(shape: Pick<PayShape, 'worth'>, pays: Pays): number {
  let bets = 0
  shape.worth.forEach((row, rank) => {
    for (let count = 1; count < row.length; count++) bets += row[count]! * pays[rank]![count]!
  })
  return bets
}

/** The odds, smoothed so that a better symbol is never likelier than a lesser one, nor a longer run than a shorter. */
function monotone(shape: PayShape): number[][] {
  const rows = shape.odds.map((row) => [...row])
  rows.forEach((row, rank) => {
    for (let count = shape.shortest[rank]!; count < row.length; count++) {
      const lesser = rank > 0 ? rows[rank - 1]![count]! : 0
      row[count] = Math.max(row[count]!, lesser, 1e-15)
      if (count > shape.shortest[rank]!) row[count] = Math.min(row[count]!, row[count - 1]! * 0.9)
    }
  })
  return rows
}

/** To amounts of the round ladder, still rising with the count and not falling with rank. */
export function roundedPays(shape: PayShape, ideal: Pays): number[][] {
  const { round, fine } = shape.ladders
  const above = (pay: number): number => (pay <= 0 ? leastPay(shape) : fine.find((step) => step > pay)!)
  const pays = ideal.map((row) => row.map((pay) => (pay > 0 ? round[nearestStep(round, pay)]! : 0)))
  for (let rank = pays.length - 1; rank >= 0; rank--) {
    const row = pays[rank]!
    for (let count = shape.shortest[rank]!; count < row.length; count++) {
      if (isTop(shape, rank, count)) row[count] = shape.topPay
      else row[count] = Math.max(row[count]!, above(row[count - 1]!), pays[rank + 1]?.[count] ?? 0)
    }
  }
  return pays
}

/** Whether pays rise with the count and do not fall with rank. */
export function isRising(shape: Pick<PayShape, 'shortest' | 'ladders'>, pays: Pays): boolean {
  return pays.every((row, rank) =>
    row.every((pay, count) => {
      if (count < shape.shortest[rank]!) return pay === 0
      if (pay < leastPay(shape) || pay <= row[count - 1]!) return false
      return rank === 0 || count < shape.shortest[rank - 1]! || pay <= pays[rank - 1]![count]!
    }),
  )
}
