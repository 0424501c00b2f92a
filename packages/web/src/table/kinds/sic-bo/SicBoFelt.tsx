import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { SicBoDefinition } from '@spilvaerk/table-games'
import { useMemo } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { Dice, DieFace } from '../../dice/Dice.tsx'
import { thrownOf } from '../../dice/thrown.ts'
import { type ClothPart, ClothParts, useClothParts } from '../../felt/ClothParts.tsx'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps, TableSpot } from '../../felt/felt.ts'
import { paysOf } from './pays.ts'
import './sic-bo.css'

/** From the edge of the cloth inwards, as it is printed. */
const GROUPS = [
  'evenMoney',
  'double',
  'triple',
  'anyTriple',
  'total',
  'pair',
  'number',
  'threeOfFour',
  'threeNumbers',
  'doubleAndSingle',
] as const

/** What a phone shows together. */
const PARTS = {
  sums: ['evenMoney', 'total', 'number'],
  alike: ['double', 'triple', 'anyTriple'],
  pairs: ['pair', 'threeOfFour'],
  threes: ['threeNumbers'],
  mixed: ['doubleAndSingle'],
} as const satisfies Record<string, readonly (typeof GROUPS)[number][]>
type Part = keyof typeof PARTS
const PART_NAMES = Object.keys(PARTS) as readonly Part[]

function partsOf(spots: readonly TableSpot[]): readonly ClothPart[] {
  const t = textsOf(felts)
  return PART_NAMES.flatMap((id) => {
    const groups: readonly string[] = PARTS[id]
    const own = spots.filter(({ group }) => groups.includes(group))
    return own.length > 0 ? [{ id, name: t(`parts.${id}`), spots: own.map((spot) => spot.id) }] : []
  })
}

/** Three dice under the lamp, and the cloth by sorts of bets. */
export function SicBoFelt({ definition, spots, events, still, isStill, eventMs }: FeltProps<SicBoDefinition>) {
  const { dice = [1, 1, 1], count, isRolling } = thrownOf(events, still, isStill)
  const cloth = useClothParts(useMemo(() => partsOf(spots), [spots]))
  const groups: readonly string[] = PARTS[PART_NAMES.find((id) => id === cloth.shown) ?? 'sums']
  const total = dice.reduce((sum, die) => sum + die, 0)
  return (
    <div className="sic-bo">
      <div className="sic-bo-dice">
        <Dice dice={dice} rollMs={isRolling ? eventMs : 0} throwNumber={count} />
        <p aria-hidden className="sic-bo-total">
          {count > 0 && !isRolling ? total : ''}
        </p>
      </div>
      {cloth.parts.length > 1 && <ClothParts {...cloth} />}
      <div className="sic-bo-cloth">
        {GROUPS.map((group) => {
          const own = spots.filter((spot) => spot.group === group)
          return (
            own.length > 0 && (
              <div
                key={group}
                className="sic-bo-group cloth-part"
                data-group={group}
                data-away={!groups.includes(group) || undefined}
              >
                {own.map((spot) => (
                  <SicBoSpot key={spot.id} spot={spot} pays={paysOf(definition, spot)} />
                ))}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

function SicBoSpot({ spot, pays }: { readonly spot: TableSpot; readonly pays: number | undefined }) {
  const faces = facesOf(spot)
  return (
    <FeltSpot id={spot.id} className="sic-bo-spot">
      {faces.length > 0 ? (
        <span className="sic-bo-faces">
          {faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same face may stand twice
            <DieFace key={i} face={face} />
          ))}
        </span>
      ) : (
        <b>{spot.group === 'total' ? spot.id.replace('total-', '') : spot.name}</b>
      )}
      {pays !== undefined && <small>{textsOf(tables)('sicBo.pays', { pays })}</small>}
    </FeltSpot>
  )
}

/** The dice that a spot shows. */
function facesOf({ id, group }: TableSpot): readonly number[] {
  const faces = id.split('-').slice(1).map(Number)
  const [face = 0] = faces
  switch (group) {
    case 'double':
      return [face, face]
    case 'triple':
      return [face, face, face]
    case 'number':
    case 'pair':
    case 'threeNumbers':
    case 'threeOfFour':
    case 'doubleAndSingle':
      return faces
    default:
      return []
  }
}
