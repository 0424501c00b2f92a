import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Opening } from '../core/kind.ts'
import type { Table } from '../core/table.ts'
import type { BonusStart } from '../definition.gen.ts'
import { choose, Fraction } from '../fraction.ts'

/** When a bonus game starts: by the case that the opening of a round is, and by chance. */
export class Start {
  readonly #moments: readonly string[]
  /** By moment that may start it, whether it comes in a case of the opening. */
  readonly #comes: readonly ((at: number) => boolean)[]
  readonly #drawn: number
  readonly #oneIn: number

  constructor({ moments = [], drawn = moments.length, oneIn = 1 }: BonusStart, opening: Opening | undefined) {
    this.#moments = moments
    this.#comes = moments.map((name) => opening?.moments.get(name) ?? never)
    this.#drawn = drawn
    this.#oneIn = oneIn
  }

  /** Whether it depends on the opening of the round. */
  get looks(): boolean {
    return this.#moments.length > 0
  }

  /** That of all moments that were listed, one that was drawn comes in this case. */
  chance(at: number): Fraction {
    const byChance = Fraction.of(1, this.#oneIn)
    if (!this.looks) return byChance
    const [listed, coming] = [this.#moments.length, this.#comes.filter((comes) => comes(at)).length]
    const missed = Fraction.of(choose(listed - coming, this.#drawn), choose(listed, this.#drawn))
    return Fraction.one.minus(missed).times(byChance)
  }

  /** Draws and tells what counts in this round. @returns whether a moment counts, by its place; null where all do */
  announce(bonus: string, table: Table): readonly boolean[] | null {
    const all = this.#moments.length
    if (this.#drawn >= all) return null
    const counts = new Array<boolean>(all).fill(false)
    const left = Array.from({ length: all }, (_, i) => i)
    for (let i = 0; i < this.#drawn; i++) {
      const [place] = left.splice(table.draw.below(left.length), 1)
      counts[place ?? 0] = true
    }
    const moments = this.#moments.filter((_, i) => counts[i])
    if (table.tells) table.tell({ type: 'bonusAnnounced', bonus, moments })
    return counts
  }

  starts(counting: readonly boolean[] | null, table: Table): boolean {
    const at = table.opening
    const comes = !this.looks || this.#comes.some((one, i) => (counting === null || entryOf(counting, i)) && one(at))
    return comes && (this.#oneIn === 1 || table.draw.below(this.#oneIn) === 0)
  }
}

const never = (): boolean => false
