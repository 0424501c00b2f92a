import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf, lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import './red-dog.css'

type RedDog = Extract<TableDefinition, { kind: 'redDog' }>

/** Two cards with a place between them, and what each spread pays. */
export function RedDogFelt(felt: FeltProps<RedDog>) {
  const { definition, events, spots } = felt
  const t = textsOf(felts)
  const said = textsOf(tables)
  const cards = cardsOf(events, 'community')
  const shown = lastOf(events, 'spreadShown')
  return (
    <CardFelt kind="redDog">
      <div className="red-dog-cards">
        <Hand felt={felt} label={t('redDog.cards')} cards={cards.slice(0, 1)} places={1} />
        <Hand felt={felt} label={t('redDog.third')} cards={cards.slice(2)} places={1} className="red-dog-third" />
        <Hand felt={felt} label={t('redDog.cards')} cards={cards.slice(1, 2)} places={1} />
      </div>
      <p aria-hidden className="red-dog-word">
        {shown && (
          <Badge tone="plain">
            {shown.is === 'spread' ? said('events.spread', { count: shown.spread }) : said(`events.${shown.is}`)}
          </Badge>
        )}
      </p>
      <Pays definition={definition} spread={shown?.is === 'spread' ? shown.spread : 0} isPair={shown?.is === 'pair'} />
      {spots.map(({ id, name }) => (
        <FeltSpot key={id} id={id} className="felt-field">
          <span>{name}</span>
        </FeltSpot>
      ))}
    </CardFelt>
  )
}

type PaysProps = { readonly definition: RedDog; readonly spread: number; readonly isPair: boolean | undefined }

/** What each spread pays; the one of the round is marked. */
function Pays({ definition: { pays, threeOfAKind }, spread, isPair }: PaysProps) {
  const t = textsOf(felts)
  const of = Math.min(spread, pays.length)
  return (
    <ul aria-label={t('redDog.spreads')} className="red-dog-pays">
      {pays.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spreads in order
        <li key={i} aria-current={i + 1 === of ? 'true' : undefined}>
          {t(i + 1 === pays.length ? 'redDog.spreadUp' : 'redDog.spread', { count: i + 1, pays: one })}
        </li>
      ))}
      {threeOfAKind !== undefined && (
        <li aria-current={isPair ? 'true' : undefined}>{t('redDog.three', { pays: threeOfAKind })}</li>
      )}
    </ul>
  )
}
