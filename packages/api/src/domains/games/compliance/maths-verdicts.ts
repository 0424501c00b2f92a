/** Whether a game's maths is as it should be, by its proved sheet where there is one. */
import { volatilityClass } from '@spilvaerk/slot-engine'
import type { Verdict, Words } from './rule.ts'
import type { ModeReturn, Subject } from './subject.ts'

const RTP_TOLERANCE = 0.0005
const LEAST_RTP = 0.85
const MOST_RTP = 0.98
const LOW_RTP = 0.9
/** What to tune to: within the bounds by what a tuned game may miss them. */
const ABOVE_LOW = { rtp: 9010 }
const BELOW_MOST = { rtp: 9790 }
const MODE_TOLERANCE = 0.005
const RARE = 1 / 20_000_000
const TOO_RARE = 1 / 100_000_000
const SHOWN_ODDS = 1 / 17_000_000
const LEAST_HITS = 1 / 20

const percentIn =
  ({ t, number }: Words) =>
  (share: number): string =>
    t('found.percent', { number: number(Math.round(share * 10_000) / 100) })
const oneInOf =
  ({ t, number }: Words) =>
  (share: number): string =>
    share > 0 ? t('found.oneIn', { rounds: number(Math.round(1 / share)) }) : t('found.never')
const within = (share: string, points: number, { t, number }: Words): string =>
  t('found.within', { share, points: number(points) })
const NO_SHEET = { missing: 'definition' }

const rtpOf = ({ sheet, declaredRtp }: Subject): number | undefined => sheet?.rtp ?? declaredRtp

export function declaredIsProved({ sheet, declaredRtp, facts }: Subject, _: string, words: Words): Verdict {
  const percent = percentIn(words)
  if (!sheet) return NO_SHEET
  if (declaredRtp === undefined) return { missing: 'rtp' }
  const tune = { rtp: Math.round(declaredRtp * 10_000) }
  if (Math.abs(sheet.rtp - declaredRtp) > RTP_TOLERANCE + 1e-9)
    return { actual: percent(sheet.rtp), expected: within(percent(declaredRtp), 0.05, words), tune }
  const [low, high] = facts.simulatedRtp ?? [declaredRtp, declaredRtp]
  if (declaredRtp >= low && declaredRtp <= high) return null
  return { actual: percent(declaredRtp), expected: `${percent(low)} – ${percent(high)}` }
}

export function rtpInRange(subject: Subject, _: string, words: Words): Verdict {
  const percent = percentIn(words)
  const rtp = rtpOf(subject)
  if (rtp === undefined) return { missing: 'rtp' }
  const expected = `${percent(LEAST_RTP)} – ${percent(MOST_RTP)}`
  const rounded = Math.round(rtp * 10_000) / 10_000
  if (rounded < LEAST_RTP || rounded > MOST_RTP)
    return { actual: percent(rtp), expected, tune: rounded < LEAST_RTP ? ABOVE_LOW : BELOW_MOST }
  return rounded < LOW_RTP
    ? { actual: percent(rtp), expected: `≥ ${percent(LOW_RTP)}`, severity: 'warn', tune: ABOVE_LOW }
    : null
}

export function modesAreAlike({ definition, sheet, modes, facts }: Subject, _: string, words: Words): Verdict {
  const percent = percentIn(words)
  if (!definition || !sheet) return NO_SHEET
  if (!definition.modes?.length) return null
  const told = facts.modeRtps?.map((rtp, at): ModeReturn => ({ id: String(at), rtp, reach: 0, isBought: false }))
  const known = told ?? modes
  if (!known) return { missing: 'facts.modeRtps' }
  const offBy = ({ rtp }: ModeReturn): number => Math.abs(rtp - sheet.rtp)
  const off = known.find((mode) => offBy(mode) > MODE_TOLERANCE)
  if (!off) return null
  // A sample that may still lie within decides nothing.
  if (offBy(off) <= MODE_TOLERANCE + off.reach) return { missing: words.t('found.moreRounds', { mode: off.id }) }
  const tune = off.isBought ? { tune: { bonusBuyRtp: Math.round(sheet.rtp * 10_000) } } : {}
  return { actual: percent(off.rtp), expected: within(percent(sheet.rtp), 0.5, words), ...tune }
}

export function topIsInReach({ sheet, facts }: Subject, _: string, words: Words): Verdict {
  const oneIn = oneInOf(words)
  if (!sheet) return NO_SHEET
  const { capProbability, baseProbability } = sheet.maxWin
  const odds = Math.max(capProbability, baseProbability)
  if (sheet.method === 'simulated' && odds === 0) return { missing: words.t('found.exactOdds') }
  const tune = { maxWinMultiplier: Math.round(sheet.maxWin.capCoins / sheet.betCoins / 2) }
  if (odds < TOO_RARE) return { actual: oneIn(odds), expected: oneIn(TOO_RARE), severity: 'block', tune }
  if (odds < RARE) return { actual: oneIn(odds), expected: oneIn(RARE), severity: 'warn', tune }
  return odds < SHOWN_ODDS && facts.oddsShown === false
    ? { actual: 'oddsShown: false', expected: oneIn(odds), severity: 'warn' }
    : null
}

export function capHolds({ definition, sheet }: Subject, _: string, { number }: Words): Verdict {
  if (!definition || !sheet) return NO_SHEET
  const cap = definition.maxWin * definition.betCoins
  return sheet.maxWin.capCoins === cap
    ? null
    : { actual: number(sheet.maxWin.capCoins / definition.betCoins), expected: number(definition.maxWin) }
}

export function hitsOftenEnough({ sheet }: Subject, _: string, words: Words): Verdict {
  const percent = percentIn(words)
  if (!sheet) return NO_SHEET
  return sheet.hitFrequency >= LEAST_HITS
    ? null
    : { actual: percent(sheet.hitFrequency), expected: `≥ ${percent(LEAST_HITS)}`, tune: { volatility: 'medium' } }
}

export function classIsRight({ sheet, declaredVolatility }: Subject): Verdict {
  if (!sheet) return NO_SHEET
  if (!declaredVolatility) return { missing: 'volatility' }
  const real = volatilityClass(sheet.standardDeviation)
  return real === declaredVolatility
    ? null
    : { actual: declaredVolatility, expected: real, tune: { volatility: declaredVolatility } }
}
