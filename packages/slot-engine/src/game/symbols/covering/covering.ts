import { entryOf } from '../../../entries.ts'
/** The symbol chosen in free spins: it covers every reel it lands on, and pays on every line by the number of its reels. */
import type { Board } from '../../board/board.ts'
import type { Plan } from '../../core/game.ts'
import type { Teller } from '../../core/teller.ts'

/** Pays the chosen symbol as the board shows it, and gives its coins. */
export function payCovering(
  { payOf, rule: { lines } }: Plan,
  board: Board,
  token: number,
  lineMultiplier: number,
  teller: Teller | null,
): number {
  let reels = 0
  for (let r = 0; r < board.reels; r++) if (board.shows(r, token)) reels++
  const perLine = entryOf(entryOf(payOf, token), reels) * lineMultiplier
  if (perLine > 0) teller?.chosenPaid(lines, token, perLine, lineMultiplier)
  return perLine * lines.length
}

/** What the chosen symbol pays on all lines when `reels` reels show it; −1: none is chosen. */
export const coveringCoins = ({ payOf, rule }: Plan, chosen: number, reels: number): number =>
  chosen < 0 ? 0 : ((payOf[chosen] as readonly number[])[reels] ?? 0) * rule.lines.length
