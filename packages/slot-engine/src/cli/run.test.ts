import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { called } from '../../test-support/command-line.ts'
import type { Definition } from '../definition.ts'
import { canonicalJson } from '../game/canonical.ts'
import { compile } from '../game/compile/compile.ts'
import { spin } from '../game/play/spin.ts'
import { analyse } from '../proof/analyse/analyse.ts'
import { simulate } from '../proof/simulate/simulate.ts'
import { createRng } from '../rng.ts'
import { COMMANDS } from './commands.ts'

const fruitFile = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const fruit: Definition = JSON.parse(readFileSync(fruitFile, 'utf8'))
const game = compile(fruit)

const folder = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** The JSON of a call that must end with `exit`. */
async function json(exit: number, args: readonly string[], stdin?: string): Promise<unknown> {
  const ended = await called([...args, '--json'], stdin === undefined ? {} : { stdin })
  expect(ended).toMatchObject({ exit, err: '' })
  return JSON.parse(ended.out)
}

const strips = file('strips.csv', 'A,A\nB,B')
const pays = file('pays.csv', 'symbol,2\nA,5')
const broken = file('broken.json', { ...fruit, betCoins: 0, wins: undefined })

describe('the help', () => {
  test('is there for all and for each', async () => {
    expect(await called(['--help'])).toMatchObject({ exit: 0, err: '' })
    for (const { name, options } of COMMANDS) {
      const { exit, out } = await called([name, '--help'])
      expect(exit).toBe(0)
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`)
      expect(out).toContain('Exit codes: 0 done; 1')
    }
  })

  test('is what a call without a command gets, as a mistake', async () => {
    expect(await called([])).toMatchObject({ exit: 2, out: '' })
  })
})

describe('wrong usage ends with 2 and a sentence', () => {
  test.each([
    [['nothing'], 'no command "nothing"'],
    [['par'], 'FILE is missing'],
    [['par', 'a', 'b'], 'too many files'],
    [['validate', '-', '-'], 'only once'],
    [['par', fruitFile, '--nothing'], "Unknown option '--nothing'"],
    [['par', fruitFile, '--format', 'pdf'], '--format must be'],
    [['par', fruitFile, '--language', 'fr'], '--language must be'],
    [['par', fruitFile, '--mode', 'none'], 'It has base'],
    [['par', fruitFile, '--choose', 'none=1'], 'It has none'],
    [['par', fruitFile, '--choose', 'none'], 'FEATURE=N'],
    [['par', fruitFile, '--language', 'da'], 'are for --format md'],
    [['simulate', fruitFile, '--seed', '', '--spins', '9'], '--seed must be'],
    [['simulate', fruitFile, '--seed', 'x'], '--spins is missing'],
    [['simulate', fruitFile, '--spins', '1000'], '--seed is missing'],
    [['simulate', fruitFile, '--seed', 'x', '--spins', '0'], '--spins must be'],
    [['simulate', fruitFile, '--seed', 'x', '--spins', '1e13'], '--spins must be'],
    [['simulate', fruitFile, '--seed', 'x', '--spins', 'many'], '--spins must be'],
    [['simulate', fruitFile, '--seed', 'x', '--spins', '9', '--shard', '2/2'], '--shard must be i/n'],
    [['simulate', fruitFile, '--seed', 'x', '--spins', '9', '--shard', '1'], '--shard must be i/n'],
    [['simulate', fruitFile, '--seed', 'x', '--spins', '9', '--workers', '0'], '--workers must be'],
    [['replay', fruitFile, '--seed', 'x', '--choices', 'a'], '--choices must be'],
    [['tune', fruitFile], 'name what is to be met'],
    [['tune', fruitFile, '--rtp', 'abc'], '--rtp must be a number, not "abc"'],
    [['tune', fruitFile, '--volatility', 'wild'], '--volatility must be low, medium'],
    [['convert', strips, '--pays', pays], '--bet'],
    [['par', join(folder, 'none.json')], 'no such file'],
    [['par', folder], 'it is a folder'],
    [['par', fruitFile, '--out', join(folder, 'none', 'x')], 'cannot be written'],
  ])('%j', async (args, sentence) => {
    const { exit, out, err } = await called(args)
    expect([exit, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
    const refusal = await json(2, args)
    expect(refusal).toMatchObject({ ok: false, error: { message: expect.any(String) } })
  })
})

describe('validate', () => {
  test('names sound games by their content hash', async () => {
    const { exit, out } = await called(['validate', fruitFile])
    expect([exit, out]).toEqual([0, expect.stringMatching(/sound, frugthaven, [0-9a-f]{64}\n$/)])
  })

  test('says what a sound game leaves open, as par does', async () => {
    const symbols = fruit.symbols.map((symbol) => (symbol.kind === 'wild' ? { id: 'joker', kind: 'wild' } : symbol))
    const base = fruit.reelSets.base!.map((reel) => ({ ...reel, strip: ['joker', ...reel.strip.slice(1)] }))
    const open = file('open.json', { ...fruit, symbols, reelSets: { base } })
    const { out } = await called(['validate', open])
    expect(out).toMatch(/sound, frugthaven, [0-9a-f]{64}\n {2}warning: wins\.wildRuns: Is missing.* \(ambiguous\)\n$/)
    const warnings = [{ field: 'wins.wildRuns', code: 'ambiguous' }]
    expect(await json(0, ['validate', open])).toMatchObject({ ok: true, files: [{ warnings }] })
    expect(await json(0, ['par', open])).toMatchObject({ warnings })
    expect((await called(['par', open])).out).toContain('warning: wins.wildRuns')
  })

  test('says no for one fault in any file, and where it is', async () => {
    const verdict = await json(1, ['validate', fruitFile, broken])
    expect(verdict).toMatchObject({
      ok: false,
      files: [{ ok: true }, { ok: false, problems: [{ field: 'betCoins' }, { field: 'wins', code: 'required' }] }],
    })
  })

  test('finds the definition in a file of a catalogue, and reads stdin', async () => {
    expect(await json(0, ['validate', '-'], JSON.stringify({ slug: 'x', definition: fruit }))).toMatchObject({
      ok: true,
    })
  })
})

describe('par', () => {
  test('gives the sheet that analyse gives', async () => {
    const { sheet } = (await json(0, ['par', fruitFile])) as { sheet: unknown }
    expect(sheet).toEqual(JSON.parse(JSON.stringify(analyse(game))))
    const { out } = await called(['par', fruitFile])
    expect(out).toMatch(/^RTP +95\.6308 %$/m)
  })

  test('gives JSON or another format, not both', async () => {
    expect(await json(2, ['par', fruitFile, '--format', 'csv'])).toMatchObject({ error: { code: 'usage' } })
  })

  test('gives the same with --format json as with --json', async () => {
    const { out } = await called(['par', fruitFile, '--format', 'json'])
    expect(out).toBe((await called(['par', fruitFile, '--json'])).out)
  })

  test.each([
    ['md', /^# Frugthaven/],
    ['csv', /^section,table,item,/],
    ['html', /^<!doctype html>/i],
  ])('prints the detailed sheet as %s, with the content hash', async (format, beginning) => {
    const call = ['par', fruitFile, '--format', format]
    const { exit, out } = await called(call)
    expect([exit, out]).toEqual([0, expect.stringMatching(beginning)])
    expect(out).toContain(createHash('sha256').update(canonicalJson(fruit)).digest('hex').slice(0, 12))
    if (format !== 'csv')
      expect((await called([...call, '--language', 'da', '--date', '1. maj'])).out).toContain('1. maj')
  })

  test('writes to a file and says nothing', async () => {
    const out = join(folder, 'sheet.txt')
    expect(await called(['par', fruitFile, '--out', out])).toEqual({ exit: 0, out: '', err: '' })
    expect(readFileSync(out, 'utf8')).toContain('95.6308 %')
  })

  test('writes to a device, and leaves it there', async () => {
    const out = join(folder, 'device')
    symlinkSync('/dev/null', out)
    expect(await called(['par', fruitFile, '--out', out])).toEqual({ exit: 0, out: '', err: '' })
    expect(statSync(out).isCharacterDevice()).toBe(true)
  })

  test('refuses what is no game', async () => {
    expect(await json(1, ['par', broken])).toMatchObject({ error: { code: 'refused', problems: [{}, {}] } })
  })
})

describe('simulate', () => {
  const call = ['simulate', fruitFile, '--spins', '300_000', '--seed', 'runs']

  test('gives the report that simulate gives, for any number of workers', async () => {
    const one = await called([...call, '--json', '--workers', '1'])
    expect(JSON.parse(one.out).report).toEqual(await simulate(game, { spins: 300_000, seed: 'runs' }))
    expect(await called([...call, '--json', '--workers', '3'])).toEqual(one)
  })

  test('draws a bar where someone watches', async () => {
    const { out, err } = await called(call, { columns: 80 })
    expect(err).toMatch(/ of 300,000 .* M\/s/)
    expect(err.endsWith('\r\u001b[2K')).toBe(true)
    expect(out).toMatch(/^spins +300,000$/m)
  })

  test('ends when it is told to, with the rounds played until then', async () => {
    const long = ['simulate', fruitFile, '--spins', '1e12', '--seed', 'long']
    let stop = (): void => {}
    const onInterrupt = (end: () => void): void => {
      stop = end
    }
    const { exit, out } = await called(long, { columns: 80, onInterrupt, onErr: () => stop() })
    expect(exit).toBe(130)
    expect(out).toMatch(/^ended early +of 1,000,000,000,000/m)
    expect(out).toMatch(/^RTP +\d/m)
  })

  test('ends with its budget, and the same rounds as a run of so many', async () => {
    const run = async (...more: string[]) =>
      JSON.parse((await called(['simulate', fruitFile, '--seed', 'b', '--json', ...more])).out)
    const { report } = await run('--spins', '1e9', '--budget', '2')
    expect(report.stopped).toEqual({ asked: 1e9, cutRounds: 0 })
    const { report: whole } = await run('--spins', String(report.totalSpins))
    expect(report.histogram).toEqual(whole.histogram)
    expect(report.features).toEqual(whole.features)
  })

  test('ends at once when it is told to before anything is played, with nothing said', async () => {
    const long = ['simulate', fruitFile, '--spins', '1e12', '--seed', 'long']
    expect(await called(long, { onInterrupt: (stop) => stop() })).toEqual({ exit: 130, out: '', err: '' })
  })
})

describe('merge', () => {
  const shard = async (name: string, more: readonly string[], seed = 'shards'): Promise<string> => {
    const out = join(folder, name)
    await called(['simulate', fruitFile, '--spins', '300000', '--seed', seed, '--json', '--out', out, ...more])
    return out
  }

  test('makes the report of one run of the reports of its shards, to the last byte', async () => {
    const parts = await Promise.all([2, 0, 1].map((i) => shard(`part-${i}`, ['--shard', `${i}/3`])))
    const { out } = await called(['merge', ...parts, '--json', '--complete'])
    expect(out).toBe(readFileSync(await shard('whole', []), 'utf8'))
    expect(await called(['merge', ...parts])).toMatchObject({ exit: 0 })
  })

  test('leaves out shards of which a short run has none', async () => {
    const parts = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((i) => shard(`seventh-${i}`, ['--shard', `${i}/7`])))
    const { out } = await called(['merge', ...parts, '--json', '--complete'])
    expect(out).toBe(readFileSync(await shard('whole', []), 'utf8'))
  })

  test('says no when --complete is not', async () => {
    const part = await shard('half', ['--shard', '0/2'])
    expect(await called(['merge', part])).toMatchObject({ exit: 0, out: expect.stringContaining('a part') })
    expect(await json(1, ['merge', part, '--complete'])).toMatchObject({
      error: { message: expect.stringContaining('the first that is missing is in block 2') },
    })
  })

  test('adds up runs of several seeds', async () => {
    const runs = [await shard('one', [], 'one'), await shard('two', [], 'two')]
    expect(await json(0, ['merge', ...runs])).toMatchObject({ report: { totalSpins: 600_000, run: { seed: '' } } })
    expect(await called(['merge', ...runs, '--complete'])).toMatchObject({ exit: 1 })
  })

  test('refuses the same spins twice, and other games', async () => {
    const part = await shard('again', ['--shard', '0/2'])
    expect(await json(1, ['merge', part, part])).toMatchObject({ error: { message: 'the same spins twice' } })
    const other = { ...JSON.parse(readFileSync(part, 'utf8')), definitionHash: '0'.repeat(64) }
    expect(await json(1, ['merge', part, file('other', other)])).toMatchObject({
      error: { message: expect.stringContaining('another simulation') },
    })
  })

  test('names what no report says', async () => {
    const report = JSON.parse(readFileSync(await shard('sound', []), 'utf8'))
    const [first, ...rest] = report.report.histogram as [number, number][]
    const more = [[first![0], first![1] + 1], ...rest]
    const changed = { ...report, report: { ...report.report, histogram: more } }
    expect(await json(1, ['merge', file('changed', changed)])).toMatchObject({
      error: { problems: [{ field: 'report.histogram', code: 'mismatch' }] },
    })
  })
})

describe('replay', () => {
  test('tells the round of a seed', async () => {
    const { out } = await called(['replay', fruitFile, '--seed', 'example 17'])
    expect(out).toContain('free spins awarded')
    expect(out).toMatch(/^23 coins for a bet of 5: 4\.6 bets$/m)
    expect(await json(0, ['replay', fruitFile, '--seed', 'example 17'])).toMatchObject(
      JSON.parse(JSON.stringify(spin(game, createRng('example 17')))),
    )
  })
})

describe('verify', () => {
  const round = spin(game, createRng('example 17'))
  const stored = { definition: fruit, seed: 'example 17', ...round }

  test('confirms a round, with or without its events', async () => {
    expect(await json(0, ['verify', file('round', stored)])).toEqual({ ok: true })
    expect(await json(0, ['verify', file('round', { ...stored, events: undefined })])).toEqual({ ok: true })
  })

  test('reads a round as the server gives it', async () => {
    const { totalCoins, betCoins } = round
    const record = { roundId: 'x', gameId: 1, bet: 2.5, seed: 'example 17', totalCoins, betCoins, round, createdAt: '' }
    const call = ['verify', '-', '--definition', fruitFile]
    expect(await json(0, call, JSON.stringify(record))).toEqual({ ok: true })
    const hashed = JSON.stringify({ ...record, definitionHash: '0'.repeat(64) })
    expect(await json(1, call, hashed)).toMatchObject({ difference: { field: 'definitionHash' } })
  })

  test('names the first difference', async () => {
    const changed = { ...stored, events: round.events.map((event, i) => (i === 1 ? { ...event, coins: 50 } : event)) }
    const difference = { field: 'events[1].coins', stored: 50, played: 5 }
    expect(await json(1, ['verify', file('changed', changed)])).toEqual({ ok: false, difference })
    const { exit, out } = await called(['verify', join(folder, 'changed')])
    expect([exit, out]).toEqual([1, 'the round differs in events[1].coins: stored 50, played 5\n'])
  })

  // The hash is what coreutils' sha256sum says of 'example'.
  const pool = {
    ...{ jackpot: 'grand', seed: 'example', startCoins: 50, mustHitByCoins: 90, contributionPpm: 500_000 },
    seedHash: '50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c',
    ...{ openedPpm: 0, rounds: 3, grownPpm: 1_500_000, by: 'prize', paidCoins: 1 },
    hitAtCoins: 51 + createRng('example').below(40),
  }

  test('confirms a history of pools, and names what is wrong with one', async () => {
    expect(await json(0, ['verify', file('pools', { pools: [pool, pool] })])).toEqual({ ok: true, pools: 2 })
    const said = (change: object) => json(1, ['verify', file('pools', { pools: [pool, { ...pool, ...change }] })])
    const at = (field: string) => ({ ok: false, difference: { field: `pools[1].${field}` } })
    expect(await said({ seedHash: '0'.repeat(64) })).toMatchObject(at('seedHash'))
    expect(await said({ seed: 'another' })).toMatchObject(at('seedHash'))
    expect(await said({ hitAtCoins: 50 })).toMatchObject(at('hitAtCoins'))
    expect(await said({ rounds: 2 })).toMatchObject(at('grownPpm'))
    expect(await json(1, ['verify', file('pools', { pools: [{ ...pool, rounds: 'three' }] })])).toMatchObject({
      error: { problems: [{ field: 'pools[0].rounds' }] },
    })
  })

  test('a round that names a pool it has not won differs', async () => {
    const pooled = { ...fruit, jackpots: [{ id: 'grand', coins: 50, contributionPpm: 500_000 }] }
    const played = { definition: pooled, seed: 'example 17', ...spin(compile(pooled), createRng('example 17')) }
    expect(await json(0, ['verify', file('pooled', { ...played, pools: [] })])).toEqual({ ok: true })
    expect(await json(1, ['verify', file('pooled', { ...played, pools: [pool] })])).toMatchObject({
      difference: { field: 'pools of grand won by prizes', stored: 1, played: 0 },
    })
  })

  test('refuses what is no round', async () => {
    const { definition: _, ...nameless } = stored
    expect(await json(1, ['verify', file('nameless', nameless)])).toMatchObject({
      error: { message: expect.stringContaining('--definition') },
    })
    expect(await json(1, ['verify', file('seedless', { ...stored, seed: 7 })])).toMatchObject({
      error: { problems: [{ field: 'seed', code: 'wrong_type' }] },
    })
    expect(await json(1, ['verify', file('unsound', { ...stored, definition: { ...fruit, id: 7 } })])).toMatchObject({
      error: { problems: [{ field: 'definition.id' }] },
    })
    expect(await json(2, ['verify', file('modal', { ...stored, mode: 'none' })])).toMatchObject({ ok: false })
    expect(
      await json(1, [
        'verify',
        file('deep', `{"seed":"x","totalCoins":1,"events":${'['.repeat(1e5)}${']'.repeat(1e5)}}`),
        '--definition',
        fruitFile,
      ]),
    ).toMatchObject({
      difference: { stored: 'something else' },
    })
  })
})

describe('design', () => {
  const brief = { name: 'Havnen', reels: 5, lines: 10, rtp: 96, volatility: 'medium', maxWin: 1000 }

  test('makes a game whose sheet meets the brief, the same for the same seed', async () => {
    const call = ['design', file('brief.json', brief), '--seed', '1']
    const made = await json(0, call)
    expect(made).toMatchObject({ definition: { name: 'Havnen' }, sheet: { volatilityClass: 'medium' } })
    const { out } = await called(call)
    expect(JSON.parse(out)).toEqual((made as { definition: unknown }).definition)
    expect(await called(['validate', '-'], { stdin: out })).toMatchObject({ exit: 0 })
  })

  test('says what cannot be met, and the nearest that can', async () => {
    expect(await json(1, ['design', '-', '--seed', '1'], JSON.stringify({ ...brief, rtp: 60 }))).toMatchObject({
      error: { target: 'rtp', nearest: 80, message: expect.stringContaining('cannot be met') },
    })
    expect(await json(1, ['design', '-', '--seed', '1'], '{"name": 7}')).toMatchObject({
      error: {
        problems: [{ field: 'name', code: 'wrong_type' }, { field: 'reels', code: 'required' }, {}, {}, {}, {}],
      },
    })
    const { err } = await called(['design', '-', '--seed', '1'], { stdin: '{"name": "Havnen"}' })
    expect(err).toContain('  lines: Must be a whole number. (required)')
    expect(err).not.toContain('1000000')
  })
})

describe('tune', () => {
  test('prints the game, and beside it what was changed', async () => {
    const { exit, out, err } = await called(['tune', fruitFile, '--max-win', '500'])
    expect(exit).toBe(0)
    expect(JSON.parse(out)).toEqual({ ...fruit, maxWin: 500 })
    expect(err).toMatch(/^maxWin: 1000 → 500 \(.+\)\nRTP 95\.6308 % \(exact\), σ 3\.99 bets, low\n$/)
  })
})

describe('convert', () => {
  const csv = (text: string, ...args: string[]) => json(0, ['convert', '-', ...args], text)

  test('makes a column a reel', async () => {
    expect(await csv('A,B,Wild\nB,A,A\nA,,Scatter\n', '--rows', '2', '--id', 'small')).toEqual({
      definitionVersion: 1,
      id: 'small',
      name: 'small',
      betCoins: 2,
      maxWin: 1000,
      symbols: [
        { id: 'A', kind: 'regular' },
        { id: 'B', kind: 'regular' },
        { id: 'Wild', kind: 'wild' },
        { id: 'Scatter', kind: 'scatter' },
      ],
      reelSets: {
        base: [
          { strip: ['A', 'B', 'A'], rows: 2 },
          { strip: ['B', 'A'], rows: 2 },
          { strip: ['Wild', 'A', 'Scatter'], rows: 2 },
        ],
      },
      wins: {
        type: 'lines',
        lines: [
          [0, 0, 0],
          [1, 1, 1],
        ],
      },
    })
  })

  test('knows headings, weights, semicolons, quotes and rows per reel', async () => {
    const text = '\uFEFF#;Reel 1;Weight;Reel 2\r\n1;"Æble; rødt";3;-\r\n2;"7 ""syv""";1;7\r\n'
    expect(await csv(text, '--rows', '1,2')).toMatchObject({
      symbols: [
        { id: 'Aeble-roedt', name: 'Æble; rødt' },
        { id: '7-syv', name: '7 "syv"' },
        { id: 'blank', kind: 'blank', name: '-' },
        { id: '7' },
      ],
      reelSets: {
        base: [
          { strip: ['Aeble-roedt', '7-syv'], weights: [3, 1], rows: 1 },
          { strip: ['blank', '7'], rows: 2 },
        ],
      },
    })
  })

  test('takes further reel sets, and names the game after its file', async () => {
    const [base, free] = [file('Night Owl.csv', 'a,b\nb,a'), file('free.csv', 'a,a\nb,b')]
    expect(await json(0, ['convert', base, '--set', `free=${free}`])).toMatchObject({
      id: 'night-owl',
      reelSets: { base: [{}, {}], free: [{ strip: ['a', 'b'] }, {}] },
    })
  })

  test.each([
    ['', 'holds no reel'],
    ['a,b\n,a\na,a', 'stop 2 of column 1 is empty'],
    ['reel 1,weight\na,x', 'weight 1 of column 2'],
    ['reel 1,weight\na,1\nb', '1 weights for 2 stops'],
    ['weight,reel 1\n1,a', 'no reel stands before it'],
    [Array.from({ length: 99 }, () => 'a').join(','), 'refused for'],
  ])('refuses %j', async (text, sentence) => {
    expect(await json(1, ['convert', '-'], text)).toMatchObject({
      error: { message: expect.stringContaining(sentence) },
    })
  })
})
