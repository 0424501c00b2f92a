import { playing } from '@spilvaerk/messages/playing'
import { tables } from '@spilvaerk/messages/tables'
import type { TableGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { ChartColumnBig, Settings2 } from 'lucide-react'
import { usePreferences } from '../../game/preferences.ts'
import { SettingsSheet } from '../../game/SettingsSheet.tsx'
import { textsOf } from '../../lib/page-language.ts'
import { linkOf } from '../../lib/share-link.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { TableState } from '../play/table-state.ts'
import { SpotReturns } from '../room/SpotReturns.tsx'
import { StrategySheet } from './StrategySheet.tsx'

/** What one may want to look up while playing: what each spot returns, settings, and the latest round. */
export function TableBar({ game, state }: { readonly game: TableGame; readonly state: TableState }) {
  const t = textsOf(playing)
  const { lastRoundId } = state
  const { tellsMistakes, prefer } = usePreferences()
  return (
    <div className="mx-auto flex w-fit max-w-page flex-wrap items-center justify-center gap-x-4 rounded-md bg-void/80 px-2 py-1">
      <Sheet
        title={textsOf(tables)('returns.title')}
        description={textsOf(tables)('returns.about')}
        className="w-[min(44rem,100vw)]"
        trigger={
          <Button variant="ghost" size="sm">
            <ChartColumnBig aria-hidden className="size-4 text-lamp" />
            {textsOf(tables)('returns.title')}
          </Button>
        }
      >
        <SpotReturns definition={game.definition} spots={game.spots} />
        <Link
          to="/games/$id/sheet"
          params={{ id: String(game.id) }}
          search={{ link: linkOf(game.id) }}
          className={buttonClass('secondary', 'md', 'mt-5 w-full')}
        >
          {t('sheets.wholeSheet')}
        </Link>
      </Sheet>
      <StrategySheet game={game} />
      <SettingsSheet
        lastRoundId={lastRoundId}
        trigger={
          <Button variant="ghost" size="sm">
            <Settings2 aria-hidden className="size-4 text-lamp" />
            {t('settings.title')}
          </Button>
        }
      >
        {game.table.asks && (
          <Switch
            label={textsOf(tables)('advice.setting')}
            checked={tellsMistakes}
            onChange={(next) => prefer({ tellsMistakes: next })}
          />
        )}
      </SettingsSheet>
      {lastRoundId !== undefined && (
        <Link
          to="/rounds/$id"
          params={{ id: lastRoundId }}
          className="text-muted text-sm underline underline-offset-4 hover:text-paper"
        >
          {t('sheets.checkRound')}
        </Link>
      )}
    </div>
  )
}
