import { standalone } from '@spilvaerk/messages/standalone'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'

type SeedPanelProps = {
  readonly rounds: {
    setSeed(seed: string): void
    latest(): { readonly seed: string; readonly totalCoins: number } | undefined
  }
  readonly isIdle: boolean
  readonly onPlay: () => void
}

/** Where rounds come from: a seed gives the same round here, on the server and in every other player. */
export function SeedPanel({ rounds, isIdle, onPlay }: SeedPanelProps) {
  const t = textsOf(standalone)
  const [seed, setSeed] = useState('')
  const latest = rounds.latest()
  const wished = seed.trim()
  return (
    <details className="player-fold">
      <summary>{t('seed.title')}</summary>
      <div className="grid gap-3">
        {latest && isIdle && (
          <dl className="grid gap-1 text-sm">
            <dt>{t('seed.latest')}</dt>
            <dd className="break-all font-mono" data-testid="latest-seed">
              {latest.seed}
            </dd>
            <dt>{t('seed.coinsWon')}</dt>
            <dd data-testid="latest-coins">{latest.totalCoins}</dd>
          </dl>
        )}
        <label className="grid gap-1">
          {t('seed.playFrom')}
          <input className="player-seed" value={seed} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button
          type="button"
          className="player-button"
          disabled={!isIdle || wished === ''}
          onClick={() => {
            rounds.setSeed(wished)
            onPlay()
          }}
        >
          {t('seed.play')}
        </button>
      </div>
    </details>
  )
}
