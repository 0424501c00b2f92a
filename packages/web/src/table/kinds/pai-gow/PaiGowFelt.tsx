import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf, type LyingCard, lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { PayTable, toOneColumn } from '../poker/PayTable.tsx'
import { SetCards } from './SetCards.tsx'
import '../poker/poker.css'
import './pai-gow.css'

type PaiGow = Extract<TableDefinition, { kind: 'paiGow' }>
type Felt = FeltProps<PaiGow>
type Owner = 'player' | 'dealer'

/** Seven cards each, set as five and two. The player sets first; then those of the dealer turn. */
export function PaiGowFelt(felt: Felt) {
  const { spots, definition, names, phase, asks } = felt
  return (
    <CardFelt kind="paiGow">
      <div className="poker-table">
        <div className="poker-hands">
          <Side felt={felt} of="dealer" />
          <Rules felt={felt} />
          {phase === 'asked' && asks === 'set' ? <SetCards felt={felt} /> : <Side felt={felt} of="player" />}
          <div className="poker-spots">
            {spots.map(({ id, name }) => (
              <FeltSpot key={id} id={id} className="poker-spot">
                <span>{name}</span>
              </FeltSpot>
            ))}
          </div>
        </div>
        {definition.sevenCards && (
          <div className="poker-pays">
            <PayTable title={names.spot('sevenCards')} rows={definition.sevenCards} columns={[toOneColumn()]} />
          </div>
        )}
      </div>
    </CardFelt>
  )
}

/** What is printed on the cloth, and what the house took of a win. */
function Rules({ felt }: { readonly felt: Felt }) {
  const { definition, paid, lying, money } = felt
  const { fee = 0, queenHighPushes } = definition
  const t = textsOf(felts)
  const taken = ['ante', 'bank'].reduce((sum, id) => sum + feeOf(paid.get(id) ?? 0, lying.get(id) ?? 0), 0)
  return (
    <ul className="pai-gow-rules">
      <li>{fee > 0 ? t('paiGow.fee', { percent: fee }) : t('paiGow.noFee')}</li>
      <li>{t('paiGow.copies')}</li>
      {queenHighPushes && <li>{t('paiGow.queenHigh')}</li>}
      {taken > 0 && (
        <li>
          <Badge>{t('paiGow.taken', { amount: money(taken) })}</Badge>
        </li>
      )}
    </ul>
  )
}

/** A win pays the stake back and as much again, without the fee. */
const feeOf = (paid: number, staked: number): number => (paid > staked ? 2 * staked - paid : 0)

function Side({ felt, of }: { readonly felt: Felt; readonly of: Owner }) {
  const { events } = felt
  const t = textsOf(felts)
  const set = events.findLast((event) => event.type === 'handSet' && event.of === of)
  const compared = lastOf(events, 'handsCompared')
  const owner = <span className="hand-owner">{t(`owners.${of}`)}</span>
  if (set?.type !== 'handSet')
    return (
      <Hand felt={felt} label={t(`hands.${of}`)} cards={cardsOf(events, of)} places={7}>
        <p className="hand-line">{owner}</p>
      </Hand>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for controls
    <div role="group" aria-label={t(`hands.${of}`)} className="pai-gow-set">
      <Hand felt={felt} label={t('paiGow.high')} cards={lying(set.high)}>
        <p className="hand-line">
          {owner}
          <Badge tone={compared?.high === of ? 'won' : 'plain'}>{textsOf(tables)(`hands.${set.name}`)}</Badge>
        </p>
      </Hand>
      <Hand felt={felt} label={t('paiGow.low')} cards={lying(set.low)}>
        <p className="hand-line">
          <Badge tone={compared?.low === of ? 'won' : 'plain'}>{lowName(set.low)}</Badge>
        </p>
      </Hand>
    </div>
  )
}

/** They lay on the cloth before: nothing flies or turns. */
const lying = (cards: readonly string[]): readonly LyingCard[] => cards.map((card) => ({ card, dealtAt: -1 }))

/** The joker is an ace in the hand of two. */
function lowName(cards: readonly string[]): string {
  const [first, second] = cards.map((card) => (card === 'Jk' ? 'A' : card.charAt(0)))
  return textsOf(tables)(`hands.${first === second ? 'pair' : 'highCard'}`)
}
