import { tables } from '@spilvaerk/messages/tables'
import type { RouletteDefinition } from '@spilvaerk/table-games'
import { type CSSProperties, memo, type RefObject, useEffect, useRef } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import { colourOf } from './colours.ts'
import type { Cloth, Placed } from './layout.ts'

type RouletteClothProps = {
  readonly definition: RouletteDefinition
  readonly cloth: Cloth
  /** Where the ball lies. */
  readonly landed: string | undefined
  /** What struck numbers pay to one. */
  readonly struck: ReadonlyMap<string, number>
  readonly imprisoned: ReadonlySet<string>
  readonly name: (id: string) => string
}

/** The cloth: fields for numbers and their sorts, and the lines between them. It lies, or stands where it is narrow. */
export const RouletteCloth = memo(function RouletteCloth(props: RouletteClothProps) {
  const { definition, cloth } = props
  const box = useRef<HTMLDivElement>(null)
  useLitFields(box, definition)
  return (
    <div
      ref={box}
      className="roulette-cloth"
      style={{ '--columns': cloth.columns, '--rows': cloth.rows } as CSSProperties}
    >
      {cloth.placed.map((placed) => (
        <ClothSpot key={placed.spot.id} placed={placed} {...props} />
      ))}
    </div>
  )
})

/** The numbers of the spot that is pointed at, or that the keyboard is at, are lit: without a step of the page. */
function useLitFields(box: RefObject<HTMLElement | null>, { spots }: RouletteDefinition): void {
  useEffect(() => {
    const covers = new Map(spots.map((spot) => [spot.id, spot.covers]))
    const light = ({ target, type }: Event): void => {
      const isGone = type === 'pointerleave' || type === 'focusout'
      const spot = target instanceof Element && !isGone ? target.closest<HTMLElement>('[data-spot]') : null
      const lit = new Set(covers.get(spot?.dataset.spot ?? ''))
      for (const cell of box.current?.querySelectorAll<HTMLElement>('[data-pocket]') ?? [])
        cell.toggleAttribute('data-lit', lit.has(cell.dataset.pocket ?? ''))
    }
    const element = box.current
    const types = ['pointerover', 'pointerleave', 'focusin', 'focusout']
    for (const type of types) element?.addEventListener(type, light)
    return () => {
      for (const type of types) element?.removeEventListener(type, light)
    }
  }, [box, spots])
}

function ClothSpot({
  placed,
  definition,
  landed,
  struck,
  imprisoned,
  name,
}: RouletteClothProps & { readonly placed: Placed }) {
  const { spot, isLine, x, y, w, h } = placed
  const style = { '--x': x, '--y': y, '--w': w, '--h': h } as CSSProperties
  const classes = `roulette-spot ${isLine ? 'roulette-line' : 'roulette-field'}`
  if (isLine) return <FeltSpot id={spot.id} className={classes} style={style} />
  const [pocket = ''] = spot.covers
  const isStraight = spot.group === 'straight'
  const pays = isStraight ? struck.get(pocket) : undefined
  return (
    <FeltSpot id={spot.id} className={classes} style={style}>
      <span
        className={`roulette-print ${isStraight ? `roulette-${colourOf(definition, pocket)}` : ''}`}
        data-group={spot.group}
        data-landed={(isStraight && landed === pocket) || undefined}
        data-imprisoned={imprisoned.has(spot.id) || undefined}
        {...(isStraight ? { 'data-pocket': pocket } : {})}
      >
        {spot.id === 'red' || spot.id === 'black' ? (
          <span className={`roulette-diamond roulette-${spot.id}`} />
        ) : (
          <FieldText
            text={isStraight ? pocket : spot.group === 'column' ? textsOf(tables)('roulette.toOne') : name(spot.id)}
          />
        )}
        {pays !== undefined && <small className="roulette-struck">{pays}:1</small>}
      </span>
    </FeltSpot>
  )
}

/** Printed on the cloth; its spot has a name of its own. */
const FieldText = ({ text }: { readonly text: string }) => (
  <span aria-hidden className="roulette-text" data-text={text} />
)
