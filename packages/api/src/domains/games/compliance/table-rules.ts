import { fact, type Rule } from './rule.ts'
import {
  betsAreOfTheTable,
  limitsLeaveRoom,
  mainReturnInRange,
  nothingOverPays,
  sideBetsReturnEnough,
  strategyIsTold,
  tableReturnIsProved,
} from './table-verdicts.ts'

const table = { of: 'table', asOf: '2026-11-23' } as const
const general = { ...table, jurisdiction: 'general' } as const

/** Rules of table games. */
export const TABLE_RULES: readonly Rule[] = [
  {
    ...{ ...general, id: 'TAB-SHUF-01', severity: 'block', field: 'facts.shuffledEachRound', source: 'GLI-19 K' },
    check: fact('shuffledEachRound', true),
  },
  {
    ...{ ...general, id: 'TAB-RTP-01', severity: 'block', field: 'rtp', source: 'K' },
    check: tableReturnIsProved,
  },
  {
    ...{ ...general, id: 'TAB-RTP-02', severity: 'block', field: 'rtp', source: 'specification; K' },
    check: mainReturnInRange,
  },
  {
    ...{ ...general, id: 'TAB-STRAT-01', severity: 'block', field: 'facts.strategyTold', source: 'UK RTS 3 K' },
    check: strategyIsTold,
  },
  {
    ...{ ...general, id: 'TAB-SIDE-01', severity: 'block', field: 'facts.returnsPerBet', source: 'UK RTS 3 K' },
    check: fact('returnsPerBet', true),
  },
  {
    ...{ ...general, id: 'TAB-SIDE-02', severity: 'warn', field: 'spots', source: 'K' },
    check: sideBetsReturnEnough,
  },
  {
    ...{ ...general, id: 'TAB-OVER-01', severity: 'block', field: 'spots', source: 'K' },
    check: nothingOverPays,
  },
  {
    ...{ ...general, id: 'TAB-LIM-01', severity: 'block', field: 'facts.limitsTold', source: 'UK RTS 3 K' },
    check: fact('limitsTold', true),
  },
  {
    ...{ ...general, id: 'TAB-LIM-02', severity: 'block', field: 'config.betLevels', source: 'K' },
    check: betsAreOfTheTable,
  },
  {
    ...{ ...general, id: 'TAB-LIM-03', severity: 'warn', field: 'definition.limits', source: 'K' },
    check: limitsLeaveRoom,
  },
  {
    ...{ ...general, id: 'TAB-NEAR-01', severity: 'block', field: 'facts.shownAsDrawn', source: 'AGCO K' },
    check: fact('shownAsDrawn', true),
  },
  {
    ...{ ...general, id: 'TAB-HIST-01', severity: 'warn', field: 'facts.pastMeansNothing', source: 'K' },
    check: fact('pastMeansNothing', true),
  },
  {
    ...{ ...table, id: 'DK-TAB-01', jurisdiction: 'DK', severity: 'block', field: 'facts.returnsPerBet', source: 'K' },
    check: fact('returnsPerBet', true),
  },
  {
    ...{
      ...table,
      id: 'DE-TAB-01',
      jurisdiction: 'DE',
      severity: 'block',
      field: 'facts.stateLicence',
      source: 'GlüStV 22c K',
    },
    check: fact('stateLicence', true),
  },
]
