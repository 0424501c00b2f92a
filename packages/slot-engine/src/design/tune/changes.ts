import type { Definition } from '../../definition.ts'
import type { TuneChange, TuneTargets } from './targets.ts'

export function changesOf(from: Definition, to: Definition, targets: TuneTargets): TuneChange[] {
  const changes: TuneChange[] = []
  const offer = (field: string, before: number, after: number, reason: string): void => {
    if (before !== after) changes.push({ field, from: before, to: after, reason })
  }
  offer('maxWin', from.maxWin, to.maxWin, 'the cap asked for')
  const why =
    targets.volatility === undefined && targets.sigma === undefined
      ? 'brings the RTP'
      : 'brings the volatility at the RTP'
  from.symbols.forEach((symbol, i) => {
    const other = to.symbols[i]!
    if (!('pays' in symbol) || !('pays' in other)) return
    const [before, after] = [symbol.pays ?? {}, other.pays ?? {}]
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [pay = 0, paid = 0] = [before[key], after[key]]
      const isCap = pay >= from.maxWin * from.betCoins && from.maxWin !== to.maxWin
      const isHit = (pay === 0) !== (paid === 0)
      offer(`symbols[${i}].pays.${key}`, pay, paid, isHit ? 'brings the hits' : isCap ? 'pays the cap' : why)
    }
  })
  from.modes?.forEach((mode, i) => {
    offer(`modes[${i}].coins`, mode.coins, to.modes?.[i]?.coins ?? mode.coins, 'brings the RTP of what is bought')
  })
  return changes
}
