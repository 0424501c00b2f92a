import { type Choice, play } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { exampleTable } from '../../testing.ts'
import { crapsTable } from './travelled.ts'

const craps = exampleTable('craps')
const COME = ['come', 'dont-come']

/** Bets on come, with odds where they are offered, before each of some throws. */
function playedWith(seed: string) {
  const choices: Choice[] = []
  for (;;) {
    const played = play(craps, seed, [{ spot: 'pass', coins: 10 }], choices)
    if (!played.ok) throw new Error(JSON.stringify(played.problems))
    const { awaiting } = played.round
    if (!awaiting || choices.length > 20) return played.round
    const taken = awaiting.moves.find(({ move }) => choices.length % 5 === 4 && /^take-.*-\d+$/.test(move))
    const offered =
      taken ??
      awaiting.moves.find(({ move }) => COME.includes(move) || move.startsWith('odds-') || move.startsWith('lay-odds-'))
    const chosen: Choice | undefined = taken ? taken.move : offered && { move: offered.move, coins: offered.coins }
    choices.push(choices.length < 12 ? (chosen ?? 'roll') : 'roll')
  }
}

test.each(Array.from({ length: 40 }, (_, i) => `craps ${i}`))(
  '%s: come bets lie where the round has put them',
  (seed) => {
    const { events, spots } = playedWith(seed)
    const { point, travelled, waiting } = crapsTable(events)
    for (const id of COME) {
      const staked = spots.find(({ spot }) => spot === id)?.stakedCoins ?? 0
      const decided = events.reduce(
        (sum, event) =>
          (event.type !== 'betDecided' && event.type !== 'betTakenDown') || event.spot !== id
            ? sum
            : sum + (event.type === 'betDecided' ? event.stakedCoins : event.coins),
        0,
      )
      const lies = travelled.reduce((sum, bet) => sum + (bet.spot === id ? bet.coins : 0), waiting.get(id) ?? 0)
      expect(lies).toBe(staked - decided)
    }
    expect(point).toBe(events.findLast((event) => event.type === 'pointChanged')?.point ?? 0)
  },
)
