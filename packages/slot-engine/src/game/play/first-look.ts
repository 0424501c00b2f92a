import { byteAt } from '../../entries.ts'
import type { FeaturePlan, FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Game } from '../core/game.ts'
import type { Glance } from '../core/glance.ts'
import type { ReelSet } from '../tables/reel-set.ts'

/** What stays or moves between spins, looks at their wins, or changes their windows. */
const isInvolved = (plan: FreeSpinsPlan): boolean =>
  plan.sticky.length + plan.walking.length > 0 ||
  plan.kept !== null ||
  plan.extraWilds !== null ||
  plan.changes !== null ||
  plan.factors !== null ||
  plan.chosen !== null

const looksAtCells = ({ inWin, holdsView }: FeaturePlan): boolean => inWin !== null || holdsView

/** Whether windows that win nothing and start nothing leave nothing behind. */
const isGlanced = ({ definition, plan }: Game): boolean =>
  // Elsewhere windows are table walks; a respin follows on a win alone.
  (plan.cascades !== null || definition.respins !== undefined) &&
  plan.rule.glance !== undefined &&
  // Wilds that draw multipliers are passed over where none is in view.
  plan.settlers.length === (plan.tokens.list.length === definition.symbols.length ? 0 : 1) &&
  plan.changes === null &&
  plan.chances === null &&
  plan.extraWilds === null &&
  plan.factors === null &&
  plan.collects.length === 0 &&
  !plan.features.some(looksAtCells) &&
  !plan.features.some((one) => one.type === 'freeSpins' && isInvolved(one))

/** Knows windows that win nothing and start nothing by where the reels stop: they need not be laid out. */
export class FirstLook {
  private readonly game: Game
  private readonly glances = new Map<ReelSet, Glance | null>()
  private readonly draws = new Map<ReelSet, readonly Uint8Array[]>()
  /** By packed scatters: 1 where they pay nothing and start nothing in a paid spin. */
  private readonly quiet: Uint8Array
  private readonly quietFree = new Map<FreeSpinsPlan, Uint8Array>()
  private last: ReelSet | null = null
  private lastGlance: Glance | null = null
  /** Per reel, by face: 1 where it shows what draws its multiplier; none where nothing does. */
  private lastDraws: readonly Uint8Array[] = []

  private constructor(game: Game) {
    const { features, scatters } = game.plan
    this.game = game
    this.quiet = Uint8Array.from(scatters.pays, (coins, seen) =>
      coins === 0 && features.every(({ starts }) => starts[seen] === 0) ? 1 : 0,
    )
  }

  static of(game: Game): FirstLook | null {
    return isGlanced(game) ? new FirstLook(game) : null
  }

  /** @param seen the packed scatters */
  isOver(set: ReelSet, faces: Int32Array, topStop: number, seen: number, free: FreeSpinsPlan | null): boolean {
    const quiet = free === null ? this.quiet : this.quietIn(free)
    if (quiet[seen] === 0) return false
    if (set !== this.last) this.turnTo(set)
    return this.lastGlance?.isLoss(faces, topStop) === true && !this.isDrawn(faces)
  }

  private isDrawn(faces: Int32Array): boolean {
    const { lastDraws } = this
    for (let r = 0; r < lastDraws.length; r++) if ((lastDraws[r] as Uint8Array)[faces[r] as number] === 1) return true
    return false
  }

  private turnTo(set: ReelSet): void {
    let glance = this.glances.get(set)
    if (glance === undefined) {
      glance = this.mayDrawAbove(set) ? null : (this.game.plan.rule.glance?.(set) ?? null)
      this.glances.set(set, glance)
    }
    if (this.game.plan.tokens.draws.size > 0) this.lastDraws = this.drawsOf(set)
    this.last = set
    this.lastGlance = glance
  }

  private mayDrawAbove({ top }: ReelSet): boolean {
    return top?.strip.some((token) => this.game.plan.tokens.draws.has(token)) === true
  }

  private drawsOf(set: ReelSet): readonly Uint8Array[] {
    const known = this.draws.get(set)
    if (known !== undefined) return known
    const { draws } = this.game.plan.tokens
    const made = set.reels.map(({ faces, rows, maxRows, tokens }) =>
      Uint8Array.from({ length: faces }, (_, face) => {
        const shown = tokens.subarray(face * maxRows, face * maxRows + byteAt(rows, face))
        return shown.some((token) => draws.has(token)) ? 1 : 0
      }),
    )
    this.draws.set(set, made)
    return made
  }

  private quietIn(free: FreeSpinsPlan): Uint8Array {
    const known = this.quietFree.get(free)
    if (known !== undefined) return known
    const made = Uint8Array.from(free.scatterPays.pays, (coins, seen) =>
      coins === 0 && free.retriggers[seen] === 0 ? 1 : 0,
    )
    this.quietFree.set(free, made)
    return made
  }
}
