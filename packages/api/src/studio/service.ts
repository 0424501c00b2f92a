import { randomUUID } from 'node:crypto'
import type { Game, NewGame, SimulateInput, SimulationResult } from '@spilvaerk/schemas'
import type { Calculations } from '../calculations/calculations.ts'
import { identify } from '../catalogue/definitions.ts'
import type { Catalogue } from '../catalogue/service.ts'
import { granted, type Outcome } from '../refusals.ts'
import { offer } from './config.ts'
import { defineGame, paletteOf } from './create.ts'
import { slugOf } from './slug.ts'
import { simulationOf } from './view.ts'

export interface Studio {
  create(input: NewGame): Promise<Outcome<Game>>
  /** Ends early, refused, when `signal` is aborted. */
  simulate(input: SimulateInput, signal?: AbortSignal): Promise<Outcome<SimulationResult>>
}

export function createStudio(catalogue: Catalogue, calculations: Calculations): Studio {
  const create = async (input: NewGame): Promise<Outcome<Game>> => {
    const proved = await defineGame(input, calculations)
    if (!proved.ok) return proved
    const { definition, sheet } = proved.value
    const config = offer(input.config, definition.betCoins)
    if (!config.ok) return config
    const { name, description, theme, category } = input
    const id = await catalogue.put({
      ...{ name, description, category, sheet },
      theme: slugOf(theme),
      ...identify(definition),
      slug: slugOf(name),
      origin: 'studio',
      featured: false,
      palette: paletteOf(input),
      config: config.value,
    })
    return catalogue.game(id)
  }

  const simulate = async (
    { id, spins, seed = randomUUID() }: SimulateInput,
    signal?: AbortSignal,
  ): Promise<Outcome<SimulationResult>> => {
    const found = await catalogue.definition(id)
    if (!found.ok) return found
    const sheet = await catalogue.sheet(id)
    if (!sheet.ok) return sheet
    const report = await calculations.simulate(found.value.definition, { spins, seed, signal })
    return report.ok ? granted(simulationOf(report.value, sheet.value.sheet)) : report
  }

  return { create, simulate }
}
