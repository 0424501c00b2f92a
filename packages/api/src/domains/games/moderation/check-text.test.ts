import { readdirSync, readFileSync } from 'node:fs'
import { faults } from '@spilvaerk/messages/faults'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compose } from '../../studio/composer/compose.ts'
import { type CheckedField, checkText } from './check-text.ts'
import { TEXT_FAULT_CODES, type TextFaultCode } from './rule.ts'

interface Example {
  readonly field: CheckedField
  readonly text: string
}

interface Examples {
  readonly refused: readonly (Example & { code: TextFaultCode })[]
  readonly passed: readonly Example[]
}

const read = (file: string): Examples => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
/** The second file was written by somebody who had not seen the rules. */
const FILES = [read('./examples.json'), read('./blind-examples.json')]
const examples: Examples = {
  refused: FILES.flatMap(({ refused }) => refused),
  passed: FILES.flatMap(({ passed }) => passed),
}

const PLAIN = { name: 'Frugtfest', description: 'Tre hjul, fem linjer og frugt.' }
const textOf = ({ field, text }: Example) => ({ ...PLAIN, [field]: text })

describe('a text that may not be listed', () => {
  it.each(examples.refused)('is refused for $code: $text', (example) => {
    const faults = checkText(textOf(example))
    expect(faults.map(({ code }) => code)).toContain(example.code)
    for (const { field, passage } of faults) {
      expect(field).toBe(example.field)
      expect(passage).not.toBe('')
      expect(example.text).toContain(passage)
    }
  })

  it('is told by the words at fault, as they were written, once for each code and field', () => {
    expect(checkText({ name: 'Spil på KАSINO.com og kasino.dk', description: 'Ring 20 30 40 50 i dag.' })).toEqual([
      { code: 'link', field: 'name', passage: 'KАSINO.com' },
      { code: 'contact', field: 'description', passage: 'Ring 20 30 40 50' },
    ])
  })

  it('is still quoted where its letters are spaced or hidden', () => {
    expect(checkText({ ...PLAIN, name: 'Op med F u c k y o u' })).toEqual([
      { code: 'abuse', field: 'name', passage: 'F u c k' },
    ])
    expect(checkText({ ...PLAIN, name: 'Se stor\u200bspil\u200b.dk nu' })[0]?.passage).toBe('stor\u200bspil\u200b.dk')
  })
})

/** Sentences that hold part of what a rule looks for. */
const NEAR = [
  'Kikkerten i Langgade viser sanggaven og rosenrabatten.',
  'Sorte skyer ser hvide ud, når kongen flygter ud af landet og ulven vender hjem.',
  'They call me the Joker. Come here, join us at the fair, and hit me with another card.',
  'Lykken er på vores side, og brug koden til boksen klogt.',
  'Kom over til bålet, besøg vores skov, og find os bag det store træ.',
  'Ræven vinder altid, men man må aldrig tabe modet. Never lose hope: love always wins.',
  'Den fattige dreng bliver rig, og tyven giver pengene tilbage.',
  'Gevinst på alle 20 linjer. Trading post, Rio Negro, sperm whales and a pussy cat.',
  'A prize from 10 to 1000000 coins, in 1488 or in 1492.',
  'En to tre fire fem seks syv otte ni ti elleve, råber børnene på legepladsen.',
  'DM i kagebagning bliver i år holdt på et signal fra tårnet.',
  'Pas på dit svin, og giv din lille abe en banan i den fede sommer.',
  'Der er ingen garanteret gevinst, og ikke alle vinder hver gang.',
  'Man bliver ikke rig af at spille, og der er ingen metode, der altid virker.',
  'This game does not pay every time, and the machine is never due.',
  'Bedstemor vinder altid i ludo, og ulven taber aldrig sporet.',
  'Prospectors came to Klondike to get rich and went home poor.',
  'A blue-footed booby, a Maine Coon, a wild ass and the goddess of discord.',
  'Spartanerne skal dø som helte, og nazisterne er på vej mod Paris.',
  'Jøderne flygtede over Øresund i 1943, og fiskerne sejlede dem i sikkerhed.',
  'Lucky numbers 3 7 12 19 24 36, and 1 1 2 3 5 8 13 21 34 on the wall.',
  'Join our hero on a quest, and ring the bell when aliens visit us.',
  'Jeg er pirat, og jeg tager jeres guld! We will take your treasure.',
  'Høje krydderier, ananas og spættens pikken på den gamle bark.',
]

