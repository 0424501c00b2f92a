import type { Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { formatNumber, formatRtp } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** Gives a game a new version, or an old one again. */
export function useRevise(id: number) {
  const { client, studio } = trpc.useUtils()
  const [isPending, setPending] = useState(false)
  const carryOut = async (title: string, work: () => Promise<Definition>): Promise<void> => {
    setPending(true)
    try {
      const game = await client.studio.revise.mutate({ id, definition: { ...(await work()) } })
      await studio.invalidate()
      toast({ title, description: standing(game), tone: 'success' })
    } catch (error) {
      toast({ title: 'The change was not kept', description: explain(error).message, tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    keep: (definition: Definition) => carryOut('Version kept', async () => definition),
    restore: (version: number) =>
      carryOut(
        `Version ${version} restored`,
        async () => (await client.studio.versionDefinition.query({ id, version })).definition,
      ),
  }
}

/** Nothing is ever lost: what is restored is the newest version, too. */
const standing = ({ version, rtp, volatility, maxWinMultiplier }: Game): string =>
  `The game is at version ${version} now: RTP ${formatRtp(rtp)}, ${volatility} volatility, max win ${formatNumber(maxWinMultiplier)}x.`
