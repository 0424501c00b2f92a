import type { FeltProps } from '../../felt/felt.ts'

type Laid = Pick<FeltProps, 'lying' | 'bets' | 'phase' | 'past'>

/** Coins on a spot: of the round, or laid to be bet, or of the round that is over; otherwise the chip of the definition. */
export function coinsOn(id: string, { lying, bets, phase, past }: Laid, chip: number): number {
  const played = phase === 'over' ? past[0]?.spots.find(({ spot }) => spot === id)?.stakedCoins : undefined
  return lying.get(id) ?? bets.get(id) ?? played ?? chip
}
