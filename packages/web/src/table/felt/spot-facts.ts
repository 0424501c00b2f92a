import { tables } from '@spilvaerk/messages/tables'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { TableSpot } from './felt.ts'

/** What a spot returns and takes, in one sentence or two. */
export function spotFacts(spot: TableSpot, money: (coins: number) => string, name: (id: string) => string): string {
  const t = textsOf(tables)
  const { returned, houseEdge, min, max, needs, later, pooled } = spot
  return [
    returned !== undefined && houseEdge !== undefined
      ? t('spot.returned', { returned: share(returned), edge: share(houseEdge) })
      : undefined,
    pooled ? t('spot.pooled') : undefined,
    later ? t('refusals.later', { place: spot.name }) : t('spot.range', { min: money(min), max: money(max) }),
    needs === undefined ? undefined : t('spot.needs', { other: name(needs) }),
  ]
    .filter((text) => text !== undefined)
    .join('. ')
}
