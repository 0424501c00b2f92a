import { members } from '@spilvaerk/messages/members'
import type { GameTeam } from '@spilvaerk/schemas'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** Changes of who works on a game, one at a time; what is refused is said. */
export function useTeam(id: number) {
  const utils = trpc.useUtils()
  const { client } = utils

  /** Whether it is done. */
  const change = async (work: () => Promise<GameTeam>): Promise<boolean> => {
    try {
      utils.team.of.setData({ id }, await work())
      await Promise.all([utils.studio.games.invalidate(), utils.library.invalidate()])
      return true
    } catch (error) {
      toast({ title: textsOf(members)('failed'), description: explain(error).message, tone: 'danger' })
      // Somebody else may have changed it meanwhile.
      await utils.team.of.invalidate({ id })
      return false
    }
  }

  return { change, team: client.team, utils }
}
