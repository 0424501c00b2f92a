import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ExportedSlot } from '@spilvaerk/schemas'
import { compile, type Definition, ROUND_EVENT_TYPES } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import type { RecordedRound } from '../../../../platform/calculations/record-rounds.ts'
import { ASSETS } from '../../../../platform/config/assets.ts'
import { findCSharp } from '../../../../testing/csharp.ts'
import { smallGame } from '../../../../testing/games.ts'
import { tempDir } from '../../../../testing/temp-dir.ts'
import type { Files } from '../archive.ts'
import { createUnitySources } from './sources.ts'
import { unityFiles } from './unity.ts'

const run = promisify(execFile)
const sources = createUnitySources(ASSETS.unity)
const STUBS = join(import.meta.dirname, '../../../../testing/unity-stubs/Stubs.cs')
const DESIGNED = join(import.meta.dirname, '../../../../testing/falling-game.json')
const ATTACK = '*/ } class X { } /* "; \\u0022 {0} $" \n#if X @" */ 💥 </summary> ??/'

/** One for each way to win and each thing that changes a window or pays beside it. */
const HOUSE_GAMES = [
  ...['dansk-sommer', 'hygge-i-kredsloeb', 'jadehaven', 'dobbeltdaekkeren', 'svaler-paa-traaden', 'perlepladen'],
  ...['loppemarkedet', 'alle-troldens-stier', 'kludetaeppet', 'spejlsalen', 'regntoenden', 'boennestagen'],
  ...['honning-i-haaret', 'vaegterens-runde', 'ildfluenatten', 'sortebogen', 'sneboldens-vej', 'kaffebordet'],
  ...['sparegrisen', 'pomp-og-pragt', 'tre-oensker', 'smuglerruten', 'braendestablen', 'kongens-fire-kister'],
] as const

/** Factors of paid and of free spins, for windows and for single wins. */
const FACTOR_GAME = [
  'factors',
  smallGame({
    factors: [
      { type: 'drawn', id: 'reel', values: { '1': 2, '3': 1 } },
      { type: 'fill', id: 'full', fewest: 2 },
      { type: 'run', id: 'width', from: 2, adds: 2 },
    ],
    changes: [{ type: 'turn', when: 'loss', into: { a: 'c' } }],
    features: [
      {
        ...{ type: 'freeSpins', id: 'free', chance: { hit: 1, miss: 3, spins: 2 } },
        factors: [
          { type: 'reels', id: 'reels', reels: [{ '2': 1 }, { '1': 1, '3': 1 }, { '1': 1 }] },
          { type: 'run', id: 'each', from: 1, adds: 1, multiplies: ['lines'] },
        ],
      },
    ],
  }),
] as const

/** Free spins and bet modes with rules, pays, features and factors of their own. */
const OWN_PARTS_GAME = [
  'own-parts',
  smallGame({
    features: [
      {
        ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 2: 3 } } },
        scatterPays: { s: { 2: 7 } },
        instead: {
          wins: { type: 'ways' },
          cascades: { multipliers: [1, 3] },
          symbols: { a: { pays: { 2: 1, 3: 6 } }, b: { pays: {} }, w: { multiplier: 5 } },
        },
      },
    ],
    modes: [
      {
        ...{ id: 'large', coins: 30 },
        instead: {
          wins: { type: 'anywhere' },
          symbols: { a: { pays: { 4: 5 } }, b: { pays: {} }, c: { pays: { 3: 60 } }, s: { pays: { 1: 4 } } },
          factors: [{ type: 'drawn', id: 'reel', values: { 1: 1, 2: 1 } }],
          features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 1: 2 } }, multiplier: 4 }],
        },
      },
      {
        id: 'buy',
        coins: 60,
        buys: { feature: 'free', spins: 2 },
        instead: { symbols: { w: { scatterPays: { 1: 2 } } } },
      },
    ],
  }),
] as const

