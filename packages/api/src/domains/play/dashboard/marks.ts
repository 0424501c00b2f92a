import type { FavouriteInput, GameMark, Heartbeat, HeartbeatInput, KnownGame, RatingInput } from '@spilvaerk/schemas'
import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Catalogue, OwnGames, Viewer } from '../../games/catalogue/service.ts'
import { openGamesOf } from '../rounds/service.ts'
import { countBeat } from './play-time.ts'
import * as store from './store.ts'
import { lookOf, markView } from './view.ts'

export interface MarksNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly catalogue: Pick<Catalogue, 'summary'>
  /** A member as somebody who looks at games. */
  readonly viewerOf: (memberId: string) => Viewer
}

const MAX_FAVOURITES = 200
const MAX_RECENT = 12

/** What members have to do with single games: what they think of them, and how long they play them. */
export function createMarks({ storage: { read, tx }, clock, catalogue, viewerOf }: MarksNeeds) {
  const mark = async (memberId: string, gameId: number): Promise<Outcome<GameMark, 'gameNotFound'>> => {
    const game = await catalogue.summary(gameId, viewerOf(memberId))
    return game.ok ? granted(markView(gameId, await store.markOf(read, memberId, gameId))) : game
  }

  const keep = async (
    memberId: string,
    gameId: number,
    opinion: store.Opinion,
  ): Promise<Outcome<GameMark, 'gameNotFound'>> => {
    const game = await catalogue.summary(gameId, viewerOf(memberId))
    if (!game.ok) return game
    await tx((db) => store.keepOpinion(db, memberId, gameId, opinion))
    return mark(memberId, gameId)
  }

  const rate = (memberId: string, { id, rating }: RatingInput) => keep(memberId, id, { rating })

  const setFavourite = (memberId: string, { id, on }: FavouriteInput) =>
    keep(memberId, id, { favourite: on, favouriteAt: on ? clock.now() : null })

  /** A game that is gone is left out. */
  const known = async (marks: readonly store.StoredMark[]): Promise<KnownGame[]> => {
    const games = await Promise.all(
      marks.map(async ({ gameId, memberId, lastPlayedAt }) => {
        const game = await catalogue.summary(gameId, viewerOf(memberId))
        return game.ok ? [{ ...lookOf(game.value), lastPlayedAt: lastPlayedAt?.toISOString() ?? null }] : []
      }),
    )
    return games.flat()
  }

  const beat = async (
    memberId: string,
    { id: gameId, resumed }: HeartbeatInput,
  ): Promise<Outcome<Heartbeat, 'gameNotFound'>> => {
    const game = await catalogue.summary(gameId, viewerOf(memberId))
    if (!game.ok) return game
    await tx((db) => countBeat(db, { memberId, gameId, resumed }, clock.now()))
    const { playTime } = markView(gameId, await store.markOf(read, memberId, gameId))
    return granted({ playTime })
  }

  /** By number: favourites, and where a member goes on: rounds that wait first, then what was played last. */
  const ownGames = async (memberId: string): Promise<OwnGames> => {
    const [favourites, open, recent] = await Promise.all([
      store.favouritesOf(read, memberId, MAX_FAVOURITES),
      openGamesOf(read, memberId),
      store.recentOf(read, memberId, MAX_RECENT),
    ])
    const idOf = ({ gameId }: store.StoredMark) => gameId
    return { favourites: favourites.map(idOf), continue: [...new Set([...open, ...recent.map(idOf)])] }
  }

  return {
    ownGames,
    ...{ mark, rate, setFavourite, beat },
    favourites: async (memberId: string) => known(await store.favouritesOf(read, memberId, MAX_FAVOURITES)),
    recent: async (memberId: string) => known(await store.recentOf(read, memberId, MAX_RECENT)),
  }
}
