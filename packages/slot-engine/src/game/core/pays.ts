/** What a win is for. `line`: a run on a payline; `expanded`: the chosen symbol of free spins, on every line. */
export const PAY_KINDS = [
  'line',
  'combination',
  'ways',
  'cluster',
  'anywhere',
  'straight',
  'shape',
  'fullWindow',
  'expanded',
  'scatter',
] as const
export type PayKind = (typeof PAY_KINDS)[number]

/** Wins beside those that the win rule pays by symbol. */
export type AsideKind = Extract<PayKind, 'combination' | 'fullWindow' | 'expanded' | 'scatter'>

/** Wins of one kind, of one symbol (or combination) with one count, added up over a cycle. */
export interface Tallied {
  readonly kind: PayKind
  /** Index of the symbol, or of the combination. */
  readonly of: number
  readonly count: number
  hits: number
  coins: number
}

/** Adds wins up by kind, symbol and count. */
export class PayTally {
  private readonly entries = new Map<number, Tallied>()

  add(kind: PayKind, of: number, count: number, hits: number, coins: number): void {
    if (hits === 0) return
    const key = (PAY_KINDS.indexOf(kind) * 1024 + of) * 1024 + count
    const entry = this.entries.get(key)
    if (entry === undefined) this.entries.set(key, { kind, of, count, hits, coins })
    else {
      entry.hits += hits
      entry.coins += coins
    }
  }

  list(): readonly Tallied[] {
    return [...this.entries.values()]
  }
}
