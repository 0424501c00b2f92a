import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { FEATURES } from '../domains/studio/generation/feature-wishes.ts'
import type { Made, MadeSlot } from '../domains/studio/generation/pipeline.ts'
import type { Sample } from './prompts.ts'

export interface Judgement {
  /** Wishes that the prompt states. */
  readonly asked: number
  readonly met: number
  /** Wishes that were neither met nor listed as adjusted. */
  readonly silent: readonly string[]
  /** What may never be. */
  readonly broken: readonly string[]
}

const RTP_TOLERANCE = 0.0005
const WINS = { lines: 'lines', ways: 'ways', megaways: 'ways', clusters: 'clusters', anywhere: 'anywhere' } as const

/** What a game keeps of its prompt. Of a table only that it is one, with mini-games inside its return. */
export function judge(sample: Sample, made: Made): Judgement {
  if (made.kind === 'slot') return judgeSlot(sample, made)
  const minis = made.definition.bonuses?.length ?? 0
  return { asked: 1, met: 1, silent: [], broken: minis < 3 ? ['mini-games'] : [] }
}

function judgeSlot(sample: Sample, made: MadeSlot): Judgement {
  const { definition, idea, sheet, making } = made
  const lines = definition.wins.type === 'lines' ? definition.wins.lines.length : undefined
  const wishes: (readonly [field: string, met: boolean])[] = [
    ...wish('theme', sample.theme, idea.theme),
    ...wish('reels', sample.reels, definition.reelSets.base?.length),
    ...wish('lines', sample.lines, lines),
    ...wish('volatility', sample.volatility, sheet.volatilityClass),
    ...wish('wins', sample.wins && WINS[sample.wins], definition.wins.type),
    ...sample.features.map((feature) => [feature, FEATURES[feature].met(definition)] as const),
    ...sample.unwanted.map((feature) => [feature, !FEATURES[feature].met(definition)] as const),
  ]
  const adjusted = new Set(making.adjustments.map(({ field }) => field))
  const missed = wishes.filter(([, met]) => !met).map(([field]) => field)
  return {
    asked: wishes.length,
    met: wishes.length - missed.length,
    silent: missed.filter((field) => !adjusted.has(field)),
    broken: brokenOf(sample, made),
  }
}

const wish = (field: string, wished: unknown, given: unknown): (readonly [string, boolean])[] =>
  wished === undefined ? [] : [[field, wished === given]]

function brokenOf(sample: Sample, { definition, sheet, description, idea, compliance, making }: MadeSlot): string[] {
  const target = making.adjustments.some(({ field }) => field === 'rtp') ? undefined : (sample.rtp ?? 96.5)
  const texts = JSON.stringify([idea.name, description, idea.symbols, definition.name, making.adjustments])
  const round = spin(compile(definition), createRng('fidelity'))
  const minis = definition.features?.filter(({ type }) => type !== 'freeSpins' && type !== 'choice').length ?? 0
  return [
    ...(target !== undefined && Math.abs(sheet.rtp - target / 100) > RTP_TOLERANCE ? [`rtp ${sheet.rtp}`] : []),
    ...(Number.isInteger(round.totalCoins) ? [] : ['not playable']),
    ...(compliance.details.some(({ severity }) => severity === 'block') ? [`rule ${compliance.issues.join()}`] : []),
    ...(/[<>]|\{\{|\$\{/.test(texts) ? ['markup'] : []),
    ...(idea.symbols.length < 8 || idea.symbols.length > 12 ? [`symbols ${idea.symbols.length}`] : []),
    ...(sample.kind === 'table' && minis + (definition.gamble ? 1 : 0) < 3 ? ['mini-games'] : []),
  ]
}
