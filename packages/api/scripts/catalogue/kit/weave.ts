import { createRng, type Rng } from '@spilvaerk/slot-engine'

export interface Wishes {
  /** Decides among layouts that are equally good. */
  readonly seed: string
  /** Symbols of which a window never shows two: how many rows it has. */
  readonly apart?: Readonly<Record<string, number>>
  /** Symbols that come in stacks, and how high each stack is. */
  readonly stacks?: Readonly<Record<string, number>>
}

interface Block {
  readonly id: string
  readonly size: number
}

const ATTEMPTS = 2000

/** A strip with so many of each symbol, equal ones far from each other. The same wishes give the same strip. */
export function weave(counts: Readonly<Record<string, number>>, { seed, apart = {}, stacks = {} }: Wishes): string[] {
  const blocks = Object.entries(counts).flatMap(([id, count]) => blocksOf(id, count, stacks[id] ?? 1))
  const gap = (id: string): number => apart[id] ?? 2
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const strip = layOut(blocks, gap, createRng(`${seed}/${attempt}`))
    if (strip && closes(strip, gap, stacks)) return strip
  }
  throw new Error(`${seed}: no strip keeps its symbols apart`)
}

function blocksOf(id: string, count: number, size: number): Block[] {
  const whole = Array.from({ length: Math.floor(count / size) }, () => ({ id, size }))
  return count % size === 0 ? whole : [...whole, { id, size: count % size }]
}

/** Symbol by symbol, the one that is most overdue first. */
function layOut(blocks: readonly Block[], gap: (id: string) => number, rng: Rng): string[] | undefined {
  const left = [...blocks]
  const strip: string[] = []
  while (left.length > 0) {
    const free = left.filter(({ id }) => !strip.slice(-(gap(id) - 1)).includes(id))
    if (free.length === 0) return undefined
    const due = ({ id }: Block) => left.filter((other) => other.id === id).length + rng.below(1000) / 400
    const next = free.map((block) => ({ block, due: due(block) })).reduce((a, b) => (b.due > a.due ? b : a)).block
    left.splice(left.indexOf(next), 1)
    for (let i = 0; i < next.size; i++) strip.push(next.id)
  }
  return strip
}

/** Whether the distances hold where the strip's end meets its beginning, too. */
function closes(strip: readonly string[], gap: (id: string) => number, stacks: Readonly<Record<string, number>>) {
  const round = [...strip, ...strip.slice(0, 12)]
  return strip.every((id, stop) => {
    if (stacks[id]) return true
    const next = round.indexOf(id, stop + 1)
    return next < 0 || next - stop >= gap(id)
  })
}
