import type { ParSheet } from '@spilvaerk/slot-engine'
import { plain, share, times } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import { Z95 } from '../../lib/normal.ts'
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
const signed = (value: number, digits = 2): string => {
  const text = new Intl.NumberFormat('da-DK', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Math.abs(value),
  )
  return value < 0 ? `${MINUS}${text}` : `+${text}`
}
const points = (value: number): string => `${signed(100 * value)} points`
const between = ([low, high]: Interval, of: (value: number) => string): string => `${of(low)} to ${of(high)}`
const chance = (pValue: number): string => (pValue < 0.001 ? 'p < 0,001' : `p = ${plain(pValue)}`)

const sampleOf = ({ report }: AbSide): Sample => ({
  rounds: report.totalSpins,
  mean: report.actualRtp,
  standardDeviation: report.standardDeviation,
  wins: report.wins,
})

const told = ({ value, interval, pValue }: Difference): string =>
  `${points(value)} (${between(interval, (one) => signed(100 * one))}), ${chance(pValue)}`

const apart = (a: number, b: number): string => signed(b - a)

/** Every figure of both versions, exact ones first, and what lies between them. */
export function abRows(a: AbSide, b: AbSide): AbRow[] {
  const row = (name: string, of: (side: AbSide) => string, difference = ''): AbRow => ({
    name,
    difference,
    a: of(a),
    b: of(b),
  })
  const [x, y] = [sampleOf(a), sampleOf(b)]
  return [
    row('RTP', ({ sheet }) => share(sheet.rtp), points(b.sheet.rtp - a.sheet.rtp)),
    row(
      'RTP, simulated',
      ({ report }) => `${share(report.actualRtp)} (${between(report.rtpInterval, share)})`,
      told(differenceOfMeans(x, y)),
    ),
    row('Simulated less exact', (side) =>
      side.sheet.method === 'exact'
        ? `${signed(errorsFrom(side.sheet.rtp, side.sheet.standardDeviation, sampleOf(side)), 1)} standard errors`
        : '–',
    ),
    row('Hit frequency', ({ sheet }) => share(sheet.hitFrequency), points(b.sheet.hitFrequency - a.sheet.hitFrequency)),
    row(
      'Hit frequency, simulated',
      (side) => `${share(side.report.winRate)} (${between(shareInterval(sampleOf(side)), share)})`,
      told(differenceOfShares(x, y)),
    ),
    row(
      'Standard deviation',
      ({ sheet }) => plain(sheet.standardDeviation),
      apart(a.sheet.standardDeviation, b.sheet.standardDeviation),
    ),
    row(
      'Standard deviation, simulated',
      ({ report }) => plain(report.standardDeviation),
      apart(a.report.standardDeviation, b.report.standardDeviation),
    ),
    row('Volatility', ({ sheet }) => sheet.volatilityClass),
    row('Max win', ({ sheet }) => times(sheet.maxWin.capCoins / sheet.betCoins)),
    row('Biggest win, simulated', ({ report }) => times(report.biggestWin)),
    row('Longest losing run, simulated', ({ report }) => formatNumber(report.longestLosingRun)),
    row('Method of the sheet', ({ sheet }) =>
      sheet.method === 'exact' ? 'exact' : `${formatNumber(sheet.spins)} simulated rounds`,
    ),
  ]
}

/** What to make of it, in sentences. */
export function abVerdicts(a: AbSide, b: AbSide): string[] {
  const [x, y] = [sampleOf(a), sampleOf(b)]
  return [
    verdict('RTP', differenceOfMeans(x, y)),
    verdict('hit frequency', differenceOfShares(x, y)),
    ofSheets(a.sheet, b.sheet),
  ]
}

const errorOf = (sheet: ParSheet): number => (sheet.method === 'simulated' ? sheet.standardError : 0)

function ofSheets(a: ParSheet, b: ParSheet): string {
  const apart = b.rtp - a.rtp
  const reach = Z95 * Math.hypot(errorOf(a), errorOf(b))
  if (reach > 0 && Math.abs(apart) < reach)
    return `A sheet is simulated itself: a difference in RTP below ${plain(100 * reach)} points cannot be told from them.`
  const needed = roundsToTell(apart, a.standardDeviation, b.standardDeviation)
  return needed === undefined
    ? 'By their sheets both pay back the same: no number of rounds would show a difference in RTP.'
    : `By their sheets B pays back ${plain(100 * Math.abs(apart))} points ${apart > 0 ? 'more' : 'less'} than A; it takes about ${formatNumber(needed)} rounds of each to show that four times of five.`
}

const verdict = (what: string, { isSignificant, pValue, value }: Difference): string =>
  isSignificant
    ? `The simulated ${what} of B is ${value > 0 ? 'higher' : 'lower'} than that of A, by more than chance explains (${chance(pValue)}).`
    : `The simulated rounds do not tell the two apart in ${what} (${chance(pValue)}).`
