/**
 * WebAssembly as bytes: the few instructions that a walk over tables takes (W3C, "WebAssembly Core Specification", 5).
 * An instruction is its bytes, and code is one after the other.
 */
export type Code = readonly number[]

const I32 = 0x7f
const I64 = 0x7e

export const get = (local: number): Code => [0x20, local]
export const set = (local: number): Code => [0x21, local]
export const int = (value: number): Code => [0x41, ...signed(value)]
export const long = (value: number): Code => [0x42, ...signed(value)]
export const load = (offset: number): Code => [0x28, 2, ...unsigned(offset)]
export const loadByte = (offset: number): Code => [0x2d, 0, ...unsigned(offset)]
export const store = (offset: number): Code => [0x36, 2, ...unsigned(offset)]
/** Ends with a test: repeated while that is not 0. */
export const repeat = (...code: readonly Code[]): Code => [0x03, 0x40, ...code.flat(), 0x0d, 0, 0x0b]
/** Repeated while the first test, after the body, is 0 and the second one is not. */
export const repeatUnless = (body: Code, leave: Code, again: Code): Code => [
  ...[0x02, 0x40, 0x03, 0x40, ...body, ...leave, 0x0d, 1, ...again, 0x0d, 0, 0x0b, 0x0b],
]
/** Where what was tested is not 0. */
export const when = (...code: readonly Code[]): Code => [0x04, 0x40, ...code.flat(), 0x0b]

export const LESS: Code = [0x49]
export const ADD: Code = [0x6a]
export const MULTIPLY: Code = [0x6c]
export const AND: Code = [0x71]
export const XOR: Code = [0x73]
export const LEFT: Code = [0x74]
export const RIGHT_SIGNED: Code = [0x75]
export const RIGHT: Code = [0x76]
export const ROTATE: Code = [0x77]
export const MULTIPLY_LONG: Code = [0x7e]
export const RIGHT_LONG: Code = [0x88]
export const TO_INT: Code = [0xa7]
export const TO_LONG: Code = [0xad]

/** What the module offers. */
export interface Offered {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly run: (argument: number) => number
}

/**
 * A module with a memory and one function of a number, whose locals are that number, `ints` of 32 bits and one of 64.
 * @param code leaves its answer
 */
export function moduleOf(pages: number, ints: number, code: Code): Uint8Array {
  const body = [2, ...unsigned(ints), I32, 1, I64, ...code, 0x0b]
  const sections: readonly (readonly [id: number, content: Code])[] = [
    [1, [1, 0x60, 1, I32, 1, I32]],
    [3, [1, 0]],
    [5, [1, 0, ...unsigned(pages)]],
    [7, [2, ...named('memory'), 2, 0, ...named('run'), 0, 0]],
    [10, [1, ...unsigned(body.length), ...body]],
  ]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...sections.flatMap(([id, content]) => [id, ...unsigned(content.length), ...content]),
  ])
}

interface Machine {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

/**
 * What runs in Node; `null` elsewhere: pages forbid by their policy what is compiled at run time, and report each attempt.
 */
export function started(bytes: Uint8Array): Offered | null {
  const { WebAssembly, process } = globalThis as unknown as {
    readonly WebAssembly?: Machine
    readonly process?: { readonly versions?: { readonly node?: string } }
  }
  if (WebAssembly === undefined || process?.versions?.node === undefined) return null
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Offered
}

const named = (name: string): Code => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))]

/** LEB128. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))]
}

function signed(value: number): Code {
  const low = ((value % 128) + 128) % 128
  const rest = (value - low) / 128
  const isLast = (rest === 0 && low < 64) || (rest === -1 && low >= 64)
  return isLast ? [low] : [low + 128, ...signed(rest)]
}
