import { useId, useLayoutEffect, useRef, useState } from 'react'
import { artUrl } from '../art/art-url.ts'
import type { Face } from './face.ts'
import { cellCentre, cellHeight, holesOf, type Layout, type Rect, withRows } from './layout.ts'
import { placeOnSheet, SHEET, sheetSize } from './look/symbol-sheet.ts'
import { luminance } from './pixi/paints.ts'
import { turnReels } from './turn-reels.ts'

type RestingCabinetProps = Drawn & {
  /** A round is wanted: its reels turn already. */
  readonly isTurning: boolean
}

type Drawn = {
  readonly face: Face
  readonly layout: Layout
  readonly window: readonly (readonly string[])[]
}

/** The machine at rest, as the canvas paints it: seen before that has come. It grows and shrinks with its place. */
export function RestingCabinet({ face, layout, window, isTurning }: RestingCabinetProps) {
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  // Before the next paint: the page that the server drew may have let them turn until now.
  useLayoutEffect(() => (isTurning && drawing.current ? turnReels(drawing.current) : undefined), [isTurning])
  const [ground, deep, main, light] = face.palette
  const { body, brass, window: pane, frame } = layout
  const fill = (name: string): string => `url(#${id}${name})`
  const lit = mix(mix(deep, ground, 0.35), light, 0.14)
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="machine-resting absolute inset-0 size-full"
    >
      <defs>
        <Shade id={`${id}body`} stops={[mix(deep, light, 0.3), mix(deep, light, 0.1), deep, mix(deep, VOID, 0.45)]} />
        <Shade id={`${id}brass`} stops={[SHINE, LIGHT, BRASS, DARK]} />
        <Shade id={`${id}frame`} stops={[LIGHT, SHINE, LIGHT, BRASS, LIGHT, SHINE, BRASS]} />
        <Shade id={`${id}enamel`} stops={[mix(main, FILAMENT, 0.16), main, mix(main, VOID, 0.42)]} />
        <Shade id={`${id}drum`} stops={[VOID, mix(lit, ground, 0.35), lit, mix(lit, ground, 0.4), VOID]} />
        <radialGradient id={`${id}bulb`}>
          <stop offset="0.1" stopColor={FILAMENT} />
          <stop offset="0.45" stopColor="var(--color-lamp-bright)" />
          <stop offset="0.8" stopColor={LAMP} />
          <stop offset="1" stopColor="var(--color-lamp-deep)" />
        </radialGradient>
      </defs>
      {!face.look && !face.own?.cabinet && (
        <>
          <rect {...body} rx={frame * 0.75} fill={fill('body')} stroke={fill('brass')} strokeWidth="2.5" />
          <rect {...brass} rx={frame * 0.42} fill={fill('frame')} stroke={DARK} />
        </>
      )}
      <rect {...pane} fill={mix(deep, VOID, 0.55)} />
      {(face.look || face.own?.cabinet ? [] : layout.bulbs).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={layout.bulbRadius * 1.3} fill={mix(DARK, VOID, 0.4)} stroke={DARK} strokeWidth="0.75" />
          <circle r={layout.bulbRadius} fill={fill('bulb')} />
        </g>
      ))}
      {holesOf(layout).map((hole) => (
        <rect
          data-window
          key={`${hole.x} ${hole.y}`}
          {...hole}
          rx={layout.cell * 0.055}
          fill={fill('drum')}
          stroke={BRASS}
        />
      ))}
      <Symbols face={face} layout={withRows(layout, window)} window={window} />
      {!face.look && !face.own?.cabinet && (
        <Plate
          name={face.own?.logo ? '' : face.name}
          plate={layout.plate}
          rim={fill('brass')}
          enamel={fill('enamel')}
          ground={main}
        />
      )}
    </svg>
  )
}

const VOID = 'var(--color-void)'
const FILAMENT = 'var(--color-filament)'
const LAMP = 'var(--color-lamp)'
const DARK = 'var(--color-brass-dark)'
const BRASS = 'var(--color-brass)'
const LIGHT = 'var(--color-brass-light)'
const SHINE = 'var(--color-brass-shine)'

