import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { Rich } from '../ui/rich.tsx'
import { Switch } from '../ui/switch.tsx'
import { formatMicro } from './money.ts'
import { usePreferences } from './preferences.ts'
import { demoWallet, useWallet } from './wallet-store.ts'

type SettingsSheetProps = {
  readonly trigger: ReactNode
  readonly lastRoundId: string | undefined
  /** What this sort of game has to set beside. */
  readonly children?: ReactNode
}

export function SettingsSheet({ trigger, lastRoundId, children }: SettingsSheetProps) {
  const t = textsOf(playing)
  const { spinsOnSpace, isQuick, prefer } = usePreferences()
  const { balanceMicro, pending } = useWallet()
  const isBusy = pending.length > 0
  return (
    <Sheet title={t('settings.title')} description={t('settings.about')} trigger={trigger}>
      <div className="grid gap-2 divide-y divide-line">
        <Switch
          label={t('settings.spaceSpins')}
          checked={spinsOnSpace}
          onChange={(next) => prefer({ spinsOnSpace: next })}
        />
        <Switch label={t('panel.quick')} checked={isQuick} onChange={(next) => prefer({ isQuick: next })} />
        {children}
        <div className="grid gap-3 pt-4">
          <p className="text-sm">
            <Rich
              text={t('settings.demoBalance', { amount: formatMicro(balanceMicro) })}
              marks={{ b: (text) => <b className="tabular-nums">{text}</b> }}
            />
          </p>
          <p className="text-muted text-sm">{t('settings.demoCredits')}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={isBusy}
            onClick={() => void demoWallet.refill()}
          >
            {t('short.refill')}
          </Button>
          {isBusy && <p className="text-muted text-sm">{t('settings.waitForRound')}</p>}
        </div>
        {lastRoundId !== undefined && (
          <div className="grid gap-3 pt-4">
            <p className="text-sm">{t('settings.lastRound')}</p>
            <Link
              to="/rounds/$id"
              params={{ id: lastRoundId }}
              className={buttonClass('secondary', 'md', 'justify-self-start')}
            >
              {t('settings.replay')}
            </Link>
          </div>
        )}
      </div>
    </Sheet>
  )
}
