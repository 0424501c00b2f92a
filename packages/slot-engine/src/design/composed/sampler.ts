import type { Definition } from '../../definition.ts'
import { unmetered } from '../../meter.ts'
import { firstWorth } from './exact-worth.ts'
import type { FreeSpinsIntent } from './intent.ts'
import { sampleFeatures, sampleSpins, sampleWorth } from './sampling.ts'
import type { WinSample } from './win-sample.ts'
import type { WorthSample } from './worth-sample.ts'

/** A part of a design that plain data tells: whichever thread does it, the answer is the same. */
export type SampleTask =
  | { readonly kind: 'first'; readonly definition: Definition; readonly reelSet: string }
  | ({ readonly kind: 'spins' } & Spins)
  | ({ readonly kind: 'worth'; readonly first: Float64Array | null } & Spins)
  | {
      readonly kind: 'features'
      readonly definition: Definition
      readonly freeSpins: FreeSpinsIntent
      readonly spins: number
      readonly rounds: number
      readonly seed: string
    }

interface Spins {
  readonly definition: Definition
  readonly reelSet: string
  readonly free: boolean
  readonly spins: number
  readonly seed: string
}

export interface SampleAnswers {
  readonly first: { readonly worth: Float64Array | null; readonly steps: number }
  readonly spins: WinSample
  readonly worth: WorthSample
  readonly features: { readonly wins: WinSample; readonly worth: WorthSample }
}
export type AnswerTo<T extends SampleTask> = SampleAnswers[T['kind']]

/** Does the tasks of a design, by itself or with the help of other threads. */
export interface Sampler {
  /** @returns takes the answer, once */
  ask<T extends SampleTask>(task: T): () => AnswerTo<T>
  /** What was asked and not taken is needed no more. */
  forget(): void
}

/** Does each task when its answer is taken. */
export const ALONE: Sampler = { ask: (task) => () => answerTo(task), forget: () => {} }

export function answerTo<T extends SampleTask>(task: T): AnswerTo<T>
export function answerTo(task: SampleTask): SampleAnswers[SampleTask['kind']] {
  switch (task.kind) {
    case 'first': {
      const own = unmetered()
      return { worth: firstWorth(task.definition, task.reelSet, own), steps: own.steps }
    }
    case 'spins':
      return sampleSpins(task.definition, task.reelSet, task.free, task.spins, task.seed)
    case 'worth':
      return sampleWorth(task.definition, task.reelSet, task.free, task.spins, task.seed, task.first)
    case 'features':
      return sampleFeatures(task.definition, task.freeSpins, task.spins, task.rounds, task.seed)
  }
}
