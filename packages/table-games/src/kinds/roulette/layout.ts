/** The spots of the usual cloths, for whoever writes a definition. */
import type { RouletteCall, RouletteSpot } from '../../definition.gen.ts'

type Zeros = readonly [] | readonly ['0'] | readonly ['0', '00'] | readonly ['0', '00', '000']

/**
 * The spots of a grid of three numbers a row, with those around its zeros.
 * @param numbers a multiple of 6: 36, or 12 for mini roulette
 */
export function gridSpots(zeros: Zeros, numbers = 36): readonly RouletteSpot[] {
  const all = Array.from({ length: numbers }, (_, i) => i + 1)
  const pays = paysOf(numbers)
  const straights = [...zeros, ...all.map(String)].map((label) => spot('straight', [label], pays.straight))
  return [
    ...straights,
    ...[...splitsOf(all), ...around(zeros, 'split')].map((covers) => spot('split', covers, pays.split)),
    ...[...rowsOf(all, 1), ...around(zeros, 'street')].map((covers) => spot('street', covers, pays.street)),
    ...cornersOf(all).map((covers) => spot('corner', covers, pays.corner)),
    ...around(zeros, 'basket').map((covers) => spot('basket', covers, covers.length === 5 ? 6 : pays.corner)),
    ...rowsOf(all, 2).map((covers) => spot('sixLine', covers, pays.sixLine)),
    ...thirdsOf(all, pays.third),
    ...halvesOf(all),
  ]
}

/** As many to one as a fair wheel without zeros has other numbers. */
const paysOf = (numbers: number) => ({
  straight: numbers - 1,
  split: numbers / 2 - 1,
  street: numbers / 3 - 1,
  corner: Math.floor(numbers / 4) - 1,
  sixLine: numbers / 6 - 1,
  third: 2,
})

type Group = RouletteSpot['group']
const spot = (group: Group, covers: readonly string[], pays: number): RouletteSpot => ({
  ...{ id: `${group}-${covers.join('-')}`, group, covers, pays },
})

function splitsOf(all: readonly number[]): readonly string[][] {
  const beside = all.filter((n) => n % 3 !== 0).map((n) => [n, n + 1])
  const below = all.filter((n) => n + 3 <= all.length).map((n) => [n, n + 3])
  return [...beside, ...below].map((pair) => pair.map(String))
}

/** Every so many rows that lie together. */
const rowsOf = (all: readonly number[], rows: number): readonly string[][] =>
  all
    .filter((n) => n % 3 === 1 && n + 3 * rows - 1 <= all.length)
    .map((n) => Array.from({ length: 3 * rows }, (_, i) => String(n + i)))

const cornersOf = (all: readonly number[]): readonly string[][] =>
  all.filter((n) => n % 3 !== 0 && n + 4 <= all.length).map((n) => [n, n + 1, n + 3, n + 4].map(String))

/** What lies around the zeros. Three of them have no spots of their own but straight ones. */
function around(zeros: Zeros, group: 'split' | 'street' | 'basket'): readonly (readonly string[])[] {
  if (zeros.length === 1) return SINGLE[group]
  return zeros.length === 2 ? DOUBLE[group] : []
}

const SINGLE = {
  split: [
    ['0', '1'],
    ['0', '2'],
    ['0', '3'],
  ],
  street: [
    ['0', '1', '2'],
    ['0', '2', '3'],
  ],
  basket: [['0', '1', '2', '3']],
}
const DOUBLE = {
  split: [
    ['0', '00'],
    ['0', '1'],
    ['0', '2'],
    ['00', '2'],
    ['00', '3'],
  ],
  street: [
    ['0', '1', '2'],
    ['0', '00', '2'],
    ['00', '2', '3'],
  ],
  basket: [['0', '00', '1', '2', '3']],
}

function thirdsOf(all: readonly number[], pays: number): readonly RouletteSpot[] {
  const size = all.length / 3
  const names = [1, 2, 3]
  const dozens = names.map((k) => named(`dozen-${k}`, 'dozen', all.slice((k - 1) * size, k * size), pays))
  const columns = names.map((k) =>
    named(
      `column-${k}`,
      'column',
      all.filter((n) => n % 3 === k % 3),
      pays,
    ),
  )
  // A grid of twelve has dozens that are streets and more: it has columns alone.
  return all.length === 36 ? [...dozens, ...columns] : columns
}

const named = (id: string, group: Group, covers: readonly number[], pays: number): RouletteSpot => ({
  ...{ id, group, covers: covers.map(String), pays },
})

function halvesOf(all: readonly number[]): readonly RouletteSpot[] {
  const half = (id: string, holds: (n: number) => boolean) => named(id, 'evenMoney', all.filter(holds), 1)
  return [
    half('low', (n) => n <= all.length / 2),
    half('even', (n) => n % 2 === 0),
    half('red', (n) => RED.includes(n)),
    half('black', (n) => !RED.includes(n)),
    half('odd', (n) => n % 2 === 1),
    half('high', (n) => n > all.length / 2),
  ]
}

export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

const NEIGHBOURS = 2

/** The three sectors of the European wheel and the game of zero, as French croupiers place their chips. */
const SECTORS: Readonly<Record<string, RouletteCall['chips']>> = {
  voisins: {
    ...{ 'street-0-2-3': 2, 'split-4-7': 1, 'split-12-15': 1, 'split-18-21': 1 },
    ...{ 'split-19-22': 1, 'corner-25-26-28-29': 2, 'split-32-35': 1 },
  },
  tiers: {
    ...{ 'split-5-8': 1, 'split-10-11': 1, 'split-13-16': 1 },
    ...{ 'split-23-24': 1, 'split-27-30': 1, 'split-33-36': 1 },
  },
  orphelins: { 'straight-1': 1, 'split-6-9': 1, 'split-14-17': 1, 'split-17-20': 1, 'split-31-34': 1 },
  'jeu-zero': { 'split-0-3': 1, 'split-12-15': 1, 'straight-26': 1, 'split-32-35': 1 },
}

/** The calls of a wheel: its sectors where it has them, and each number with two on either side. Those whose spots there are. */
export function callsOf(wheel: readonly string[], spots: readonly RouletteSpot[], hasSectors: boolean): RouletteCall[] {
  const known = new Set(spots.map(({ id }) => id))
  const neighbours = wheel.map((label, at) => {
    const around = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, i) => wheel.at((at + i - NEIGHBOURS) % wheel.length))
    return { id: `neighbours-${label}`, chips: Object.fromEntries(around.map((one) => [`straight-${one}`, 1])) }
  })
  const sectors = hasSectors ? Object.entries(SECTORS).map(([id, chips]) => ({ id, chips })) : []
  return [...sectors, ...neighbours].filter(({ chips }) => Object.keys(chips).every((id) => known.has(id)))
}
