import { entryOf, intAt } from '../../../entries.ts'
import type { Sfc32 } from '../../../rng.ts'
import type { WindowTables } from '../../tables/window-tables.ts'
import { moduleOf, type Offered, started } from './assembler.ts'
import { INTS, type Layout, walkCode } from './walk.ts'

/** Windows that are played at once, at most. */
export const MOST_WINDOWS = 1024

/** Bytes of tables: they are copied, and what is larger waits for memory anyway. */
const MOST_BYTES = 1 << 24
const PAGE = 1 << 16
/** 32-bit sums stay below it. */
const TOO_LARGE = 2 ** 31

const made = new WeakMap<WindowTables, CompiledPlayer | null>()

/** Plays windows by a walk over tables that is compiled for them: a third of the time that the same takes in JavaScript. */
export class CompiledPlayer {
  /** Of the windows played last. */
  readonly coins: Int32Array
  readonly scatters: Int32Array
  private readonly generator: Int32Array
  private readonly run: Offered['run']

  private constructor({ memory, run }: Offered, { generator, coins, scatters }: Layout) {
    this.run = run
    this.generator = new Int32Array(memory.buffer, generator, 4)
    this.coins = new Int32Array(memory.buffer, coins, MOST_WINDOWS)
    this.scatters = new Int32Array(memory.buffer, scatters, MOST_WINDOWS)
  }

  /**
   * `null` where there is nothing to compile it, or the tables are not of the packed kind.
   * @param ends by packed scatters: 1 where the walk ends after a window that shows them. The same tables have the same.
   */
  static of(tables: WindowTables, ends: Uint8Array): CompiledPlayer | null {
    const known = made.get(tables)
    if (known !== undefined) return known
    const player = isPacked(tables) ? CompiledPlayer.make(tables, ends) : null
    made.set(tables, player)
    return player
  }

  private static make(tables: WindowTables, ends: Uint8Array): CompiledPlayer | null {
    const { layout, bytes } = layoutOf(tables, ends.length)
    if (bytes > MOST_BYTES) return null
    const offered = started(moduleOf(Math.ceil(bytes / PAGE), INTS, walkCode(tables, layout)))
    if (offered === null) return null
    const words = new Int32Array(offered.memory.buffer)
    new Uint8Array(offered.memory.buffer).set(ends, layout.ends)
    words.set(tables.openings, layout.openings >> 2)
    for (const [g, { decided, layers }] of tables.more.entries()) {
      words.set(decided, entryOf(layout.decided, g) >> 2)
      for (const [r, { steps }] of layers.entries()) words.set(steps, entryOf(entryOf(layout.layers, g), r) >> 2)
    }
    return new CompiledPlayer(offered, layout)
  }

  /** Plays up to so many windows, and gives how many: the last one may be one that ends the walk. */
  play(rng: Sfc32, windows: number): number {
    rng.save(this.generator)
    const played = this.run(Math.min(windows, MOST_WINDOWS))
    rng.return(this.generator)
    return played
  }
}

function isPacked({ openings, scatterBits, more }: WindowTables): boolean {
  const layers = more.flatMap(({ layers }) => layers)
  if (scatterBits < 0 || layers.some(({ coinBits }) => coinBits < 0)) return false
  let most = 0
  for (let at = 1; at < openings.length; at += 2) most = Math.max(most, intAt(openings, at))
  return layers.reduce((sum, { coinBits }) => sum + 2 ** coinBits, most) < TOO_LARGE
}

function layoutOf({ openings, more }: WindowTables, scatters: number): { layout: Layout; bytes: number } {
  let bytes = 0
  /** Each on a line of the processor's cache. */
  const place = (size: number): number => {
    const at = bytes
    bytes = Math.ceil((at + size) / 64) * 64
    return at
  }
  const layout = {
    generator: place(16),
    coins: place(4 * MOST_WINDOWS),
    scatters: place(4 * MOST_WINDOWS),
    ends: place(scatters),
    openings: place(openings.byteLength),
    decided: more.map(({ decided }) => place(decided.byteLength)),
    layers: more.map(({ layers }) => layers.map(({ steps }) => place(steps.byteLength))),
  }
  return { layout, bytes }
}
