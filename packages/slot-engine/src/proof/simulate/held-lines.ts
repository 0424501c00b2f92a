import type { BetMode } from '../../definition.ts'
import { addTo, byteAt, entryOf, floatAt } from '../../entries.ts'
import { type Game, paidSets } from '../../game/core/game.ts'
import type { LineLaw, LineWin } from '../../game/core/win-rule.ts'
import { facesOf } from '../../game/tables/faces.ts'
import { type Reel, STRIDE } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'

/** Lines times what each may hold: a table of so many means. */
const MOST_KEYS = 1 << 23

/** What the cells of a line show, one by one. */
interface Line {
  /** Per reel its place on the board. */
  readonly cells: readonly number[]
  /** Lines whose cells show the same by the same chances are one kind, from 0. */
  readonly kind: number
  /** Per reel, by token: how likely it is where nothing is held. */
  readonly chances: readonly Float64Array[]
}

/** What lines win on average when reels spin over cells that are held: a line meets each reel in one cell, so its cells are independent. */
export class HeldLines {
  /** Wins that there are, by symbol and number: `symbol × 64 + count`. */
  readonly wins: readonly number[]
  private readonly lines: readonly Line[]
  private readonly law: LineLaw
  private readonly tokens: number
  private readonly keys: number
  /** By kind of line and what it holds. */
  private readonly known = new Map<number, readonly LineWin[]>()

  private constructor(lines: readonly Line[], law: LineLaw, tokens: number) {
    this.lines = lines
    this.law = law
    this.tokens = tokens
    const [first] = lines
    this.keys = (1 + Math.max(...lines.map(({ kind }) => kind))) * (tokens + 1) ** (first?.cells.length ?? 0)
    const nothing = new Uint8Array(STRIDE * Math.max(...lines.map(({ cells }) => cells.length)))
    const all = new Set<number>()
    this.each(nothing, (win) => all.add(winOf(win.symbol, win.count)))
    this.wins = [...all]
  }

  /** `null` where wins are not on lines, or reels do not stop each by itself as they are shown. */
  static of(game: Game, mode: BetMode, meter: Meter): HeldLines | null {
    const { plan } = game
    const set = paidSets(game, mode).only
    const isShown = plan.settlers.length === 0 && plan.changes === null && plan.tokens.draws.size === 0
    if (set === null || set.top !== null || !set.isIndependent || !isShown || plan.extraWilds !== null) return null
    const law = plan.rule.lineLaw?.(meter) ?? null
    if (law === null) return null
    const tokens = plan.tokens.list.length
    if (plan.rule.lines.length * (tokens + 1) ** set.reels.length > MOST_KEYS) return null
    return new HeldLines(linesOf(set.reels, plan.rule.lines, tokens), law, tokens)
  }

  /** @param stays token + 1 of the cells that are held, 0 elsewhere */
  each(stays: Uint8Array, visit: (win: LineWin) => void): void {
    for (const line of this.lines) for (const win of this.winsOn(line, stays)) visit(win)
  }

  /** The mean of what is worth so much, by wins. */
  meanBy(worth: Float64Array): (stays: Uint8Array) => number {
    const means = new Float64Array(this.keys).fill(Number.NaN)
    return (stays) => {
      let sum = 0
      for (let i = 0; i < this.lines.length; i++) {
        const line = this.lines[i] as Line
        const key = this.keyOf(line, stays)
        let mean = means[key] as number
        if (Number.isNaN(mean)) {
          mean = 0
          for (const win of this.winsOn(line, stays)) mean += win.coins * floatAt(worth, winOf(win.symbol, win.count))
          means[key] = mean
        }
        sum += mean
      }
      return sum
    }
  }

  private winsOn(line: Line, stays: Uint8Array): readonly LineWin[] {
    const key = this.keyOf(line, stays)
    const known = this.known.get(key)
    if (known !== undefined) return known
    const cells = line.chances.map((chances, r) => {
      const held = byteAt(stays, entryOf(line.cells, r))
      if (held === 0) return chances
      const one = new Float64Array(this.tokens)
      one[held - 1] = 1
      return one
    })
    const wins = this.law(cells)
    this.known.set(key, wins)
    return wins
  }

  private keyOf({ cells, kind }: Line, stays: Uint8Array): number {
    let key = kind
    for (let r = 0; r < cells.length; r++) key = key * (this.tokens + 1) + (stays[cells[r] as number] as number)
    return key
  }
}

export const winOf = (symbol: number, count: number): number => symbol * 64 + count

function linesOf(reels: readonly Reel[], lines: readonly (readonly number[])[], tokens: number): Line[] {
  const shown = reels.map((reel) =>
    Array.from({ length: reel.maxRows }, (_, row) => {
      const chances = new Float64Array(tokens)
      for (const face of facesOf(reel)) addTo(chances, entryOf(face.tokens, row), face.weight / reel.weight)
      return chances
    }),
  )
  const kinds = new Map<string, number>()
  return lines.map((rows) => {
    const chances = rows.map((row, r) => entryOf(entryOf(shown, r), row))
    const key = chances.map((each) => each.join()).join(';')
    const kind = kinds.get(key) ?? kinds.size
    kinds.set(key, kind)
    return { cells: rows.map((row, r) => r * STRIDE + row), kind, chances }
  })
}
