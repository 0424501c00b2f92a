import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import type { CSSProperties } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { coinsOn } from '../ladder/first-bet.ts'
import { PayLadder } from '../ladder/PayLadder.tsx'
import { coinState } from './coin-state.ts'
import './coin.css'

/** The coin in the air and on the cloth, both sides to bet on, and what each right toss in a row pays. */
export function CoinFelt(felt: FeltProps<Extract<TableDefinition, { kind: 'coin' }>>) {
  const { definition, events, eventMs, spots, money } = felt
  const tosses = events.flatMap((event) => (event.type === 'coinTossed' ? [event.side] : []))
  const side = tosses.at(-1)
  const { right, isLost } = coinState(events, felt.phase === 'asked')
  const bet = spots.find(({ id }) => felt.lying.has(id) || felt.bets.has(id))?.id ?? 'heads'
  const coins = coinsOn(bet, felt, definition.chip)
  const t = textsOf(felts)
  return (
    <div className="coin-felt">
      <PayLadder
        paid={definition.back.map((back) => (back * coins) / definition.chip)}
        reached={right}
        isLost={isLost}
        kind="step"
        money={money}
      />
      <div
        key={tosses.length}
        role="img"
        aria-label={side ? t(`coin.${side}`) : t('coin.coin')}
        className="coin"
        data-side={side ?? 'heads'}
        data-tossed={(events.at(-1)?.type === 'coinTossed' && eventMs > 0) || undefined}
        style={{ '--toss-ms': `${eventMs}ms` } as CSSProperties}
      >
        <span className="coin-face" data-face="heads">
          <CoinPicture isHeads />
        </span>
        <span className="coin-face" data-face="tails">
          <CoinPicture isHeads={false} />
        </span>
      </div>
      <div className="coin-spots">
        {spots.map(({ id }) => (
          <FeltSpot key={id} id={id} className="coin-spot">
            <span>{id === 'heads' ? t('coin.heads') : t('coin.tails')}</span>
          </FeltSpot>
        ))}
      </div>
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
