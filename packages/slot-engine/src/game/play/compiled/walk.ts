import { entryOf } from '../../../entries.ts'
import type { PackedLayer } from '../../tables/packed-screen.ts'
import type { FurtherDraw, WindowTables } from '../../tables/window-tables.ts'
import * as wasm from './assembler.ts'

/** Where everything lies in memory, in bytes. */
export interface Layout {
  readonly generator: number
  readonly coins: number
  readonly scatters: number
  /** By packed scatters a byte: not 0 where the walk ends after a window that shows them. */
  readonly ends: number
  readonly openings: number
  /** By further draw. */
  readonly decided: readonly number[]
  /** By further draw and layer. */
  readonly layers: readonly (readonly number[])[]
}

const [WINDOWS, K, A, B, C, N, OUT, DRAWN, AT, COINS, STATE, SCATTERS, STEP, PRODUCT] = Array.from(
  { length: 14 },
  (_, local) => local,
) as [number, number, number, number, number, number, number, number, number, number, number, number, number, number]

/** Locals of 32 bits besides the argument. */
export const INTS = PRODUCT - 1

const BYTES = 2
const join = (...code: readonly wasm.Code[]): wasm.Code => code.flat()

/** The very steps of `WindowPlayer.play`, window by window, with the generator in registers. Gives how many were played. */
export function walkCode(tables: WindowTables, layout: Layout): wasm.Code {
  const { more } = tables
  const at = (base: number): wasm.Code => [...wasm.get(K), ...wasm.int(BYTES), ...wasm.LEFT, ...wasm.get(base)]
  return join(
    ...[A, B, C, N].map((word, i) => join(wasm.int(layout.generator + 4 * i), wasm.load(0), wasm.set(word))),
    wasm.repeatUnless(
      join(
        opened(tables, layout.openings),
        ...more.map((further, g) => drawnOn(further, entryOf(layout.decided, g), entryOf(layout.layers, g))),
        ...[at(COINS), wasm.store(layout.coins), at(SCATTERS), wasm.store(layout.scatters)],
        ...[wasm.get(K), wasm.int(1), wasm.ADD, wasm.set(K)],
      ),
      join(wasm.get(SCATTERS), wasm.loadByte(layout.ends)),
      join(wasm.get(K), wasm.get(WINDOWS), wasm.LESS),
    ),
    ...[A, B, C, N].map((word, i) => join(wasm.int(layout.generator + 4 * i), wasm.get(word), wasm.store(0))),
    wasm.get(K),
  )
}

/** `Sfc32.word`. */
const NEXT_WORD = join(
  ...[wasm.get(A), wasm.get(B), wasm.ADD, wasm.get(N), wasm.ADD, wasm.set(OUT)],
  ...[wasm.get(N), wasm.int(1), wasm.ADD, wasm.set(N)],
  ...[wasm.get(B), wasm.get(B), wasm.int(9), wasm.RIGHT, wasm.XOR, wasm.set(A)],
  ...[wasm.get(C), wasm.get(C), wasm.int(3), wasm.LEFT, wasm.ADD, wasm.set(B)],
  ...[wasm.get(C), wasm.int(21), wasm.ROTATE, wasm.get(OUT), wasm.ADD, wasm.set(C)],
)

/** `Sfc32.belowSmall`. */
const below = (size: number, reject: number): wasm.Code =>
  join(
    wasm.repeat(
      NEXT_WORD,
      ...[wasm.get(OUT), wasm.TO_LONG, wasm.long(size), wasm.MULTIPLY_LONG, wasm.set(PRODUCT)],
      ...[wasm.get(PRODUCT), wasm.TO_INT, wasm.int(reject), wasm.LESS],
    ),
    ...[wasm.get(PRODUCT), wasm.long(32), wasm.RIGHT_LONG, wasm.TO_INT, wasm.set(DRAWN)],
  )

const opened = ({ size, reject, scatterBits }: WindowTables, openings: number): wasm.Code =>
  join(
    below(size, reject),
    ...[wasm.get(DRAWN), wasm.int(BYTES + 1), wasm.LEFT, wasm.set(AT)],
    ...[wasm.get(AT), wasm.load(openings + 4), wasm.set(COINS)],
    ...[wasm.get(AT), wasm.load(openings), wasm.set(STEP)],
    ...[wasm.get(STEP), wasm.int(scatterBits), wasm.RIGHT_SIGNED, wasm.set(STATE)],
    ...[wasm.get(STEP), wasm.int((1 << scatterBits) - 1), wasm.AND, wasm.set(SCATTERS)],
  )

const drawnOn = (
  { size, reject, stride, layers }: FurtherDraw,
  decided: number,
  places: readonly number[],
): wasm.Code =>
  join(
    below(size, reject),
    ...[wasm.get(DRAWN), wasm.int(stride << BYTES), wasm.MULTIPLY, wasm.set(AT)],
    ...[wasm.get(SCATTERS), wasm.get(AT), wasm.load(decided), wasm.ADD, wasm.set(SCATTERS)],
    walked(layers, decided + 4, places),
  )

/** Where nothing more can be won, the other reels of the draw are passed over. */
function walked(layers: readonly PackedLayer[], decided: number, places: readonly number[]): wasm.Code {
  const [layer, ...rest] = layers
  const [place, ...others] = places
  if (layer === undefined || place === undefined) return []
  const { faces, coinBits } = layer
  return join(
    wasm.get(STATE),
    wasm.when(
      ...[wasm.get(STATE), wasm.int(faces), wasm.MULTIPLY, wasm.get(AT), wasm.load(decided), wasm.ADD],
      ...[wasm.int(BYTES), wasm.LEFT, wasm.load(place), wasm.set(STEP)],
      ...[wasm.get(COINS), wasm.get(STEP), wasm.int((1 << coinBits) - 1), wasm.AND, wasm.ADD, wasm.set(COINS)],
      ...[wasm.get(STEP), wasm.int(coinBits), wasm.RIGHT_SIGNED, wasm.set(STATE)],
      walked(rest, decided + 4, others),
    ),
  )
}
