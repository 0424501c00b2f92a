import type { DefinitionResult, Game, NewGame, SheetResult, SimulateInput, SimulationResult } from '@spilvaerk/schemas'

export interface Studio {
  create(input: NewGame): Promise<Game>
  definition(id: number): Promise<DefinitionResult>
  sheet(id: number): Promise<SheetResult>
  simulate(input: SimulateInput, signal?: AbortSignal): Promise<SimulationResult>
}
