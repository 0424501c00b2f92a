import { BLOCK_SPINS } from '../proof/simulate/simulate.ts'

export interface Shard {
  readonly index: number
  readonly of: number
}

/** More parts than workers, so that one that is held up does not hold up the others. */
const PARTS_PER_WORKER = 8
/** So many of them are cut again, each into so many, so that all workers end at about the same time. */
const LAST_PER_WORKER = 2
const PIECES = 4

/**
 * The parts of a shard that `workers` workers take by turns. Part j of k of shard i of n is shard i·k + j of n·k: its
 * blocks are the same, wherever they are played.
 */
export function partsOf(spins: number, shard: Shard, workers: number): readonly Shard[] {
  const { index, of } = shard
  const cut = (parts: number, from = 0, to = parts): Shard[] =>
    Array.from({ length: to - from }, (_, i) => ({ index: index * parts + from + i, of: of * parts }))
  // What is out of range goes to the simulation as it is: it says why it refuses.
  const isSound = [spins, index, of].every(Number.isSafeInteger) && spins > 0 && index >= 0 && index < of
  if (!isSound) return [shard]
  const blocks = blocksOf(spins, shard)
  const most = workers * PARTS_PER_WORKER
  if (blocks < most * PIECES) return cut(Math.max(1, Math.min(blocks, most)))
  const large = most - workers * LAST_PER_WORKER
  return [...cut(most, 0, large), ...cut(most * PIECES, large * PIECES)]
}

/** The spins of a shard. */
export function spinsOf(spins: number, { index, of }: Shard): number {
  const end = (at: number): number => Math.min(blockAt(spins, at, of) * BLOCK_SPINS, spins)
  return end(index + 1) - end(index)
}

const blocksOf = (spins: number, { index, of }: Shard): number =>
  blockAt(spins, index + 1, of) - blockAt(spins, index, of)

const blockAt = (spins: number, index: number, of: number): number =>
  Math.floor((Math.ceil(spins / BLOCK_SPINS) * index) / of)
