import { studio } from '@spilvaerk/messages/studio'
import { tuning } from '@spilvaerk/messages/tuning'
import type { Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { TableDefinition } from '@spilvaerk/table-games'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { formatNumber, formatRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useHistory } from '../../shell/history.ts'
import { toast } from '../../toast/toasts.ts'

/** A game as its page knows it. */
interface Newest {
  readonly id: number
  readonly definitionHash: string | undefined
}

/** Gives a game a new version, or an old one again; where somebody else has given it one meanwhile, nothing is kept. */
export function useRevise({ id, definitionHash }: Newest) {
  const t = textsOf(tuning)
  const { client, studio } = trpc.useUtils()
  const record = useHistory((history) => history.record)
  const [isPending, setPending] = useState(false)
  const revised = async (
    work: () => Promise<Definition | TableDefinition>,
    base: string | undefined,
  ): Promise<Game | undefined> => {
    try {
      return await client.studio.revise.mutate({ id, definition: { ...(await work()) }, ...(base && { base }) })
    } catch (error) {
      toast({ title: t('notKept'), description: explain(error).message, tone: 'danger' })
      return undefined
    } finally {
      await studio.invalidate()
    }
  }
  const stored = (version: number) => async () =>
    (await client.studio.versionDefinition.query({ id, version })).definition
  const carryOut = async (title: string, work: () => Promise<Definition | TableDefinition>): Promise<void> => {
    setPending(true)
    const game = await revised(work, definitionHash)
    setPending(false)
    if (!game) return
    const { version } = game
    let base = game.definitionHash
    // Nothing is ever lost: an older version is kept once more, as the newest.
    const back = async (to: number): Promise<void> => {
      base = (await revised(stored(to), base))?.definitionHash ?? base
    }
    record({ undo: () => back(version - 1), redo: () => back(version) })
    toast({ title, description: standing(game), tone: 'success' })
  }
  return {
    isPending,
    keep: (definition: Definition | TableDefinition) => carryOut(t('kept'), async () => definition),
    restore: (version: number) => carryOut(t('restored', { version }), stored(version)),
  }
}

/** Nothing is ever lost: what is restored is the newest version, too. */
const standing = ({ version, rtp, volatility, maxWinMultiplier }: Game): string => {
  const t = textsOf(tuning)
  return t('standing', {
    version,
    rtp: formatRtp(rtp),
    volatility: textsOf(studio)(`volatility.${volatility}`),
    times: formatNumber(maxWinMultiplier),
  })
}
