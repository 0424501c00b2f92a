import type { Game } from '../compile/compile.ts'
import type { FreeSpinsPlan } from '../compile/feature-plans.ts'
import type { ReelSet } from '../compile/reel-set.ts'
import { EMPTY } from '../compile/reels.ts'
import { LIMITS } from '../definition.ts'
import type { Rng } from '../rng.ts'
import type { Board } from './board.ts'
import { Cells } from './cells.ts'
import { Reels } from './reels.ts'
import type { Tally } from './tally.ts'
import type { Teller } from './teller.ts'
import { WindowPays } from './window-pays.ts'

/** Plays single spins, cascades and respins and all. `free`: the free spins that a spin belongs to. */
export class SpinPlayer {
  readonly cells: Cells
  readonly pays: WindowPays
  private readonly game: Game
  private readonly board: Board
  private readonly tally: Tally
  private readonly teller: Teller | null
  private readonly reels: Reels
  private readonly respins: boolean
  /** By token what it adds to the packed scatters. */
  private readonly packed: Int32Array

  constructor(game: Game, board: Board, tally: Tally, teller: Teller | null) {
    const { plan } = game
    const { symbols, strides } = plan.scatters.counts
    this.game = game
    this.board = board
    this.tally = tally
    this.teller = teller
    this.reels = new Reels(board, plan.cascades?.refill ?? null)
    this.cells = new Cells(game, board, teller)
    this.pays = new WindowPays(game, board, tally, teller)
    this.respins = game.definition.respins !== undefined
    this.packed = Int32Array.from({ length: EMPTY + 1 }, (_, token) => strides[symbols.indexOf(token)] ?? 0)
  }

  play(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    this.stop(set, null, rng)
    this.windows(set, free, rng)
  }

  /** The same from given faces. */
  playFrom(set: ReelSet, free: FreeSpinsPlan | null, faces: Int32Array, rng: Rng): void {
    this.reels.faces.set(faces)
    this.reels.show(set)
    this.windows(set, free, rng)
  }

  /** @param held in a respin, more than 0 for the cells that stay */
  private stop(set: ReelSet, held: Uint8Array | null, rng: Rng): void {
    const { reels, cells } = this
    reels.stop(set, rng)
    cells.keep(set)
    this.teller?.stopped(set, reels.tops, reels.topStop, held)
  }

  private windows(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    const { cells, pays, tally } = this
    const { cascades } = this.game.plan
    cells.begin()
    for (let number = 0; ; number++) {
      const seen = number === 0 && !cells.holds ? this.reels.scatters(set) : this.board.sum(this.packed)
      this.teller?.note()
      if (free?.extraWilds && number === 0) cells.addWilds(free.extraWilds, rng)
      cells.settle(rng)
      if (free !== null && free.sticky.length > 0) cells.hold(free.sticky)
      if (this.respins) this.respin(set, rng)
      const won = pays.pay(seen, free, number)
      if (cascades === null || !won || tally.capped() || number + 1 >= LIMITS.cascades) return
      if (free?.feature.grows?.each === 'cascade') pays.grow(free.feature.grows)
      this.fall(set, number + 1, free, rng)
    }
  }

  /** As long as that wins more, what wins stays and everything else spins again. */
  private respin(set: ReelSet, rng: Rng): void {
    const { cells, pays } = this
    let won = 0
    for (;;) {
      const coins = pays.winners()
      if (coins <= won || !cells.holdMarked()) break
      won = coins
      this.stop(set, cells.held, rng)
      cells.settle(rng)
    }
    cells.release()
  }

  /** Winners vanish, the rest falls, and new symbols follow. */
  private fall(set: ReelSet, number: number, free: FreeSpinsPlan | null, rng: Rng): void {
    const removed = this.teller === null ? null : this.board.marked()
    this.reels.fall(set, rng)
    if (removed !== null) this.teller?.cascaded(number, removed, this.pays.lineMultiplier(free, number))
  }
}
