import { intelligence } from '@spilvaerk/messages/intelligence'
import { JURISDICTIONS } from '@spilvaerk/schemas'
import { mayDo } from '@spilvaerk/schemas/team-terms'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../shell/draft.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { ComplianceReport } from '../compliance/ComplianceReport.tsx'
import { FixIt } from '../compliance/FixIt.tsx'
import { useCompliance } from '../compliance/use-compliance.ts'
import { GamePicker } from '../GamePicker.tsx'

/** The rules of regulators, run over one game. */
export function ComplianceCheck() {
  const t = textsOf(intelligence)
  const query = trpc.studio.games.useQuery()
  const games = query.data ?? []
  const selected = useDraft((draft) => draft.gameId)
  const [picked, setPicked] = useState<number>()
  const [jurisdiction, setJurisdiction] = useState<(typeof JURISDICTIONS)[number]>('general')
  const { result, check, recheck, isPending } = useCompliance()
  const id = picked ?? selected
  const game = games.find((one) => one.id === id)
  return (
    <Card aria-label={t('compliance.title')} className="studio-card grid gap-4">
      <h2 className="text-lg">{t('compliance.title')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Loaded query={query} height="h-18">
          {(list) => <GamePicker label={t('compliance.game')} games={list} value={game?.id} onChange={setPicked} />}
        </Loaded>
        <div className="grid gap-1.5 text-sm">
          <span className="font-medium">{t('compliance.jurisdiction')}</span>
          <Select
            label={t('compliance.jurisdiction')}
            value={jurisdiction}
            options={JURISDICTIONS.map((value) => ({ value, label: value === 'EU' ? 'EU' : t('compliance.general') }))}
            onChange={setJurisdiction}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <BusyButton
          size="sm"
          isBusy={isPending}
          busyLabel={t('compliance.busy')}
          disabled={game === undefined}
          onClick={() => game && check({ gameId: game.id }, jurisdiction)}
        >
          {t('compliance.action')}
        </BusyButton>
        {game && (
          <Link to="/games/$id/sheet" params={{ id: String(game.id) }} className={buttonClass('ghost', 'sm')}>
            {t('compliance.sheet')}
          </Link>
        )}
      </div>
      {result && (
        <ComplianceReport
          result={result}
          {...(game &&
            mayDo(game.role, 'maths') && {
              onFix: (tune) => (
                <FixIt game={game} tune={tune} onFixed={() => recheck({ gameId: game.id }, jurisdiction)} />
              ),
            })}
        />
      )}
    </Card>
  )
}
