import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { CrapsDefinition } from '@spilvaerk/table-games'
import { useMemo } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { Dice, DieFace } from '../../dice/Dice.tsx'
import { thrownOf } from '../../dice/thrown.ts'
import { ChipStack } from '../../felt/ChipStack.tsx'
import { type ClothPart, ClothParts, useClothParts } from '../../felt/ClothParts.tsx'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { crapsTable, type Travelled } from './travelled.ts'
import './craps.css'

const POINTS = [4, 5, 6, 8, 9, 10] as const
const LINES = ['dont-pass', 'pass', 'dont-come', 'come', 'field'] as const

/** The tub of dice, the numbers with the puck, the lines, and what the next throw decides. */
export function CrapsFelt(felt: FeltProps<CrapsDefinition>) {
  const { spots, events, still, isStill, eventMs, moves } = felt
  const { dice = [3, 4], count, isRolling } = thrownOf(events, still, isStill)
  // While the dice roll, what they change has not been told yet.
  const { point, travelled, waiting } = useMemo(() => crapsTable(events), [events])
  const cloth = useClothParts(useMemo(() => partsOf(spots), [spots]))
  const part = (id: string) => ({ 'data-away': cloth.shown !== id || undefined })
  const ids = new Set(spots.map(({ id }) => id))
  const odds = moves.filter(({ move, upTo }) => upTo !== undefined && !ids.has(move)).map(({ move }) => move)
  const ofGroup = (...groups: readonly string[]): readonly string[] =>
    spots.filter(({ group }) => groups.includes(group)).map(({ id }) => id)
  return (
    <div className="craps">
      <div className="craps-tub">
        <Dice dice={dice} rollMs={isRolling ? eventMs : 0} throwNumber={count} />
        <Puck point={point} />
      </div>
      {cloth.parts.length > 1 && <ClothParts {...cloth} />}
      <div className="craps-boxes cloth-part" {...part('lines')}>
        {POINTS.map((number) => (
          <Box
            key={number}
            number={number}
            isPoint={point === number}
            spots={['place', 'buy', 'lay'].map((kind) => `${kind}-${number}`).filter((id) => ids.has(id))}
            odds={odds.filter((move) => move.endsWith(`-${number}`))}
            travelled={travelled.filter((bet) => bet.point === number)}
          />
        ))}
      </div>
      <div className="craps-lines cloth-part" {...part('lines')}>
        {LINES.filter((id) => ids.has(id)).map((id) => (
          <FeltSpot
            key={id}
            id={id}
            className={`craps-line craps-${id}`}
            {...(id.endsWith('come') && { lies: waiting.get(id) ?? 0 })}
          >
            <Name felt={felt} id={id} />
          </FeltSpot>
        ))}
        {odds
          .filter((move) => move === 'odds' || move === 'lay-odds')
          .map((move) => (
            <FeltSpot key={move} id={move} className="craps-line craps-odds">
              <span>{felt.names.move(move)}</span>
            </FeltSpot>
          ))}
      </div>
      <div className="craps-props cloth-part" {...part('props')}>
        {ofGroup(...PROPS).map((id) => (
          <FeltSpot key={id} id={id} className="craps-prop">
            <Name felt={felt} id={id} />
            {id.startsWith('hard-') && <DicePair faces={[Number(id.slice(5)) / 2, Number(id.slice(5)) / 2]} />}
          </FeltSpot>
        ))}
      </div>
      <div className="craps-hops cloth-part" {...part('props')}>
        <Hops ids={ofGroup('hop')} />
      </div>
    </div>
  )
}

const PROPS = ['hardway', 'big', 'proposition', 'bundle', 'lowHigh'] as const

/** What stays, and what the next throw decides. */
function partsOf(spots: FeltProps['spots']): readonly ClothPart[] {
  const t = textsOf(felts)
  const isProp = (group: string): boolean => group === 'hop' || PROPS.some((one) => one === group)
  const parts = [
    { id: 'lines', name: t('parts.lines'), own: spots.filter(({ group }) => !isProp(group)) },
    { id: 'props', name: t('parts.props'), own: spots.filter(({ group }) => isProp(group)) },
  ]
  return parts.flatMap(({ own, ...part }) => (own.length > 0 ? [{ ...part, spots: own.map(({ id }) => id) }] : []))
}

const Name = ({ felt, id }: { readonly felt: Pick<FeltProps, 'names'>; readonly id: string }) => (
  <span className="craps-name">{felt.names.spot(id)}</span>
)

function Puck({ point }: { readonly point: number }) {
  const t = textsOf(tables)
  return (
    <div className="craps-point" data-on={point > 0 || undefined}>
      <span className="craps-puck">{t(point > 0 ? 'craps.on' : 'craps.off')}</span>
      <span>{point > 0 ? `${t('craps.point')} ${point}` : t('craps.noPoint')}</span>
    </div>
  )
}

type BoxProps = {
  readonly number: number
  readonly isPoint: boolean
  readonly spots: readonly string[]
  readonly odds: readonly string[]
  readonly travelled: readonly Travelled[]
}

/** A number with the bets on it, the puck while it is the point, and come bets that have gone there. */
function Box({ number, isPoint, spots, odds, travelled }: BoxProps) {
  const t = textsOf(tables)
  return (
    <div className="craps-box" data-point={isPoint || undefined}>
      <div className="craps-number">
        {number}
        {isPoint && (
          <span aria-hidden className="craps-puck" data-on>
            {t('craps.on')}
          </span>
        )}
        {travelled.map(({ spot, coins }) => (
          <span key={spot} className="craps-travelled" data-against={spot === 'dont-come' || undefined}>
            <ChipStack coins={coins} />
          </span>
        ))}
      </div>
      {spots.map((id) => (
        <FeltSpot key={id} id={id} className="craps-stake">
          <span>{PLACE_WORDS[id.slice(0, id.indexOf('-'))]}</span>
        </FeltSpot>
      ))}
      {odds.map((id) => (
        <FeltSpot key={id} id={id} className="craps-stake craps-odds">
          <span>{t('craps.odds')}</span>
        </FeltSpot>
      ))}
    </div>
  )
}

/** As cloths say it in every language. */
const PLACE_WORDS: Readonly<Record<string, string>> = { place: 'Place', buy: 'Buy', lay: 'Lay' }

function DicePair({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span className="craps-pair">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same face may stand twice
        <DieFace key={i} face={face} />
      ))}
    </span>
  )
}

function Hops({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <details>
      <summary>{textsOf(tables)('craps.hops')}</summary>
      <div className="craps-props">
        {ids.map((id) => (
          <FeltSpot key={id} id={id} className="craps-prop">
            <DicePair faces={id.split('-').slice(1).map(Number)} />
          </FeltSpot>
        ))}
      </div>
    </details>
  )
}
