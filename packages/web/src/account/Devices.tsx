import { account } from '@spilvaerk/messages/account'
import type { Device } from '@spilvaerk/schemas'
import { MonitorSmartphone } from 'lucide-react'
import { serverWords } from '../auth/server-faults.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Badge } from '../ui/badge.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { deviceName } from './device-name.ts'

/** Where the member is logged in, and a way to put an end to each. */
export function Devices() {
  const devices = trpc.auth.sessions.useQuery()
  return (
    <Card aria-labelledby="enheder" className="grid gap-3">
      <h2 id="enheder" className="text-xl">
        {textsOf(account)('devices.title')}
      </h2>
      <Loaded query={devices} height="h-24">
        {(list) => (
          <ul>
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function DeviceRow({ device }: { readonly device: Device }) {
  const utils = trpc.useUtils()
  const t = textsOf(account)
  const end = trpc.auth.endSession.useMutation({
    onSuccess: () => utils.auth.sessions.invalidate(),
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('error'),
        description: serverWords(error, t('devices.notLoggedOut')),
      }),
  })
  const name = deviceName(device.userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <MonitorSmartphone aria-hidden className="size-5 text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {device.current && <Badge tone="petrol">{t('devices.current')}</Badge>}
        </p>
        <p className="text-muted text-sm">{t('devices.lastSeen', { when: formatMoment(device.lastSeenAt) })}</p>
      </div>
      {!device.current && (
        <BusyButton
          variant="secondary"
          size="sm"
          aria-label={t('devices.logOutOf', { name })}
          isBusy={end.isPending}
          busyLabel={t('loggingOut')}
          onClick={() => end.mutate({ id: device.id })}
        >
          {t('devices.logOut')}
        </BusyButton>
      )}
    </li>
  )
}
