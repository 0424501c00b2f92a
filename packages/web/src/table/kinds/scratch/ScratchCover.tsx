import { type PointerEvent, useEffect, useRef } from 'react'

type ScratchCoverProps = {
  readonly cells: number
  readonly columns: number
  readonly opened: ReadonlySet<number>
  readonly onOpen: (cell: number) => void
}

/** Parts of a cell, each way; a cell is open once so many of them are scratched. */
const PARTS = 5
const ENOUGH = 13
/** Of the width of a cell. */
const COIN = 0.2

/** The silver over the cells. It knows nothing of what lies below. */
export function ScratchCover({ cells, columns, opened, onOpen }: ScratchCoverProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scratched = useRef(new Map<number, Set<number>>())
  const rows = Math.ceil(cells / columns)

  useEffect(() => {
    const one = canvas.current
    const paint = one?.getContext('2d')
    if (!one || !paint) return
    const { width, height } = one.getBoundingClientRect()
    one.width = Math.round(width * devicePixelRatio)
    one.height = Math.round(height * devicePixelRatio)
    silver(paint, getComputedStyle(one), one.width, one.height)
  }, [])

  useEffect(() => {
    const one = canvas.current
    const paint = one?.getContext('2d')
    if (!one || !paint) return
    const [width, height] = [one.width / columns, one.height / rows]
    for (const cell of opened)
      paint.clearRect((cell % columns) * width, Math.floor(cell / columns) * height, width, height)
  }, [opened, columns, rows])

  const scratch = (event: PointerEvent<HTMLCanvasElement>): void => {
    const one = canvas.current
    const paint = one?.getContext('2d')
    if (!one || !paint || (event.type === 'pointermove' && event.buttons === 0 && event.pointerType === 'touch')) return
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
    paint.globalCompositeOperation = 'destination-out'
    paint.beginPath()
    paint.arc(x * one.width, y * one.height, (one.width / columns) * COIN, 0, 2 * Math.PI)
    paint.fill()
    for (const [dx, dy] of [
      [0, 0],
      [COIN, 0],
      [-COIN, 0],
      [0, COIN],
      [0, -COIN],
    ] as const)
      note((x * columns + dx) * PARTS, (y * rows + dy) * PARTS)
  }

  const note = (partX: number, partY: number): void => {
    const [column, row] = [Math.floor(partX / PARTS), Math.floor(partY / PARTS)]
    const cell = row * columns + column
    if (column < 0 || column >= columns || row < 0 || cell >= cells || opened.has(cell)) return
    const parts = scratched.current.get(cell) ?? new Set()
    scratched.current.set(cell, parts.add((Math.floor(partY) % PARTS) * PARTS + (Math.floor(partX) % PARTS)))
    if (parts.size >= ENOUGH) onOpen(cell)
  }

  return <canvas ref={canvas} aria-hidden className="scratch-cover" onPointerDown={scratch} onPointerMove={scratch} />
}

function silver(paint: CanvasRenderingContext2D, style: CSSStyleDeclaration, width: number, height: number): void {
  const sheen = paint.createLinearGradient(0, 0, width, height)
  for (const [at, name] of [
    [0, '--color-muted'],
    [0.45, '--color-paper'],
    [0.55, '--color-muted'],
    [1, '--color-edge'],
  ] as const) {
    const colour = style.getPropertyValue(name)
    // The page may be there before its colours.
    if (colour !== '') sheen.addColorStop(at, colour)
  }
  paint.fillStyle = sheen
  paint.fillRect(0, 0, width, height)
}
