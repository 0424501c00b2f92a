import type { Definition, DetailedSheet } from '@spilvaerk/slot-engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { detailHere } from './sheet-work.ts'
import type { SheetProgress } from './sheet-worker.ts'

export type Detail =
  | ({ readonly name: 'running' } & SheetProgress)
  | { readonly name: 'done'; readonly detail: DetailedSheet }
  | { readonly name: 'cancelled' }
  | { readonly name: 'failed'; readonly message: string }

const AT_FIRST: Detail = { name: 'running', done: 0, of: 1, within: 0 }

/** Works a game's whole sheet out as soon as its page stands, and again when asked. */
export function useDetail(definition: Definition) {
  const [detail, setDetail] = useState<Detail>(AT_FIRST)
  const running = useRef<AbortController>(undefined)

  const run = useCallback(() => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const tell = (next: Detail): void => {
      if (!control.signal.aborted) setDetail(next)
    }
    tell(AT_FIRST)
    detailHere(definition, {
      signal: control.signal,
      onProgress: (progress) => tell({ name: 'running', ...progress }),
    }).then(
      (sheet) => tell({ name: 'done', detail: sheet }),
      (error: unknown) => tell({ name: 'failed', message: explainWork(error) }),
    )
  }, [definition])

  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])

  const cancel = (): void => {
    running.current?.abort()
    setDetail({ name: 'cancelled' })
  }
  return { detail, run, cancel }
}
