import type { Definition, Report } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState } from 'react'
import { explain, explainWork } from '../../lib/errors.ts'
import { ofSlot } from '../../lib/of-slot.ts'
import { trpc } from '../../lib/trpc.ts'
import { simulateHere } from './simulate-here.ts'

export type Place = 'browser' | 'server' | 'both'

export type Simulation =
  | { readonly name: 'idle' }
  | {
      readonly name: 'running'
      readonly place: Place
      readonly done: number
      readonly spins: number
      readonly rtp: number | undefined
    }
  | {
      readonly name: 'done'
      readonly place: Place
      readonly report: Report
      readonly other: Report | undefined
      readonly ms: number
    }
  | { readonly name: 'cancelled' }
  | { readonly name: 'failed'; readonly message: string }

export interface SimulationOrder {
  readonly place: Place
  readonly spins: number
  readonly seed: string
}

/** Runs one simulation at a time, here, on the server, or in both places with the same seed. */
export function useSimulation(id: number, definition: Definition) {
  const { client } = trpc.useUtils()
  const [simulation, setSimulation] = useState<Simulation>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async ({ place, spins, seed }: SimulationOrder): Promise<void> => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const started = performance.now()
    setSimulation({ name: 'running', place, done: 0, spins, rtp: undefined })
    const here = (): Promise<Report> =>
      simulateHere(
        { definition, spins, seed },
        {
          signal,
          onProgress: ({ done, coins }) => {
            const rtp = done > 0 ? coins / (done * definition.betCoins) : undefined
            if (!signal.aborted) setSimulation({ name: 'running', place, done, spins, rtp })
          },
        },
      )
    const there = async (): Promise<Report> =>
      ofSlot(await client.studio.simulate.mutate({ id, spins, seed }, { signal })).report
    try {
      const [report, other] = await Promise.all(
        place === 'both' ? [here(), there()] : [place === 'browser' ? here() : there(), undefined],
      )
      if (report) setSimulation({ name: 'done', place, report, other, ms: performance.now() - started })
    } catch (error) {
      if (signal.aborted) return
      const message = place === 'browser' ? explainWork(error) : explain(error).message
      setSimulation({ name: 'failed', message })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setSimulation({ name: 'cancelled' })
  }
  return { simulation, run, cancel }
}
