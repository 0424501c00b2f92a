import type { BetMode, Jackpot } from '../../definition.ts'
import { unattended } from '../../game/core/choices.ts'
import type { Game } from '../../game/core/game.ts'
import { featureKind } from '../../game/features/features.ts'
import { wonBy } from '../../game/features/jackpot/pools.ts'
import { Player } from '../../game/play/player.ts'
import type { Meter } from '../../meter.ts'
import { createRng } from '../../rng.ts'
import type { RoundEvent } from '../../round.ts'
import { meanBounds, shareOf } from '../bounds/mean-bounds.ts'
import { mostInRound } from '../bounds/reach.ts'
import { jackpotSheets } from '../jackpots/jackpot-sheet.ts'
import type { Hits } from './pool-bounds.ts'
import type { RoundBounds } from './round-bounds.ts'
import type { Strategy } from './strategies.ts'

/** Rounds that are read event by event to count wins of jackpots. */
const READ_ROUNDS = 200_000

/** The most times that a round of the mode can win the jackpot. */
export const mostHits = ({ definition }: Game, mode: BetMode, id: string): number =>
  mostInRound(definition, mode, {
    paidSpin: 0,
    feature: (feature) => featureKind(feature).mostHits(feature, id, definition),
    prize: (prize) => ('jackpot' in prize && prize.jackpot === id ? 1 : 0),
  })

/**
 * The chance p of a win, from the mean number h of wins: h / most ≤ p ≤ h. The mean is of rounds that know no cap, and a
 * round that reaches it wins no more.
 */
export function exactHits(game: Game, mode: BetMode, { strategy, capChance }: RoundBounds): Map<string, Hits> | null {
  const sheets = jackpotSheets(game, { mode: mode.id, choose: strategy, spins: 1 })
  if (sheets.some(({ method }) => method === 'simulated')) return null
  return new Map(
    sheets.map(({ id, hitsPerRound }) => {
      const most = mostHits(game, mode, id)
      const least = most === 0 ? 0 : Math.max(0, hitsPerRound / most - capChance.high)
      return [id, { most, chance: { low: least, high: most === 0 ? 0 : Math.min(1, hitsPerRound) } }]
    }),
  )
}

/** The same from rounds that are played, each bound wrong with probability at most `error`. */
export function sampledHits(
  game: Game,
  mode: BetMode,
  strategy: Strategy,
  { seed, error, meter }: { readonly seed: string; readonly error: number; readonly meter: Meter },
): Map<string, Hits> {
  const ids = (game.definition.jackpots ?? []).map(({ id }: Jackpot) => id)
  const events: RoundEvent[] = []
  const player = new Player(game, createRng(`${seed}/pools`), events, unattended(strategy), meter)
  const seen = new Map<string, number>()
  for (let i = 0; i < READ_ROUNDS; i++) {
    events.length = 0
    player.round(mode)
    for (const id of wonBy({ events }).keys()) seen.set(id, (seen.get(id) ?? 0) + 1)
  }
  return new Map(
    ids.map((id) => {
      const most = mostHits(game, mode, id)
      const chance = most === 0 ? { low: 0, high: 0 } : meanBounds(shareOf(seen.get(id) ?? 0, READ_ROUNDS), error)
      return [id, { most, chance }]
    }),
  )
}
