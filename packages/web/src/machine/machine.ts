import type { Round } from '@spilvaerk/slot-engine'
import { buildScript } from './build-script.ts'
import type { PlayCue } from './cues.ts'
import { BASE_REELS, type Face, faceIn } from './face.ts'
import type { Hud } from './hud.ts'
import type { Layout } from './layout.ts'
import { openingWindow, type Shown } from './opening-window.ts'
import { createPixiStage, type Dress } from './pixi/pixi-stage.ts'
import { Player } from './player.ts'
import type { Step } from './script.ts'

export interface MachineOptions {
  readonly canvas: HTMLCanvasElement
  readonly face: Face
  readonly layout: Layout
  readonly resolution: number
  readonly money: (coins: number) => string
  readonly pace: () => number
  readonly still: () => boolean
  readonly cue: PlayCue
  readonly onHud: (hud: Hud) => void
  readonly onCount: (coins: number) => void
  readonly onStep: (step: Step) => void
  readonly signal: AbortSignal
  readonly dress?: Dress | undefined
}

/** A slot machine that shows rounds it is handed. It knows no maths and asks nobody for anything. */
export interface Machine {
  /** The reels begin to run; what they will show may come later. */
  start(): void
  /**
   * Stops the running reels on this round and performs it to its end or its next question, or until the machine is
   * destroyed. A round that goes on from a question goes on where it stopped.
   */
  finish(round: Round, mode?: string): Promise<void>
  /** Lets the running reels come to rest where they were. */
  recall(): Promise<void>
  /** Uncovers a tile of the pick in view. */
  pick(tile: number): void
  /** Hurries what is being shown. */
  skip(): void
  resize(layout: Layout, resolution: number): void
  destroy(): void
}

/** @throws when nothing can be drawn here, or `signal` is aborted before the machine stands */
export async function createMachine(options: MachineOptions): Promise<Machine> {
  const { face, onStep } = options
  const stage = await createPixiStage(options)
  let shown: Shown = openingWindow(face)
  stage.place(shown)
  const player = new Player({
    ...options,
    stage,
    onStep: (step) => {
      if (step.type === 'land') shown = step
      else if ('window' in step) shown = { ...shown, window: step.window }
      onStep(step)
    },
  })
  let onGone: () => void = () => {}
  const gone = new Promise<void>((resolve) => {
    onGone = resolve
  })
  /** Steps that have been performed of a round that waits. */
  let performed = 0
  const finish = async (round: Round, mode: string | undefined): Promise<void> => {
    const script = buildScript(round, faceIn(face, mode))
    const from = performed
    performed = script.steps.at(-1)?.type === 'ask' ? script.steps.length - 1 : 0
    // A bought feature has no paid spin before it: the reels come to rest as they were.
    if (from === 0 && script.steps[0]?.type !== 'land') await stage.recall(shown)
    await player.perform(script, from)
  }
  return {
    start: () => {
      performed = 0
      player.clear()
      stage.spin(BASE_REELS)
    },
    finish: (round, mode) => Promise.race([finish(round, mode), gone]),
    recall: () => Promise.race([stage.recall(shown), gone]),
    skip: () => player.skip(),
    pick: (tile) => player.pick(tile),
    resize: (layout, resolution) => stage.resize(layout, resolution),
    destroy: () => {
      stage.destroy()
      onGone()
    },
  }
}
