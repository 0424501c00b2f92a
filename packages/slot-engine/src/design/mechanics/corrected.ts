import type { Definition } from '../../definition.ts'
import { gcd } from '../../game/law/gcd.ts'
import { exactWorth } from '../composed/exact-worth.ts'
import { cellOf, winCells } from '../composed/win-cells.ts'
import { nudged, type PayCell, payAt, payCells, withPays } from '../tune/pay-cells.ts'

const ROUNDS = 6

export interface Returning {
  readonly definition: Definition
  readonly rtp: number
}

/**
 * The same strips with single pays moved until the return is as wanted, as near as it comes. What a pay brings is told by how often
 * paid spins win it; what features bring of it besides is found as pays move.
 * @param rtpOf null where that is not known
 */
export function corrected(
  first: Returning,
  target: number,
  near: number,
  rtpOf: (definition: Definition) => number | null,
): Returning {
  const cells = payCells(first.definition)
  const unit = unitOf(first.definition)
  const capCoins = first.definition.maxWin * first.definition.betCoins
  const worth = slopesOf(first.definition, cells)
  let best = first
  let now = first
  let gain = 1
  for (let round = 0; round < ROUNDS && Math.abs(target - best.rtp) > near; round++) {
    const pays = cells.map((cell) => payAt(now.definition, cell))
    const bounds = { capCoins, held: pays.map((pay) => pay >= capCoins) }
    const steps = worth.map((each) => each * gain)
    const next = nudged(cells, pays, steps, target - now.rtp, bounds, onUnits(unit))
    const definition = withPays(now.definition, cells, next)
    const expected = next.reduce((sum, pay, i) => sum + (pay - (pays[i] ?? 0)) * (steps[i] ?? 0), 0)
    const rtp = expected === 0 ? null : rtpOf(definition)
    if (rtp === null) break
    const brought = (rtp - now.rtp) / expected
    if (brought > 0) gain *= Math.min(4, Math.max(0.25, brought))
    now = { definition, rtp }
    if (Math.abs(target - rtp) < Math.abs(target - best.rtp)) best = now
  }
  return best
}

/** The work of a sheet grows with the cap counted in units, so all that is paid stays a multiple of one. */
export function unitOf({ symbols, betCoins, maxWin }: Definition): number {
  const pays = symbols.flatMap((symbol) => ('pays' in symbol ? Object.values(symbol.pays ?? {}) : []))
  return pays.reduce(gcd, maxWin * betCoins)
}

const onUnits =
  (unit: number) =>
  (from: number, to: number): number =>
    from + Math.trunc((to - from) / unit) * unit

/** What one coin more on each pay returns in paid spins, in bets; where that is not known, all alike. */
function slopesOf(definition: Definition, cells: readonly PayCell[]): number[] {
  const { factors, extraWilds, modes, wins: whole, ...rest } = definition
  const { fullWindow, ...rule } = whole
  const plain: Definition = { ...rest, wins: rule as Definition['wins'] }
  const worth = exactWorth(plain, 'base')
  const wins = winCells(plain)
  return cells.map(({ symbol, key }) =>
    (wins.ranks[symbol] ?? -1) < 0 ? 0 : (worth?.[cellOf(wins, symbol, Number(key))] ?? 0) / definition.betCoins,
  )
}
