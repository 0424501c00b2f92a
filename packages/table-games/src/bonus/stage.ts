import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Move } from '../core/menu.ts'
import type { Table } from '../core/table.ts'
import { Fraction } from '../fraction.ts'
import type { TableEvent } from '../round.gen.ts'

/**
 * A bonus game is a tree of stages: it is played by walking down, and proved by looking at every way down. So what is
 * proved is what is played.
 */
export type Stage = Ended | Drawn | Asked

/** Stages with equal keys are worth the same. */
interface Keyed {
  readonly key: string
}

export interface Ended extends Keyed {
  readonly kind: 'ended'
  /** In times the bet. */
  readonly pays: number
}

/** Chance goes on, by whole weights. */
export interface Drawn extends Keyed {
  readonly kind: 'drawn'
  readonly weights: readonly number[]
  after(at: number): Stage
  /** What is told of it, if anything. */
  told?(at: number, bonus: string): TableEvent
}

/** The player goes on. */
export interface Asked extends Keyed {
  readonly kind: 'asked'
  readonly asks: string
  readonly moves: readonly Move[]
  after(move: number): Stage
  /** Whatever is chosen, it comes to the same. */
  readonly alike?: true
}

/** What a bonus game pays, in times the bet, with chances that add up to 1. */
export type Ways = ReadonlyMap<number, Fraction>

export const meanOf = (ways: Ways): Fraction => Fraction.sum([...ways].map(([pays, chance]) => chance.times(pays)))

/** What can come of a game for somebody who takes the best move of each menu, or the first one. */
export class Solved {
  readonly root: Stage
  readonly #isDefault: boolean
  readonly #known = new Map<string, Ways>()

  constructor(root: Stage, isDefault: boolean) {
    this.root = root
    this.#isDefault = isDefault
  }

  get ways(): Ways {
    return this.#of(this.root)
  }

  /** The move that is worth most; the first of equal ones. */
  best(stage: Asked): number {
    if (stage.alike || this.#isDefault) return 0
    const worth = stage.moves.map((_, i) => meanOf(this.#of(stage.after(i))))
    return worth.reduce((best, one, i) => (one.compare(entryOf(worth, best)) > 0 ? i : best), 0)
  }

  /** What a move pays on average. */
  mean(stage: Asked, move: number): Fraction {
    return meanOf(this.#of(stage.after(stage.alike ? 0 : move)))
  }

  #of(stage: Stage): Ways {
    const known = this.#known.get(stage.key) ?? this.#found(stage)
    this.#known.set(stage.key, known)
    return known
  }

  #found(stage: Stage): Ways {
    if (stage.kind === 'ended') return new Map([[stage.pays, Fraction.one]])
    if (stage.kind === 'asked') return this.#of(stage.after(this.best(stage)))
    const total = stage.weights.reduce((sum, weight) => sum + weight, 0)
    const ways = new Map<number, Fraction>()
    for (const [at, weight] of stage.weights.entries())
      if (weight > 0) addWays(ways, this.#of(stage.after(at)), Fraction.of(weight, total))
    return ways
  }
}

export function addWays(sum: Map<number, Fraction>, ways: Ways, chance: Fraction): void {
  for (const [pays, share] of ways) sum.set(pays, (sum.get(pays) ?? Fraction.zero).plus(share.times(chance)))
}

/** Of two games that know nothing of each other, what both pay together. */
export function together(a: Ways, b: Ways): Ways {
  const sum = new Map<number, Fraction>()
  for (const [first, chance] of a)
    for (const [second, other] of b) {
      const both = chance.times(other)
      sum.set(first + second, (sum.get(first + second) ?? Fraction.zero).plus(both))
    }
  return sum
}

/** What the menus of bonus games carry: only who asks for the best move works it out. */
export class BonusFacts {
  readonly #stage: Asked
  readonly #solved: Solved

  constructor(stage: Asked, solved: Solved) {
    this.#stage = stage
    this.#solved = solved
  }

  /** What each move pays on average, in times the bet. */
  get worths(): readonly (readonly [Move, Fraction])[] {
    return this.#stage.moves.map((move, i) => [move, this.#solved.mean(this.#stage, i)])
  }

  get best(): Move {
    return entryOf(this.#stage.moves, this.#solved.best(this.#stage))
  }
}

export type BonusSteps = Generator<
  { readonly asks: string; readonly moves: readonly Move[]; readonly facts: BonusFacts },
  number,
  { readonly move: string }
>

/** Plays a game to its end. @returns what it pays, in times the bet */
export function* walk(solved: Solved, bonus: string, table: Table): BonusSteps {
  let stage = solved.root
  while (stage.kind !== 'ended') {
    if (stage.kind === 'asked') {
      const { asks, moves } = stage
      const chosen = yield { asks, moves, facts: new BonusFacts(stage, solved) }
      stage = stage.after(moves.findIndex(({ move }) => move === chosen.move))
    } else {
      const at = drawnOf(stage.weights, table)
      if (table.tells && stage.told) table.tell(stage.told(at, bonus))
      stage = stage.after(at)
    }
  }
  return stage.pays
}

function drawnOf(weights: readonly number[], { draw }: Table): number {
  let left = draw.below(weights.reduce((sum, weight) => sum + weight, 0))
  let at = 0
  while (left >= entryOf(weights, at)) {
    left -= entryOf(weights, at)
    at += 1
  }
  return at
}
