import { settings } from '@spilvaerk/messages/settings'
import { isAsExpected, RNG_TESTS, type RngResult } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState } from 'react'
import { plain } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import type { RngNews } from './rng-worker.ts'

/** Really tests the engine's generator, in a worker of this browser. */
export function RngPanel() {
  const t = textsOf(settings)
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
        <BusyButton size="sm" isBusy={state === 'running'} busyLabel={t('rng.running')} onClick={run}>
          {t('rng.run')}
        </BusyButton>
        {state === 'running' && (
          <Button size="sm" variant="secondary" onClick={cancel}>
            {t('rng.cancel')}
          </Button>
        )}
      </div>
      {state === 'running' && (
        <progress className="game-progress" max={RNG_TESTS.length} value={results.length} aria-label={t('rng.label')} />
      )}
      {state === 'cancelled' && <p role="status">{t('rng.cancelled')}</p>}
      {state === 'failed' && <p role="alert">{t('rng.failed')}</p>}
      {results.length > 0 && <Results results={results} />}
      {state === 'done' && (
        <p role="status" className="text-muted">
          {t('rng.outcome', { good: results.filter(isAsExpected).length, all: results.length })}{' '}
          <span className="break-all">{seed}</span>
        </p>
      )}
    </div>
  )
}

const Results = ({ results }: { readonly results: readonly RngResult[] }) => {
  const t = textsOf(settings)
  return (
    <div className="overflow-x-auto">
      <table className="studio-table">
        <thead>
          <tr>
            <th scope="col">{t('rng.test')}</th>
            <th scope="col">{t('rng.draws')}</th>
            <th scope="col">{t('rng.chiSquare')}</th>
            <th scope="col">{t('rng.p')}</th>
            <th scope="col">{t('rng.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.name}>
              <th scope="row">{t(`tests.${result.name}`)}</th>
              <td>{formatNumber(result.draws)}</td>
              <td>
                {plain(result.chiSquare)} ({result.degrees})
              </td>
              <td>{plain(result.pValue)}</td>
              <td className={isAsExpected(result) ? 'text-green-text' : 'text-red-text'}>
                {isAsExpected(result) ? t('rng.asExpected') : t('rng.unusual')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
