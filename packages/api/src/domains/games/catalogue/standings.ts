import { randomBytes } from 'node:crypto'
import type { GameTexts, Standing } from '@spilvaerk/schemas'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { StoredStanding } from './access.ts'
import * as rows from './store.ts'

const LINK_BYTES = 16

/** A game as those who decide about it see it. */
export interface StandingGame {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly theme: string
  readonly owner: string | null
  readonly origin: 'seed' | 'studio'
  readonly config: rows.Game['config']
  /** What its maker has written of it in several languages. */
  readonly texts: GameTexts | null
  /** The newest version. */
  readonly definitionHash: string
  readonly version: number
}

/** What versions may be used for. Only the domain that decides it writes here. */
export interface Standings {
  /** Whether any of a game's versions, and which, may be used for something; part of the transaction that asks. */
  of(db: Asker, gameId: number): Promise<readonly StoredStanding[]>
  game(db: Asker, gameId: number): Promise<StandingGame | undefined>
  set(db: Writer, version: Version, state: Standing, now: Date): Promise<void>
  inState(
    db: Asker,
    state: StoredStanding['state'],
  ): Promise<readonly { game: StandingGame; standing: StoredStanding }[]>
  countListed(db: Asker, owner: string): Promise<number>
}

export interface Version {
  readonly gameId: number
  readonly definitionHash: string
  readonly version: number
}

export function createStandings(store: Pick<rows.Store, 'standingsOf'>): Standings {
  return {
    of: (db, gameId) => store.standingsOf(gameId, db),
    game: rows.gameIn,
    set: async (db, version, state, changedAt) => {
      if (state === 'private') return void (await rows.dropStanding(db, version.gameId, version.definitionHash))
      const link = state === 'shared' ? await linkOf(db, store, version.gameId) : null
      const texts = await admittedTexts(db, store, version, state)
      const formerly = state === 'admitted' ? 'withdrawn' : undefined
      await rows.setStanding(db, { ...version, state, link, texts, changedAt }, formerly)
    },
    inState: rows.inState,
    countListed: rows.countListed,
  }
}

/** A game keeps its link when a newer version is shared. */
async function linkOf(db: Asker, store: Pick<rows.Store, 'standingsOf'>, gameId: number): Promise<string> {
  const shared = (await store.standingsOf(gameId, db)).find(({ state }) => state === 'shared')
  return shared?.link ?? randomBytes(LINK_BYTES).toString('base64url')
}

/** A version keeps the texts that it was admitted with, also where it is suspended and goes on. */
async function admittedTexts(
  db: Asker,
  store: Pick<rows.Store, 'standingsOf'>,
  { gameId, definitionHash }: Version,
  state: Standing,
): Promise<GameTexts | null> {
  const before = (await store.standingsOf(gameId, db)).find((one) => one.definitionHash === definitionHash)
  if (before && (before.state === 'suspended' || state !== 'admitted')) return before.texts
  return state === 'admitted' ? ((await rows.gameIn(db, gameId))?.texts ?? null) : null
}
