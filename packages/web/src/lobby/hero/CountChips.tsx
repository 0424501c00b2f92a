import { lobby } from '@spilvaerk/messages/lobby'
import type { LucideIcon } from 'lucide-react'
import { Flame, Gamepad2, KeyRound, Star } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { LobbyGames } from '../lobby-games.ts'

/** Little enamel signs with what there is. */
export function CountChips({ games: { all, featured, popular } }: { readonly games: LobbyGames }) {
  const t = textsOf(lobby)
  return (
    <ul className="mt-4 flex flex-wrap gap-2 sm:mt-6">
      <CountChip icon={Gamepad2} count={all.data?.length} label={t('counts.active')} />
      <CountChip icon={Star} count={featured.data?.length} label={t('counts.featured')} />
      <CountChip icon={Flame} count={popular.data?.length} label={t('counts.popular')} />
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
