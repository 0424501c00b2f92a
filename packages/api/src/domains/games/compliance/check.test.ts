import { analyse, compile } from '@spilvaerk/slot-engine'
import { describe, expect, test } from 'vitest'
import { smallGame } from '../../../testing/games.ts'
import { identify } from '../catalogue/definitions.ts'
import { checkCompliance } from './check.ts'
import type { Subject } from './subject.ts'

const TODAY = '2026-11-21'
/** The small game with three symbols more, so that it is one that the rules have nothing against. */
const definition = smallGame({
  symbols: [...smallGame().symbols, ...['d', 'e'].map((id) => ({ id, kind: 'regular' as const, pays: { 3: 6 } }))],
  reelSets: {
    base: [0, 1, 2].map((turn) => {
      const strip = ['a', 'b', 'd', 'a', 'c', 's', 'e', 'b', 'w', 'a', 'd', 'e']
      return { strip: [...strip.slice(turn * 2), ...strip.slice(0, turn * 2)], rows: 3 }
    }),
  },
})
const proved = analyse(compile(definition))
const { definitionHash } = identify(definition)

/** A game that breaks no rule of any market. Its return is the one that is asked of it, so that only rules are looked at. */
const sound: Subject = {
  ...{ name: 'Frugtlunden', theme: 'fruit', definition, definitionHash },
  declaredRtp: 0.96,
  declaredVolatility: proved.volatilityClass,
  sheet: { ...proved, rtp: 0.96 },
  config: { minBet: 0.1, maxBet: 1, betLevels: [0.1, 0.5, 1], autoSpinOptions: [] },
  facts: {
    ...{ informed: true, readsHistory: false, shownFromStops: true, demoSameMaths: true, interruptedSettles: true },
    ...{
      autoplayConfirmed: true,
      autoplayLossLimit: true,
      autoplayWinLimit: true,
      autoplayStop: true,
      autoplay: false,
    },
    ...{ buyConfirmed: true, oddsShown: true, certifiedHash: definitionHash, celebratesLosses: false },
    ...{ sessionClock: true, depositLimitRequired: true, limitRaiseHours: 24, selfExclusion: true, rofus: true },
    ...{ identified: true, helpOnEveryPage: true, bonusMaxDkk: 1000, bonusWagering: 10, bonusDays: 60 },
    ...{ roundS: 5, maxBetEur: 1, parallelPlay: false, tableLookAlike: false, disclaimer: true },
  },
}

const facts = (change: Subject['facts']): Partial<Subject> => ({ facts: { ...sound.facts, ...change } })
const sheet = (change: object): Partial<Subject> => ({
  sheet: { ...proved, rtp: 0.96, ...change } as Subject['sheet'] & object,
})
const config = (change: Subject['config']): Partial<Subject> => ({ config: { ...sound.config, ...change } })
const other = (change: object): Partial<Subject> => {
  const changed = { ...definition, ...change }
  return { definition: changed }
}
const found = (subject: Subject, today = TODAY) => {
  const { details, reported } = checkCompliance(subject, 'EU', today)
  return [...details, ...reported].map(({ rule, severity }) => `${rule} ${severity}`)
}

test('a sound game breaks nothing, and every rule is decided', () => {
  const result = checkCompliance(sound, 'EU', TODAY)
  expect(result).toMatchObject({ compliant: true, issues: [], details: [], reported: [], unassessed: [] })
  expect(result.checked.length).toBeGreaterThanOrEqual(38)
})

