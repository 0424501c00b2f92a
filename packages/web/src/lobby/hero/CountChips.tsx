import { lobby } from '@spilvaerk/messages/lobby'
import type { LobbyRails } from '@spilvaerk/schemas'
import type { LucideIcon } from 'lucide-react'
import { Flame, Gamepad2, KeyRound, Star } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

/** Little enamel signs with what there is. */
export function CountChips({ counts }: { readonly counts: LobbyRails['counts'] | undefined }) {
  const t = textsOf(lobby)
  return (
    <ul className="count-chips">
      <CountChip icon={Gamepad2} count={counts?.active} label={t('counts.active')} />
      <CountChip icon={Star} count={counts?.featured} label={t('counts.featured')} />
      <CountChip icon={Flame} count={counts?.popular} label={t('counts.popular')} />
      <li className="chip">
        <KeyRound aria-hidden="true" className="size-4 text-lamp" />
        {t('counts.buyAndLease')}
      </li>
    </ul>
  )
}

type CountChipProps = { readonly icon: LucideIcon; readonly count: number | undefined; readonly label: string }

/** The number's place is kept until the number is there. */
function CountChip({ icon: Icon, count, label }: CountChipProps) {
  return (
    <li className="chip">
      <Icon aria-hidden="true" className="size-4 text-lamp" />
      <span className="min-w-[2ch] text-right font-bold tabular-nums">
        {count === undefined ? '–' : formatNumber(count)}
      </span>{' '}
      {label}
    </li>
  )
}
