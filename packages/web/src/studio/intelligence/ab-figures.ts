import { intelligence } from '@spilvaerk/messages/intelligence'
import { studio } from '@spilvaerk/messages/studio'
import type { ParSheet } from '@spilvaerk/slot-engine'
import { plain, share, times } from '../../game/figures.ts'
import { formatNumber, numberFormat } from '../../lib/format.ts'
import { Z95 } from '../../lib/normal.ts'
import { textsOf } from '../../lib/page-language.ts'
import {
  type Difference,
  differenceOfMeans,
  differenceOfShares,
  errorsFrom,
  type Interval,
  roundsToTell,
  type Sample,
  shareInterval,
} from './ab-statistics.ts'
import type { AbSide } from './run-ab.ts'

export interface AbRow {
  readonly name: string
  readonly a: string
  readonly b: string
  /** B less A. */
  readonly difference: string
}

const MINUS = '−'
/** Chances below it are not told apart. */
const SMALLEST_P = 0.001
const decimals = (digits: number) => numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits })
const one = decimals(1)
const two = decimals(2)
const signed = (value: number, written = two): string => `${value < 0 ? MINUS : '+'}${written(Math.abs(value))}`
const points = (value: number): string => textsOf(intelligence)('ab.points', { amount: signed(100 * value) })
const between = ([low, high]: Interval, of: (value: number) => string): string =>
  textsOf(intelligence)('ab.between', { low: of(low), high: of(high) })
const chance = (pValue: number): string =>
  pValue < SMALLEST_P ? textsOf(intelligence)('ab.tinyChance', { limit: plain(SMALLEST_P) }) : `p = ${plain(pValue)}`

const sampleOf = ({ report }: AbSide): Sample => ({
  rounds: report.totalSpins,
  mean: report.actualRtp,
  standardDeviation: report.standardDeviation,
  wins: report.wins,
})

const told = ({ value, interval, pValue }: Difference): string =>
  `${points(value)} (${between(interval, (value) => signed(100 * value))}), ${chance(pValue)}`

const apart = (a: number, b: number): string => signed(b - a)

/** Every figure of both versions, exact ones first, and what lies between them. */
export function abRows(a: AbSide, b: AbSide): AbRow[] {
  const t = textsOf(intelligence)
  const row = (name: string, of: (side: AbSide) => string, difference = ''): AbRow => ({
    name,
    difference,
    a: of(a),
    b: of(b),
  })
  const [x, y] = [sampleOf(a), sampleOf(b)]
  return [
    row(t('ab.rows.rtp'), ({ sheet }) => share(sheet.rtp), points(b.sheet.rtp - a.sheet.rtp)),
    row(
      t('ab.rows.rtpSimulated'),
      ({ report }) => `${share(report.actualRtp)} (${between(report.rtpInterval, share)})`,
      told(differenceOfMeans(x, y)),
    ),
    row(t('ab.rows.apart'), (side) =>
      side.sheet.method === 'exact'
        ? t('ab.errors', {
            number: signed(errorsFrom(side.sheet.rtp, side.sheet.standardDeviation, sampleOf(side)), one),
          })
        : '–',
    ),
    row(
      t('ab.rows.hits'),
      ({ sheet }) => share(sheet.hitFrequency),
      points(b.sheet.hitFrequency - a.sheet.hitFrequency),
    ),
    row(
      t('ab.rows.hitsSimulated'),
      (side) => `${share(side.report.winRate)} (${between(shareInterval(sampleOf(side)), share)})`,
      told(differenceOfShares(x, y)),
    ),
    row(
      t('ab.rows.deviation'),
      ({ sheet }) => plain(sheet.standardDeviation),
      apart(a.sheet.standardDeviation, b.sheet.standardDeviation),
    ),
    row(
      t('ab.rows.deviationSimulated'),
      ({ report }) => plain(report.standardDeviation),
      apart(a.report.standardDeviation, b.report.standardDeviation),
    ),
    row(t('ab.rows.volatility'), ({ sheet }) => textsOf(studio)(`volatility.${sheet.volatilityClass}`)),
    row(t('ab.rows.maxWin'), ({ sheet }) => times(sheet.maxWin.capCoins / sheet.betCoins)),
    row(t('ab.rows.biggestWin'), ({ report }) => times(report.biggestWin)),
    row(t('ab.rows.losingRun'), ({ report }) => formatNumber(report.longestLosingRun)),
    row(t('ab.rows.method'), ({ sheet }) =>
      sheet.method === 'exact' ? t('ab.exact') : t('ab.simulated', { rounds: formatNumber(sheet.spins) }),
    ),
  ]
}

/** What to make of it, in sentences. */
export function abVerdicts(a: AbSide, b: AbSide): string[] {
  const [x, y] = [sampleOf(a), sampleOf(b)]
  return [
    verdict('rtp', differenceOfMeans(x, y)),
    verdict('hits', differenceOfShares(x, y)),
    ofSheets(a.sheet, b.sheet),
  ]
}

const errorOf = (sheet: ParSheet): number => (sheet.method === 'simulated' ? sheet.standardError : 0)

function ofSheets(a: ParSheet, b: ParSheet): string {
  const t = textsOf(intelligence)
  const apart = b.rtp - a.rtp
  const reach = Z95 * Math.hypot(errorOf(a), errorOf(b))
  if (reach > 0 && Math.abs(apart) < reach) return t('ab.untold', { points: plain(100 * reach) })
  const rounds = roundsToTell(apart, a.standardDeviation, b.standardDeviation)
  if (rounds === undefined) return t('ab.equal')
  return t(apart > 0 ? 'ab.more' : 'ab.less', { points: plain(100 * Math.abs(apart)), rounds: formatNumber(rounds) })
}

function verdict(what: 'rtp' | 'hits', { isSignificant, pValue, value }: Difference): string {
  const found = !isSignificant ? 'alike' : value > 0 ? 'higher' : 'lower'
  return textsOf(intelligence)(`ab.judged.${what}.${found}`, { chance: chance(pValue) })
}
