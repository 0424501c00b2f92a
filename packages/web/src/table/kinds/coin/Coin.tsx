import { felts } from '@spilvaerk/messages/felts'
import type { CSSProperties } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import './coin.css'

type CoinProps = {
  /** Which is up; heads before the first toss. */
  readonly side: 'heads' | 'tails' | undefined
  /** How often it was tossed: each toss flies anew. */
  readonly tosses: number
  /** How long it flies now, in milliseconds; 0 where it lies. */
  readonly tossMs: number
}

/** A coin in the air and on the cloth. */
export function Coin({ side, tosses, tossMs }: CoinProps) {
  const t = textsOf(felts)
  return (
    <div
      key={tosses}
      role="img"
      aria-label={side ? t(`coin.${side}`) : t('coin.coin')}
      className="coin"
      data-side={side ?? 'heads'}
      data-tossed={tossMs > 0 || undefined}
      style={{ '--toss-ms': `${tossMs}ms` } as CSSProperties}
    >
      <span className="coin-face" data-face="heads">
        <CoinPicture isHeads />
      </span>
      <span className="coin-face" data-face="tails">
        <CoinPicture isHeads={false} />
      </span>
    </div>
  )
}

/** Krone: a crown. Plat: what it is worth. */
function CoinPicture({ isHeads }: { readonly isHeads: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" className="coin-rim" />
      <circle cx="50" cy="50" r="41" className="coin-field" />
      {isHeads ? (
        <path className="coin-relief" d="M28 66L22 36L37 47L50 28L63 47L78 36L72 66ZM28 70H72V76H28Z" />
      ) : (
        <text x="50" y="67" className="coin-relief" fontSize="48" textAnchor="middle" fontWeight="800">
          1
        </text>
      )}
    </svg>
  )
}
