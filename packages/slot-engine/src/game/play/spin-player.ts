import { LIMITS } from '../../definition.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import type { FreeSpinsPlan } from '../core/feature.ts'
import type { Game } from '../core/game.ts'
import type { Tally } from '../core/tally.ts'
import type { Teller } from '../core/teller.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { Cells } from './cells.ts'
import { HeldCells } from './held-cells.ts'
import { Reels } from './reels.ts'
import { WindowPays } from './window-pays.ts'

/** Plays single spins, cascades and respins and all. `free`: the free spins that a spin belongs to. */
export class SpinPlayer {
  readonly held: HeldCells
  readonly pays: WindowPays
  private readonly game: Game
  private readonly board: Board
  private readonly tally: Tally
  private readonly teller: Teller | null
  private readonly reels: Reels
  private readonly cells: Cells
  private readonly respins: boolean

  constructor(game: Game, board: Board, tally: Tally, teller: Teller | null) {
    const { plan } = game
    this.game = game
    this.board = board
    this.tally = tally
    this.teller = teller
    this.reels = new Reels(board, plan.cascades?.refill ?? null)
    this.held = new HeldCells(board, plan.tokens.list)
    this.cells = new Cells(game, board, teller)
    this.pays = new WindowPays(game, board, tally, teller)
    this.respins = game.definition.respins !== undefined
  }

  play(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    this.stop(set, rng)
    this.teller?.stopped(set, this.reels.tops, this.reels.topStop, null)
    this.windows(set, free, rng)
  }

  /** The same from given faces. */
  playFrom(set: ReelSet, free: FreeSpinsPlan | null, faces: Int32Array, rng: Rng): void {
    this.reels.faces.set(faces)
    this.reels.show(set)
    this.windows(set, free, rng)
  }

  private stop(set: ReelSet, rng: Rng): void {
    this.reels.stop(set, rng)
    this.held.keep(set)
  }

  private windows(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    const { cells, held, pays, tally } = this
    const { cascades, scatters } = this.game.plan
    cells.begin()
    for (let number = 0; ; number++) {
      const seen = number === 0 && !held.any ? this.reels.scatters(set) : this.board.sum(scatters.packed)
      this.teller?.note()
      if (free?.extraWilds && number === 0) cells.addWilds(free.extraWilds, rng)
      cells.settle(rng)
      if (this.respins) this.respin(set, rng)
      const won = pays.pay(seen, free, number)
      if (cascades === null || !won || tally.capped() || number + 1 >= LIMITS.cascades) return
      if (free?.feature.grows?.each === 'cascade') pays.grow(free.feature.grows)
      this.fall(set, number + 1, free, rng)
    }
  }

  /** As long as that wins more, what wins stays and everything else spins again. */
  private respin(set: ReelSet, rng: Rng): void {
    const { cells, held, pays, reels } = this
    let won = 0
    for (;;) {
      const coins = pays.winners()
      if (coins <= won || !held.holdMarked()) break
      won = coins
      this.stop(set, rng)
      this.teller?.stopped(set, reels.tops, reels.topStop, held.stays)
      cells.settle(rng)
    }
    held.release()
  }

  /** Winners vanish, the rest falls, and new symbols follow. */
  private fall(set: ReelSet, number: number, free: FreeSpinsPlan | null, rng: Rng): void {
    const { board, pays, reels, teller } = this
    if (teller === null) return reels.fall(set, rng)
    const removed = board.marked()
    reels.fall(set, rng)
    teller.cascaded(number, removed, pays.lineMultiplier(free, number))
  }
}
