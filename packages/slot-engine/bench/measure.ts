/**
 * Contenders take turns, so that a machine that slows down slows them all; the median of the turns counts.
 * Time is the processor's time of this thread: what else the machine does is left out as far as can be.
 */

export interface Contender {
  readonly name: string
  /** One turn: how many units of work it did, and in how many seconds if not the time it took. */
  readonly run: () => Turn | Promise<Turn>
}

export interface Turn {
  readonly units: number
  readonly seconds?: number
}

/** Median units per second, by name. The first turn of each warms up and does not count. */
export async function race(contenders: readonly Contender[], turns: number): Promise<ReadonlyMap<string, number>> {
  const speeds = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let turn = 0; turn <= turns; turn++) {
    for (const { name, run } of contenders) {
      const start = threadMilliseconds()
      const { units, seconds = (threadMilliseconds() - start) / 1000 } = await run()
      if (turn > 0) speeds.get(name)?.push(units / seconds)
    }
  }
  return new Map([...speeds].map(([name, list]) => [name, median(list)]))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The milliseconds of one call. */
export function timed(work: () => unknown): number {
  const start = threadMilliseconds()
  work()
  return threadMilliseconds() - start
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** A table for a terminal: first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ')
  return rows.map(line).join('\n')
}
