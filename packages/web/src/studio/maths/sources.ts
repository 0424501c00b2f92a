import type { ParSheet } from '@spilvaerk/slot-engine'

export interface Source {
  /** `lines`, `scatters`, or the id of a feature. */
  readonly id: string
  readonly before: number
  readonly after: number
}

/** What a round returns by where it comes from, before and after; what is nothing in both is left out. */
export function sourcesOf(before: ParSheet, after: ParSheet): readonly Source[] {
  const [from, to] = [shares(before), shares(after)]
  const ids = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return ids
    .map((id) => ({ id, before: from[id] ?? 0, after: to[id] ?? 0 }))
    .filter(({ before: one, after: other }) => one !== 0 || other !== 0)
}

const shares = ({ rtpBySource: { lines, scatters, features } }: ParSheet): Readonly<Record<string, number>> => ({
  lines,
  scatters,
  ...features,
})
