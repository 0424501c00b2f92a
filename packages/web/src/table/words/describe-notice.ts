import { tables } from '@spilvaerk/messages/tables'
import type { TableEvent, TableRound } from '@spilvaerk/table-games'
import { formatKroner } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { totalOf } from '../play/bets.ts'
import type { TableResult } from '../play/table-server.ts'
import type { TableNotice, TableState } from '../play/table-state.ts'
import { toldEvents } from '../play/table-state.ts'
import { describeEvent, type EventWords } from './describe-event.ts'

/** The line of the table: what was refused, or else what happened last, or what may be done. */
export function describeState(state: TableState, words: EventWords): string {
  const t = textsOf(tables)
  const { phase, notice, result } = state
  if (notice) return describeNotice(notice, words)
  const last = toldEvents(state).at(-1)
  switch (phase) {
    case 'betting':
      return t('chooseBets')
    case 'spinning':
    case 'unanswered':
      return t('phases.spinning')
    case 'playing':
      return last ? describeEvent(last, words) : t('phases.spinning')
    case 'choosing':
      return t('phases.choosing')
    case 'asked':
      return last && !isHiddenCard(last) ? describeEvent(last, words) : t('moves.title')
    case 'over':
      return result ? describeResult(result, words) : t('chooseBets')
  }
}

/** What lies on the cloth after each change: buttons that lay or take chips far from where one is say what they did. */
export function describeChips({ phase, bets, history }: TableState, { money }: EventWords): string {
  if (phase !== 'betting' || history.length === 0) return ''
  return textsOf(tables)('chips.total', { amount: money(totalOf(bets)) })
}

/** Says nothing to whoever is asked now. */
const isHiddenCard = (event: TableEvent): boolean => event.type === 'cardDealt' && event.card === undefined

/** What came of a round, and what a pool paid beside it. */
export function describeResult(
  { round, besides = 0 }: Pick<TableResult, 'round' | 'besides'>,
  words: EventWords,
): string {
  const text = describeRound(round, words)
  return besides === 0 ? text : textsOf(tables)('result.besides', { text, amount: formatKroner(besides) })
}

function describeRound({ stakedCoins, paidCoins }: TableRound, { money }: EventWords): string {
  const t = textsOf(tables)
  if (paidCoins === 0) return t('result.lost')
  if (paidCoins === stakedCoins) return t('result.push', { amount: money(paidCoins) })
  if (paidCoins < stakedCoins) return t('result.less', { amount: money(paidCoins), staked: money(stakedCoins) })
  return t('result.won', { amount: money(paidCoins) })
}

function describeNotice(notice: TableNotice, { names, money }: EventWords): string {
  const t = textsOf(tables)
  switch (notice.kind) {
    case 'bet':
      return describeRefusal(notice.refusal, names.move, money)
    case 'noBets':
    case 'resumed':
    case 'noAdvice':
      return t(`phases.${notice.kind}`)
    case 'funds':
      return t('refusals.funds')
    case 'refused':
      return t('refusals.refused', { why: notice.message.replace(/\.$/, '') })
    case 'unanswered':
      return notice.message
  }
}

type Refusal = Extract<TableNotice, { kind: 'bet' }>['refusal']

function describeRefusal(refusal: Refusal, name: (id: string) => string, money: (coins: number) => string): string {
  const t = textsOf(tables)
  switch (refusal.reason) {
    case 'closed':
    case 'later':
      return t(`refusals.${refusal.reason}`, { place: name(refusal.place) })
    case 'most':
      return t('refusals.most', { place: name(refusal.place), amount: money(refusal.coins) })
    case 'needs':
      return t('refusals.needs', { place: name(refusal.place), other: name(refusal.other) })
    case 'round':
      return t('refusals.round', { amount: money(refusal.coins) })
  }
}
