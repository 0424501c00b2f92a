import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

/** Names of spots whose ids a game gives freely: what they are says more than how they are called. */
export function freeNames(definition: TableDefinition): ReadonlyMap<string, string> {
  const t = textsOf(felts)
  switch (definition.kind) {
    case 'dice':
      return new Map(
        definition.spots.map(({ id, from, to }) => [
          id,
          t('dice.range', { from: formatNumber(from), to: formatNumber(to) }),
        ]),
      )
    case 'mines':
      return new Map(definition.fields.map(({ id, mines }) => [id, t('mines.count', { count: mines })]))
    case 'keno':
      return new Map(definition.tickets.map(({ id, picks }) => [id, t('keno.ticket', { count: picks })]))
    case 'plinko':
      return new Map(
        definition.boards.map(({ id, back }) => [
          id,
          t('plinko.upTo', { pays: formatNumber(Math.max(...back) / definition.chip) }),
        ]),
      )
    default:
      return new Map()
  }
}
