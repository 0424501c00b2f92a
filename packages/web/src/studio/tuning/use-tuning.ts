import type { Definition, ParSheet, TuneResult, TuneTargets } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { tuneHere } from './tune-here.ts'

export type Tuning =
  | { readonly name: 'idle' }
  /** `share`: of the work that it may take; it may well be done before. */
  | { readonly name: 'running'; readonly share: number }
  | { readonly name: 'done'; readonly result: TuneResult }
  | { readonly name: 'failed'; readonly message: string }

/** One tuning at a time. `sheet`: of this definition, which tells a return that is not exact better than rounds played here. */
export function useTuning(definition: Definition, sheet: ParSheet | undefined) {
  const [tuning, setTuning] = useState<Tuning>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (targets: TuneTargets): Promise<void> => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const tellShare = (share: number): void => {
      if (!control.signal.aborted) setTuning({ name: 'running', share })
    }
    tellShare(0)
    try {
      const result = await tuneHere(
        { definition, targets, ...(sheet && { sheet }) },
        { signal: control.signal, onProgress: tellShare },
      )
      setTuning({ name: 'done', result })
    } catch (error) {
      if (!control.signal.aborted) setTuning({ name: 'failed', message: explainWork(error) })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setTuning({ name: 'idle' })
  }
  return { tuning, start, cancel }
}
