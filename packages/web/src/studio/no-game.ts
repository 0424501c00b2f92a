import { studio } from '@spilvaerk/messages/studio'
import { textsOf } from '../lib/page-language.ts'
import { toast } from '../toast/toasts.ts'

/** What each action on a game says while there is none. */
export const sayNoGame = (): void => {
  const t = textsOf(studio)
  toast({ title: t('noGame.title'), description: t('noGame.description'), tone: 'danger' })
}
