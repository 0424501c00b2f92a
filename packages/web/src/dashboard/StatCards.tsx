import { dashboard } from '@spilvaerk/messages/dashboard'
import type { DashboardStats } from '@spilvaerk/schemas'
import { Crown, Gamepad2, type LucideIcon, Trophy, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatKroner, formatNumber } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { Card } from '../ui/card.tsx'

const OERE = 100
const FREE = 'free'

export function StatCards({ stats }: { readonly stats: DashboardStats }) {
  const t = textsOf(dashboard)
  const { ownedGames, leasedGames, totalSpent, level, xp, nextLevelXp, subscription } = stats
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard icon={Gamepad2} title={t('stats.games')} figure={formatNumber(ownedGames + leasedGames)}>
        {t('stats.gamesText', { leased: formatNumber(leasedGames), owned: formatNumber(ownedGames) })}
      </StatCard>
      <StatCard icon={Wallet} title={t('stats.spent')} figure={formatKroner(totalSpent / OERE)}>
        {t('stats.spentText')}
      </StatCard>
      <StatCard icon={Trophy} title={t('stats.level')} figure={formatNumber(level)}>
        <XpBar xp={xp} nextLevelXp={nextLevelXp} />
      </StatCard>
      <StatCard icon={Crown} title={t('stats.subscription')} figure={capitalised(subscription)}>
        {t(subscription === FREE ? 'stats.free' : 'stats.premium')}
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
  const t = textsOf(dashboard)
  const text = t('stats.xp', { xp: formatNumber(xp), next: formatNumber(nextLevelXp) })
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={t('stats.xpLabel')}
        aria-valuemin={0}
        aria-valuemax={nextLevelXp}
        aria-valuenow={xp}
        aria-valuetext={text}
        className="well h-2.5 overflow-hidden rounded-full"
      >
        <div className="h-full rounded-full bg-lamp" style={{ width: `${Math.min(100, (xp / nextLevelXp) * 100)}%` }} />
      </div>
      <p className="tabular-nums">{text}</p>
      <p className="text-xs">{t('stats.xpText')}</p>
    </div>
  )
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(pageLanguage()) + text.slice(1)
