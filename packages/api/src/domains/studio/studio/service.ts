import { randomUUID } from 'node:crypto'
import type { Language } from '@spilvaerk/messages'
import type {
  Game,
  NewGame,
  Problem,
  ReviseInput,
  SimulateInput,
  SimulationResult,
  StudioGame,
} from '@spilvaerk/schemas'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { isTable } from '../../../platform/engines/definitions.ts'
import { mainLine } from '../../../platform/engines/sheets.ts'
import { type CalculationCode, certain, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { StoredMaking } from '../../games/catalogue/composed.ts'
import { CATEGORY_OF_TABLES, identify } from '../../games/catalogue/definitions.ts'
import { guestOwner, memberOwner, type Owner } from '../../games/catalogue/owner.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import { ANYBODY, type Catalogue, type Viewer } from '../../games/catalogue/service.ts'
import { offerOf } from './config.ts'
import { defineGame, paletteOf } from './create.ts'
import { type Proved, prove } from './prove.ts'
import type { MakingCode, WishCode } from './refusals.ts'
import { type Describe, retold } from './retold.ts'
import { slugOf } from './slug.ts'
import { simulationOf, tableSimulationOf } from './view.ts'

export interface Studio {
  /** Stores a game as its owner's, for nobody else's list. `making` is how it came to be, where that is known. */
  create(
    input: NewGame,
    owner: Owner,
    making?: StoredMaking | null,
    language?: Language,
    signal?: AbortSignal,
  ): Promise<Outcome<Game, MakingCode | WishCode | 'definitionInvalid'>>
  /** The same for a game that is proved already. */
  keep(
    input: NewGame,
    proved: Proved,
    owner: Owner,
    making: StoredMaking | null,
    language?: Language,
  ): Promise<Outcome<Game, 'betIndivisible' | 'levelsOutside'>>
  list(owner: Owner): Promise<StudioGame[]>
  /** Gives a game a new version, by its owner or a mathematician of it; rounds of the earlier ones stay what they were. */
  revise(
    input: ReviseInput,
    owner: Owner,
    language?: Language,
  ): Promise<Outcome<Game, MakingCode | OwnCode | 'definitionInvalid' | 'versionStale'>>
  /** What a guest made becomes a member's. `guest` is the secret of the guest's cookie. */
  adoptGuestGames(guest: string, memberId: string): Promise<void>
  /** Ends early, refused, when `signal` is aborted. */
  simulate(
    input: SimulateInput,
    signal?: AbortSignal,
    viewer?: Viewer,
    onProgress?: (done: number) => void,
  ): Promise<Outcome<SimulationResult, CalculationCode | 'gameNotFound'>>
}

/** The same calculations, until the signal is aborted. */
const under = (calculations: Calculations, signal: AbortSignal | undefined): Calculations => ({
  ...calculations,
  analyse: (definition, round) => calculations.analyse(definition, round, signal),
  design: (brief, seed) => calculations.design(brief, seed, signal),
})

const otherKind = (kind: string): Problem => ({
  field: 'definition.kind',
  code: 'not_allowed',
  reason: `A version is of the kind that its game is: ${kind}.`,
})

export function createStudio(catalogue: Catalogue, calculations: Calculations, describe: Describe): Studio {
  const keep: Studio['keep'] = async (input, { definition, sheet }, owner, making, language) => {
    const config = offerOf(definition, input.config)
    if (!config.ok) return config
    const { name, description, theme } = input
    const category = isTable(definition) ? CATEGORY_OF_TABLES : input.category
    const id = await catalogue.put({
      ...{ name, description, category, sheet, owner, making },
      theme: theme.toLowerCase(),
      ...identify(definition),
      slug: slugOf(name),
      origin: 'studio',
      featured: false,
      palette: paletteOf(input),
      config: config.value,
    })
    return granted(certain(await catalogue.game(id, { owners: [owner] }, language)))
  }

  const create: Studio['create'] = async (input, owner, making = null, language = 'da', signal) => {
    const proved = await defineGame(input, under(calculations, signal))
    if (signal?.aborted) return refused({ code: 'cancelled' })
    return proved.ok ? keep(input, proved.value, owner, making, language) : proved
  }

  const revise: Studio['revise'] = async ({ id, definition, base }, owner, language) => {
    const mine = await catalogue.permitted(id, { owners: [owner] }, 'maths')
    if (!mine.ok) return mine
    const proved = await prove(definition, 'definition', calculations, catalogue.keptSheet)
    if (!proved.ok) return proved
    const { sheet } = proved.value
    const { definition: proper, ...made } = retold(proved.value, await catalogue.makingOf(id), describe)
    const table = await catalogue.table(id, { owners: [owner] })
    if (!table.ok) return table
    // What a game is offered for is said in the terms of its kind.
    const { kind } = table.value
    if ((isTable(proper) ? proper.kind : 'slot') !== kind)
      return refused({ code: 'definitionInvalid', problems: [otherKind(kind)] })
    // What the game is offered for stays, and must be whole coins of the new definition, too.
    const offered = offerOf(proper, table.value.config)
    if (!offered.ok) return offered
    const revised = await catalogue.revise(id, { ...made, sheet, ...identify(proper) }, owner, base)
    return revised.ok ? catalogue.game(id, { owners: [owner] }, language) : revised
  }

  /** An answer after a long work, for who may still see the game. */
  const still = async <T>(id: number, viewer: Viewer, value: T): Promise<Outcome<T, 'gameNotFound'>> => {
    const seen = await catalogue.seen(id, viewer)
    return seen.ok ? granted(value) : seen
  }

  const simulate: Studio['simulate'] = async (
    { id, spins, seed = randomUUID() },
    signal,
    viewer = ANYBODY,
    onProgress,
  ) => {
    const found = await catalogue.definition(id, viewer)
    if (!found.ok) return found
    const sheet = await catalogue.sheet(id, viewer)
    if (!sheet.ok) return sheet
    if (found.value.kind === 'slot' && sheet.value.kind === 'slot') {
      const report = await calculations.simulate(found.value.definition, { spins, seed, signal, onProgress })
      if (!report.ok) return report
      return still(id, viewer, simulationOf(report.value, sheet.value.sheet))
    }
    if (found.value.kind === 'slot' || sheet.value.kind === 'slot') throw new Error(`game ${id} is of two kinds`)
    const { kind, definition } = found.value
    const report = await calculations.simulateTable(definition, { rounds: spins, seed, signal, onProgress })
    if (!report.ok) return report
    return still(id, viewer, tableSimulationOf(kind, report.value, mainLine(sheet.value.sheet)))
  }

  return {
    ...{ create, keep, revise, simulate },
    list: (owner) => catalogue.studioList(owner),
    adoptGuestGames: (guest, memberId) => catalogue.handOver(guestOwner(guest), memberOwner(memberId)),
  }
}
