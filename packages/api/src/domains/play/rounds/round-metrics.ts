import type { Meter } from '../../../platform/metrics/metrics.ts'
import type { StoredRound } from './store.ts'

export type CountDone = (round: StoredRound) => void

/** Counts rounds that are done and stored. Games are told apart where money is played: those are admitted, and few. */
export function createRoundMetrics(meter: Meter): CountDone {
  const counter = (name: string, description: string) => meter.createCounter(name, { description })
  const rounds = counter('spilvaerk.rounds', 'Rounds that are done, by stake, game and outcome')
  const bets = counter('spilvaerk.bets.micro', 'What they staked, in millionths of DKK or credits')
  const wins = counter('spilvaerk.wins.micro', 'What they won, in millionths of DKK or credits')
  return ({ stake, gameId, costMicro, winMicro, jackpotMicro }) => {
    const wonMicro = winMicro + jackpotMicro
    const about = stake === 'money' ? { stake, game: String(gameId) } : { stake }
    rounds.add(1, { ...about, outcome: wonMicro > 0 ? 'won' : 'lost' })
    bets.add(costMicro, about)
    wins.add(wonMicro, about)
  }
}