describe('one change breaks one rule', () => {
  test.each<[string, Partial<Subject>]>([
    ['GEN-RTP-01 block', { declaredRtp: 0.9606 }],
    ['GEN-RTP-01 block', facts({ simulatedRtp: [0.961, 0.962] })],
    ['GEN-RTP-02 block', { ...sheet({ rtp: 0.9802 }), declaredRtp: 0.9802 }],
    ['GEN-RTP-02 warn', { ...sheet({ rtp: 0.89 }), declaredRtp: 0.89 }],
    ['GEN-RTP-03 block', { ...other({ modes: [{ id: 'ante', coins: 15 }] }), ...facts({ modeRtps: [0.95] }) }],
    ['GEN-RTP-04 block', facts({ informed: false })],
    ['GEN-MAX-01 warn', sheet({ maxWin: { ...proved.maxWin, capProbability: 2e-8, baseProbability: 0 } })],
    ['GEN-MAX-01 block', sheet({ maxWin: { ...proved.maxWin, capProbability: 2e-9, baseProbability: 0 } })],
    ['GEN-MAX-02 block', sheet({ maxWin: { ...proved.maxWin, capCoins: 1, capProbability: 0.1 } })],
    ['GEN-HIT-01 warn', sheet({ hitFrequency: 0.04 })],
    ['GEN-VOL-01 block', { declaredVolatility: 'extreme' }],
    ['GEN-SYM-01 block', other({ symbols: definition.symbols.slice(1) })],
    [
      'GEN-PAY-01 warn',
      other({ symbols: definition.symbols.map((one) => (one.id === 'c' ? { ...one, pays: { 2: 50, 3: 40 } } : one)) }),
    ],
    ['GEN-BET-01 block', config({ betLevels: [1, 0.5] })],
    ['GEN-ADP-01 block', facts({ readsHistory: true })],
    ['GEN-NEAR-01 block', facts({ shownFromStops: false })],
    ['GEN-DEMO-01 block', facts({ demoSameMaths: false })],
    ['GEN-AUTO-01 block', config({ autoSpinOptions: [101] })],
    ['GEN-AUTO-01 block', facts({ autoplayLossLimit: false })],
    [
      'GEN-BUY-01 block',
      { ...other({ modes: [{ id: 'big', coins: 900 }] }), ...facts({ buyConfirmed: false, modeRtps: [0.96] }) },
    ],
    ['GEN-MIN-01 warn', { name: 'Frugtlunden Megaways' }],
    ['GEN-INT-01 block', facts({ interruptedSettles: false })],
    ['DK-CERT-01 block', facts({ certifiedHash: 'another' })],
    ['DK-LDW-01 warn', facts({ celebratesLosses: true })],
    ['DK-CLK-01 block', facts({ sessionClock: false })],
    ['DK-LIM-01 block', facts({ limitRaiseHours: 12 })],
    ['DK-EXC-01 block', facts({ selfExclusion: false })],
    ['DK-ROF-01 block', facts({ rofus: false })],
    ['DK-ID-01 block', facts({ identified: false })],
    ['DK-INF-01 block', facts({ helpOnEveryPage: false })],
    ['DK-BON-01 block', facts({ bonusDays: 30 })],
    ['DE-22a-2 block', facts({ tableLookAlike: true })],
    ['DE-22a-3 block', facts({ oddsShown: false })],
    ['DE-STK block', facts({ maxBetEur: 2 })],
    ['DE-JP block', facts({ parallelPlay: true })],
    [
      'NL-BUY warn',
      { ...other({ modes: [{ id: 'buy', coins: 15, buys: { feature: 'free' } }] }), ...facts({ modeRtps: [0.96] }) },
    ],
  ])('%s', (rule, change) => {
    expect(found({ ...sound, ...change })).toEqual([rule])
  })

  test('what two markets forbid is found by both', () => {
    expect(found({ ...sound, ...facts({ roundS: 2 }) })).toEqual(['DE-SPD block', 'SE-SPD warn'])
    const auto = {
      ...sound,
      facts: Object.fromEntries(Object.entries(sound.facts).filter(([name]) => name !== 'autoplay')),
    }
    expect(found({ ...auto, ...config({ autoSpinOptions: [10] }) })).toEqual([
      'DE-22a-4 block',
      'NL-AUTO block',
      'SE-AUTO block',
    ])
    expect(found({ ...sound, ...sheet({ rtp: 0.84 }), declaredRtp: 0.84 })).toEqual([
      'GEN-RTP-02 block',
      'MT-RTP block',
    ])
  })

  test('losses shown as wins block from the day of the law', () => {
    expect(found({ ...sound, ...facts({ celebratesLosses: true }) }, '2027-01-01')).toEqual(['DK-LDW-01 block'])
  })
})

