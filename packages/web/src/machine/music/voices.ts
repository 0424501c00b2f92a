/** Twelve instruments, each a few partials that ring and die away. */
export type VoiceName =
  | 'plucked'
  | 'lyre'
  | 'drone'
  | 'glockenspiel'
  | 'celesta'
  | 'organ'
  | 'accordion'
  | 'brass'
  | 'choir'
  | 'marimba'
  | 'pad'

export interface Partial {
  readonly ratio: number
  readonly level: number
}

interface Voice {
  readonly partials: readonly Partial[]
  readonly attackS: number
  /** How quickly it dies away: e-folds in a second; 0 is held to its end. */
  readonly decay: number
  /** How far beyond its written length it rings. */
  readonly ringS: number
}

const series = (levels: readonly number[]): readonly Partial[] =>
  levels.map((level, index) => ({ ratio: index + 1, level }))

export const VOICES: Readonly<Record<VoiceName, Voice>> = {
  plucked: { partials: series([1, 0.55, 0.35, 0.18, 0.1]), attackS: 0.004, decay: 4.2, ringS: 0.5 },
  lyre: { partials: series([1, 0.3, 0.42, 0.08, 0.16]), attackS: 0.006, decay: 2.4, ringS: 1.1 },
  drone: { partials: series([1, 0.5, 0.4, 0.25, 0.2, 0.12]), attackS: 0.25, decay: 0.15, ringS: 0.4 },
  glockenspiel: {
    partials: [
      { ratio: 1, level: 1 },
      { ratio: 2.756, level: 0.3 },
      { ratio: 5.404, level: 0.12 },
    ],
    attackS: 0.002,
    decay: 3.2,
    ringS: 0.9,
  },
  celesta: {
    partials: [
      { ratio: 1, level: 1 },
      { ratio: 2, level: 0.16 },
      { ratio: 4, level: 0.22 },
    ],
    attackS: 0.003,
    decay: 2.6,
    ringS: 1,
  },
  organ: {
    partials: [
      { ratio: 1, level: 1 },
      { ratio: 2, level: 0.7 },
      { ratio: 4, level: 0.4 },
      { ratio: 6, level: 0.2 },
    ],
    attackS: 0.02,
    decay: 0,
    ringS: 0.05,
  },
  accordion: {
    partials: [
      { ratio: 1, level: 0.8 },
      { ratio: 1.006, level: 0.7 },
      { ratio: 2, level: 0.5 },
      { ratio: 3, level: 0.35 },
      { ratio: 5, level: 0.12 },
    ],
    attackS: 0.05,
    decay: 0.1,
    ringS: 0.08,
  },
  brass: { partials: series([1, 0.8, 0.62, 0.42, 0.28, 0.16]), attackS: 0.06, decay: 0.6, ringS: 0.15 },
  choir: {
    partials: [
      { ratio: 1, level: 0.9 },
      { ratio: 1.004, level: 0.6 },
      { ratio: 2, level: 0.35 },
      { ratio: 3, level: 0.12 },
    ],
    attackS: 0.3,
    decay: 0.1,
    ringS: 0.5,
  },
  marimba: {
    partials: [
      { ratio: 1, level: 1 },
      { ratio: 3.93, level: 0.25 },
      { ratio: 9.2, level: 0.05 },
    ],
    attackS: 0.003,
    decay: 6,
    ringS: 0.3,
  },
  pad: {
    partials: [
      { ratio: 0.998, level: 0.7 },
      { ratio: 1.003, level: 0.7 },
      { ratio: 2, level: 0.2 },
    ],
    attackS: 0.6,
    decay: 0.05,
    ringS: 0.9,
  },
}
