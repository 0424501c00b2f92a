import type { DashboardStats } from '@spilvaerk/schemas'
import { Crown, Gamepad2, type LucideIcon, Trophy, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatKroner, formatNumber } from '../lib/format.ts'
import { Card } from '../ui/card.tsx'

const OERE = 100
const FREE = 'free'

export function StatCards({ stats }: { readonly stats: DashboardStats }) {
  const { ownedGames, leasedGames, totalSpent, level, xp, nextLevelXp, subscription } = stats
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard icon={Gamepad2} title="Spil i bibliotek" figure={formatNumber(ownedGames + leasedGames)}>
        {formatNumber(leasedGames)} lejet · {formatNumber(ownedGames)} ejet
      </StatCard>
      <StatCard icon={Wallet} title="Samlet forbrug" figure={formatKroner(totalSpent / OERE)}>
        Køb og leje af spil, fratrukket refusioner
      </StatCard>
      <StatCard icon={Trophy} title="Nuværende niveau" figure={formatNumber(level)}>
        <XpBar xp={xp} nextLevelXp={nextLevelXp} />
      </StatCard>
      <StatCard icon={Crown} title="Abonnement" figure={capitalised(subscription)}>
        {subscription === FREE ? 'Opgradér til premium, når de første planer åbner' : 'Aktiv premium plan'}
      </StatCard>
    </div>
  )
}

type StatCardProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly figure: string
  readonly children: ReactNode
}

function StatCard({ icon: Icon, title, figure, children }: StatCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="grid content-start gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-medium font-text text-muted text-sm">
          {title}
        </h2>
        <Icon aria-hidden className="size-5 text-brass-light" />
      </div>
      <p className="font-display font-semibold text-2xl tabular-nums">{figure}</p>
      <div className="text-muted text-sm">{children}</div>
    </Card>
  )
}

function XpBar({ xp, nextLevelXp }: Pick<DashboardStats, 'xp' | 'nextLevelXp'>) {
  const text = `${formatNumber(xp)} / ${formatNumber(nextLevelXp)} XP`
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label="XP til næste niveau"
        aria-valuemin={0}
        aria-valuemax={nextLevelXp}
        aria-valuenow={xp}
        aria-valuetext={text}
        className="well h-2.5 overflow-hidden rounded-full"
      >
        <div className="h-full rounded-full bg-lamp" style={{ width: `${Math.min(100, (xp / nextLevelXp) * 100)}%` }} />
      </div>
      <p className="tabular-nums">{text}</p>
      <p className="text-xs">For tid i spil og nye spil, aldrig for indsats.</p>
    </div>
  )
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('da') + text.slice(1)
