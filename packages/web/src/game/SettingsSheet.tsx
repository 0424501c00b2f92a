import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
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
  const { spinsOnSpace, isQuick, musicVolume, effectsVolume, prefer } = usePreferences()
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
        <Loudness
          label={t('settings.musicVolume')}
          percent={musicVolume}
          onChange={(next) => prefer({ musicVolume: next })}
        />
        <Loudness
          label={t('settings.effectsVolume')}
          percent={effectsVolume}
          onChange={(next) => prefer({ effectsVolume: next })}
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

type LoudnessProps = {
  readonly label: string
  readonly percent: number
  readonly onChange: (percent: number) => void
}

function Loudness({ label, percent, onChange }: LoudnessProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        className="h-11 w-40 accent-lamp"
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
