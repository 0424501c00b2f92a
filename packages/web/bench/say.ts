export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A row of a table in Markdown. */
export const row = (...cells: readonly (string | number)[]): void => say(`| ${cells.join(' | ')} |`)

/** The value that `share` of all do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
