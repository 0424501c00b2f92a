import { randomUUID } from 'node:crypto'
import type {
  Game,
  GameVersion,
  Making,
  NewGame,
  ReviseInput,
  SimulateInput,
  SimulationResult,
  StudioGame,
  Visibility,
} from '@spilvaerk/schemas'
import type { Calculations } from '../calculations/calculations.ts'
import { identify } from '../catalogue/definitions.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { Compliance } from '../compliance/service.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import { offer } from './config.ts'
import { defineGame, type Proved, paletteOf, prove } from './create.ts'
import { guestOwner, memberOwner, type Owner } from './owner.ts'
import { slugOf } from './slug.ts'
import { simulationOf } from './view.ts'

export interface Studio {
  /** Stores a game as its owner's, for nobody else's list. `making` is how it came to be, where that is known. */
  create(input: NewGame, owner: Owner, making?: Making | null): Promise<Outcome<Game>>
  /** The same for a game that is proved already. */
  keep(input: NewGame, proved: Proved, owner: Owner, making: Making | null): Promise<Outcome<Game>>
  list(owner: Owner): Promise<StudioGame[]>
  versions(id: number): Promise<Outcome<GameVersion[]>>
  /** Gives one's own game a new version; rounds of the earlier ones stay what they were. */
  revise(input: ReviseInput, owner: Owner): Promise<Outcome<Game>>
  /** Only what breaks no blocking rule is published. */
  setVisibility(id: number, visibility: Visibility, owner: Owner): Promise<Outcome<Game>>
  /** What a guest made becomes a member's. `guest` is the secret of the guest's cookie. */
  adoptGuestGames(guest: string, memberId: string): Promise<void>
  /** Ends early, refused, when `signal` is aborted. */
  simulate(input: SimulateInput, signal?: AbortSignal): Promise<Outcome<SimulationResult>>
}

export function createStudio(catalogue: Catalogue, calculations: Calculations, compliance: Compliance): Studio {
  const keep: Studio['keep'] = async (input, { definition, sheet }, owner, making) => {
    const config = offer(input.config, definition.betCoins)
    if (!config.ok) return config
    const { name, description, theme, category } = input
    const id = await catalogue.put({
      ...{ name, description, category, sheet, owner, making },
      theme: slugOf(theme),
      ...identify(definition),
      slug: slugOf(name),
      origin: 'studio',
      visibility: 'private',
      featured: false,
      palette: paletteOf(input),
      config: config.value,
    })
    return catalogue.game(id)
  }

  const create: Studio['create'] = async (input, owner, making = null) => {
    const proved = await defineGame(input, calculations)
    return proved.ok ? keep(input, proved.value, owner, making) : proved
  }

  /** Refused where the game is somebody else's. */
  const own = async (id: number, owner: Owner): Promise<Outcome<void>> => {
    const standing = await catalogue.standing(id)
    if (!standing.ok) return standing
    return standing.value.owner === owner ? granted(undefined) : refused({ code: 'notYours' })
  }

  const revise: Studio['revise'] = async ({ id, definition }, owner) => {
    const mine = await own(id, owner)
    if (!mine.ok) return mine
    const proved = await prove(definition, 'definition', calculations, catalogue.keptSheet)
    if (!proved.ok) return proved
    const { sheet } = proved.value
    const revised = await catalogue.revise(id, { sheet, ...identify(proved.value.definition) })
    return revised.ok ? catalogue.game(id) : revised
  }

  const setVisibility: Studio['setVisibility'] = async (id, visibility, owner) => {
    const mine = await own(id, owner)
    if (!mine.ok) return mine
    if (visibility === 'published') {
      const checked = await compliance.validate({ config: { gameId: id }, jurisdiction: 'general' })
      if (!checked.ok) return checked
      const rules = checked.value.details.filter(({ severity }) => severity === 'block').map(({ rule }) => rule)
      if (rules.length > 0) return refused({ code: 'notPublishable', rules })
    }
    await catalogue.setVisibility(id, visibility)
    return catalogue.game(id)
  }

  const simulate: Studio['simulate'] = async ({ id, spins, seed = randomUUID() }, signal) => {
    const found = await catalogue.definition(id)
    if (!found.ok) return found
    const sheet = await catalogue.sheet(id)
    if (!sheet.ok) return sheet
    const report = await calculations.simulate(found.value.definition, { spins, seed, signal })
    return report.ok ? granted(simulationOf(report.value, sheet.value.sheet)) : report
  }

  return {
    ...{ create, keep, revise, setVisibility, simulate },
    list: (owner) => catalogue.studioList(owner),
    versions: (id) => catalogue.versions(id),
    adoptGuestGames: (guest, memberId) => catalogue.handOver(guestOwner(guest), memberOwner(memberId)),
  }
}
