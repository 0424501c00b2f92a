import { toast } from '../toast/toasts.ts'

/** What each action on a game says while there is none. */
export const sayNoGame = (): void => {
  toast({ title: 'No Game Selected', description: 'Please generate a game first.', tone: 'danger' })
}
