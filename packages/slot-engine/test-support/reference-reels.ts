/** Hold-and-win on reels with respins of their own, all of them followed together. */
import type { HoldAndWin, Prize } from '../src/definition.ts'
import { everyWay, TooMany } from './reference-choices.ts'
import { certain, type Law, mixture, together } from './reference-law.ts'

interface Reel {
  readonly cells: number
  readonly coins: number
  readonly left: number
}

/**
 * @param worth what so many coins are worth
 * @throws TooMany where rows or reels open meanwhile: they tie the reels, which is not followed here
 */
export function reelsLaw(
  feature: HoldAndWin,
  columns: readonly { readonly cells: number; readonly coins: number }[],
  worth: (coins: number) => Law,
  prize: (prize: Prize) => Law,
): Law {
  const { respins, eachReel, fullCoins = 0, fullReels = [], grades = [], opensRows, opensReels } = feature
  if (opensRows ?? opensReels) throw new TooMany('reels that are tied')
  const start = columns.map((one): Reel => ({ ...one, left: eachReel === 'all' || one.coins > 0 ? respins : 0 }))
  const ended = new Map<string, number>()
  let states = new Map([[JSON.stringify(start), 1]])
  while (states.size > 0) {
    const next = new Map<string, number>()
    for (const [key, chance] of states) {
      const reels = JSON.parse(key) as readonly Reel[]
      const into = reels.some(spins) ? next : ended
      if (into === ended) ended.set(key, (ended.get(key) ?? 0) + chance)
      else afterRespin(feature, reels, (after, p) => next.set(after, (next.get(after) ?? 0) + chance * p))
    }
    states = next
  }
  return mixture(
    [...ended].map(([key, chance]) => {
      const reels = JSON.parse(key) as readonly Reel[]
      const coins = reels.reduce((sum, reel) => sum + reel.coins, 0)
      const full = reels.map((reel) => reel.coins === reel.cells)
      const reached = grades.filter(({ at }) => at <= coins).sort((a, b) => b.at - a.at)[0]
      const times = new Map([...worth(coins)].map(([sum, p]) => [sum * (reached?.factor ?? 1), p]))
      const given = [
        certain(full.every(Boolean) ? fullCoins : 0),
        ...fullReels.flatMap((one, reel) => (full[reel] ? [prize(one.prize)] : [])),
        ...(reached?.prize ? [prize(reached.prize)] : []),
      ]
      return [given.reduce(together, times), chance] as const
    }),
  )
}

const spins = ({ cells, coins, left }: Reel): boolean => left > 0 && coins < cells

/** Every way that the free cells of the reels that spin may come to rest. */
function afterRespin(
  { respins, landing }: HoldAndWin,
  reels: readonly Reel[],
  found: (state: string, chance: number) => void,
): void {
  everyWay(
    (choose) =>
      JSON.stringify(
        reels.map((reel) => {
          if (!spins(reel)) return reel
          let coins = 0
          for (let cell = reel.coins; cell < reel.cells; cell++) if (choose([landing.hit, landing.miss]) === 0) coins++
          return { ...reel, coins: reel.coins + coins, left: coins > 0 ? respins : reel.left - 1 }
        }),
      ),
    found,
  )
}
