import { canonicalJson, type Definition, type Problem, parseDefinition } from '@spilvaerk/slot-engine'
import { draftKey, draftWriter } from '../draft-key.ts'

/** A game under work, with what it was before each change. */
export interface Bench {
  readonly past: readonly Definition[]
  readonly present: Definition
  readonly future: readonly Definition[]
  /** What the last change was of: the next of the same is part of it. */
  readonly key?: string | undefined
}

const STEPS = 200

export const benchOf = (present: Definition): Bench => ({ past: [], present, future: [] })

export function edited({ past, present, key: before }: Bench, next: Definition, key?: string): Bench {
  const isSame = key !== undefined && key === before && past.length > 0
  return { past: isSame ? past : [...past, present].slice(-STEPS), present: next, future: [], key }
}

export function undone(bench: Bench): Bench {
  const before = bench.past.at(-1)
  return before ? { past: bench.past.slice(0, -1), present: before, future: [bench.present, ...bench.future] } : bench
}

export function redone(bench: Bench): Bench {
  const [after, ...future] = bench.future
  return after ? { past: [...bench.past, bench.present], present: after, future } : bench
}

export const isSame = (one: Definition, other: Definition): boolean => canonicalJson(one) === canonicalJson(other)

/** Problems of shape, with which a definition could not even be shown in the forms. */
const SHAPE: ReadonlySet<Problem['code']> = new Set([
  'required',
  'wrong_type',
  'unreadable',
  'unknown_key',
  'bad_format',
])

/** What the forms can show, whether or not it could be played. */
export function shownBy(input: unknown): Definition | undefined {
  const parsed = parseDefinition(input)
  if (parsed.ok) return parsed.definition
  // Whatever has the shape of a definition is one, but for the rules that it breaks.
  return parsed.problems.some(({ code }) => SHAPE.has(code)) ? undefined : (input as Definition)
}

const key = (gameId: number, writer: string): string => draftKey(`maths.${gameId}`, writer)

/** The draft of a game that this browser kept, if it is one, and the version that it was made from. */
export function readDraft(
  gameId: number,
  writer = draftWriter(),
): { readonly base: string; readonly definition: Definition } | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(gameId, writer)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('base' in stored) || !('definition' in stored))
      return undefined
    const definition = shownBy(stored.definition)
    return typeof stored.base === 'string' && definition ? { base: stored.base, definition } : undefined
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing loses the draft with the tab, and nothing else. */
export function keepDraft(
  gameId: number,
  base: string,
  definition: Definition | undefined,
  writer = draftWriter(),
): void {
  try {
    if (definition) localStorage.setItem(key(gameId, writer), JSON.stringify({ base, definition }))
    else localStorage.removeItem(key(gameId, writer))
  } catch {
    return
  }
}
