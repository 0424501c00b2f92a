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

/** Gives a game a new version, or an old one again. */
export function useRevise(id: number) {
  const t = textsOf(tuning)
  const { client, studio } = trpc.useUtils()
  const record = useHistory((history) => history.record)
  const [isPending, setPending] = useState(false)
  /** Nothing is ever lost: an older version is kept once more, as the newest. */
  const back = async (version: number): Promise<void> => {
    const { definition } = await client.studio.versionDefinition.query({ id, version })
    await client.studio.revise.mutate({ id, definition: { ...definition } })
    await studio.invalidate()
  }
  const carryOut = async (title: string, work: () => Promise<Definition | TableDefinition>): Promise<void> => {
    setPending(true)
    try {
      const game = await client.studio.revise.mutate({ id, definition: { ...(await work()) } })
      await studio.invalidate()
      record({ undo: () => back(game.version - 1), redo: () => back(game.version) })
      toast({ title, description: standing(game), tone: 'success' })
    } catch (error) {
      toast({ title: t('notKept'), description: explain(error).message, tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    keep: (definition: Definition | TableDefinition) => carryOut(t('kept'), async () => definition),
    restore: (version: number) =>
      carryOut(
        t('restored', { version }),
        async () => (await client.studio.versionDefinition.query({ id, version })).definition,
      ),
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
