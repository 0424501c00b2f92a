import type { RouletteDefinition, TableRound } from '@spilvaerk/table-games'

const RANKED = 3
/** Before so many numbers nothing is frequent. */
const ENOUGH = 10

interface Counted {
  /** Each number that a ball landed on, the latest first. */
  readonly landed: readonly string[]
  /** The most and the least frequent pockets, once there are enough numbers. Of as many times, the wheel's order decides. */
  readonly ranked?: { readonly hot: readonly string[]; readonly cold: readonly string[] }
}

/** @param past rounds, the latest first; a round of several spins has several numbers */
export function countLanded(
  { wheel }: Pick<RouletteDefinition, 'wheel'>,
  past: readonly Pick<TableRound, 'events'>[],
): Counted {
  const landed = past.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ballLanded' ? [event.pocket] : [])).toReversed(),
  )
  if (landed.length < ENOUGH) return { landed }
  const times = (pocket: string): number => landed.filter((one) => one === pocket).length
  const ranked = wheel.toSorted((a, b) => times(b) - times(a))
  return { landed, ranked: { hot: ranked.slice(0, RANKED), cold: ranked.slice(-RANKED) } }
}
