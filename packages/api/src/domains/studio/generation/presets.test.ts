import { LANGUAGES } from '@spilvaerk/messages'
import { bigcasino } from '@spilvaerk/messages/bigcasino'
import { parseDefinition } from '@spilvaerk/slot-engine'
import { analyse, parseTable, TABLE_KINDS, type TableDefinition, type TableKindName } from '@spilvaerk/table-games'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { compose } from '../composer/compose.ts'

// A proof of blackjack takes seconds, as does a sample of falling symbols.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type PresetName = keyof (typeof bigcasino)['da']['presets']

/** What each of the twelve prompts of "Generate Random Casino Game" names. */
const NAMED: Readonly<Record<PresetName, TableKindName | 'slot'>> = {
  ...{ progressive: 'slot', megaways: 'slot', roulette: 'roulette', blackjack: 'blackjack', baccarat: 'baccarat' },
  ...{ videoPoker: 'videoPoker', craps: 'craps', paiGow: 'paiGow', caribbeanStud: 'caribbeanStud' },
  ...{ threeCardPoker: 'threeCardPoker', sicBo: 'sicBo', war: 'casinoWar' },
}
/** In the least and the greatest complexity. */
const MINI_GAMES = [3, 6]

// The entries of an object have its keys.
const PRESETS = Object.entries(NAMED) as [PresetName, TableKindName | 'slot'][]
const TABLES = PRESETS.filter(([, kind]) => kind !== 'slot')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const generated = async (prompt: string, miniGames: number) => {
  const { status, body } = await server.post('/api/games/generate', { prompt, miniGames })
  expect(status).toBe(200)
  return body
}

/** Whose proof is done at once, and is done here again. */
const QUICK: readonly string[] = ['roulette', 'baccarat', 'craps', 'sicBo', 'casinoWar']

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PRESETS)('the prompt of %s is read as what it names', (name, kind) => {
    const { prompt } = bigcasino[language].presets[name]
    const { wishes, language: read } = compose(prompt, { otherwise: language })
    expect(read).toBe(language)
    expect(wishes.requestedKind).toBe(kind)
    expect(wishes.miniGames).toBe(3)
    expect(wishes.table?.rules).toEqual(name === 'roulette' ? { wheel: 'single' } : undefined)
  })
})

test.each(TABLES)('%s is the table itself, proved, with its mini-games', async (name, kind) => {
  // What takes seconds to prove is made once: every other kind in either complexity and language.
  const at = TABLES.findIndex(([other]) => other === name) % 2
  const made = [...MINI_GAMES.entries()].filter(([i]) => QUICK.includes(kind) || i === at)
  for (const [i, miniGames] of made) {
    const body = await generated(bigcasino[i === 0 ? 'da' : 'en'].presets[name].prompt, miniGames)
    expect(body).toMatchObject({ kind, making: { requestedKind: kind, adjustments: [] } })
    const parsed = parseTable(body.definition)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(parsed.definition.bonuses).toHaveLength(miniGames)
    expect(body.rtp).toBeLessThan(10_000)
    if (kind === 'roulette') expect(parsed.definition).toMatchObject({ zeros: ['0'] })
    if (QUICK.includes(kind)) expect(provedReturn(parsed.definition)).toBe(body.rtp)
  }
})

type Preset = 'roulette' | 'blackjack' | 'baccarat' | 'videoPoker' | 'craps' | 'paiGow' | 'caribbeanStud'
type NoPreset = Exclude<TableKindName, Preset | 'threeCardPoker' | 'sicBo' | 'casinoWar'>

/** The kinds that no preset names: a prompt, and what of it stands in the definition. */
const OTHERS: Readonly<Record<NoPreset, readonly [prompt: string, stated: object]>> = {
  bigSix: ['lykkehjul med 54 felter og tivolistemning', { kind: 'bigSix' }],
  keno: ['Lille hurtig keno: 40 tal, 1 krone til halvtreds kroner', { kind: 'keno', numbers: 40 }],
  scratchCard: ['Et skrabespil med 9 felter og påskeharer', { kind: 'scratchCard', cells: 9 }],
  plinko: ['plinko 12 rows low risk', { kind: 'plinko' }],
  mines: ['mines game, 5 by 5, gold rush', { kind: 'mines', cells: 25 }],
  dice: ['dice game, roll over/under 1-100, 1% edge', { kind: 'dice' }],
  coin: ['plat eller krone med en gammel møntsamling', { kind: 'coin' }],
  crash: ['crash spil op til 100 gange, raketter', { kind: 'crash' }],
  dragonTiger: [
    'drage mod tiger, seks dæk, uafgjort betaler 11:1',
    { kind: 'dragonTiger', decks: 6, tie: { pays: 11 } },
  ],
  redDog: ['red dog kortspil med ét dæk, uden fordobling', { kind: 'redDog', decks: 1, raise: false }],
  hiLo: ['højere eller lavere med kort, ens kort taber', { kind: 'hiLo', tie: 'lose' }],
  letItRide: ['let it ride poker, pair of tens min, 3 card bonus', { kind: 'letItRide', threeCards: {} }],
}

test('every kind is generated from a prompt, by a preset or below', () => {
  const kinds = [...TABLES.map(([, kind]) => kind), ...Object.keys(OTHERS)]
  expect(new Set(kinds)).toEqual(new Set(TABLE_KINDS))
})

test.each(Object.entries(OTHERS))('%s is generated from a prompt, proved', async (kind, [prompt, stated]) => {
  const body = await generated(prompt, 3)
  expect(body).toMatchObject({ kind, making: { requestedKind: kind } })
  const parsed = parseTable(body.definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  expect(parsed.definition).toMatchObject(stated)
  expect(parsed.definition.bonuses).toHaveLength(3)
  expect(provedReturn(parsed.definition)).toBe(body.rtp)
})

test.each([
  ['progressive', 3, '"jackpots"'],
  ['megaways', 6, '"rows"'],
] as const)('%s is a slot with %i mini-games wished for', async (name, miniGames, feature) => {
  const body = await generated(bigcasino.da.presets[name].prompt, miniGames)
  expect(body).toMatchObject({ kind: 'slot', making: { requestedKind: 'slot' } })
  expect(body.compliance.findings.filter(({ severity }: { severity: string }) => severity === 'block')).toEqual([])
  expect(JSON.stringify(body.definition)).toContain(feature)
  expect(parseDefinition(body.definition).ok).toBe(true)
})

const provedReturn = (definition: TableDefinition): number => {
  const { spots, mainSpot } = analyse(definition)
  return Math.round((spots.find(({ spot }) => spot === mainSpot)?.returned.value ?? 0) * 10_000)
}