/** Scatters whose sum multiplies the spin, and is kept in free spins. */
const ORB_GAME = [
  'orbs',
  {
    ...smallGame(),
    symbols: [...smallGame().symbols, { id: 'orb', kind: 'scatter', adds: { '2': 1, '5': 1 } }],
    reelSets: {
      base: (smallGame().reelSets.base ?? []).map((reel) => ({ ...reel, strip: [...reel.strip, 'orb'] })),
    },
    factors: [{ type: 'symbols', id: 'orbs' }],
    features: [
      {
        ...{ type: 'freeSpins', id: 'bank', chance: { hit: 1, miss: 3, spins: 4 } },
        factors: [{ type: 'symbols', id: 'kept', keeps: true, multiplies: ['lines'] }],
      },
    ],
  } as const satisfies Definition,
] as const

/** Combinations, and a cap that rounds reach. */
const CAPPED_GAME = [
  'capped',
  smallGame({
    maxWin: 3,
    wins: {
      type: 'lines',
      lines: [
        [1, 1, 1],
        [0, 1, 2],
      ],
      direction: 'both',
      combinations: [{ name: ATTACK, slots: [['a'], ['b', 'c'], null], anyOrder: true, coins: 6 }],
    },
  }),
] as const

/** A window of one symbol pays a prize of its own. */
const FULL_GAME = [
  'full-window',
  smallGame({
    reelSets: { base: (smallGame().reelSets.base ?? []).map((reel) => ({ ...reel, rows: 1 })) },
    wins: { type: 'anywhere', paid: 'perCell', fullWindow: { pays: { a: 9, b: 5, c: 5 } } },
    features: [],
  }),
] as const

/** Runs in rows and on reels, and shapes of which one hides another. */
const STRAIGHT_GAME = ['straights', smallGame({ wins: { type: 'straights' }, features: [] })] as const
const SHAPE_GAME = [
  'shapes',
  smallGame({
    wins: {
      type: 'shapes',
      shapes: [
        { name: 'line', cells: [[1], [1], [1]] },
        { name: 'pair', cells: [[1], [1], []], times: 2 },
      ],
    },
    features: [],
  }),
] as const

/** Reel sets that are drawn, and features that chance starts. */
const CHANCE_GAME = [
  'chances',
  smallGame({
    reelSet: { base: 2, other: 1 },
    reelSets: { ...smallGame().reelSets, other: smallGame().reelSets.base ?? [] },
    features: [
      { type: 'freeSpins', id: 'again', chance: { hit: 1, miss: 2, when: 'loss', spins: 2 } },
      {
        ...{ type: 'wheel', id: 'wheel', chance: { hit: 1, miss: 3, when: 'before' } },
        segments: [{ weight: 1, prize: { coins: 3 } }],
      },
    ],
  }),
] as const

/** Picks that multiply what they give, and picks that give what is found twice. */
const PICKS_GAME = [
  'picks',
  smallGame({
    gamble: { factor: 2, up: 1, down: 1, steps: 3, others: [{ factor: 4, up: 1, down: 3 }], half: true },
    features: [
      {
        ...{ type: 'pick', id: 'factors', chance: { hit: 1, miss: 1 }, picks: 3 },
        items: [
          { prize: { coins: 2 }, count: 3 },
          { prize: { coins: 1 }, count: 2, factor: 3 },
        ],
      },
      {
        ...{ type: 'pick', id: 'alike', chance: { hit: 1, miss: 1 }, alike: 2 },
        items: [2, 5, 9].map((coins) => ({ prize: { coins }, count: 2 })),
      },
    ],
  }),
] as const

/** Wilds that stay from the spin in which they land, and bring a respin each. */
const STICK_GAME = [
  'stick',
  smallGame({
    features: [
      {
        ...{
          type: 'freeSpins',
          id: 'respins',
          trigger: { symbol: 'w', awards: { '1': 1 } },
          retrigger: { '1': 1, '2': 2 },
        },
        ...{ sticky: ['w'], keepsView: true },
      },
    ],
  }),
] as const

/** A wild that walks to and fro for some spins, and multiplies by more each time. */
const KEPT_GAME = [
  'kept',
  smallGame({
    features: [
      {
        ...{ type: 'freeSpins', id: 'respins', trigger: { symbol: 'w', awards: { '1': 1 } } },
        kept: [{ symbol: 'w', moves: 'bounces', lasts: 3, adds: 2, upTo: 5 }],
        ...{ keepsView: true, untilGone: true },
      },
    ],
  }),
] as const

