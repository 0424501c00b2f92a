import type { Definition } from '@spilvaerk/slot-engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { draftWriter } from '../draft-key.ts'
import { benchOf, edited, isSame, keepDraft, readDraft, redone, undone } from './bench.ts'

export interface Work {
  readonly definition: Definition
  /** The drafts before this one, the oldest first. */
  readonly past: readonly Definition[]
  readonly edit: (next: Definition, key?: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly discard: () => void
  readonly isChanged: boolean
  /** The draft was made from a version that is no longer the newest. */
  readonly isOlder: boolean
}

/** The draft of a game, kept in the browser until it is the stored version. */
export function useBench(gameId: number, hash: string, stored: Definition): Work {
  const [writer] = useState(draftWriter)
  const [kept] = useState(() => readDraft(gameId, writer))
  const [bench, setBench] = useState(() => (kept ? edited(benchOf(stored), kept.definition) : benchOf(stored)))
  const [base, setBase] = useState(kept?.base ?? hash)
  const [known, setKnown] = useState(stored)
  // Whoever has changed nothing goes on from what somebody else has saved.
  if (known !== stored) {
    setKnown(stored)
    if (isSame(bench.present, known)) setBench(benchOf(stored))
  }
  const definition = bench.present
  const isChanged = useMemo(() => !isSame(definition, stored), [definition, stored])
  useEffect(() => {
    keepDraft(gameId, base, isChanged ? definition : undefined, writer)
    if (!isChanged) setBase(hash)
  }, [gameId, base, hash, definition, isChanged, writer])
  const edit = useCallback((next: Definition, key?: string) => setBench((before) => edited(before, next, key)), [])
  useShortcuts(
    () => setBench(undone),
    () => setBench(redone),
  )
  return {
    ...{ definition, past: bench.past, edit, isChanged, isOlder: isChanged && base !== hash },
    undo: bench.past.length > 0 ? () => setBench(undone) : undefined,
    redo: bench.future.length > 0 ? () => setBench(redone) : undefined,
    discard: () => edit(stored),
  }
}

/** Ctrl or Cmd with Z, and with Shift or Y the other way; fields keep their own while somebody types. */
function useShortcuts(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event
      if (
        !(ctrlKey || metaKey) ||
        (target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]'))
      )
        return
      const pressed = key.toLowerCase()
      if (pressed !== 'z' && pressed !== 'y') return
      event.preventDefault()
      if (pressed === 'y' || shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
