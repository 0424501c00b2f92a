import { type RefObject, useEffect, useRef } from 'react'
import type { TablePhase } from '../play/table-state.ts'

const START = '.table-start'
/** A move of the felt that can be made no more. */
const SPENT = '.felt [aria-disabled="true"]:not([data-spot])'

/**
 * Buttons come and go with the phases. Whoever pressed one that is gone stays at the table: where a round asks, before its
 * moves, so that a key that is held down makes none; otherwise on the button that skips, and then starts the next round.
 * So does whoever made the last move on the felt.
 * @param hasOwnMoves the felt lets moves do itself
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>, phase: TablePhase, hasOwnMoves: boolean): void {
  const wasHere = useRef(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      wasHere.current = target instanceof Node && room.current?.contains(target) === true
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [room])
  useEffect(() => {
    if (!wasHere.current) return
    const { activeElement } = document
    const isGone = activeElement === null || activeElement === document.body
    if (!isGone && !(phase === 'over' && activeElement.matches(SPENT))) return
    const place = phase !== 'asked' ? START : hasOwnMoves ? '.felt' : '.table-choices'
    room.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [room, phase, hasOwnMoves])
}
