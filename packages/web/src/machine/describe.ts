import type { Face } from './face.ts'

/** The window in words, reel by reel, for those who do not see it. */
export function describeWindow(face: Face, window: readonly (readonly string[])[]): string {
  const names = new Map(face.symbols.map(({ id, name, kind }) => [id, kind === 'blank' ? 'tom' : name]))
  return window
    .map((symbols, reel) => `Hjul ${reel + 1}: ${symbols.map((id) => names.get(id) ?? id).join(', ')}.`)
    .join(' ')
}
