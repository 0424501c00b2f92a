import { compliance } from '@spilvaerk/messages/compliance'
import type { MarketVerdict } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'

const TONES = { blocked: 'red', open: 'lamp', warned: 'lamp', met: 'green' } as const

/** What each market makes of the game, and by which rules. */
export function MarketList({ markets }: { readonly markets: readonly MarketVerdict[] }) {
  const t = textsOf(compliance)
  const listed = (rules: readonly string[]): string => rules.join(', ') || t('none')
  return (
    <section aria-label={t('markets')} className="grid gap-2">
      <h3 className="text-base">{t('markets')}</h3>
      <ul className="grid gap-1.5">
        {markets.map(({ market, name, state, blocks, warns, open }) => (
          <li key={market} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
              <b className="first-letter:uppercase">{name}</b>
            </span>
            {state !== 'met' && (
              <span className="text-muted text-xs">
                {t('rulesOf', { blocks: listed(blocks), warns: listed(warns), open: listed(open) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
