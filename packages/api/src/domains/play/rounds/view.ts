import type { GameStats, SlotRecord, SlotResult } from '@spilvaerk/schemas'
import type { Round } from '@spilvaerk/slot-engine'
import { toDkk, toOre } from '../../../platform/numbers/money.ts'
import type { StoredRound, Tally } from './store.ts'

export function resultOf(stored: StoredRound, round: Round, balanceMicro?: number): SlotResult {
  const { id: roundId, gameId, definitionHash, totalCoins, createdAt, settledAt, mode, choices, status, stake } = stored
  return {
    kind: 'slot',
    ...{ roundId, gameId, definitionHash, totalCoins, status, stake },
    bet: toDkk(stored.betMicro),
    ...(mode !== null && { mode }),
    cost: toDkk(stored.costMicro),
    ...(choices && { choices: [...choices] }),
    totalWin: toDkk(stored.winMicro + stored.jackpotMicro),
    jackpotWin: toDkk(stored.jackpotMicro),
    ...(balanceMicro !== undefined && { balance: toDkk(balanceMicro) }),
    betCoins: round.betCoins,
    round,
    createdAt: createdAt.toISOString(),
    ...(settledAt && { settledAt: settledAt.toISOString() }),
  }
}

export const recordOf = (stored: StoredRound, round: Round): SlotRecord => ({
  ...resultOf(stored, round),
  ...(stored.status === 'done' && { seed: stored.seed }),
})

export function statsOf(tally: Tally | undefined): GameStats {
  if (!tally) return { totalSpins: 0, totalWins: 0, totalWagered: 0, biggestWin: 0, currentRtp: 0 }
  return {
    totalSpins: tally.rounds,
    totalWins: tally.wins,
    totalWagered: toDkk(tally.wageredMicro),
    biggestWin: toOre(tally.biggestWinMicro),
    currentRtp: Math.round((tally.wonMicro / tally.wageredMicro) * 10_000),
  }
}
