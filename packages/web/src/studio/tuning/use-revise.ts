import type { Definition } from '@spilvaerk/slot-engine'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** Gives a game a new version, or an old one again. */
export function useRevise(id: number) {
  const { client, studio } = trpc.useUtils()
  const [isPending, setPending] = useState(false)
  const carryOut = async (work: () => Promise<Definition>): Promise<void> => {
    setPending(true)
    try {
      const { version } = await client.studio.revise.mutate({ id, definition: { ...(await work()) } })
      toast({ title: 'Version kept', description: `This is version ${version} now.`, tone: 'success' })
      await studio.invalidate()
    } catch (error) {
      toast({ title: 'The change was not kept', description: explain(error).message, tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    keep: (definition: Definition) => carryOut(async () => definition),
    restore: (version: number) =>
      carryOut(async () => (await client.studio.versionDefinition.query({ id, version })).definition),
  }
}
