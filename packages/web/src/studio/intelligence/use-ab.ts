import { useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { newKey } from '../../lib/new-key.ts'
import { ofSlot } from '../../lib/of-slot.ts'
import { trpc } from '../../lib/trpc.ts'
import { type AbSide, type AbVersion, runAb } from './run-ab.ts'
import type { Version } from './VersionPicker.tsx'

export type AbState =
  | { readonly name: 'idle' | 'cancelled' }
  | { readonly name: 'running'; readonly done: number; readonly of: number }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'done'; readonly sides: readonly AbSide[]; readonly seed: string; readonly spins: number }

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Only a game's latest version has its sheet kept, and a simulated one is more exact than a browser's. */
async function fetchVersion(client: Client, { id, version }: Version, signal: AbortSignal): Promise<AbVersion> {
  const [told, sheets] = await Promise.all([
    client.studio.versionDefinition.query({ id, version }, { signal }),
    client.studio.sheet.query({ id }, { signal }),
  ])
  const [{ definition, hash }, latest] = [ofSlot(told), ofSlot(sheets)]
  return { definition, sheet: latest.hash === hash ? latest.sheet : undefined }
}

/** One comparison at a time; leaving the tab ends it. */
export function useAb() {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<AbState>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const compare = async (versions: readonly Version[], spins: number): Promise<void> => {
    running.current?.abort()
    const control = new AbortController()
    const { signal } = control
    running.current = control
    const of = spins * versions.length
    const seed = newKey()
    setState({ name: 'running', done: 0, of })
    try {
      const found = await Promise.all(versions.map((version) => fetchVersion(client, version, signal)))
      const onProgress = (done: number) => !signal.aborted && setState({ name: 'running', done, of })
      const sides = await runAb(found, { spins, seed, signal, onProgress })
      setState({ name: 'done', sides, seed, spins })
    } catch (error) {
      if (!signal.aborted) setState({ name: 'failed', message: explainWork(error) })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setState({ name: 'cancelled' })
  }
  return { state, compare, cancel }
}
