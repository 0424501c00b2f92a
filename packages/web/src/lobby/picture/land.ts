import type { Dice } from '../../lib/dice.ts'

export const WIDTH = 400
export const HEIGHT = 500

/** What stands along the horizon, as closed outlines from the farthest to the nearest. */
export type LandKind = 'dunes' | 'sea' | 'hills' | 'peaks' | 'forest' | 'city' | 'stage' | 'mesas' | 'clouds' | 'planet'

const HORIZON = 226

export const LANDS: Readonly<Record<LandKind, (dice: Dice) => readonly string[]>> = {
  dunes: (dice) => [pyramids(dice), swell(dice, 26, 40, 1.5), swell(dice, 70, 30, 1.1)],
  sea: (dice) => [scallops(dice, 10, 44), scallops(dice, 46, 60), scallops(dice, 88, 80)],
  hills: (dice) => [swell(dice, -14, 44, 1.6), swell(dice, 28, 36, 1.2), swell(dice, 78, 24, 0.9)],
  peaks: (dice) => [ridge(dice, -56, 120, 4), ridge(dice, 6, 86, 5), swell(dice, 72, 22, 1.2)],
  forest: (dice) => [swell(dice, -10, 40, 1.3), firs(dice, 34, 76), firs(dice, 86, 104)],
  city: (dice) => [skyline(dice, -30, 92), skyline(dice, 26, 70), swell(dice, 92, 6, 1)],
  stage: (dice) => [drapes(dice, 0), drapes(dice, 1), ellipseFloor(dice)],
  mesas: (dice) => [mesas(dice, -12, 90), mesas(dice, 40, 60), swell(dice, 84, 18, 1.3)],
  clouds: (dice) => [puffs(dice, 4, 46), puffs(dice, 46, 60), puffs(dice, 94, 76)],
  planet: (dice) => [globe(dice, 40, 420), globe(dice, 92, 560)],
}

const round = (value: number): number => Math.round(value * 10) / 10

const closed = (outline: string): string => `${outline} V${HEIGHT} H0 Z`

/** A soft, rolling edge `below` the horizon. */
function swell(dice: Dice, below: number, height: number, waves: number): string {
  const phase = dice.between(0, 7)
  const points = Array.from({ length: 11 }, (_, index) => {
    const x = (index / 10) * WIDTH
    const y = HORIZON + below - Math.sin(phase + (index / 10) * waves * Math.PI * 2) * height
    return [x, y] as const
  })
  return closed(smooth(points))
}

function smooth(points: readonly (readonly [number, number])[]): string {
  const [first = [0, HORIZON] as const, ...rest] = points
  let [lastX, lastY] = first
  const curves = rest.map(([x, y]) => {
    const middle = (lastX + x) / 2
    const curve = `C${round(middle)} ${round(lastY)} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`
    lastX = x
    lastY = y
    return curve
  })
  return `M${round(first[0])} ${round(first[1])} ${curves.join(' ')}`
}

function pyramids(dice: Dice): string {
  const base = HORIZON + 40
  const peaks = Array.from({ length: dice.whole(2, 3) }, (_, index) => {
    const half = dice.between(64, 124)
    const centre = dice.between(20, 120) + index * 140
    return `M${round(centre - half)} ${base} L${round(centre)} ${round(base - half * 1.16)} L${round(centre + half)} ${base} Z`
  })
  return `${peaks.join(' ')} M0 ${base} H${WIDTH} V${HEIGHT} H0 Z`
}

function scallops(dice: Dice, below: number, width: number): string {
  const top = HORIZON + below
  const shift = dice.between(-width, 0)
  const count = Math.ceil((WIDTH - shift) / width) + 1
  return `M${round(shift)} ${top} ${`q${width / 2} ${round(-width * 0.42)} ${width} 0 `.repeat(count)}V${HEIGHT} H${round(shift)} Z`
}

function ridge(dice: Dice, below: number, height: number, peaks: number): string {
  const step = WIDTH / peaks
  const points = Array.from({ length: peaks * 2 + 1 }, (_, index) => {
    const x = index * (step / 2) + dice.between(-step / 6, step / 6)
    const y = HORIZON + below - (index % 2 === 1 ? dice.between(0.6, 1) * height : dice.between(0, 0.2) * height)
    return `${round(index === 0 ? 0 : index === peaks * 2 ? WIDTH : x)} ${round(y)}`
  })
  return closed(`M${points.join(' L')}`)
}

function firs(dice: Dice, below: number, height: number): string {
  const base = HORIZON + below
  let outline = `M0 ${base}`
  for (let x = -10; x < WIDTH; ) {
    const width = dice.between(26, 46)
    const top = base - dice.between(0.55, 1) * height
    outline += ` L${round(x)} ${base} L${round(x + width / 2)} ${round(top)} L${round(x + width)} ${base}`
    x += width * dice.between(0.7, 1)
  }
  return closed(`${outline} L${WIDTH} ${base}`)
}

function skyline(dice: Dice, below: number, height: number): string {
  let outline = `M0 ${HORIZON + below}`
  for (let x = 0; x < WIDTH; ) {
    const width = dice.between(22, 54)
    const top = round(HORIZON + below - dice.between(0.15, 1) * height)
    outline += ` L${round(x)} ${top} L${round(x + width)} ${top}`
    x += width
  }
  return closed(outline)
}

/** Two curtains, drawn aside; the second pair hangs in front of the first. */
function drapes(dice: Dice, pair: number): string {
  const reach = (pair === 0 ? 128 : 76) + dice.between(-14, 14)
  const left = `M0 0 H${round(reach + 50)} C${round(reach)} 150 ${round(reach - 60)} 250 ${round(reach - 90)} ${HEIGHT} H0 Z`
  const right = `M${WIDTH} 0 H${round(WIDTH - reach - 50)} C${round(WIDTH - reach)} 150 ${round(WIDTH - reach + 60)} 250 ${round(WIDTH - reach + 90)} ${HEIGHT} H${WIDTH} Z`
  return `${left} ${right}`
}

function ellipseFloor(dice: Dice): string {
  const top = round(HORIZON + dice.between(36, 64))
  return `M0 ${top} Q${WIDTH / 2} ${top - 40} ${WIDTH} ${top} V${HEIGHT} H0 Z`
}

function mesas(dice: Dice, below: number, height: number): string {
  const base = HORIZON + below
  let outline = `M0 ${base}`
  for (let x = dice.between(-60, 0); x < WIDTH; ) {
    const width = dice.between(70, 130)
    const top = base - dice.between(0.4, 1) * height
    outline += ` L${round(x)} ${base} L${round(x + 12)} ${round(top)} L${round(x + width - 12)} ${round(top)} L${round(x + width)} ${base}`
    x += width + dice.between(10, 70)
  }
  return closed(`${outline} L${WIDTH} ${base}`)
}

function puffs(dice: Dice, below: number, size: number): string {
  let outline = `M-20 ${HORIZON + below}`
  for (let x = -20; x < WIDTH + 20; ) {
    const width = size * dice.between(0.8, 1.5)
    outline += ` a${round(width / 2)} ${round(width * 0.42)} 0 0 1 ${round(width)} 0`
    x += width
  }
  return `${outline} V${HEIGHT} H-20 Z`
}

function globe(dice: Dice, below: number, radius: number): string {
  const centre = WIDTH / 2 + dice.between(-90, 90)
  const top = HORIZON + below
  return `M${round(centre - radius)} ${top + radius} a${radius} ${radius} 0 0 1 ${radius * 2} 0 Z`
}