test('what is not told is neither met nor broken', () => {
  const { compliant, unassessed, checked } = checkCompliance({ declaredRtp: 0.96, facts: {} }, 'general', TODAY)
  expect(compliant).toBe(true)
  expect(checked).toEqual(['GEN-RTP-02'])
  expect(unassessed).toContainEqual({ rule: 'GEN-RTP-01', missing: 'definition' })
  expect(checkCompliance({ facts: {} }, 'general', TODAY)).toMatchObject({ compliant: false, checked: [], issues: [] })
})

describe('a bet mode', () => {
  const buy = { id: 'buy', coins: 15, buys: { feature: 'free' } }
  const withMode = (rtp: number, reach: number): Subject => ({
    ...sound,
    ...other({ modes: [buy] }),
    modes: [{ id: 'buy', rtp, reach, isBought: true }],
  })
  const verdictOf = (subject: Subject) => {
    const { details, unassessed } = checkCompliance(subject, 'general', TODAY)
    return {
      found: details.filter(({ rule }) => rule === 'GEN-RTP-03'),
      unassessed: unassessed.map(({ rule }) => rule),
    }
  }
  const rtp = 0.96

  test('within half a point of the plain bet is sound', () => {
    expect(verdictOf(withMode(rtp + 0.004, 0.001))).toEqual({ found: [], unassessed: [] })
  })

  test('further off is found, with what mends it', () => {
    const tune = { bonusBuyRtp: Math.round(rtp * 10_000) }
    expect(verdictOf(withMode(rtp - 0.02, 0.001)).found).toMatchObject([{ severity: 'block', tune }])
  })

  test('that no sample can tell is not decided', () => {
    expect(verdictOf(withMode(rtp - 0.007, 0.004))).toEqual({ found: [], unassessed: ['GEN-RTP-03'] })
  })
})

describe('each market has a verdict, and one sentence tells all of them', () => {
  const verdictOf = (subject: Subject, language: 'da' | 'en' = 'en') => {
    const { markets, verdict } = checkCompliance(subject, 'general', TODAY, language)
    return [Object.fromEntries(markets.map(({ market, state }) => [market, state])), verdict]
  }

  test('a sound game can be offered everywhere', () => {
    expect(verdictOf(sound)).toEqual([
      { DK: 'met', MT: 'met', DE: 'met', NL: 'met', SE: 'met' },
      'The game can be offered in Denmark, Malta, Germany, the Netherlands and Sweden.',
    ])
  })

  test('what a market forbids closes that market, though the rules that hold everywhere are met', () => {
    const fast = { ...sound, ...facts({ roundS: 2 }) }
    expect(checkCompliance(fast, 'general', TODAY).compliant).toBe(true)
    expect(verdictOf(fast, 'da')).toEqual([
      { DK: 'met', MT: 'met', DE: 'blocked', NL: 'met', SE: 'warned' },
      'Spillet kan ikke udbydes i Tyskland, kan udbydes i Sverige med advarsler og kan udbydes i Danmark, Malta og Nederlandene.',
    ])
  })

  test('a rule that holds everywhere closes every market', () => {
    const { markets } = checkCompliance({ ...sound, ...facts({ readsHistory: true }) }, 'general', TODAY)
    expect(markets.map(({ state, blocks }) => [state, blocks])).toEqual(markets.map(() => ['blocked', ['GEN-ADP-01']]))
  })

  test('what is not known leaves a market open and names the rules', () => {
    const { rofus: _, ...known } = sound.facts
    const { markets } = checkCompliance({ ...sound, facts: known }, 'general', TODAY)
    expect(markets.find(({ market }) => market === 'DK')).toMatchObject({ state: 'open', open: ['DK-ROF-01'] })
  })
})
