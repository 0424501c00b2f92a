import type { TableEvent } from '@spilvaerk/table-games'
import { useEffect, useRef } from 'react'
import type { Cue } from '../../machine/cues.ts'
import type { Sounds } from '../../machine/sound/sounds.ts'
import { totalOf } from '../play/bets.ts'
import { shownEvents, type TableState } from '../play/table-state.ts'

/** As many times the bet as deserves the large fanfare. */
const BIG = 20

/** Chips click, cards swish, dice and balls knock, and what is won rings. Nothing rings at or below the stake. */
export function useTableSounds(state: TableState, eventMs: number, sounds: Sounds): void {
  const before = useRef(state)
  useEffect(() => {
    const { phase, bets, shown, result } = before.current
    before.current = state
    if (totalOf(state.bets) > totalOf(bets)) sounds.play({ name: 'chip' })
    if (state.shown > shown && state.shown > state.still) {
      const cue = cueOf(shownEvents(state).at(-1), eventMs)
      if (cue) sounds.play(cue)
    }
    if ((state.phase === 'over' || state.phase === 'asked') && phase !== state.phase) sounds.play({ name: 'rest' })
    if (state.phase !== 'over' || phase === 'over' || !state.result || result === undefined) return
    const { paidCoins, stakedCoins } = state.result.round
    if (paidCoins > stakedCoins) sounds.play({ name: 'fanfare', big: paidCoins >= BIG * stakedCoins })
  }, [state, eventMs, sounds])
}

/** What an event sounds like, if anything. @param ms how long it is shown; 0 where nothing moves */
export function cueOf(event: TableEvent | undefined, ms: number): Cue | undefined {
  switch (event?.type) {
    case 'cardDealt':
      return { name: 'card', isTurned: false }
    case 'cardShown':
    case 'colourDrawn':
    case 'bonusCardTurned':
    case 'bonusRankShown':
    case 'cardScratched':
      return { name: 'card', isTurned: true }
    case 'diceThrown':
    case 'bonusDiceThrown':
      return { name: 'dice', ms }
    case 'ballLanded':
    case 'wheelStopped':
    case 'bonusWheelStopped':
      return { name: 'wheel', ms }
    case 'ballFell':
      return { name: 'pins', count: event.path.length, ms }
    case 'betTravelled':
    case 'betTakenDown':
      return { name: 'chip' }
    case 'coinTossed':
    case 'bonusCoinTossed':
      return { name: 'coin' }
    case 'cellOpened':
    case 'stepReached':
    case 'numberDrawn':
    case 'numbersDrawn':
    case 'numbersStruck':
    case 'pointChanged':
      return { name: 'tick', reel: 1 }
    case 'bonusStarted':
      return { name: 'enter' }
    default:
      return undefined
  }
}
