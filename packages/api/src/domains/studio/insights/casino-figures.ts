import type { GameSummary, Known } from '@spilvaerk/schemas'
import { danish } from '../../../platform/numbers/danish.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Rounds } from '../../play/rounds/service.ts'

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

const percent = (share: number) => `${danish(Math.round(share * 1000) / 10)} %`

/** Sentences about these games of the casino, out of its catalogue and its stored rounds. */
export function casinoStatements({ games, rounds, returned }: CasinoFigures, about = games): Known[] {
  if (about.length === 0) return []
  const [only] = about
  if (only && about.length === 1) return [oneGame(only), ...playedStatement(rounds, returned)]
  const middle = [...about].sort((a, b) => a.rtp - b.rtp)[Math.floor(about.length / 2)]
  const share = (count: number) => percent(count / about.length)
  const volatile = about.filter(({ volatility }) => volatility === 'high' || volatility === 'extreme').length
  const free = about.filter(({ features }) => features.includes('freeSpins')).length
  const favourite = [...about].sort((a, b) => b.popularity - a.popularity)[0]
  const statements: Known[] = [
    {
      from: 'catalogue',
      text: `Huset har ${about.length} spil i feltet; det midterste har en RTP på ${danish((middle?.rtp ?? 0) / 100)} %.`,
    },
    {
      from: 'catalogue',
      text: `${share(free)} af dem har gratis spins, og ${share(volatile)} har høj eller ekstrem volatilitet.`,
    },
  ]
  if (favourite && favourite.popularity > 0)
    statements.push({
      from: 'catalogue',
      text: `${favourite.name} spilles af flest: ${danish(favourite.popularity)} ${favourite.popularity === 1 ? 'spiller' : 'spillere'} de seneste 30 dage.`,
    })
  return [...statements, ...playedStatement(rounds, returned)]
}

const oneGame = ({ name, rtp, volatility, features }: GameSummary): Known => ({
  from: 'catalogue',
  text: `Huset har ét spil i feltet: ${name}, RTP ${danish(rtp / 100)} %, ${VOLATILITY_WORDS[volatility]} volatilitet, ${features.includes('freeSpins') ? 'med' : 'uden'} gratis spins.`,
})

/** Below this many rounds luck says more than the games do. */
export const ENOUGH_ROUNDS = 100_000

function playedStatement(rounds: number, returned: number | null): Known[] {
  if (returned === null) return []
  const text = `${rounds === 1 ? '1 spillet runde' : `${danish(rounds)} spillede runder`} i husets mest spillede spil gav ${percent(returned)} tilbage`
  return [
    {
      from: 'rounds',
      text: rounds < ENOUGH_ROUNDS ? `${text}; det er for få til at sige andet end held.` : `${text}.`,
    },
  ]
}

export const VOLATILITY_WORDS = { low: 'lav', medium: 'middel', high: 'høj', extreme: 'ekstrem' } as const
