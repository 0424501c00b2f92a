import { maths } from '@spilvaerk/messages/maths'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { GameHistory } from '../diff/GameHistory.tsx'
import { useVersion } from '../diff/use-version.ts'
import type { PartProps } from './part-props.ts'

/** What became of the game; an earlier version can be taken to the bench. */
export function HistoryPart({ gameId, edit }: PartProps) {
  return (
    <GameHistory gameId={gameId} action={(version) => <TakeVersion gameId={gameId} version={version} edit={edit} />} />
  )
}

type TakeProps = Pick<PartProps, 'gameId' | 'edit'> & { readonly version: number }

function TakeVersion({ gameId, version, edit }: TakeProps) {
  const own = ifSlot(useVersion(gameId, version).found)
  if (!own) return null
  return (
    <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => edit(own.definition)}>
      {textsOf(maths)('history.take', { version })}
    </Button>
  )
}
