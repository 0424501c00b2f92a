import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { formatMicro } from './money.ts'
import { usePreferences } from './preferences.ts'
import { demoWallet, useWallet } from './wallet-store.ts'

type SettingsSheetProps = { readonly trigger: ReactNode; readonly lastRoundId: string | undefined }

export function SettingsSheet({ trigger, lastRoundId }: SettingsSheetProps) {
  const { spinsOnSpace, isQuick, prefer } = usePreferences()
  const { balanceMicro, pending } = useWallet()
  const isBusy = pending.length > 0
  return (
    <Sheet title="Indstillinger" description="Gælder for alle spil i denne browser." trigger={trigger}>
      <div className="grid gap-2 divide-y divide-line">
        <Switch
          label="Mellemrumstasten spinner"
          checked={spinsOnSpace}
          onChange={(next) => prefer({ spinsOnSpace: next })}
        />
        <Switch label="Hurtigt spil" checked={isQuick} onChange={(next) => prefer({ isQuick: next })} />
        <div className="grid gap-3 pt-4">
          <p className="text-sm">
            Demosaldo: <b className="tabular-nums">{formatMicro(balanceMicro)}</b>
          </p>
          <p className="text-muted text-sm">
            Demokreditter er legepenge. De kan ikke købes, veksles eller udbetales, og de gemmes kun i denne browser.
          </p>
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={isBusy}
            onClick={() => void demoWallet.refill()}
          >
            Nulstil demosaldo
          </Button>
          {isBusy && <p className="text-muted text-sm">Vent, til runden er slut.</p>}
        </div>
        {lastRoundId !== undefined && (
          <div className="grid gap-3 pt-4">
            <p className="text-sm">Den seneste runde kan ses igen og regnes efter i din egen browser.</p>
            <Link
              to="/rounds/$id"
              params={{ id: lastRoundId }}
              className={buttonClass('secondary', 'md', 'justify-self-start')}
            >
              Genafspil og kontrollér runden
            </Link>
          </div>
        )}
      </div>
    </Sheet>
  )
}