/** Reels with respins of their own, and one that opens. */
const REELS_GAME = [
  'reels-of-coins',
  smallGame({
    jackpots: [{ id: 'top', coins: 500 }],
    features: [
      {
        ...{ type: 'holdAndWin', id: 'hold', trigger: { symbol: 'a', at: 2 }, respins: 2, values: { '1': 3, '5': 1 } },
        ...{ landing: { hit: 1, miss: 4 }, opensReels: [4], eachReel: 'withCoins', fullCoins: 20 },
        grades: [{ at: 3, prize: { coins: 7 } }],
        fullReels: [
          { prize: { coins: 9 } },
          { prize: { nothing: true } },
          { prize: { jackpot: 'top' } },
          { prize: { coins: 3 } },
        ],
      },
    ],
  }),
] as const

/** Coins that open a row, and bring a factor and a prize by their number; coins in view, in free spins too. */
const COIN_GAME = [
  'coins',
  smallGame({
    jackpots: [{ id: 'top', coins: 500 }],
    features: [
      {
        ...{ type: 'holdAndWin', id: 'hold', trigger: { symbol: 'a', at: 2 }, respins: 2, values: { '1': 3, '5': 1 } },
        ...{ landing: { hit: 1, miss: 4 }, opensRows: [4], fullCoins: 20 },
        active: [
          { weight: 1, coins: 2, collects: true },
          { weight: 1, multiplies: 2, adds: 1 },
        ],
        grades: [
          { at: 3, prize: { coins: 7 } },
          { at: 5, factor: 3, prize: { jackpot: 'top' } },
        ],
      },
      {
        ...{ type: 'collect', id: 'cash', trigger: { symbol: 'b', at: 1 }, values: { '2': 3, '9': 1 }, collector: 'c' },
        collectorFactors: { '1': 1, '3': 1 },
      },
      {
        type: 'collect',
        id: 'left',
        trigger: { symbol: 'a', at: 1 },
        values: { '1': 1 },
        pays: 'fromLeft',
        in: 'free',
      },
      { type: 'freeSpins', id: 'free', trigger: { symbol: 'c', awards: { '2': 3 } }, multiplier: 2 },
    ],
  }),
] as const

/** Free spins with levels, and free spins that a symbol ends. */
const LEVELS_GAME = [
  'levels',
  smallGame({
    reelSets: { ...smallGame().reelSets, other: smallGame().reelSets.base ?? [] },
    features: [
      {
        ...{ type: 'freeSpins', id: 'levels', chance: { hit: 1, miss: 2, spins: 4 } },
        levels: {
          symbol: 'a',
          steps: [
            { at: 2, spins: 2 },
            { at: 4, multiplier: 3 },
            { at: 6, spins: 1, multiplier: 5, reelSet: 'other' },
          ],
        },
      },
      { type: 'freeSpins', id: 'until', chance: { hit: 1, miss: 2, spins: 2 }, endedBy: 'a' },
      { type: 'freeSpins', id: 'sure', chance: { hit: 1, miss: 2, spins: 2 }, winsAtLeast: 1 },
    ],
  }),
] as const

/** Cells that change before scatters are counted, before wins are, and after a loss. */
const CHANGING_GAME = [
  'changes',
  smallGame({
    changes: [
      { type: 'turn', when: 'stop', into: { a: { b: 1, s: 1 } }, chance: { hit: 1, miss: 2 } },
      { type: 'put', symbol: 'b', cells: { symbols: ['c'], towards: ['left', 'up'], reach: { 1: 1 } } },
      { type: 'turn', when: 'loss', into: { a: 'c', c: 'a' } },
      { type: 'put', symbol: 'a', cells: { square: { 2: 1 } }, chance: { hit: 1, miss: 3 } },
    ],
  }),
] as const

/** Reels that move: a stack of wilds into full view, a scatter into view, after a loss for a win. */
const NUDGE_GAME = [
  'nudges',
  smallGame({
    symbols: [
      ...smallGame().symbols.filter(({ kind }) => kind !== 'wild'),
      { id: 'w', kind: 'wild' },
      { id: 'bell', kind: 'scatter', pays: { '2': 4 } },
    ],
    reelSets: {
      base: [
        { strip: ['a', 'b', 'c', 'bell'], rows: 3 },
        { strip: ['c', 'w', 'w', 'b', 'a', 'c', 'b'], rows: 3 },
        { strip: ['a', 'b', 'bell', 'c', 'b'], rows: 3 },
      ],
    },
    changes: [
      { type: 'nudge', when: 'stop', symbols: ['bell'], until: 'inView', steps: 1, chance: { hit: 1, miss: 1 } },
      { type: 'nudge', symbols: ['w'], until: 'full', adds: 2 },
      { type: 'nudge', when: 'loss', symbols: ['a'], until: 'inView', towards: 'up', ifWins: true },
    ],
  }),
] as const

