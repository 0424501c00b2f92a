import { art } from '@spilvaerk/messages/art'
import { failures } from '@spilvaerk/messages/failures'
import type { ArtState } from '@spilvaerk/schemas'
import { MOST_FILE_BYTES } from '@spilvaerk/schemas/art-places'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** What the server says of a file that it does not take. */
class NotTaken extends Error {}

interface Upload {
  readonly slot: string
  readonly file: Blob
  readonly isFramed?: boolean
}

async function send(id: number, { slot, file, isFramed = false }: Upload): Promise<ArtState> {
  // A server that stops reading a body breaks the connection before it can say why.
  if (file.size > MOST_FILE_BYTES) throw new NotTaken(textsOf(art)('about'))
  const asked = new URLSearchParams({ slot, rights: 'true', framed: String(isFramed) })
  const answer = await fetch(`/api/games/${id}/art/files?${asked}`, {
    method: 'POST',
    body: file,
    credentials: 'include',
    headers: { 'Content-Type': 'application/octet-stream', 'Accept-Language': pageLanguage() },
  })
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return said as ArtState
  const isTold = typeof said === 'object' && said !== null && 'error' in said && typeof said.error === 'string'
  throw new NotTaken(isTold ? String(said.error) : textsOf(failures)('serverFault.message'))
}

/** Changes of a game's art. Each is a new state, which the one before can be restored from. */
export function useArt(id: number) {
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const carryOut = async (work: () => Promise<ArtState>): Promise<boolean> => {
    setBusy(true)
    try {
      utils.art.get.setData({ id }, await work())
      await utils.studio.invalidate()
      return true
    } catch (error) {
      const description = error instanceof NotTaken ? error.message : explain(error).message
      toast({ title: textsOf(art)('failed'), description, tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }
  const { client } = utils
  return {
    isBusy,
    upload: (upload: Upload) => carryOut(() => send(id, upload)),
    draw: (slot: string, drawing: string) => carryOut(() => client.art.draw.mutate({ id, slot, drawing })),
    clear: (slot: string) => carryOut(() => client.art.clear.mutate({ id, slot })),
    restore: (revision: number) => carryOut(() => client.art.restore.mutate({ id, revision })),
  }
}

export type ArtWork = ReturnType<typeof useArt>
