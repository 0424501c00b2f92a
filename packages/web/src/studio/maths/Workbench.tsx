import { maths } from '@spilvaerk/messages/maths'
import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, Suspense, useCallback } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ChosenTabs } from '../../ui/chosen-tabs.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel } from '../../ui/tabs.tsx'
import { FieldComments } from '../comments/FieldComments.tsx'
import { storedName } from '../comments/field-comments.ts'
import { BenchBar } from './BenchBar.tsx'
import { FeaturesPart } from './FeaturesPart.tsx'
import { HistoryPart } from './HistoryPart.tsx'
import { LinesPart } from './LinesPart.tsx'
import { PaysPart } from './PaysPart.tsx'
import type { PartProps } from './part-props.ts'
import { PART_IDS, type PartId } from './parts.ts'
import { ReelsPart } from './ReelsPart.tsx'
import { SheetPanel } from './SheetPanel.tsx'
import { SolvePart } from './SolvePart.tsx'
import { StatisticsPart } from './StatisticsPart.tsx'
import { useBench } from './use-bench.ts'
import { useLiveSheets } from './use-live-sheet.ts'

/** The editor is most of its code. */
const JsonPart = lazyPart(async () => (await import('./JsonPart.tsx')).JsonPart)

const PARTS: Readonly<Record<PartId, ComponentType<PartProps>>> = {
  reels: ReelsPart,
  pays: PaysPart,
  lines: LinesPart,
  solve: SolvePart,
  features: FeaturesPart,
  statistics: StatisticsPart,
  history: HistoryPart,
  json: JsonPart,
}

type WorkbenchProps = {
  readonly game: SlotGame
  readonly stored: Definition
  readonly isMine: boolean
  readonly part: PartId
}

export function Workbench({ game, stored, isMine, part }: WorkbenchProps) {
  const t = textsOf(maths)
  usePageTitle(t('titleOf', { game: game.name }))
  const work = useBench(game.id, game.definitionHash, stored)
  const { definition } = work
  const live = useLiveSheets(definition, stored)
  const found = live.sheets.get(definition)
  const problems = found?.ok === false ? found.problems : []
  const navigate = useNavigate()
  const open = (to: PartId): void =>
    void navigate({
      to: '/studio/games/$id/maths',
      params: { id: String(game.id) },
      search: { part: to },
      replace: true,
      resetScroll: false,
    })
  const nameOf = useCallback((field: string) => storedName(definition, stored, field), [definition, stored])
  return (
    <FieldComments gameId={game.id} part="maths" nameOf={nameOf}>
      <BenchBar game={game} isMine={isMine} work={work} sheet={found?.ok ? found.sheet : undefined} />
      <div className="maths-bench">
        <ChosenTabs
          tabs={PART_IDS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          chosen={part}
          onChosen={open}
          label={t('parts')}
        >
          {PART_IDS.map((id) => {
            const Part = PARTS[id]
            return (
              <TabPanel key={id} value={id}>
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <Part gameId={game.id} isMine={isMine} definition={definition} problems={problems} edit={work.edit} />
                </Suspense>
              </TabPanel>
            )
          })}
        </ChosenTabs>
        <SheetPanel stored={stored} work={work} live={live} />
      </div>
    </FieldComments>
  )
}
