import type { Definition } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState } from 'react'
import { workerFault } from '../../lib/lost-code.ts'
import type { LiveSheet } from './live-sheet.ts'
import type { BenchNews, BenchTask } from './live-sheet-worker.ts'

export type Sheets = ReadonlyMap<Definition, LiveSheet>

interface Live {
  /** By the definition that each is of. */
  readonly sheets: Sheets
  /** How long the last one took. */
  readonly ms?: number
  readonly fault?: string
}

/** A worker busy for longer is not waited for when something newer is asked. */
const PATIENCE_MS = 300
/** Sheets that are kept: those of the last edits. */
const KEPT = 60

/** The sheets of the stored game and of its draft, one worker for all: it has compiled the engine already. */
export function useLiveSheets(...wanted: readonly Definition[]): Live {
  const [live, setLive] = useState<Live>({ sheets: new Map() })
  const bench = useRef<ReturnType<typeof startBench>>(undefined)
  useEffect(() => {
    const started = startBench((definition, news) =>
      setLive(({ sheets, ...before }) =>
        news.type === 'sheet'
          ? { sheets: new Map([...sheets, [definition, news.result] as const].slice(-KEPT)), ms: news.ms }
          : { ...before, sheets, fault: news.type === 'failure' ? news.message : '' },
      ),
    )
    bench.current = started
    return () => started.end()
  }, [])
  const missing = wanted.find((definition) => !live.sheets.has(definition))
  const hasFailed = live.fault !== undefined
  useEffect(() => {
    if (missing && !hasFailed) bench.current?.ask(missing)
  }, [missing, hasFailed])
  return live
}

type OnNews = (definition: Definition, news: BenchNews) => void

function startBench(onNews: OnNews) {
  let worker: Worker | undefined
  let busy: { readonly definition: Definition; readonly since: number } | undefined
  let next: Definition | undefined
  const end = (): void => {
    worker?.terminate()
    worker = undefined
    busy = undefined
  }
  const fail = (definition: Definition, message: string): void => {
    end()
    onNews(definition, { type: 'failure', message })
  }
  const start = (definition: Definition): void => {
    busy = { definition, since: performance.now() }
    worker ??= new Worker(new URL('./live-sheet-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = (event) => fail(definition, workerFault(event).message)
    worker.onmessage = ({ data }: MessageEvent<BenchNews>) => {
      busy = undefined
      onNews(definition, data)
      const following = next
      next = undefined
      if (following) start(following)
    }
    worker.postMessage({ type: 'sheet', definition } satisfies BenchTask)
  }
  const ask = (definition: Definition): void => {
    if (busy?.definition === definition) return
    if (busy && performance.now() - busy.since < PATIENCE_MS) {
      next = definition
      return
    }
    if (busy) end()
    start(definition)
  }
  return { ask, end }
}
