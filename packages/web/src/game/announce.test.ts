import { describe, expect, test } from 'vitest'
import type { Step } from '../machine/script.ts'
import { onPageIn } from '../test/page-language.ts'
import { describeNotice, describeStep } from './announce.ts'
import { AUTO_STOPS } from './autospin.ts'

const words = { money: (coins: number) => `${coins},00`, symbolName: () => 'Krone', betCoins: 10 }
const say = (step: Step) => describeStep(step, words)

test('the total is a win only above the bet', () => {
  expect(say({ type: 'total', coins: 0, tier: 'none' })).toBe('Ingen gevinst')
  expect(say({ type: 'total', coins: 10, tier: 'none' })).toBe('Runden gav 10,00')
  expect(say({ type: 'total', coins: 30, tier: 'line' })).toBe('Gevinst 30,00')
})

test('one win is told in full, several in sum', () => {
  const win = { kind: 'line', cells: [], coins: 20, multiplier: 1, line: 3, symbol: 'A', count: 4 } as const
  expect(say({ type: 'wins', wins: [win], coins: 20, wonCoins: 20, meters: [] })).toBe('4 × Krone på linje 4: 20,00')
  expect(say({ type: 'wins', wins: [win, win], coins: 40, wonCoins: 40, meters: [] })).toBe('2 gevinster: 40,00')
  const full = [{ filled: 12, at: 12, isNowFull: true }] as const
  expect(say({ type: 'wins', wins: [win, win], coins: 40, wonCoins: 40, meters: full })).toBe(
    '2 gevinster: 40,00. Måleren er fuld',
  )
})

test('what multiplies is told by its name, where it is no wild', () => {
  const wilds = [
    { cell: [0, 0], multiplier: 3 },
    { cell: [1, 0], multiplier: 2 },
  ] as const
  expect(say({ type: 'multiply', wilds })).toBe('Wild gange 3, 2')
  expect(say({ type: 'multiply', wilds, symbol: 'A' })).toBe('Krone: gange 3, 2')
})

test('free spins are told from their start to their end', () => {
  const award = { type: 'award', feature: 'f', symbol: 'S', count: 3, cells: [], spins: 8, retrigger: false } as const
  expect(say(award)).toBe('3 × Krone: 8 gratis spins')
  expect(say({ ...award, retrigger: true })).toBe('8 gratis spins mere')
  expect(say({ type: 'enter', feature: 'f', spins: 8, multiplier: 2 })).toBe(
    '8 gratis spins begynder, gevinster gange 2',
  )
  expect(say({ type: 'leave', feature: 'f', spins: 8, coins: 90 })).toBe('8 gratis spins gav 90,00')
})

test('what chance starts is told without a symbol', () => {
  expect(say({ type: 'byChance', feature: 'f', spins: 2 })).toBe('Tilfældet udløser 2 gratis spins')
  expect(say({ type: 'byChance', feature: 'wheel' })).toBe('Tilfældet udløser et ekstraspil')
})

const COIN = { cell: [0, 0], coins: 5 } as const
const LOCKED = {
  type: 'lockCoins',
  landed: [COIN],
  locked: [COIN],
  respins: 3,
  first: false,
  rows: 0,
  reels: 0,
  left: undefined,
} as const

test('coins that lock are told with the rows and reels that open, and with the counter of each reel', () => {
  expect(say({ ...LOCKED, first: true })).toBe('1 mønt ligger fast, 3 spil tilbage')
  expect(say({ ...LOCKED, rows: 3, opens: { rows: 2, reels: 0 } })).toBe(
    'Nye mønter. 1 mønt ligger fast, 3 spil tilbage. 2 rækker åbner',
  )
  expect(say({ ...LOCKED, reels: 1, opens: { rows: 0, reels: 1 } })).toMatch(/tilbage\. 1 hjul åbner$/)
  expect(say({ ...LOCKED, landed: [], left: [3, 0, 2] })).toBe(
    'Ingen nye mønter, 3 tilbage. Spil tilbage hjul for hjul: 3, 0, 2',
  )
})

test('what spins again while something stays, or walks, is called a respin', () => {
  const walk = { feature: 'f', untilGone: true } as const
  expect(say({ ...walk, type: 'award', symbol: 'W', count: 1, cells: [], spins: 1, retrigger: false })).toBe(
    '1 × Krone: respin',
  )
  expect(say({ ...walk, type: 'enter', spins: 1, multiplier: 1 })).toBe('Respin begynder')
  expect(say({ ...walk, type: 'freeSpin', reelSet: 'f', number: 2, of: 3, multiplier: 1, held: [] })).toBe('Respin 2')
  expect(say({ ...walk, type: 'leave', spins: 3, coins: 90 })).toBe('3 respins gav 90,00')
  const land = {
    type: 'land',
    meters: [],
    reelSet: 'base',
    stops: [],
    window: [],
    tension: undefined,
    free: true,
    order: [],
  } as const
  expect(say(land)).toBeUndefined()
  expect(say({ ...land, respin: { number: 1, held: [] } })).toBe('Respin 1')
})

test.each(AUTO_STOPS)('a stop for %s has its reason in words', (reason) => {
  expect(describeNotice({ kind: 'autoStopped', reason, spinsLeft: 3 })).toMatch(
    /^Autospil er stoppet, fordi .+\. 3 spil var tilbage\.$/,
  )
})

describe('in English', () => {
  onPageIn('en')

  test('wins and free spins are told', () => {
    const win = { kind: 'ways', cells: [], coins: 20, multiplier: 1, symbol: 'A', count: 3, ways: 2 } as const
    expect(say({ type: 'wins', wins: [win], coins: 20, wonCoins: 20, meters: [] })).toBe(
      '3 of a kind on 2 ways, Krone: 20,00',
    )
    expect(say({ type: 'enter', feature: 'f', spins: 8, multiplier: 2 })).toBe('8 free spins begin, wins times 2')
    expect(say({ type: 'total', coins: 0, tier: 'none' })).toBe('No win')
  })

  test('coins, rows and counters are told', () => {
    expect(say({ ...LOCKED, rows: 1, opens: { rows: 1, reels: 0 }, left: [1, 2] })).toBe(
      'New coins. 1 coin is locked, spins left: 3. 1 row opens. Spins left, reel by reel: 1, 2',
    )
  })

  test.each(AUTO_STOPS)('a stop for %s has its reason in words', (reason) => {
    expect(describeNotice({ kind: 'autoStopped', reason, spinsLeft: 1 })).toMatch(
      /^Autoplay has stopped because [^æøå]+\. 1 round was left\.$/,
    )
  })
})
