import type { GameSummary, Known } from '@spilvaerk/schemas'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Rounds } from '../../play/rounds/service.ts'
import type { Words } from './words.ts'

/** What the casino knows of its own games. */
export interface CasinoFigures {
  readonly games: readonly GameSummary[]
  readonly rounds: number
  /** Share of all bets that were paid back; null before anybody has played. */
  readonly returned: number | null
}

const MOST_ASKED = 12

export async function casinoFigures(
  catalogue: Pick<Catalogue, 'list' | 'popular'>,
  rounds: Pick<Rounds, 'stats'>,
): Promise<CasinoFigures> {
  const games = await catalogue.list()
  const asked = (await catalogue.popular()).slice(0, MOST_ASKED)
  const stats = (await Promise.all(asked.map(({ id }) => rounds.stats(id)))).flatMap((one) =>
    one.ok ? [one.value] : [],
  )
  const wagered = stats.reduce((sum, { totalWagered }) => sum + totalWagered, 0)
  const returned = stats.reduce((sum, { totalWagered, currentRtp }) => sum + (totalWagered * currentRtp) / 10_000, 0)
  return {
    games,
    rounds: stats.reduce((sum, { totalSpins }) => sum + totalSpins, 0),
    returned: wagered > 0 ? returned / wagered : null,
  }
}

const percent = (share: number, { t, number }: Words) =>
  t('house.percent', { number: number(Math.round(share * 1000) / 10) })

/** Sentences about these games of the casino, out of its catalogue and its stored rounds. */
export function casinoStatements(
  { games, rounds, returned }: CasinoFigures,
  words: Words,
  about: readonly GameSummary[] = games,
): Known[] {
  if (about.length === 0) return []
  const { t, number } = words
  const [only] = about
  if (only && about.length === 1) return [oneGame(only, words), ...playedStatement(rounds, returned, words)]
  const middle = [...about].sort((a, b) => a.rtp - b.rtp)[Math.floor(about.length / 2)]
  const share = (count: number) => percent(count / about.length, words)
  const volatile = about.filter(({ volatility }) => volatility === 'high' || volatility === 'extreme').length
  const free = about.filter(({ features }) => features.includes('freeSpins')).length
  const favourite = [...about].sort((a, b) => b.popularity - a.popularity)[0]
  const statements: Known[] = [
    {
      from: 'catalogue',
      text: t('house.middle', { games: about.length, rtp: number((middle?.rtp ?? 0) / 100) }),
    },
    { from: 'catalogue', text: t('house.shares', { free: share(free), volatile: share(volatile) }) },
  ]
  if (favourite && favourite.popularity > 0)
    statements.push({
      from: 'catalogue',
      text: t('house.favourite', { game: favourite.name, players: playersOf(favourite.popularity, words) }),
    })
  return [...statements, ...playedStatement(rounds, returned, words)]
}

export const playersOf = (players: number, { t, number }: Words): string =>
  t('players', { count: players, number: number(players) })

const oneGame = ({ name, rtp, volatility, features }: GameSummary, { t, number }: Words): Known => ({
  from: 'catalogue',
  text: t(features.includes('freeSpins') ? 'house.onlyWith' : 'house.onlyWithout', {
    ...{ game: name, rtp: number(rtp / 100) },
    volatility: t(`volatility.${volatility}`),
  }),
})

/** Below this many rounds luck says more than the games do. */
export const ENOUGH_ROUNDS = 100_000

function playedStatement(rounds: number, returned: number | null, words: Words): Known[] {
  if (returned === null) return []
  const { t, number } = words
  const values = { count: rounds, number: number(rounds), share: percent(returned, words) }
  return [{ from: 'rounds', text: t(rounds < ENOUGH_ROUNDS ? 'house.playedLittle' : 'house.played', values) }]
}
