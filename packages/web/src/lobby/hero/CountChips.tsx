import type { LucideIcon } from 'lucide-react'
import { Flame, Gamepad2, KeyRound, Star } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import type { LobbyGames } from '../lobby-games.ts'

/** Little enamel signs with what there is. */
export function CountChips({ games: { all, featured, popular } }: { readonly games: LobbyGames }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2 sm:mt-6">
      <CountChip icon={Gamepad2} count={all.data?.length} label="aktive spil" />
      <CountChip icon={Star} count={featured.data?.length} label="fremhævede" />
      <CountChip icon={Flame} count={popular.data?.length} label="populære" />
      <li className="chip">
        <KeyRound aria-hidden="true" className="size-4 text-lamp" />
        Køb &amp; Leje
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
