import { dashboard } from '@spilvaerk/messages/dashboard'
import type { DashboardGame } from '@spilvaerk/schemas'
import { explain } from '../lib/errors.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Switch } from '../ui/switch.tsx'

/** Whether a lease is charged and carried on by itself. */
export function RenewalSwitch({ game: { id, name, autoRenew, mayRenew } }: { readonly game: DashboardGame }) {
  const utils = trpc.useUtils()
  const t = textsOf(dashboard)
  const renewal = trpc.purchases.setRenewal.useMutation({
    onSuccess: async ({ autoRenew: isOn }) => {
      utils.dashboard.games.setData(undefined, (games) =>
        games?.map((game) => (game.id === id ? { ...game, autoRenew: isOn } : game)),
      )
      await utils.dashboard.notifications.invalidate()
    },
    onError: (error) => toast({ tone: 'danger', title: t('error'), description: explain(error).message }),
  })
  const isOn = renewal.isPending ? renewal.variables.on : autoRenew
  return (
    <div>
      <Switch
        label={
          <>
            {t('renewal.label')}
            <span className="sr-only">: {name}</span>
          </>
        }
        checked={isOn}
        disabled={renewal.isPending || (!mayRenew && !autoRenew)}
        onChange={(on) => renewal.mutate({ gameId: id, on })}
      />
      {mayRenew && <p className="text-muted text-xs">{t(isOn ? 'renewal.on' : 'renewal.off')}</p>}
      {!mayRenew && <p className="text-muted text-xs">{t('renewal.never')}</p>}
    </div>
  )
}
