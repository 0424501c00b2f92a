import type { TableGame, TableSimulationResult } from '@spilvaerk/schemas'
import type { TableReport } from '@spilvaerk/table-games'
import { useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { newKey } from '../../lib/new-key.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { trpc } from '../../lib/trpc.ts'
import { simulateTableHere } from './simulate-table-here.ts'

export type TableSimulationState =
  | { readonly name: 'idle' | 'cancelled' }
  | { readonly name: 'running'; readonly done: number; readonly rounds: number }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'done'; readonly here: TableReport; readonly there: TableSimulationResult }

/** The same rounds in this browser and on the server. */
export function useTableSimulation({ id, definition }: TableGame) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<TableSimulationState>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (rounds: number): Promise<void> => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const seed = newKey()
    setState({ name: 'running', done: 0, rounds })
    const onProgress = (done: number): void => {
      if (!signal.aborted) setState({ name: 'running', done, rounds })
    }
    try {
      const [here, there] = await Promise.all([
        simulateTableHere({ definition, rounds, seed }, { signal, onProgress }),
        client.studio.simulate.mutate({ id, spins: rounds, seed }, { signal }),
      ])
      if (isSlot(there)) throw new Error('a simulation of a slot where one of a table was asked for')
      setState({ name: 'done', here, there })
    } catch (error) {
      if (signal.aborted) return
      control.abort()
      setState({ name: 'failed', message: explainWork(error) })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setState({ name: 'cancelled' })
  }
  return { state, run, cancel }
}