/** Kinds of phrases rather than words, each with another group, verb or ware than the examples have. */
const KINDS: readonly (readonly [TextFaultCode, string])[] = [
  ['abuse', 'Grønlændere burde steriliseres.'],
  ['abuse', 'Somalis are parasites and ought to be deported.'],
  ['abuse', 'Slå en bøsse'],
  ['abuse', 'Vi finder ud af, hvor du bor.'],
  ['abuse', 'b**ch and k*lling'],
  ['abuse', 'Din dumme koe, du er en kaelling.'],
  ['link', 'Skriv kongespil, derefter punktum og så com.'],
  ['contact', 'Ring på femogtyve, tredive, fyrre, elleve.'],
  ['contact', 'Kom forbi Nørregade 12, 3. th., 1165 København.'],
  ['advertising', 'Hvalpe sælges til gode hjem.'],
  ['advertising', 'We are hiring drivers, apply today.'],
  ['advertising', 'Send 0.5 ETH to 0x12ab34cd56ef78'],
  ['promise', 'The machine is long overdue for a big payout.'],
  ['promise', 'Min nabo vandt 250.000 kr., det kan du også.'],
  ['promise', 'This slot returns 110% of every bet.'],
]

describe('a kind of phrase', () => {
  it.each(KINDS)('is refused for %s: %s', (code, description) => {
    expect(checkText({ ...PLAIN, description }).map((fault) => fault.code)).toContain(code)
  })
})

describe('a text that may be listed', () => {
  it.each(NEAR)('passes, near as it is: %s', (description) => {
    expect(checkText({ ...PLAIN, description })).toEqual([])
  })

  it.each(examples.passed)('passes: $text', (example) => {
    expect(checkText(textOf(example))).toEqual([])
  })

  const SEED = new URL('../catalogue/seed/', import.meta.url)
  const games = readdirSync(SEED).filter((file) => file.endsWith('.json'))
  it.each(games)('is that of the game %s', (file) => {
    const { name, description } = JSON.parse(readFileSync(new URL(file, SEED), 'utf8'))
    expect(checkText({ name, description })).toEqual([])
  })

  it.each(['Et spil om', 'A game about'])('is that of a game out of a prompt: %s …', (words) => {
    const composed = Array.from({ length: 200 }, (_, roll) => compose(`${words} ${roll}`, { roll }))
    expect(new Set(composed.map(({ name }) => name)).size).toBeGreaterThan(100)
    const refused = composed.flatMap(({ name, scene }) => checkText({ name, description: scene }))
    expect(refused).toEqual([])
  })
})

describe('any text', () => {
  it('is checked, and quoted as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }), (name, description) => {
        for (const { field, passage } of checkText({ name, description })) {
          expect({ name, description }[field]).toContain(passage)
        }
      }),
    )
  })

  const LONG = [
    'a',
    'a ',
    '1',
    '1 ',
    'a.',
    'w.',
    'nul ',
    '!',
    'ｆ',
    'garanteret ',
    'vind ',
    'din ',
    'e\u0301',
    '@a',
    'a-',
  ]
  // A pattern that tries every way to match would not end within the time of a test.
  it.each(LONG)('is checked to its end, also where it says %j five thousand times', (unit) => {
    expect(checkText({ ...PLAIN, description: unit.repeat(5000) }).length).toBeLessThan(TEXT_FAULT_CODES.length)
  })

  it('is not at fault where there is none', () => {
    expect(checkText({ name: 'Æ', description: '' })).toEqual([])
  })
})

describe('sentences', () => {
  it.each(TEXT_FAULT_CODES)('tell what %s is, in two languages', (code) => {
    const [da, en] = [faults.da.details[code], faults.en.details[code]]
    expect(da.length).toBeGreaterThan(20)
    expect(en.length).toBeGreaterThan(20)
    expect(checkText({ name: da.split(':')[0] ?? '', description: en.split(':')[0] ?? '' }).length).toBe(0)
  })
})
