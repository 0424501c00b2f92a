import { library } from '@spilvaerk/messages/library'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useHistory } from '../../shell/history.ts'
import { toast } from '../../toast/toasts.ts'
import type { LibraryGame } from './use-library.ts'

/** Puts one's own games away and takes them out again; each of it can be taken back, from the message and by Ctrl+Z. */
export function useNotes() {
  const t = textsOf(library)
  const utils = trpc.useUtils()
  const record = useHistory((history) => history.record)
  const { mutateAsync, isPending } = trpc.library.note.useMutation()

  const set = async (id: number, archived: boolean): Promise<boolean> => {
    try {
      await mutateAsync({ id, archived })
      return true
    } catch (error) {
      toast({
        title: t(archived ? 'archive.failed' : 'archive.takeFailed'),
        description: explain(error).message,
        tone: 'danger',
      })
      return false
    } finally {
      await utils.library.page.invalidate()
    }
  }

  /** Whether it is done. */
  const archive = async ({ game: { id, name }, notes }: LibraryGame): Promise<boolean> => {
    const archived = notes.archivedAt === null
    if (!(await set(id, archived))) return false
    record({ undo: () => set(id, !archived), redo: () => set(id, archived) })
    toast({
      title: t(archived ? 'archive.putDone' : 'archive.takeDone', { name }),
      ...(archived && { description: t('archive.what') }),
      tone: 'success',
      action: { label: t('archive.undo'), run: () => void set(id, !archived) },
    })
    return true
  }
  return { archive, isPending }
}
