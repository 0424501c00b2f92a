import type { GameAction } from '@spilvaerk/schemas'
import { mayDo } from '@spilvaerk/schemas/team-terms'
import { trpc } from '../lib/trpc.ts'

/** Whether the reader's role in a game allows something; nothing until the games are there. */
export const useMayDo = (gameId: number, action: GameAction): boolean =>
  trpc.studio.games.useQuery().data?.some(({ id, role }) => id === gameId && mayDo(role, action)) ?? false
