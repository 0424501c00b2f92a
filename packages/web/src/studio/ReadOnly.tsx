import type { GameAction } from '@spilvaerk/schemas'
import { mayDo } from '@spilvaerk/schemas/team-terms'
import type { ReactNode } from 'react'
import { trpc } from '../lib/trpc.ts'

/** Whether the reader is in a game, in a role that is for other work. Nothing is said before the games are there. */
export const useRoleForbids = (gameId: number, action: GameAction): boolean =>
  trpc.studio.games.useQuery().data?.some(({ id, role }) => id === gameId && role !== null && !mayDo(role, action)) ??
  false

/** Controls that are there to be seen only, where the reader may not use them. */
export const ReadOnly = ({ is, children }: { readonly is: boolean; readonly children: ReactNode }) => (
  <fieldset disabled={is} className="contents">
    {children}
  </fieldset>
)
