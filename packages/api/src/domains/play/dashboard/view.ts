import type { DashboardGame, Entitlement, GameLook, GameMark, GameSummary } from '@spilvaerk/schemas'
import { wholeMinutes } from './experience.ts'
import type { StoredMark } from './store.ts'

export const markView = (id: number, mark: StoredMark | undefined): GameMark => ({
  id,
  favourite: mark?.favourite ?? false,
  personalRating: mark?.rating ?? null,
  playTime: wholeMinutes(mark?.playedMs ?? 0),
})

const look = (game: GameSummary): GameLook => {
  const { id, name, theme, palette, definitionHash, config } = game
  const common = { id, name, theme, palette, definitionHash, config }
  return game.kind === 'slot' ? { ...common, kind: game.kind, symbols: game.symbols } : { ...common, kind: game.kind }
}

export const lookOf = (game: GameSummary) => ({ id: game.id, name: game.name, look: look(game) })

/** A game that is no longer offered keeps the name it was bought under. */
export const gameView = (
  { gameId, gameName, ownershipType, leaseExpiry, autoRenew, mayRenew }: Entitlement,
  game: GameSummary | undefined,
  mark: StoredMark | undefined,
): DashboardGame => ({
  ...markView(gameId, mark),
  name: game?.name ?? gameName,
  description: game?.description ?? '',
  ...{ ownershipType, leaseExpiry, autoRenew, mayRenew },
  look: game ? look(game) : null,
})
