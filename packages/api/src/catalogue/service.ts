import type { Game, GameSummary, Popularity } from '@spilvaerk/schemas'

export interface Catalogue {
  list(): Promise<GameSummary[]>
  featured(): Promise<GameSummary[]>
  popular(): Promise<GameSummary[]>
  summary(id: number): Promise<GameSummary>
  game(id: number): Promise<Game>
  play(id: number): Promise<Popularity>
}
