import type { Definition } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { rulesOf } from './rules.ts'

const strip = { strip: ['a', 's'], rows: 1 }
const game = (rest: Partial<Definition>): Definition => ({
  ...{ definitionVersion: 1, id: 'bonus', name: 'Bonus', betCoins: 1, maxWin: 100 },
  symbols: [
    { id: 'a', kind: 'regular', name: 'Æble', pays: { '3': 8 } },
    { id: 's', kind: 'scatter', name: 'Stjerne' },
  ],
  reelSets: { base: [strip, strip, strip] },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
  ...rest,
})

/** What the rules say in Danish and in English, with words of the program in neither. */
function rulesIn(definition: Definition): readonly [danish: readonly string[], english: readonly string[]] {
  const [danish, english] = (['da', 'en'] as const).map((language) =>
    rulesOf(definition, { rtp: 9600, volatility: 'medium' }, language),
  ) as [string[], string[]]
  for (const rule of [...danish, ...english]) {
    expect(rule).toMatch(/^[\dA-ZÆØÅ×].*\.$/)
    expect(rule).not.toMatch(/undefined|NaN|null|\[object|\{\{|\s,|\s\.| {2}|\.\./)
  }
  expect(english).toHaveLength(danish.length)
  return [danish, english]
}

test('a gamble tells its ways to stake', () => {
  const [danish, english] = rulesIn(
    game({ gamble: { factor: 2, up: 1, down: 1, steps: 3, others: [{ factor: 4, up: 1, down: 3 }], half: true } }),
  )
  expect(danish).toContain('Eller den bliver 4 gange så stor 1 af 4 gange.')
  expect(danish).toContain('Man kan nøjes med at sætte halvdelen på spil, rundet op, og beholder så resten.')
  expect(english).toContain('Or it becomes 4 times as large, 1 in 4 times.')
  expect(english).toContain('Half of it can be gambled too, rounded up; the rest is kept.')
})

test('a pick tells of its factors, and of how many must be alike', () => {
  const trigger = { symbol: 's', at: 2 }
  const items = [1, 2].map((coins) => ({ prize: { coins }, count: 2 }))
  const [danish, english] = rulesIn(
    game({
      features: [
        { type: 'pick', id: 'alike', trigger, items, alike: 2 },
        {
          ...{ type: 'pick', id: 'factors', trigger: { ...trigger, at: 3 }, picks: 2 },
          items: [...items, { prize: { nothing: true }, count: 1, factor: 3 }],
        },
      ],
    }),
  )
  expect(danish).toContain('I vælgespillet vinder den første præmie, der er vendt 2 gange, og så er det slut.')
  expect(danish.some((rule) => rule.startsWith('I vælgespillet gemmer felterne også ×3:'))).toBe(true)
  expect(english).toContain('In the pick game the first prize uncovered 2 times is won, and that ends it.')
  expect(english.some((rule) => rule.startsWith('In the pick game the tiles hide ×3 too:'))).toBe(true)
})

test('free spins tell what is collected in them, and what ends them', () => {
  const [danish, english] = rulesIn(
    game({
      features: [
        {
          ...{ type: 'freeSpins', id: 'levels', trigger: { symbol: 's', awards: { '3': 8 } } },
          levels: { symbol: 'a', steps: [{ at: 4, spins: 10, multiplier: 2 }, { at: 8, multiplier: 3 }, { at: 9 }] },
        },
        { type: 'freeSpins', id: 'until', trigger: { symbol: 's', awards: { '2': 1, '3': 0 } }, endedBy: 's' },
        { type: 'freeSpins', id: 'sure', trigger: { symbol: 's', awards: { '1': 1, '2': 0 } }, winsAtLeast: 10 },
      ],
    }),
  )
  expect(danish).toContain(
    'I gratis spins samles hver Æble, der viser sig, når hjulene stopper. Fra det næste spin gælder: 4 samlede giver 10 spins mere og gevinster gange 2, 8 samlede giver gevinster gange 3 og 9 samlede giver ingenting.',
  )
  expect(danish.some((rule) => rule.startsWith('De gratis spins fortsætter, til Stjerne har vist sig'))).toBe(true)
  expect(english.some((rule) => rule.includes('4 collected give 10 more spins and wins times 2'))).toBe(true)
  expect(english.some((rule) => rule.startsWith('The free spins go on until Stjerne has come up'))).toBe(true)
  expect(danish.some((rule) => rule.startsWith('Hvert gratis spin giver mindst 10 gange indsatsen:'))).toBe(true)
  expect(english.some((rule) => rule.startsWith('Every free spin pays at least 10 times the bet:'))).toBe(true)
})

test('what starts a feature together, or by a win, is told with all of it', () => {
  const spaces = [{ prize: { coins: 2 } }, { prize: { coins: 4 }, to: 0 }, { prize: { coins: 9 }, ends: true }]
  const [danish, english] = rulesIn(
    game({
      features: [
        {
          ...{ type: 'board', id: 'board', spaces, dice: { 1: 1, 2: 1 }, rolls: 5 },
          trigger: { symbol: 's', at: 2, also: [{ symbol: 'a', at: 1 }] },
        },
        {
          ...{ type: 'wheel', id: 'line', trigger: { symbol: 'a', at: 3, inWin: true } },
          segments: [{ weight: 1, prize: { coins: 50 } }],
        },
        {
          ...{ type: 'freeSpins', id: 'free' },
          trigger: { symbol: 's', awards: { '1': 4 }, also: [{ symbol: 'a', at: 2 }] },
        },
      ],
    }),
  )
  expect(danish).toContain(
    '2 eller flere Stjerne sammen med 1 eller flere Æble starter et brætspil: en brik rykker over 3 felter, 5 slag, og hvert felt, den lander på, giver sin præmie: 2, 4 eller 9 gange indsatsen. Nogle felter sender brikken videre til et andet. Nogle felter slutter spillet.',
  )
  expect(danish.some((rule) => rule.startsWith('3 eller flere Æble i én gevinst starter lykkehjulet.'))).toBe(true)
  expect(danish.some((rule) => rule.endsWith('Det kræver, at der også er 2 eller flere Æble i vinduet.'))).toBe(true)
  expect(english.some((rule) => rule.startsWith('2 or more Stjerne together with 1 or more Æble start'))).toBe(true)
  expect(english.some((rule) => rule.startsWith('3 or more Æble in one win start'))).toBe(true)
})

test('free spins and bet modes tell what holds in them instead', () => {
  const [danish, english] = rulesIn(
    game({
      features: [
        {
          ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '2': 3 } } },
          instead: { wins: { type: 'ways' }, cascades: {} },
        },
      ],
      modes: [
        { id: 'max', name: 'Max', coins: 3, instead: { symbols: { a: { pays: { '3': 50 } } } } },
        {
          id: 'none',
          name: 'Stjernespil',
          coins: 2,
          instead: { symbols: { a: { pays: {} }, s: { pays: { '2': 9 } } } },
        },
      ],
    }),
  )
  const free = (rules: readonly string[], start: string) => rules.find((rule) => rule.startsWith(start))
  expect(danish).toContain('I Max gælder i stedet: Æble: 3 giver 50 gange indsatsen.')
  expect(free(danish, 'I Stjernespil gælder i stedet: ')).toContain('Æble betaler intet.')
  expect(free(danish, 'I de gratis spins gælder i stedet: ')).toContain('falder')
  expect(english).toContain('In Max this holds instead: Æble: 3 pay 50 times the bet.')
  expect(free(english, 'In the free spins this holds instead: ')).toContain('ways')
})
