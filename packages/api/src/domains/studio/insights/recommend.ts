import type { GameSummary, RecommendationsResult } from '@spilvaerk/schemas'
import { z } from 'zod'
import { compose } from '../composer/compose.ts'
import type { Words } from './words.ts'

const words = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .pipe(z.array(z.string().trim().toLowerCase()))
  .catch([])
  .default([])

/** What of a player's data is understood; the rest is left alone. */
const player = z.object({
  favoriteThemes: words,
  themes: words,
  favoriteFeatures: words,
  volatility: words,
  playedGames: z.array(z.int()).catch([]).default([]),
  minRtp: z.number().optional().catch(undefined),
})

/** What each thing counts; together 1. */
const WEIGHTS = { theme: 0.4, volatility: 0.2, features: 0.15, rtp: 0.1, popularity: 0.15 } as const
const MOST = 5

/** Games for a player, by what the player's data say and what the catalogue knows. */
export function recommend(
  games: readonly GameSummary[],
  playerData: Record<string, unknown>,
  { t, list }: Words,
): RecommendationsResult {
  const { favoriteThemes, themes, favoriteFeatures, volatility, playedGames, minRtp } = player.parse(playerData)
  const liked = new Set([...favoriteThemes, ...themes].flatMap((word) => [word, compose(word).theme]))
  const mostPlayers = Math.max(1, ...games.map(({ popularity }) => popularity))
  const reasonOf = (fits: readonly string[], misses: readonly string[]): string => {
    if (fits.length + misses.length === 0) return t('recommended.nothing')
    if (fits.length === 0) return t('recommended.misses', { misses: list(misses) })
    return misses.length > 0
      ? t('recommended.fitsNotAll', { fits: list(fits), misses: list(misses) })
      : t('recommended.fits', { fits: list(fits) })
  }
  const scored = games
    .filter(({ id }) => !playedGames.includes(id))
    .map((game) => {
      const parts = [
        {
          name: t('recommended.parts.theme'),
          weight: WEIGHTS.theme,
          known: liked.size > 0,
          fit: Number(liked.has(game.theme)),
        },
        {
          ...{ name: t('recommended.parts.volatility'), weight: WEIGHTS.volatility, known: volatility.length > 0 },
          fit: Number(volatility.includes(game.volatility)),
        },
        {
          ...{ name: t('recommended.parts.features'), weight: WEIGHTS.features, known: favoriteFeatures.length > 0 },
          fit: shareOf(favoriteFeatures, game.features),
        },
        {
          ...{ name: t('recommended.parts.rtp'), weight: WEIGHTS.rtp, known: minRtp !== undefined },
          fit: Number(game.rtp / 100 >= (minRtp ?? 0)),
        },
        {
          ...{ name: t('recommended.parts.popularity'), weight: WEIGHTS.popularity, known: mostPlayers > 1 },
          fit: game.popularity / mostPlayers,
        },
      ]
      const known = parts.filter((part) => part.known)
      const weight = known.reduce((sum, part) => sum + part.weight, 0)
      const score = weight > 0 ? known.reduce((sum, part) => sum + part.weight * part.fit, 0) / weight : 0
      const named = (isFit: boolean) => known.filter(({ fit }) => fit >= 0.5 === isFit).map(({ name }) => name)
      return {
        game,
        confidence: Math.round(score * weight * 100) / 100,
        reason: reasonOf(named(true), named(false)),
        score,
      }
    })
    .sort((a, b) => b.score - a.score || b.game.popularity - a.game.popularity || a.game.id - b.game.id)
  const personalizedGames = scored.slice(0, MOST).map(({ game, confidence, reason }) => ({
    ...{ gameId: game.id, name: game.name, confidence, reason },
  }))
  const best = personalizedGames[0]?.confidence ?? 0
  return {
    ...{ personalizedGames, method: t('recommended.method'), confidence: best },
    confidenceReason: t('confidence.recommended'),
  }
}

const shareOf = (wished: readonly string[], had: readonly string[]): number =>
  wished.length === 0
    ? 0
    : wished.filter((wish) => had.some((one) => one.toLowerCase() === wish.replaceAll(' ', ''))).length / wished.length
