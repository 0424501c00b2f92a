import { cpuOf } from './cpu.ts'
import { rateOf } from './rate.ts'
import { type Running, startServer } from './server.ts'

/** Processor time a round for money of a server that measures itself beside one that does not, in turns. */
const CONNECTIONS = 32
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const TURNS = 6

const [without, measuring] = [await startServer(CONNECTIONS), await startServer(CONNECTIONS, { METRICS_PORT: '0' })]
try {
  const ratios: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const inTurn = turn % 2 === 0 ? [without, measuring] : [measuring, without]
    const spent = new Map<Running, number>()
    for (const one of inTurn) {
      const cpu = cpuOf(one.pid)
      const from = cpu()
      const { count } = await rateOf(one.url, one.spins, SECONDS)
      spent.set(one, ((cpu() - from) * 1e6) / count)
    }
    const [off, on] = [spent.get(without) ?? 0, spent.get(measuring) ?? 0]
    ratios.push(on / off)
    process.stdout.write(
      `${off.toFixed(0)} µs a round without, ${on.toFixed(0)} µs with figures: ${(100 * (on / off)).toFixed(1)} %\n`,
    )
  }
  ratios.sort((a, b) => a - b)
  process.stdout.write(`median: ${(100 * (ratios[TURNS / 2] ?? 0)).toFixed(1)} %\n`)
} finally {
  for (const { stop } of [without, measuring]) await stop()
}
