import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { definitionHash } from '@spilvaerk/slot-engine/command-line'
import { afterAll, describe, expect, test } from 'vitest'
import { called, executed, interrupted } from '../../test-support/command-line.ts'
import { EXAMPLES, example, exampleOf } from '../../test-support/examples.ts'
import type { TableDefinition } from '../definition.ts'
import { designTable } from '../design/design.ts'
import { tuneTable } from '../design/tune.ts'
import { play } from '../play/play.ts'
import { analyse } from '../proof/analyse.ts'
import { simulateTable } from '../proof/simulate.ts'
import { TABLE_GAMES } from './program.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`../../examples/${name}.json`, import.meta.url))
const [roulette, war, craps] = [pathOf('european-roulette'), pathOf('casino-war'), pathOf('craps')]

const folder = mkdtempSync(join(tmpdir(), 'table-games-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** The JSON of a call that must end with `exit`. */
async function json(exit: number, args: readonly string[], stdin?: string): Promise<unknown> {
  const ended = await called([...args, '--json'], stdin)
  expect(ended).toMatchObject({ exit, err: '' })
  return JSON.parse(ended.out)
}

describe('the help', () => {
  test('is there for all and for each', async () => {
    expect(await called(['--help'])).toMatchObject({
      exit: 0,
      out: expect.stringContaining('Usage: table-games COMMAND'),
    })
    for (const { name, options } of TABLE_GAMES.commands) {
      const { exit, out } = await called([name, '--help'])
      expect(exit).toBe(0)
      for (const option of [...Object.keys(options), 'json', 'out']) expect(out).toContain(`--${option}`)
      expect(out).toContain('3 a fault of table-games itself')
    }
  })

  test('is what a call without a command gets, as a mistake', async () => {
    expect(await called([])).toMatchObject({ exit: 2, out: '' })
  })
})

describe('wrong usage ends with 2 and a sentence', () => {
  test.each([
    [['nothing'], 'no command "nothing". There are check, par, play, simulate, verify, design, tune'],
    [['par'], 'FILE is missing'],
    [['par', 'a', 'b'], 'too many files'],
    [['par', join(folder, 'none.json')], 'no such file'],
    [['par', roulette, '--nothing'], "Unknown option '--nothing'"],
    [['par', roulette, '--format', 'pdf'], '--format must be'],
    [['par', roulette, '--language', 'da'], 'are for --format md'],
    [['par', roulette, '--budget', '0'], '--budget must be'],
    [['play', roulette], '--seed is missing'],
    [['play', roulette, '--seed', 'x', '--bet', 'red'], '--bet must be SPOT=COINS'],
    [['play', roulette, '--seed', 'x', '--bet', 'red=1.5'], '--bet must be SPOT=COINS'],
    [['play', craps, '--seed', 'x', '--choices', 'odds=many'], '--choices must be'],
    [['simulate', roulette, '--seed', 'x'], '--rounds is missing'],
    [['simulate', roulette, '--seed', 'x', '--rounds', '0'], '--rounds must be'],
    [['simulate', roulette, '--seed', '', '--rounds', '9'], '--seed must be'],
    [['simulate', roulette, '--seed', 'x', '--rounds', '9', '--workers', '0'], '--workers must be'],
    [['tune', roulette], '--rtp is missing'],
    [['tune', roulette, '--rtp', '100'], '--rtp must be 50 to 99.99'],
    [['tune', roulette, '--rtp', '49.99'], '--rtp must be 50 to 99.99'],
    [['simulate', war, '--seed', 'x', '--rounds', '9', '--strategy', 'none'], 'no strategy "none". It has best'],
  ])('%j', async (args, sentence) => {
    const ended = await called(args)
    expect(ended).toMatchObject({ exit: 2, out: '' })
    expect(ended.err).toContain(sentence)
  })
})

describe('check', () => {
  test('every example is sound, and named by its hash', async () => {
    const { files } = (await json(0, ['check', ...EXAMPLES.map(pathOf)])) as { files: { definitionHash: string }[] }
    expect(files.map((one) => one.definitionHash)).toEqual(EXAMPLES.map((name) => definitionHash(example(name))))
  })

  test('every fault is named, and the answer is no', async () => {
    const broken = file('broken.json', { ...example('casino-war'), decks: 0, burn: 'x', colour: 'red' })
    const told = await json(1, ['check', broken, war])
    expect(told).toMatchObject({
      ok: false,
      files: [
        { ok: false, problems: expect.arrayContaining([expect.objectContaining({ field: 'decks' })]) },
        { ok: true },
      ],
    })
    const { out } = await called(['check', broken])
    for (const field of ['decks', 'burn', 'colour']) expect(out).toContain(`${field}: `)
  })

  test('a seed of the catalogue holds its definition', async () => {
    const seed = file('seed.json', { slug: 'krig', coin: 1, definition: example('casino-war') })
    expect(await json(0, ['check', seed])).toMatchObject({ files: [{ ok: true, kind: 'casinoWar' }] })
  })

  test('what is no JSON is unreadable', async () => {
    expect(await json(2, ['check', '-'], '{')).toMatchObject({ ok: false, error: { code: 'not_json', file: 'stdin' } })
  })
})

describe('par', () => {
  test('tells the main figures', async () => {
    const { exit, out } = await called(['par', war])
    expect(exit).toBe(0)
    for (const text of ['casino-war', 'Ante', 'house edge', 'played best', 'played default'])
      expect(out).toContain(text)
    expect((await called(['par', roulette])).out).toContain('97.2973 %  36/37')
  })

  test('is the sheet as JSON', async () => {
    expect(await json(0, ['par', war])).toEqual(
      JSON.parse(
        JSON.stringify({
          game: 'casino-war',
          definitionHash: definitionHash(example('casino-war')),
          ...analyse(example('casino-war')),
        }),
      ),
    )
  })

  test.each(['md', 'csv', 'html'])('is a document, with date and hash: %s', async (format) => {
    const { exit, out } = await called(['par', roulette, '--format', format, '--language', 'da', '--date', '1. maj'])
    expect(exit).toBe(0)
    expect(out).toContain('1. maj')
    expect(out).toContain(definitionHash(example('european-roulette')))
  })

  test('is refused where its budget does not reach', async () => {
    expect(await json(1, ['par', pathOf('blackjack'), '--budget', '1'])).toMatchObject({
      error: { code: 'out_of_reach' },
    })
  })
})

describe('play', () => {
  const seed = Array.from({ length: 200 }, (_, n) => `seed ${n}`).find((one) => {
    const played = play(example('casino-war'), one, [{ spot: 'ante', coins: 2 }])
    return played.ok && played.round.awaiting
  })!

  test('asks, and goes on with a move', async () => {
    const bet = ['--seed', seed, '--bet', 'ante=2']
    const open = await called(['play', war, ...bet])
    expect(open).toMatchObject({ exit: 0, out: expect.stringContaining('asks tie: surrender, war (2)') })
    expect(await json(0, ['play', war, ...bet, '--choices', 'war'])).toMatchObject({
      ...{ seed, choices: ['war'], stakedCoins: 4, bets: [{ spot: 'ante', coins: 2 }] },
    })
  })

  test('takes amounts, several bets, and by default the least main bet', async () => {
    const { out } = await called(['play', roulette, '--seed', 'x', '--bet', 'red=2', '--bet', 'straight-17=1'])
    expect(out).toContain('for 3 staked')
    expect(await json(0, ['play', war, '--seed', 'x'])).toMatchObject({ bets: [{ spot: 'ante', coins: 2 }] })
    const amount = await json(1, ['play', craps, '--seed', 'x', '--choices', 'odds=30'])
    expect(amount).toMatchObject({
      error: { code: 'refused', problems: [{ field: expect.stringContaining('choices[0]') }] },
    })
  })

  test('names what the game refuses of the bets', async () => {
    const told = await json(1, ['play', roulette, '--seed', 'x', '--bet', 'red=0', '--bet', 'purple=1'])
    expect(told).toMatchObject({
      error: { code: 'refused', problems: [{ field: 'bets[0].coins' }, { field: 'bets[1].spot' }] },
    })
  })
})

describe('simulate', () => {
  const options = { rounds: 150_000, seed: 'a run', bets: [{ spot: 'red', coins: 2 }] }
  const args = ['simulate', roulette, '--rounds', '150_000', '--seed', 'a run', '--bet', 'red=2']

  test('gives the report of one pass, with any number of threads', async () => {
    const whole = await simulateTable(example('european-roulette'), options)
    if (!whole.ok) throw new Error('refused')
    for (const workers of ['1', '3'])
      expect(await json(0, [...args, '--workers', workers])).toEqual({
        ...{ tableGamesReport: 1, game: 'european-roulette', report: whole.report },
        definitionHash: definitionHash(example('european-roulette')),
      })
  })

  test('plays a strategy by name, and tells what came of it', async () => {
    const { exit, out } = await called(['simulate', war, '--rounds', '1000', '--seed', 'x', '--strategy', 'default'])
    expect([exit, out]).toEqual([0, expect.stringContaining('casino-war, played default')])
    expect(await json(1, ['simulate', roulette, '--rounds', '9', '--seed', 'x', '--bet', 'red=0'])).toMatchObject({
      error: { code: 'refused', problems: [{ field: 'bets[0].coins' }] },
    })
  })

  test('ends early with the rounds played until then', async () => {
    let isEnough = false
    const ended = await simulateTable(example('european-roulette'), {
      ...options,
      onProgress: () => {
        isEnough = true
      },
      finish: {
        get aborted() {
          return isEnough
        },
        reason: undefined,
      },
    })
    const first = await simulateTable(example('european-roulette'), { ...options, rounds: 65_536 })
    if (!ended.ok || !first.ok) throw new Error('refused')
    expect(ended.report).toEqual({ ...first.report, run: { ...first.report.run, rounds: options.rounds } })
  })

  test('a process that is interrupted ends with 130 and a part', async () => {
    const { exit, out } = await interrupted(['simulate', roulette, '--rounds', '1e12', '--seed', 'x', '--json'])
    expect(exit).toBe(130)
    const { report } = JSON.parse(out)
    expect(report.run.rounds).toBe(1e12)
    expect(report.rounds).toBeLessThan(1e12)
    expect(report.rounds % 65_536).toBe(0)
  })
})

describe('verify', () => {
  const definition = example('casino-war')
  const bets = [{ spot: 'ante', coins: 2 }]
  const played = play(definition, 'a seed', bets)
  if (!played.ok) throw new Error('refused')
  const { stakedCoins, paidCoins, events } = played.round
  const stored = { definition, seed: 'a seed', bets, choices: [], stakedCoins, paidCoins, events }

  test('a round as it was played, also as the server tells it', async () => {
    expect(await json(0, ['verify', file('round.json', stored)])).toEqual({ ok: true })
    const { events: _, ...rest } = stored
    const told = { ...rest, definitionHash: definitionHash(definition), round: played.round }
    expect(await json(0, ['verify', '-'], JSON.stringify(told))).toEqual({ ok: true })
    const { definition: __, ...without } = stored
    expect(await json(0, ['verify', '-', '--definition', war], JSON.stringify(without))).toEqual({ ok: true })
  })

  test.each([
    ['paidCoins', { paidCoins: paidCoins + 1 }],
    ['definitionHash', { definitionHash: 'x' }],
    ['events[0].card', { events: [{ ...events[0], card: 'zz' }, ...events.slice(1)] }],
  ])('tells the first difference: %s', async (field, change) => {
    const told = await json(1, ['verify', '-'], JSON.stringify({ ...stored, ...change }))
    expect(told).toMatchObject({ ok: false, difference: { field } })
  })

  test.each([
    [{}, 'is not a stored round'],
    [[], 'is not a stored round'],
    [{ ...stored, seed: 7 }, 'is not a stored round'],
    [{ ...stored, definition: undefined }, 'holds no definition'],
    [{ ...stored, definition: { kind: 'whist' } }, 'the definition is refused'],
    [{ ...stored, bets: 'all' }, 'the game refuses the bets or the choices'],
    [{ ...stored, choices: [{}] }, 'the game refuses the bets or the choices'],
  ])('%j is refused', async (value, sentence) => {
    expect(await json(1, ['verify', '-'], JSON.stringify(value))).toMatchObject({
      error: { code: 'refused', message: expect.stringContaining(sentence) },
    })
  })
})

describe('the pools of a round', () => {
  const pays = [
    { hand: 'royalFlush', percent: 100 },
    { hand: 'threeOfAKind', percent: 10 },
  ] as const
  const definition = exampleOf('caribbeanStud', 'caribbean-stud-progressive', {
    progressive: { price: 1, startCoins: 1000, contributionPpm: 250_000, pays },
  })
  const bets = [
    { spot: 'ante', coins: 10 },
    { spot: 'progressive', coins: 1 },
  ]
  const [seed, round] = Array.from({ length: 5000 }, (_, n) => `pool ${n}`)
    .map((one) => [one, play(definition, one, bets, ['fold'])] as const)
    .flatMap(([one, played]) => (played.ok ? [[one, played.round] as const] : []))
    .find(([, { events }]) => events.some(({ type }) => type === 'jackpotWon'))!
  const won = round.events.flatMap((event) => (event.type === 'jackpotWon' ? [event] : []))
  const pools = won.map(({ jackpot, percent }) => ({
    ...{ jackpot, percent, startCoins: 0, mustHitByCoins: null, contributionPpm: 250_000, seed: null, seedHash: null },
    ...{ openedPpm: null, rounds: null, grownPpm: 8_000_000, by: 'prize', hitAtCoins: null },
    paidCoins: Math.floor((8 * percent) / 100),
  }))
  const stored = { definition, seed, bets, choices: ['fold'], round, pools }

  test('are as its events say', async () => {
    expect(await json(0, ['verify', '-'], JSON.stringify(stored))).toEqual({ ok: true })
  })

  test.each([
    ['one that was not told', { pools: [] }, 'pools of progressive, in hundredths'],
    ['one too many', { pools: [...pools, ...pools] }, 'pools of progressive, in hundredths'],
    [
      'more than the part',
      { pools: pools.map((one) => ({ ...one, paidCoins: one.paidCoins + 1 })) },
      'pools[0].paidCoins',
    ],
    ['a seed without its hash', { pools: pools.map((one) => ({ ...one, seedHash: 'a' })) }, 'pools[0].seedHash'],
  ])('%s is told', async (_, change, field) => {
    expect(await json(1, ['verify', '-'], JSON.stringify({ ...stored, ...change }))).toMatchObject({
      difference: { field },
    })
  })
})

describe('design and tune', () => {
  const brief = { kind: 'bigSix', name: 'Lykkehjulet', rtpHundredths: 9600, rules: { colour: 'red' } }

  test('a brief becomes a game with its proof, and each wish is answered', async () => {
    const told = (await json(0, ['design', '-'], JSON.stringify(brief))) as { definition: TableDefinition }
    expect(told).toEqual(JSON.parse(JSON.stringify(designTable(brief))))
    const { exit, out, err } = await called(['design', '-'], JSON.stringify(brief))
    expect([exit, JSON.parse(out)]).toEqual([0, told.definition])
    expect(err).toMatch(
      /rtpHundredths: 9600, .*\nrules.colour: red, impossible: nothing instead. There is no such rule/s,
    )
  })

  test('what is no brief is refused by its field', async () => {
    expect(await json(1, ['design', '-'], '{"kind": "whist"}')).toMatchObject({
      error: { code: 'refused', problems: expect.arrayContaining([expect.objectContaining({ field: 'kind' })]) },
    })
    expect(await json(1, ['design', '-', '--budget', '1'], '{"kind": "blackjack", "name": "21"}')).toMatchObject({
      error: { code: 'out_of_reach' },
    })
  })

  test('a game is moved to another return, or to the nearest', async () => {
    const wheel = pathOf('big-six')
    expect(await json(0, ['tune', wheel, '--rtp', '95'])).toEqual(
      JSON.parse(JSON.stringify(tuneTable(example('big-six'), 9500))),
    )
    const { exit, err } = await called(['tune', roulette, '--rtp', '60'])
    expect([exit, err]).toEqual([1, expect.stringContaining('rtpHundredths: 6000, impossible: ')])
  })
})

test('a process prints the result, ends with the answer, and writes to a file', () => {
  expect(executed(['check', war])).toMatchObject({ exit: 0, err: '' })
  expect(executed(['check', '-'], '{"kind": "roulette"}').exit).toBe(1)
  expect(executed(['par'])).toEqual({ exit: 2, out: '', err: 'table-games: FILE is missing\n' })
  const out = join(folder, 'sheet.md')
  expect(executed(['par', roulette, '--format', 'md', '--out', out])).toEqual({ exit: 0, out: '', err: '' })
  expect(readFileSync(out, 'utf8')).toContain('97.2973%')
})
