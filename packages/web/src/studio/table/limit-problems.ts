import { tableStudio } from '@spilvaerk/messages/tableStudio'
import { LIMITS, parseTable, type TableDefinition } from '@spilvaerk/table-games'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

export const LIMIT_FIELDS = ['min', 'max', 'round'] as const
export type LimitField = (typeof LIMIT_FIELDS)[number]
export type LimitTexts = Readonly<Record<LimitField, string>>

export type ReadLimits =
  | { readonly ok: true; readonly definition: TableDefinition }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<LimitField | 'other', string>>> }

/** The game with the limits that were typed, or what stands against each field. `round` may be empty: no limit of its own. */
export function readLimits(definition: TableDefinition, typed: LimitTexts): ReadLimits {
  const { round: _, ...rest } = definition.limits
  const limits = {
    ...rest,
    min: Number(typed.min.trim() || Number.NaN),
    max: Number(typed.max.trim() || Number.NaN),
    ...(typed.round.trim() !== '' && { round: Number(typed.round) }),
  }
  const parsed = parseTable({ ...definition, limits })
  if (parsed.ok) return parsed
  const t = textsOf(tableStudio)
  const problems: Partial<Record<LimitField | 'other', string>> = {}
  for (const { field, code } of parsed.problems) {
    const known = LIMIT_FIELDS.find((name) => field === `limits.${name}`)
    const place = known ?? 'other'
    problems[place] ??=
      code !== 'mismatch' || place === 'other'
        ? t(place === 'other' ? 'limits.problems.other' : 'limits.problems.whole', { most: formatNumber(LIMITS.coins) })
        : t(place === 'round' ? 'limits.problems.round' : 'limits.problems.max')
  }
  return { ok: false, problems }
}
