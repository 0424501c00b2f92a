import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import { ChartColumnBig, FlaskConical, Settings2, Trophy } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { formatRtp } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { linkOf } from '../lib/share-link.ts'
import { StakeSwitch } from '../limits/StakeSwitch.tsx'
import type { Face } from '../machine/face.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { DemoOnly } from './DemoOnly.tsx'
import { ExactSheet } from './ExactSheet.tsx'
import type { GamePlay } from './game-play.ts'
import { formatChange } from './money.ts'
import { isForMoney } from './only-demo.ts'
import { PaytableSheet } from './PaytableSheet.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'
import { formatClock, openSession, useNow } from './session.ts'
import { usePlayState } from './use-play-state.ts'
import { useWallet } from './wallet-store.ts'

const SimulationPanel = lazyPart(async () => (await import('./simulation/SimulationPanel.tsx')).SimulationPanel)

/** Icon over word where it is narrow, beside it elsewhere. */
const LOOKUP = 'h-auto min-h-13 flex-col text-xs max-sm:gap-1 max-sm:px-1 sm:min-h-11 sm:flex-row sm:px-2.5 sm:text-sm'

type SheetBarProps = { readonly play: GamePlay; readonly face: Face }

/** What one may want to look up while playing, and what one should always see. */
export const SheetBar = memo(function SheetBar({ play, face }: SheetBarProps) {
  const t = textsOf(playing)
  const { game, definition, stake, store, wallet } = play
  const isBusy = usePlayState(store, ({ phase, auto }) => phase.name !== 'idle' || auto !== undefined)
  const lastRoundId = usePlayState(store, (state) => state.lastRoundId)
  return (
    <div className="game-lookups mx-auto mt-2 flex flex-wrap items-center justify-center gap-x-6 px-1 lg:items-start">
      <div className="w-full max-w-sm py-1 lg:w-auto">
        {isForMoney(game) ? <StakeSwitch isBusy={isBusy} saysWhyNot={false} /> : <DemoOnly game={game} />}
      </div>
      <div className="flex flex-wrap content-center items-baseline justify-center gap-x-4 lg:min-h-15.5">
        {stake === 'demo' ? <SessionLine game={game} wallet={wallet} /> : <MoneyLine game={game} />}
        <Link
          to="/rounds/$id"
          params={{ id: lastRoundId ?? '' }}
          className={cn(
            'text-muted text-sm underline underline-offset-4 hover:text-paper',
            lastRoundId === undefined && 'invisible',
          )}
        >
          {t('sheets.checkRound')}
        </Link>
      </div>
      <div className="grid w-full grid-cols-4 sm:flex sm:w-auto lg:min-h-15.5 lg:items-center">
        <Sheet
          title={game.wins === 'lines' ? t('sheets.winsAndLines') : t('wins')}
          description={t('sheets.winsAbout')}
          trigger={
            <Button variant="ghost" size="sm" className={LOOKUP}>
              <Trophy aria-hidden className="size-4 text-lamp" />
              {t('wins')}
            </Button>
          }
        >
          <PaytableSheet game={game} face={face} />
        </Sheet>
        <Sheet
          title={t('sheets.exact')}
          description={t('sheets.exactAbout')}
          trigger={
            <Button variant="ghost" size="sm" className={LOOKUP}>
              <ChartColumnBig aria-hidden className="size-4 text-lamp" />
              {t('sheets.exact')}
            </Button>
          }
        >
          <ExactSheet id={game.id} definition={definition} />
          <Link
            to="/games/$id/sheet"
            params={{ id: String(game.id) }}
            search={{ link: linkOf(game.id) }}
            className={buttonClass('secondary', 'md', 'mt-5 w-full')}
          >
            {t('sheets.wholeSheet')}
          </Link>
        </Sheet>
        <Sheet
          title={t('sheets.simulate')}
          description={t('sheets.simulateAbout')}
          className="w-[min(60rem,100vw)]"
          trigger={
            <Button variant="ghost" size="sm" className={LOOKUP}>
              <FlaskConical aria-hidden className="size-4 text-lamp" />
              {t('sheets.simulate')}
            </Button>
          }
        >
          <Suspense fallback={<p role="status">{textsOf(controlTexts)('loading')}</p>}>
            <SimulationPanel id={game.id} definition={definition} />
          </Suspense>
        </Sheet>
        <SettingsSheet
          lastRoundId={lastRoundId}
          trigger={
            <Button variant="ghost" size="sm" className={LOOKUP}>
              <Settings2 aria-hidden className="size-4 text-lamp" />
              {t('settings.title')}
            </Button>
          }
        />
      </div>
    </div>
  )
})

function SessionLine({ game, wallet }: Pick<GamePlay, 'game' | 'wallet'>) {
  const t = textsOf(playing)
  const { netMicro } = useWallet(wallet)
  const [session] = useState(() => openSession(Date.now(), netMicro))
  const now = useNow(1000)
  // On a narrow screen the header shows the RTP, and this line stays one line.
  const items = [
    { name: t('session.playTime'), value: formatClock(now - session.startedAt) },
    { name: t('session.result'), value: formatChange(netMicro - session.netMicro) },
    { name: 'RTP', value: formatRtp(game.rtp), isInHeader: true },
  ]
  return (
    <dl
      aria-label={t('session.title')}
      className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1 text-sm"
    >
      <div className="font-semibold text-petrol-text">
        <dt className="sr-only">{t('session.mode')}</dt>
        <dd>{t('session.demo')}</dd>
      </div>
      {items.map(({ name, value, isInHeader = false }) => (
        <div key={name} className={isInHeader ? 'hidden gap-1.5 sm:flex' : 'flex gap-1.5'}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** While money is played for, the clock and the net position stand in the bar at the top. */
function MoneyLine({ game }: Pick<GamePlay, 'game'>) {
  const t = textsOf(playing)
  return (
    <dl
      aria-label={t('session.title')}
      className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1 text-sm"
    >
      <div className="font-semibold text-lamp-bright">
        <dt className="sr-only">{t('session.mode')}</dt>
        <dd>{t('session.money')}</dd>
      </div>
      <div className="hidden gap-1.5 sm:flex">
        <dt className="text-muted">RTP</dt>
        <dd className="font-semibold tabular-nums">{formatRtp(game.rtp)}</dd>
      </div>
    </dl>
  )
}