/** Cells that win charge features, one for certain and one by chance, and changes of paid and of free spins. */
const CHARGED_GAME = [
  'charged',
  smallGame({
    cascades: {},
    changes: [
      { type: 'put', symbol: 'b', when: 'win', charged: { at: 3 }, cells: { number: { 3: 1 } } },
      { type: 'turn', when: 'win', into: { a: 'b', c: 'b' }, charged: { at: 5 } },
    ],
    features: [
      {
        ...{ type: 'wheel', id: 'wheel', chance: { hit: 1, miss: 0, charged: { at: 4, symbols: ['a', 'b'] } } },
        segments: [{ weight: 1, prize: { coins: 9 } }],
      },
      {
        ...{ type: 'freeSpins', id: 'free', chance: { hit: 1, miss: 1, spins: 2, charged: { at: 3 } } },
        changes: [{ type: 'turn', when: 'win', into: { b: 'a' }, charged: { at: 2, symbols: ['a', 'c'] } }],
      },
    ],
  }),
] as const

/** Cells that won multiply what falls into them, in free spins for as long as those last. */
const CELL_FACTORS_GAME = [
  'cell factors',
  smallGame({
    cascades: {},
    factors: [{ type: 'cells', id: 'spots', steps: [1, 2, 4] }],
    features: [
      {
        ...{ type: 'freeSpins', id: 'free', chance: { hit: 1, miss: 2, spins: 4 } },
        factors: [{ type: 'cells', id: 'kept', steps: [2, 3], keeps: true }],
      },
    ],
  }),
] as const

/** Wins leave a wild, and take more than the winners away. */
const BOMBS_GAME = [
  'bombs',
  smallGame({
    cascades: {},
    changes: [
      { type: 'put', symbol: 'c', when: 'win', cells: { won: true, number: { 1: 1 } } },
      { type: 'remove', when: 'win', cells: { symbols: ['b'] } },
      { type: 'remove', when: 'end', first: true, cells: { symbols: ['a'], number: { 1: 1 } } },
    ],
  }),
] as const

/** A board, and what starts by two symbols together or by a win. */
const BOARD_GAME = [
  'board',
  smallGame({
    jackpots: [{ id: 'top', coins: 50 }],
    features: [
      {
        ...{ type: 'board', id: 'board', trigger: { symbol: 'a', at: 2, also: [{ symbol: 'b', at: 2 }] } },
        spaces: [{ prize: { coins: 2 } }, { prize: { coins: 4 }, to: 0 }, { prize: { nothing: true } }],
        ...{ dice: { '1': 1, '2': 2 }, rolls: 4 },
      },
      {
        ...{ type: 'wheel', id: 'line', trigger: { symbol: 'a', at: 3, inWin: true } },
        segments: [{ weight: 1, prize: { jackpot: 'top' } }],
      },
    ],
  }),
] as const

/** As the designer makes it: bombs, a meter that clears low symbols, cells that multiply, and free spins. */
const DESIGNED_GAME = ['designed', JSON.parse(readFileSync(DESIGNED, 'utf8')) as Definition] as const

/** What no house game has. */
const OTHER_GAMES = [
  STRAIGHT_GAME,
  SHAPE_GAME,
  CAPPED_GAME,
  CAPPED_GAME,
  ORB_GAME,
  FACTOR_GAME,
  OWN_PARTS_GAME,
  CHANCE_GAME,
  FULL_GAME,
  COIN_GAME,
  REELS_GAME,
  STICK_GAME,
  KEPT_GAME,
  PICKS_GAME,
  LEVELS_GAME,
  CHANGING_GAME,
  CELL_FACTORS_GAME,
  CHARGED_GAME,
  NUDGE_GAME,
  BOMBS_GAME,
  BOARD_GAME,
  DESIGNED_GAME,
] as const

