import { library } from '@spilvaerk/messages/library'
import { Undo2 } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { GameHistory } from '../diff/GameHistory.tsx'
import { useRevise } from '../tuning/use-revise.ts'
import { useMayDo } from '../use-may-do.ts'
import { BackToList } from './BackToList.tsx'

/** What became of one game; its maker may have an earlier version again. */
export function HistoryOfGame({ id }: { readonly id: number }) {
  const t = textsOf(library)
  const game = trpc.studio.game.useQuery({ id })
  const isMine = useMayDo(id, 'maths')
  const { restore, isPending } = useRevise({ id, definitionHash: game.data?.definitionHash })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToList />
      <Loaded query={game} height="h-96">
        {({ name }) => (
          <>
            <h2 className="text-xl">{t('history.title', { name })}</h2>
            <GameHistory
              gameId={id}
              action={(version) =>
                isMine && (
                  <Button
                    size="sm"
                    variant="secondary"
                    className="justify-self-start"
                    disabled={isPending}
                    onClick={() => void restore(version)}
                  >
                    <Undo2 aria-hidden className="size-4" />
                    {t('history.restore', { version })}
                  </Button>
                )
              }
            />
          </>
        )}
      </Loaded>
    </div>
  )
}
