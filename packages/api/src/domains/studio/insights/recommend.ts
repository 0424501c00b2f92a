import type { GameSummary, RecommendationsResult } from '@spilvaerk/schemas'
import { z } from 'zod'
import { compose } from '../composer/compose.ts'

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

const METHOD =
  'Hvert spil får point for tema (40 %), volatilitet (20 %), funktioner (15 %), RTP (10 %) og hvor mange der spiller det (15 %). Det, spilleren intet siger om, tæller ikke med, og sikkerheden er pointene gange den andel, der er kendt. Spil, der er spillet før, udelades.'

/** Games for a player, by what the player's data say and what the catalogue knows. */
export function recommend(games: readonly GameSummary[], playerData: Record<string, unknown>): RecommendationsResult {
  const { favoriteThemes, themes, favoriteFeatures, volatility, playedGames, minRtp } = player.parse(playerData)
  const liked = new Set([...favoriteThemes, ...themes].flatMap((word) => [word, compose(word).theme]))
  const mostPlayers = Math.max(1, ...games.map(({ popularity }) => popularity))
  const scored = games
    .filter(({ id }) => !playedGames.includes(id))
    .map((game) => {
      const parts = [
        { name: 'temaet', weight: WEIGHTS.theme, known: liked.size > 0, fit: Number(liked.has(game.theme)) },
        {
          ...{ name: 'volatiliteten', weight: WEIGHTS.volatility, known: volatility.length > 0 },
          fit: Number(volatility.includes(game.volatility)),
        },
        {
          ...{ name: 'funktionerne', weight: WEIGHTS.features, known: favoriteFeatures.length > 0 },
          fit: shareOf(favoriteFeatures, game.features),
        },
        { name: 'RTP', weight: WEIGHTS.rtp, known: minRtp !== undefined, fit: Number(game.rtp / 100 >= (minRtp ?? 0)) },
        {
          ...{ name: 'andres interesse', weight: WEIGHTS.popularity, known: mostPlayers > 1 },
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
    ...{ personalizedGames, method: METHOD, confidence: best },
    confidenceReason:
      'Sikkerheden er den for den bedste anbefaling; den kan ikke være højere, end spillerens data rækker.',
  }
}

const list = new Intl.ListFormat('da-DK')

function reasonOf(fits: readonly string[], misses: readonly string[]): string {
  if (fits.length + misses.length === 0) return 'Intet i spillerens data taler for eller imod det.'
  if (fits.length === 0) return `Passer ikke på ${list.format(misses)}.`
  return `Passer på ${list.format(fits)}${misses.length > 0 ? `, men ikke på ${list.format(misses)}` : ''}.`
}

const shareOf = (wished: readonly string[], had: readonly string[]): number =>
  wished.length === 0
    ? 0
    : wished.filter((wish) => had.some((one) => one.toLowerCase() === wish.replaceAll(' ', ''))).length / wished.length
