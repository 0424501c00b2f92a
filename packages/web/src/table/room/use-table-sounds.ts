import { useEffect, useRef } from 'react'
import type { Sounds } from '../../machine/sound/sounds.ts'
import { totalOf } from '../play/bets.ts'
import type { TableState } from '../play/table-state.ts'

/** As many times the bet as deserves the large fanfare. */
const BIG = 20

/** Chips tick, cards and dice tick, and what is won rings. Nothing rings at or below the stake. */
export function useTableSounds(state: TableState, sounds: Sounds): void {
  const before = useRef(state)
  useEffect(() => {
    const { phase, bets, shown, result } = before.current
    before.current = state
    if (state.phase === 'spinning' && phase !== 'spinning') return sounds.play({ name: 'start' })
    if (totalOf(state.bets) > totalOf(bets)) sounds.play({ name: 'coin' })
    if (state.shown > shown && state.shown > state.still) sounds.play({ name: 'tick', reel: state.shown % 5 })
    if (state.phase !== 'over' || phase === 'over' || !state.result || result === undefined) return
    const { paidCoins, stakedCoins } = state.result.round
    if (paidCoins > stakedCoins) sounds.play({ name: 'fanfare', big: paidCoins >= BIG * stakedCoins })
  }, [state, sounds])
}
