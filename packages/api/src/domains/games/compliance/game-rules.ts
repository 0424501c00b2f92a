import {
  autoplayIsShort,
  betsAreWhole,
  dearModesAreConfirmed,
  namesAreClean,
  paysRise,
  symbolsAreSound,
} from './content-verdicts.ts'
import {
  capHolds,
  classIsRight,
  declaredIsProved,
  hitsOftenEnough,
  modesAreAlike,
  rtpInRange,
  topIsInReach,
} from './maths-verdicts.ts'
import { all, byHand, fact, type Rule } from './rule.ts'

/** Rules that every game is held to, wherever it is offered. */
export const GAME_RULES: readonly Rule[] = [
  {
    ...{ id: 'GEN-RTP-01', of: 'slot', jurisdiction: 'general', severity: 'block', field: 'rtp', source: 'K' },
    check: declaredIsProved,
  },
  {
    ...{
      id: 'GEN-RTP-02',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'rtp',
      source: 'specification; S',
    },
    check: rtpInRange,
  },
  {
    ...{
      id: 'GEN-RTP-03',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'modes',
      source: 'Stake Engine S',
    },
    check: modesAreAlike,
  },
  {
    ...{ id: 'GEN-RTP-04', jurisdiction: 'general', severity: 'block', field: 'facts.informed', source: 'UK RTS 3 P' },
    check: fact('informed', true),
  },
  {
    ...{
      id: 'GEN-MAX-01',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'warn',
      field: 'maxWin',
      source: 'AGCO 10.1 P; S',
    },
    check: topIsInReach,
  },
  {
    ...{
      id: 'GEN-MAX-02',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'maxWin',
      source: 'Stake Engine S',
    },
    check: capHolds,
  },
  {
    ...{ id: 'GEN-HIT-01', of: 'slot', jurisdiction: 'general', severity: 'warn', field: 'hitFrequency', source: 'S' },
    check: hitsOftenEnough,
  },
  {
    ...{
      id: 'GEN-VOL-01',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'volatility',
      source: 'UKGC P',
    },
    check: classIsRight,
  },
  {
    ...{
      id: 'GEN-SYM-01',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'symbols',
      source: 'AGCO 2.15 P; K',
    },
    check: symbolsAreSound,
  },
  {
    ...{ id: 'GEN-PAY-01', of: 'slot', jurisdiction: 'general', severity: 'warn', field: 'paytable', source: 'K' },
    check: paysRise,
  },
  {
    ...{
      id: 'GEN-BET-01',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'config.betLevels',
      source: 'P',
    },
    check: betsAreWhole,
  },
  {
    ...{
      id: 'GEN-ADP-01',
      jurisdiction: 'general',
      severity: 'block',
      field: 'facts.readsHistory',
      source: 'AGCO 12 P',
    },
    check: fact('readsHistory', false),
  },
  {
    ...{
      id: 'GEN-NEAR-01',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'facts.shownFromStops',
      source: 'P',
    },
    check: fact('shownFromStops', true),
  },
  {
    ...{ id: 'GEN-DEMO-01', jurisdiction: 'general', severity: 'block', field: 'facts.demoSameMaths', source: 'P' },
    check: fact('demoSameMaths', true),
  },
  {
    ...{ id: 'GEN-AUTO-01', jurisdiction: 'general', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    check: byHand(
      all(
        autoplayIsShort,
        fact('autoplayConfirmed', true),
        fact('autoplayLossLimit', true),
        fact('autoplayWinLimit', true),
        fact('autoplayStop', true),
      ),
    ),
  },
  {
    ...{
      id: 'GEN-BUY-01',
      of: 'slot',
      jurisdiction: 'general',
      severity: 'block',
      field: 'modes',
      source: 'Stake Engine S',
    },
    check: dearModesAreConfirmed,
  },
  {
    ...{ id: 'GEN-MIN-01', jurisdiction: 'general', severity: 'warn', field: 'name', source: 'AGCO S' },
    check: namesAreClean,
  },
  {
    ...{ id: 'GEN-INT-01', jurisdiction: 'general', severity: 'block', field: 'facts.interruptedSettles', source: 'P' },
    check: fact('interruptedSettles', true),
  },
]
