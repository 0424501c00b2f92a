import type { GameStats, RoundRecord, SlotResult, SpinResult, TableResult } from '@spilvaerk/schemas'
import type { SlotTurn, TableTurn, Turn } from '../../../platform/engines/engine.ts'
import { toDkk, toOre } from '../../../platform/numbers/money.ts'
import type { StoredRound, Tally } from './store.ts'

export const resultOf = (stored: StoredRound, turn: Turn, balanceMicro?: number): SpinResult =>
  turn.kind === 'slot' ? slotResult(stored, turn, balanceMicro) : tableResult(stored, turn, balanceMicro)

/** What is told of a round of any kind. */
function toldOf(stored: StoredRound, balanceMicro: number | undefined) {
  const { id: roundId, gameId, definitionHash, totalCoins, createdAt, settledAt, status, stake } = stored
  return {
    ...{ roundId, gameId, definitionHash, totalCoins, status, stake },
    bet: toDkk(stored.betMicro),
    cost: toDkk(stored.costMicro),
    totalWin: toDkk(stored.winMicro + stored.jackpotMicro),
    ...(balanceMicro !== undefined && { balance: toDkk(balanceMicro) }),
    createdAt: createdAt.toISOString(),
    ...(settledAt && { settledAt: settledAt.toISOString() }),
  }
}

function slotResult(stored: StoredRound, { kind, round }: SlotTurn, balanceMicro: number | undefined): SlotResult {
  const { mode, choices } = stored
  return {
    kind,
    ...toldOf(stored, balanceMicro),
    ...(mode !== null && { mode }),
    ...(choices && { choices: choices.map(Number) }),
    jackpotWin: toDkk(stored.jackpotMicro),
    ...{ betCoins: round.betCoins, round },
  }
}

function tableResult(stored: StoredRound, { kind, round }: TableTurn, balanceMicro: number | undefined): TableResult {
  const bets = stored.bets ?? []
  const coin = stored.betMicro / bets.reduce((sum, { coins }) => sum + coins, 0)
  const amountOf = (coins: number): number => toDkk(coins * coin)
  return {
    kind,
    ...toldOf(stored, balanceMicro),
    jackpotWin: toDkk(stored.jackpotMicro),
    coin: toDkk(coin),
    bets: bets.map(({ spot, coins }) => ({ bet: spot, amount: amountOf(coins) })),
    choices: (stored.choices ?? []).map((choice) =>
      typeof choice === 'object' ? { move: choice.move, amount: amountOf(choice.coins) } : String(choice),
    ),
    round,
  }
}

export const recordOf = (stored: StoredRound, turn: Turn): RoundRecord => ({
  ...resultOf(stored, turn),
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
