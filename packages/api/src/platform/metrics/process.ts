import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
import type { Meter } from './metrics.ts'

/** Figures of the event loop are of such a stretch of time, whoever reads them. */
const STRETCH_MS = 10_000
const NS = 1e9

/** The process as OpenTelemetry describes one; returns what ends the measuring. */
export function measureProcess(meter: Meter): () => void {
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let from = performance.now()
  let last = { p99: 0, max: 0 }
  const look = () => {
    const isOver = performance.now() - from >= STRETCH_MS
    // An empty histogram tells of nothing.
    if (delay.count > 0) last = { p99: delay.percentile(99) / NS, max: delay.max / NS }
    if (isOver) delay.reset()
    if (isOver) from = performance.now()
    return last
  }
  const [p99, max] = [
    gauge('nodejs.eventloop.delay.p99', 's', 'How late the event loop comes to its timers, at the 99th percentile'),
    gauge('nodejs.eventloop.delay.max', 's', 'How late it came to one at most'),
  ]
  meter.addBatchObservableCallback(
    (told) => {
      const seen = look()
      told.observe(p99, seen.p99)
      told.observe(max, seen.max)
    },
    [p99, max],
  )
  gauge('v8js.memory.heap.used', 'By', 'The heap in use, by space').addCallback((told) => {
    for (const { space_name, space_used_size } of getHeapSpaceStatistics())
      told.observe(space_used_size, { 'v8js.heap.space.name': space_name })
  })
  gauge('process.memory.usage', 'By', 'The memory that the process holds').addCallback((told) =>
    told.observe(process.memoryUsage.rss()),
  )
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'Processor time, by mode' })
    .addCallback((told) => {
      const { user, system } = process.cpuUsage()
      told.observe(user / 1e6, { 'cpu.mode': 'user' })
      told.observe(system / 1e6, { 'cpu.mode': 'system' })
    })
  return () => delay.disable()
}
