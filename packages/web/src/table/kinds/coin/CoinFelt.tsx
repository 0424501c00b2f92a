import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { coinsOn } from '../ladder/first-bet.ts'
import { PayLadder } from '../ladder/PayLadder.tsx'
import { Coin } from './Coin.tsx'
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
      <Coin side={side} tosses={tosses.length} tossMs={events.at(-1)?.type === 'coinTossed' ? eventMs : 0} />
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
