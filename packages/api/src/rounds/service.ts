import type { GameStats, RoundRecord, SpinInput, SpinResult } from '@spilvaerk/schemas'

export interface Rounds {
  spin(input: SpinInput): Promise<SpinResult>
  round(id: string): Promise<RoundRecord>
  stats(gameId: number): Promise<GameStats>
}
