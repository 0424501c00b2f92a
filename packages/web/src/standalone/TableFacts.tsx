import { standalone } from '@spilvaerk/messages/standalone'
import { tables } from '@spilvaerk/messages/tables'
import type { ExportedTable } from '@spilvaerk/schemas'
import { toMicro } from '../game/money.ts'
import { textsOf } from '../lib/page-language.ts'
import { SpotReturns } from '../table/room/SpotReturns.tsx'
import { RuleParts } from './RuleParts.tsx'

type TableFactsProps = { readonly game: ExportedTable; readonly amount: (micro: number) => string }

/** What the table is, and what is proved of each of its spots. */
export function TableFacts({ game, amount }: TableFactsProps) {
  const t = textsOf(standalone)
  return (
    <>
      <details className="player-fold">
        <summary>{t('rules')}</summary>
        <div>
          <RuleParts game={game} />
        </div>
      </details>
      <details className="player-fold">
        <summary>{textsOf(tables)('returns.title')}</summary>
        <div className="overflow-x-auto">
          <p>{textsOf(tables)('returns.about')}</p>
          <SpotReturns definition={game.definition} spots={game.spots} amount={(dkk) => amount(toMicro(dkk))} />
          <p className="break-all text-muted text-xs">{t('definition', { hash: game.definitionHash })}</p>
        </div>
      </details>
    </>
  )
}