/** From `a` (share 0) to `b` (share 1): the style sheet's own colours are not known here. */
const mix = (a: string, b: string, share: number): string => `color-mix(in srgb, ${b} ${share * 100}%, ${a})`

function Shade({ id, stops }: { readonly id: string; readonly stops: readonly string[] }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {stops.map((colour, index) => (
        // A stop has no name but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <stop key={index} offset={index / (stops.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}

const SHARES = { wild: 0.62, scatter: 0.74, other: 0.8 } as const

/** As the canvas shows them where the sheet of its painted symbols has come, else drawn. */
function Symbols(props: Drawn) {
  const { sheet } = props.face
  const [hasFailed, setFailed] = useState(false)
  return sheet && !hasFailed ? (
    <PaintedSymbols {...props} sheet={sheet} onFailure={() => setFailed(true)} />
  ) : (
    <DrawnSymbols {...props} />
  )
}

type PaintedProps = Drawn & { readonly sheet: string; readonly onFailure: () => void }

function PaintedSymbols({ face, layout, window, sheet, onFailure }: PaintedProps) {
  const known = new Map(face.symbols.map(({ id }, index) => [id, index]))
  const size = sheetSize(face.symbols.length)
  return window.flatMap((column, reel) =>
    column.map((symbolId, row) => {
      const index = known.get(symbolId)
      if (index === undefined) return null
      const centre = cellCentre(layout, reel, row)
      const side = Math.min(layout.cell, cellHeight(layout, reel, row))
      const from = placeOnSheet(index)
      const place = { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side }
      return (
        <svg
          aria-hidden="true"
          key={`${centre.x} ${centre.y}`}
          {...place}
          viewBox={`${from.x} ${from.y} ${SHEET.cell} ${SHEET.cell}`}
        >
          <image href={sheet} {...size} onError={onFailure} />
        </svg>
      )
    }),
  )
}

function DrawnSymbols({ face, layout, window }: Drawn) {
  const known = new Map(face.symbols.map((symbol) => [symbol.id, symbol]))
  return window.flatMap((column, reel) =>
    column.map((symbolId, row) => {
      const symbol = known.get(symbolId)
      if (!symbol || !(symbol.picture ?? symbol.emoji)) return null
      const { x, y } = cellCentre(layout, reel, row)
      const share = symbol.kind === 'wild' || symbol.kind === 'scatter' ? SHARES[symbol.kind] : SHARES.other
      const side = Math.min(layout.cell, cellHeight(layout, reel, row)) * share
      const place = { x: x - side / 2, y: y - side / 2, width: side, height: side }
      return <image key={`${x} ${y}`} href={symbol.picture ?? artUrl(symbol.emoji ?? '')} {...place} />
    }),
  )
}

type PlateProps = {
  readonly name: string
  readonly plate: Rect
  readonly rim: string
  readonly enamel: string
  readonly ground: string
}

/** Of a letter's height, about how wide one is on average. */
const LETTER_SHARE = 0.55
const BRIGHT = 0.36

function Plate({ name, plate, rim, enamel, ground }: PlateProps) {
  const { x, y, width, height } = plate
  const shoulder = height * 0.3
  const corner = height * 0.16
  const arch = `M${x} ${y + height - corner}V${y + shoulder + corner}q0 ${-corner} ${corner} ${-corner * 1.1}Q${x + width * 0.28} ${y} ${x + width / 2} ${y}T${x + width - corner} ${y + shoulder - corner * 0.1}q${corner} ${corner * 0.1} ${corner} ${corner * 1.1}V${y + height - corner}q0 ${corner} ${-corner} ${corner}H${x + corner}q${-corner} 0 ${-corner} ${-corner}Z`
  const room = width - height * 1.1
  const size = Math.min(height * 0.5, room / (name.length * LETTER_SHARE))
  return (
    <>
      <path d={arch} fill={enamel} stroke={rim} strokeWidth={height * 0.075} />
      <text
        x={x + width / 2}
        y={y + height * 0.58}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        className="font-display font-extrabold"
        fill={luminance(ground) > BRIGHT ? 'var(--color-on-lamp)' : 'var(--color-paper)'}
      >
        {name}
      </text>
    </>
  )
}
