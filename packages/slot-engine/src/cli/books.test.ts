import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { called } from '../../test-support/command-line.ts'
import { compressor } from './books/zstd.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const definition = JSON.parse(readFileSync(fruit, 'utf8'))
const root = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(root, { recursive: true }))
const file = (name: string, content: unknown): string => {
  const path = join(root, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const json = async (exit: number, ...args: string[]) => {
  const ended = await called([...args, '--json'])
  expect(ended).toMatchObject({ exit, err: '' })
  return JSON.parse(ended.out)
}

/** With a bet mode beside the plain one. */
const buying = file('buying.json', {
  ...definition,
  modes: [{ id: 'buy', coins: 60, buys: { feature: 'free', spins: 5 } }],
})

/** Of a bet of 20 coins, one pay of which is no whole tenth. */
const uneven = file('uneven.json', {
  ...{ definitionVersion: 1, id: 'uneven', name: 'Uneven', betCoins: 20, maxWin: 100 },
  symbols: [
    { id: 'seven', name: 'Seven', kind: 'regular', pays: { 3: 15 } },
    { id: 'bar', kind: 'regular', pays: { 3: 20 } },
  ],
  reelSets: { base: Array.from({ length: 3 }, () => ({ strip: ['seven', 'bar'], rows: 1 })) },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
})

describe('the books of a game', () => {
  const folder = join(root, 'made')

  test('of all its modes are written, return what is proved, and are what their check takes', async () => {
    const written = await json(0, 'books', buying, folder, '--rounds', '3000', '--seed', 'made')
    expect(readdirSync(folder).sort()).toEqual([
      'books_base.jsonl.zst',
      'books_buy.jsonl.zst',
      'index.json',
      'lookUpTable_base_0.csv',
      'lookUpTable_buy_0.csv',
    ])
    for (const { target, reached, method, totalWeight } of written.modes) {
      expect(method).toBe('exact')
      expect(totalWeight).toBe(1e15)
      expect(reached.rtp).toBeCloseTo(target.rtp, 13)
      expect(reached.hitFrequency).toBeCloseTo(target.hitFrequency, 9)
      expect(reached.standardDeviation).toBeCloseTo(target.standardDeviation, 7)
    }
    const checked = await json(0, 'check-books', folder, buying, '--replay', 'made', '--play', '20000')
    expect(checked.modes.map(({ name, cost, rounds }: Record<string, unknown>) => [name, cost, rounds])).toEqual([
      ['base', 1, 3000],
      ['buy', 12, 3000],
    ])
    for (const { comparison, report } of checked.modes) {
      expect(comparison.agrees).toBe(true)
      expect(Math.abs(report.rtp - comparison.findings[1].game)).toBeLessThan(5 * report.standardError)
    }
  })

  test('hold each round in a line, in the order of the table', () => {
    const books = zstdDecompressSync(readFileSync(join(folder, 'books_base.jsonl.zst')))
      .toString()
      .trim()
      .split('\n')
    const rows = readFileSync(join(folder, 'lookUpTable_base_0.csv'), 'utf8').trim().split('\n')
    expect(books).toHaveLength(3000)
    books.forEach((line, i) => {
      const { id, payoutMultiplier, events } = JSON.parse(line)
      expect(rows[i]).toMatch(new RegExp(`^${id},\\d+,${payoutMultiplier}$`))
      expect(events[0]).toMatchObject({ index: 0, type: 'reelsStopped' })
    })
  })

  test('are the same files for the same seed', async () => {
    const again = join(root, 'again')
    await json(0, 'books', buying, again, '--rounds', '3000', '--seed', 'made')
    for (const name of readdirSync(folder))
      expect(readFileSync(join(again, name))).toEqual(readFileSync(join(folder, name)))
  })

  test('of another game or another seed are told apart', async () => {
    const other = file('other.json', { ...definition, maxWin: 30 })
    const { modes } = await json(1, 'check-books', folder, other, '--mode', 'base')
    expect(modes[0].comparison.agrees).toBe(false)
    const { out } = await called(['check-books', folder, buying, '--replay', 'another'])
    expect(out).toContain('round 1 is another when it is played again')
  })

  test('show one round', async () => {
    const round = await json(0, 'check-books', folder, '--mode', 'buy', '--round', '17')
    expect(round).toMatchObject({ id: 17, payoutMultiplier: expect.any(Number) })
    expect(await called(['check-books', folder, '--round', '17'])).toMatchObject({ exit: 2 })
    expect(await called(['check-books', folder, '--mode', 'buy', '--round', '3001'])).toMatchObject({ exit: 1 })
  })

  test('leave nothing behind when they are interrupted', async () => {
    const ended = await called(['books', fruit, join(root, 'stopped'), '--rounds', '5e6'], {
      onInterrupt: (stop) => stop(),
    })
    expect(ended.exit).toBe(130)
    expect(existsSync(join(root, 'stopped')) ? readdirSync(join(root, 'stopped')) : []).toEqual([])
  })

  test.each([
    [['books', fruit], 2, 'FILE FOLDER is missing'],
    [['books', fruit, folder, '--step', '5'], 2, '--step must be 10 or 1'],
    [['books', fruit, folder, '--mode', 'none'], 2, 'It has base'],
    [['books', fruit, folder, '--rounds', '0'], 2, '--rounds must be'],
    [['books', fruit, join(root, 'few'), '--rounds', '1'], 1, 'play more rounds'],
    [['books', fruit, fruit, '--rounds', '100'], 2, 'cannot be written'],
    [['books', file('odd.json', { ...definition, betCoins: 15 }), join(root, 'odd')], 1, 'multiples of 3 coins'],
    [
      ['books', uneven, join(root, 'uneven')],
      1,
      'multiples of 2 coins, unlike 3 × Seven (15). Payouts in steps of 1 hu',
    ],
    [['check-books', join(root, 'nowhere')], 2, 'cannot be read'],
    [['check-books', folder, '--mode', 'none'], 2, 'It has base, buy'],
    [['check-books', folder, '--replay', 'x'], 2, '--replay needs FILE'],
  ])('%j is refused', async (args, exit, sentence) => {
    expect(await called(args)).toMatchObject({ exit, err: expect.stringContaining(sentence) })
  })
})

/**
 * A folder in the shape of `apps/forest-gang/library/publish_files` of StakeEngine/web-sdk (commit 3e7de379), with rounds of
 * its own: costs without a point, names of tables in capitals, ids from 0, payouts in steps of 50 hundredths, rounds of
 * weight 0 above the cap, events as the SDK tells them, and fields that it adds to a book.
 */
const OTHERS = fileURLToPath(new URL('../../test-support/books-of-others', import.meta.url))

describe('files of others', () => {
  interface Files {
    readonly rows?: string
    readonly books?: string
    readonly packed?: Uint8Array
  }
  const ROWS = '0,199895486317,0\n1,25668581149,20\n2,126752606,140\n'
  const BOOKS = [0, 20, 140]
    .map((payout, id) =>
      JSON.stringify({
        id,
        payoutMultiplier: payout,
        events: [{ index: 0, type: 'reveal' }],
        criteria: 'basegame',
        baseGameWins: payout / 100,
      }),
    )
    .join('\n')
  let made = 0
  const folderWith = ({ rows = ROWS, books = BOOKS, packed = zstdCompressSync(books) }: Files): string => {
    const folder = join(root, `theirs-${made++}`)
    mkdirSync(folder)
    const mode = { name: 'bonus', cost: 100.0, events: 'books_bonus.jsonl.zst', weights: 'lookUpTable_bonus_0.csv' }
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ modes: [mode] }))
    writeFileSync(join(folder, mode.weights), rows)
    writeFileSync(join(folder, mode.events), packed)
    return folder
  }

  test('are read with what they hold besides, and played', async () => {
    const { modes } = await json(0, 'check-books', folderWith({}), '--play', '1000')
    const total = 199895486317 + 25668581149 + 126752606
    expect(modes[0]).toMatchObject({ rounds: 3, eventCount: 3, totalWeight: String(total) })
    expect(modes[0].sheet.rtp).toBeCloseTo((25668581149 * 20 + 126752606 * 140) / total / 10_000, 15)
    expect(modes[0].report.spins).toBe(1000)
  })

  test('in several frames are read to the end', async () => {
    const frames = BOOKS.split('\n').map((line) => zstdCompressSync(`${line}\n`))
    const skippable = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3])
    const [first = skippable, ...others] = frames
    const packed = Buffer.concat([first, skippable, ...others])
    expect((await json(0, 'check-books', folderWith({ packed }))).modes[0].rounds).toBe(3)
  })

  test('as the SDK publishes them are read, with what is never drawn', async () => {
    const { modes } = await json(0, 'check-books', OTHERS, '--step', '50', '--play', '1000')
    expect(modes.map(({ name, cost, rounds }: Record<string, unknown>) => [name, cost, rounds])).toEqual([
      ['base', 1, 4],
      ['feature', 20, 5],
    ])
    const [, { sheet, eventCount, totalWeight }] = modes
    expect(eventCount).toBe(22)
    expect(totalWeight).toBe('950')
    // A round of weight 0 is told, and never drawn: it is not the most that is won.
    expect(sheet.maxCoins).toBe(15_300)
    expect(sheet.rtp).toBeCloseTo((228 * 1800 + 238 * 450 + 144 * 15_300) / 950 / 2000, 12)
    expect(await called(['check-books', OTHERS, '--step', '100'])).toMatchObject({ exit: 1 })
  })

  test('with weights beyond 2^53 are checked, and not played', async () => {
    const folder = folderWith({ rows: ROWS.replace('199895486317', '9199895486317000000') })
    expect((await json(0, 'check-books', folder)).modes[0].totalWeight).toBe('9199895512112333755')
    expect(await called(['check-books', folder, '--play', '9'])).toMatchObject({ exit: 1 })
  })

  test.each<[string, Files, string]>([
    [
      'another payout',
      { rows: ROWS.replace(',140', ',150') },
      'line 3: round 2 pays 150 by the table, 140 by its book',
    ],
    ['fewer rows', { rows: ROWS.slice(0, ROWS.indexOf('2,')) }, 'line 3: the books go on'],
    ['fewer books', { books: BOOKS.split('\n').slice(0, 2).join('\n') }, 'line 3: the table goes on'],
    ['a heading', { rows: `id,weight,payout\n${ROWS}` }, 'line 1: '],
    ['a book without events', { books: BOOKS.replace('"events"', '"event"') }, 'events must be a list'],
    ['nothing', { rows: '', books: '' }, 'there are no rounds'],
  ])('with %s are told what is wrong', async (_, files, sentence) => {
    const ended = await called(['check-books', folderWith(files)])
    expect(ended).toMatchObject({ exit: 1, out: expect.stringContaining(sentence) })
  })

  test.each<[string, Files]>([
    ['not compressed', { packed: Buffer.from(BOOKS) }],
    ['cut off', { packed: zstdCompressSync(BOOKS.repeat(50)).subarray(0, 60) }],
    ['not UTF-8', { packed: zstdCompressSync(Buffer.from([0xff, 0xfe, 0x0a])) }],
  ])('that are %s cannot be read', async (_, files) => {
    const ended = await called(['check-books', folderWith(files)])
    expect(ended).toMatchObject({ exit: 2, err: expect.stringMatching(/cannot be read: (it|what)/) })
  })
})

test('a Node without zstd refuses, and says which has it', () => {
  expect(() => compressor({})).toThrow('Node has from 22.15')
})
