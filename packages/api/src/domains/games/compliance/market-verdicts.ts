import { MARKET_STATES, MARKETS, type MarketVerdict } from '@spilvaerk/schemas'
import type { Rule, Verdict, Words } from './rule.ts'

interface Checked {
  readonly rule: Rule
  readonly verdict: Verdict
}

/** What each market makes of a game: its own rules and those that hold everywhere. */
export function marketVerdicts(checked: readonly Checked[], { t }: Words): readonly MarketVerdict[] {
  return MARKETS.map((market): MarketVerdict => {
    const own = checked.filter(({ rule: { jurisdiction } }) => jurisdiction === market || jurisdiction === 'general')
    const having = (is: (one: Checked) => boolean): string[] => own.filter(is).map(({ rule }) => rule.id)
    const blocks = having((one) => severityOf(one) === 'block')
    const warns = having((one) => severityOf(one) === 'warn')
    const open = having(({ verdict }) => verdict !== null && 'missing' in verdict)
    const state = blocks.length > 0 ? 'blocked' : open.length > 0 ? 'open' : warns.length > 0 ? 'warned' : 'met'
    return { market, name: t(`markets.${market}`), state, blocks, warns, open }
  })
}

const severityOf = ({ rule, verdict }: Checked) =>
  verdict && !('missing' in verdict) ? (verdict.severity ?? rule.severity) : undefined

/** All markets in one sentence, the worst first. */
export function verdictInWords(markets: readonly MarketVerdict[], { t }: Words): string {
  const listed = (names: readonly string[]): string =>
    [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${t('verdicts.and')} `)
  const parts = MARKET_STATES.flatMap((state) => {
    const names = markets.filter((one) => one.state === state).map(({ name }) => name)
    return names.length === 0 ? [] : [t(`verdicts.${state}`, { markets: listed(names) })]
  })
  return t('verdicts.game', { parts: listed(parts) })
}
