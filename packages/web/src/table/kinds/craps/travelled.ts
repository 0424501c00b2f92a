import type { TableEvent } from '@spilvaerk/table-games'

/** A bet that has gone to a number of its own. */
export interface Travelled {
  readonly spot: string
  readonly point: number
  readonly coins: number
}

export interface CrapsTable {
  /** 0 while there is none. */
  readonly point: number
  readonly travelled: readonly Travelled[]
  /** Coins that wait on come spots for their first throw, by spot. */
  readonly waiting: ReadonlyMap<string, number>
}

const COME: ReadonlySet<string> = new Set(['come', 'dont-come'])

/** What lies where after the events of a round: read from what it told, not played again. */
export function crapsTable(events: readonly TableEvent[]): CrapsTable {
  let point = 0
  let total = 0
  let travelled: Travelled[] = []
  const waiting = new Map<string, number>()
  for (const event of events) {
    switch (event.type) {
      case 'diceThrown':
        total = event.dice.reduce((sum, die) => sum + die, 0)
        break
      case 'pointChanged':
        point = event.point
        break
      case 'moveMade':
        if (COME.has(event.move)) waiting.set(event.move, event.coins)
        else travelled = withOdds(travelled, event.move, event.coins)
        break
      case 'betTravelled':
        travelled.push({ spot: event.spot, point: event.point, coins: waiting.get(event.spot) ?? 0 })
        waiting.delete(event.spot)
        break
      case 'betTakenDown':
        travelled = travelled.flatMap((bet) => {
          if (bet.spot !== event.spot || bet.point !== event.point) return [bet]
          return bet.coins > event.coins ? [{ ...bet, coins: bet.coins - event.coins }] : []
        })
        break
      case 'betDecided': {
        const gone = travelled.findIndex(
          (bet) => bet.spot === event.spot && (total === 7 || bet.point === total) && bet.coins === event.stakedCoins,
        )
        if (gone >= 0) travelled.splice(gone, 1)
        else waiting.delete(event.spot)
        break
      }
    }
  }
  return { point, travelled, waiting }
}

/** Odds behind a bet at a number are named after both. */
function withOdds(travelled: readonly Travelled[], move: string, coins: number): Travelled[] {
  return travelled.map((bet) => {
    const name = bet.spot === 'come' ? `odds-${bet.point}` : `lay-odds-${bet.point}`
    return name === move ? { ...bet, coins: bet.coins + coins } : bet
  })
}
