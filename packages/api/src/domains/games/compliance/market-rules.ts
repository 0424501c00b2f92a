import { all, atLeast, atMost, byHand, fact, type Rule, type Verdict, type Words } from './rule.ts'
import type { Subject } from './subject.ts'

/** From this day losses may not be shown as wins in Denmark, if the proposal becomes law. */
const LDW_FROM = '2027-01-01'
const MALTA_RTP = 0.85

function isCertified({ definitionHash, facts }: Subject): Verdict {
  if (facts.certifiedHash === undefined) return { missing: 'facts.certifiedHash' }
  if (definitionHash === undefined) return { missing: 'definition' }
  return facts.certifiedHash === definitionHash ? null : { actual: definitionHash, expected: facts.certifiedHash }
}

function lossesAreNotWins(subject: Subject, today: string): Verdict {
  const verdict = fact('celebratesLosses', false)(subject)
  return verdict && 'actual' in verdict ? { ...verdict, severity: today >= LDW_FROM ? 'block' : 'warn' } : verdict
}

function maltaRtp({ sheet, declaredRtp }: Subject): Verdict {
  const rtp = sheet?.rtp ?? declaredRtp
  if (rtp === undefined) return { missing: 'rtp' }
  return Math.round(rtp * 10_000) / 10_000 >= MALTA_RTP
    ? null
    : { actual: String(rtp), expected: `≥ ${MALTA_RTP}`, tune: { rtp: 9000 } }
}

const noJackpot = ({ definition }: Subject, _: string, { t }: Words): Verdict =>
  definition
    ? definition.jackpots?.length
      ? { actual: t('found.jackpot'), expected: t('found.noJackpot') }
      : null
    : { missing: 'definition' }

const noBuy = ({ definition }: Subject, _: string, { t }: Words): Verdict => {
  if (!definition) return { missing: 'definition' }
  return definition.modes?.some(({ buys }) => buys !== undefined)
    ? { actual: t('found.bonusBuy'), expected: t('found.noBonusBuy') }
    : null
}

function noAutoplay({ config, facts }: Subject, _: string, { t }: Words): Verdict {
  if (facts.autoplay === false) return null
  if (!config?.autoSpinOptions) return { missing: 'autoSpinOptions' }
  return config.autoSpinOptions.length === 0 ? null : { actual: t('found.autoplay'), expected: t('found.noAutoplay') }
}

/** Rules of single markets. */
export const MARKET_RULES: readonly Rule[] = [
  {
    ...{ id: 'DK-CERT-01', jurisdiction: 'DK', severity: 'block', field: 'definitionHash', source: 'SCP.06 P' },
    check: isCertified,
  },
  {
    ...{ id: 'DK-LDW-01', jurisdiction: 'DK', severity: 'warn', field: 'facts.celebratesLosses', source: 'S' },
    check: lossesAreNotWins,
  },
  {
    ...{ id: 'DK-CLK-01', jurisdiction: 'DK', severity: 'block', field: 'facts.sessionClock', source: 'S' },
    check: fact('sessionClock', true),
  },
  {
    ...{ id: 'DK-LIM-01', jurisdiction: 'DK', severity: 'block', field: 'facts.depositLimitRequired', source: 'P' },
    check: all(fact('depositLimitRequired', true), atLeast('limitRaiseHours', 24)),
  },
  {
    ...{ id: 'DK-EXC-01', jurisdiction: 'DK', severity: 'block', field: 'facts.selfExclusion', source: 'P' },
    check: fact('selfExclusion', true),
  },
  {
    ...{ id: 'DK-ROF-01', jurisdiction: 'DK', severity: 'block', field: 'facts.rofus', source: 'P' },
    check: fact('rofus', true),
  },
  {
    ...{ id: 'DK-ID-01', jurisdiction: 'DK', severity: 'block', field: 'facts.identified', source: 'P' },
    check: fact('identified', true),
  },
  {
    ...{ id: 'DK-INF-01', jurisdiction: 'DK', severity: 'block', field: 'facts.helpOnEveryPage', source: 'P/S' },
    check: fact('helpOnEveryPage', true),
  },
  {
    ...{ id: 'DK-BON-01', jurisdiction: 'DK', severity: 'block', field: 'facts.bonusMaxDkk', source: 'S' },
    check: all(atMost('bonusMaxDkk', 1000), atMost('bonusWagering', 10), atLeast('bonusDays', 60)),
  },
  {
    ...{ id: 'MT-RTP', jurisdiction: 'MT', severity: 'block', field: 'rtp', source: 'P' },
    check: maltaRtp,
  },
  {
    ...{
      id: 'DE-22a-2',
      of: 'slot',
      jurisdiction: 'DE',
      severity: 'block',
      field: 'facts.tableLookAlike',
      source: 'P',
    },
    check: fact('tableLookAlike', false),
  },
  {
    ...{ id: 'DE-22a-3', of: 'slot', jurisdiction: 'DE', severity: 'block', field: 'facts.oddsShown', source: 'P' },
    check: fact('oddsShown', true),
  },
  {
    ...{
      id: 'DE-22a-4',
      of: 'slot',
      jurisdiction: 'DE',
      severity: 'block',
      field: 'config.autoSpinOptions',
      source: 'P',
    },
    check: noAutoplay,
  },
  {
    ...{ id: 'DE-STK', of: 'slot', jurisdiction: 'DE', severity: 'block', field: 'facts.maxBetEur', source: 'S' },
    check: atMost('maxBetEur', 1),
  },
  {
    ...{ id: 'DE-SPD', of: 'slot', jurisdiction: 'DE', severity: 'block', field: 'facts.roundS', source: 'S' },
    check: atLeast('roundS', 5),
  },
  {
    ...{ id: 'DE-JP', of: 'slot', jurisdiction: 'DE', severity: 'block', field: 'jackpots', source: 'S' },
    check: all(noJackpot, fact('parallelPlay', false)),
  },
  {
    ...{ id: 'NL-AUTO', jurisdiction: 'NL', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    check: byHand(noAutoplay),
  },
  {
    ...{ id: 'NL-BUY', of: 'slot', jurisdiction: 'NL', severity: 'warn', field: 'modes', source: 'S' },
    check: noBuy,
  },
  {
    ...{ id: 'SE-AUTO', jurisdiction: 'SE', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    check: byHand(noAutoplay),
  },
  {
    ...{ id: 'SE-SPD', of: 'slot', jurisdiction: 'SE', severity: 'warn', field: 'facts.roundS', source: 'K' },
    check: atLeast('roundS', 3),
  },
]
