import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../game/ask.ts'
import { plain } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { isAsExpected, RNG_TEST_COUNT, type RngResult } from './rng-tests.ts'
import type { RngNews } from './rng-worker.ts'

/** Really tests the engine's generator, in a worker of this browser. */
export function RngPanel() {
  const [seed, setSeed] = useState<string>()
  const [results, setResults] = useState<readonly RngResult[]>([])
  const [state, setState] = useState<'idle' | 'running' | 'done' | 'cancelled' | 'failed'>('idle')
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  const run = (): void => {
    worker.current?.terminate()
    const next = new Worker(new URL('./rng-worker.ts', import.meta.url), { type: 'module' })
    worker.current = next
    next.onerror = () => setState('failed')
    next.onmessage = ({ data }: MessageEvent<RngNews>) => {
      if (data.type === 'result') return setResults((before) => [...before, data.result])
      setState('done')
      next.terminate()
    }
    const drawn = newKey()
    setSeed(drawn)
    setResults([])
    setState('running')
    next.postMessage(drawn)
  }
  const cancel = (): void => {
    worker.current?.terminate()
    setState('cancelled')
  }
  return (
    <div className="grid gap-3 text-sm">
      <div className="flex flex-wrap gap-2">
        <BusyButton size="sm" isBusy={state === 'running'} busyLabel="Running…" onClick={run}>
          Run RNG Tests
        </BusyButton>
        {state === 'running' && (
          <Button size="sm" variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      {state === 'running' && (
        <progress className="game-progress" max={RNG_TEST_COUNT} value={results.length} aria-label="RNG tests" />
      )}
      {state === 'cancelled' && <p role="status">The tests were cancelled.</p>}
      {state === 'failed' && <p role="alert">The tests could not start in this browser.</p>}
      {results.length > 0 && <Results results={results} />}
      {state === 'done' && (
        <p role="status" className="text-muted">
          {results.filter(isAsExpected).length} of {results.length} results are as expected of a perfect generator, of
          which one run in eighty would have an unusual one. Seed: <span className="break-all">{seed}</span>
        </p>
      )}
    </div>
  )
}

const Results = ({ results }: { readonly results: readonly RngResult[] }) => (
  <div className="overflow-x-auto">
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Draws</th>
          <th scope="col">χ² (df)</th>
          <th scope="col">p</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.name}>
            <th scope="row">{result.name}</th>
            <td>{formatNumber(result.draws)}</td>
            <td>
              {plain(result.chiSquare)} ({result.degrees})
            </td>
            <td>{plain(result.pValue)}</td>
            <td className={isAsExpected(result) ? 'text-green-text' : 'text-red-text'}>
              {isAsExpected(result) ? 'as expected' : 'unusual'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