const houseGame = (slug: string): Definition =>
  JSON.parse(readFileSync(join(ASSETS.seeds, `${slug}.json`), 'utf8')).definition

const packageOf = (definition: Definition, { id = 12, name = 'Lille Spil' } = {}): Promise<Files> => {
  const shown = {
    description: name,
    definitionHash: 'hash',
    betLevels: [0.25, 1],
    palette: [],
    rules: [name],
    told: [],
  }
  const game = { ...shown, name, definition } as unknown as ExportedSlot
  return unityFiles(
    { ...{ id, slug: 'spil', game, page: '', engine: '', site: 'x', language: 'en' } },
    compile(definition),
    sources,
  )
}

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Writes a package whose game has a dangerous name, and recorded rounds of many games; gives the kinds of their events. */
async function writeGames(folder: string): Promise<ReadonlySet<string>> {
  const named = smallGame({ symbols: smallGame().symbols.map((symbol) => ({ ...symbol, name: ATTACK })) })
  write(join(folder, 'package'), await packageOf(named, { name: ATTACK }))
  const kinds = new Set<string>()
  for (const [slug, definition] of [...HOUSE_GAMES.map((slug) => [slug, houseGame(slug)] as const), ...OTHER_GAMES]) {
    const { 'Runtime/game.json': game = '', 'Tests/rounds.json': rounds = '' } = await packageOf(definition)
    write(join(folder, slug), { 'Runtime/game.json': game, 'Tests/rounds.json': rounds })
    for (const { round } of JSON.parse(rounds) as RecordedRound[]) for (const { type } of round.events) kinds.add(type)
  }
  return kinds
}

test('Mono builds the package, which agrees with the engine on rounds of every mechanic', async ({ skip }) => {
  const folder = tempDir()
  expect([...(await writeGames(folder))].sort()).toEqual(ROUND_EVENT_TYPES.toSorted())
  const csharp = findCSharp()
  if (!csharp) {
    const reason = 'NOT TESTED: the Unity package was not compiled. Neither mcs nor mono is on the PATH.'
    process.stderr.write(`\n${reason}\n`)
    skip(reason)
    return
  }
  const program = join(folder, 'tests.exe')
  const code = ['Runtime', 'Tests'].map((name) => join(folder, 'package', name, '*.cs'))
  await run(csharp.compiler, ['-warnaserror', `-out:${program}`, STUBS, ...code])
  const { stdout } = await run(csharp.runtime, [
    program,
    ...[...HOUSE_GAMES, ...OTHER_GAMES.map(([slug]) => slug)].map((slug) => join(folder, slug)),
    // A program that fails says why in what it prints.
  ]).catch((failed: { readonly stdout: string }) => failed)
  expect(stdout).not.toContain('FAILED')
  expect(stdout.match(/^passed /gm)).toHaveLength(10)
  expect(Number(stdout.match(/(\d+) assertions/)?.[1])).toBeGreaterThan(2000)
})

test('no name gets into the code', async () => {
  const [one, other] = [await packageOf(smallGame()), await packageOf(smallGame(), { name: ATTACK })]
  const differing = Object.keys(one).filter((name) => one[name] !== other[name])
  expect(differing).toEqual(['README.md', 'package.json', 'Runtime/game.json'])
})

test('Unity finds every file, and two games do not meet', async () => {
  const [one, other] = [await packageOf(smallGame(), { id: 1 }), await packageOf(smallGame(), { id: 2 })]
  const names = Object.keys(one).filter((name) => !name.endsWith('.meta'))
  expect(names).toContain('Runtime/Spilvaerk.Game1.asmdef')
  const guids = [one, other].flatMap((files) =>
    Object.entries(files).flatMap(([name, text]) => (name.endsWith('.meta') ? [text.split('\n')[1]] : [])),
  )
  expect(guids).toHaveLength(2 * (names.length + 2))
  expect(new Set(guids).size).toBe(guids.length)
  for (const name of names) expect(one[`${name}.meta`], name).toMatch(/^fileFormatVersion: 2\nguid: [0-9a-f]{32}\n$/)
  expect(other['Runtime/SlotGame.cs']).toContain('namespace Spilvaerk.Game2\n')
  expect(one['Tests/Spilvaerk.Game1.Tests.asmdef']).toContain('"Spilvaerk.Game1"')
})
