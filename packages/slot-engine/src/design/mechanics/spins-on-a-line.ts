import type { Definition, SymbolDefinition } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, freeSpinsIn, lowSymbols, regularsIn, sown, withFreeSpins } from './parts.ts'

/** Paid spins for each start, about. */
const SPINS_PER_START = 150
const RUN = 3
/** A symbol that stood in so much of a reel would be on every line. */
const MOST_OF_A_REEL = 0.2

/** The symbol that starts free spins pays like another one, and starts them where it wins on a line. */
export const spinsOnALine: Mechanic = {
  needs: 'freeSpins',
  write: (game) => {
    const started = freeSpinsIn(game)?.trigger
    const scatter = game.symbols.find(({ id }) => id === started?.symbol)
    if (scatter?.kind !== 'scatter' || game.wins.type !== 'lines') return game
    const low = regularsIn(game).at(-1)
    const { adds, pays, ...named } = scatter
    const lying: SymbolDefinition = { ...named, kind: 'regular', pays: low?.pays ?? {} }
    const lone = 1 / Math.cbrt(SPINS_PER_START * game.wins.lines.length)
    const copies = baseOf(game).map(({ strip }) =>
      Math.max(1, Math.round(Math.min(MOST_OF_A_REEL, lone) * strip.length)),
    )
    return withFreeSpins(sown(without(game, scatter.id), lying, copies), ({ trigger, ...feature }) => ({
      ...feature,
      ...(trigger && { trigger: { ...trigger, awards: upTo(trigger.awards, copies.length), inWin: true } }),
    }))
  },
}

/** Awards by the length of a run. */
const upTo = (awards: Readonly<Record<string, number>>, reels: number): Record<string, number> => {
  const kept = Object.entries(awards).filter(([count]) => Number(count) <= reels)
  return Object.fromEntries(kept.length > 0 ? kept : [[String(RUN), Math.max(...Object.values(awards))]])
}

/** Its places on the reels go to low symbols. */
function without({ symbols, reelSets, ...game }: Definition, gone: string): Definition {
  const low = lowSymbols({ ...game, symbols, reelSets })
  return {
    ...game,
    symbols: symbols.filter(({ id }) => id !== gone),
    reelSets: Object.fromEntries(
      Object.entries(reelSets).map(([name, reels]) => [
        name,
        reels.map((reel) => ({
          ...reel,
          strip: reel.strip.map((id, stop) => (id === gone ? (low[stop % low.length] ?? id) : id)),
        })),
      ]),
    ),
  }
}
