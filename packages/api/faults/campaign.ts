import { setTimeout as wait } from 'node:timers/promises'
import { cryptoPayments } from '../src/domains/schema.ts'
import { furnish } from '../src/testing/session-players.ts'
import type { Casino } from './casino.ts'
import { createChance } from './chance.ts'
import { faultsIn } from './check.ts'
import { GAMES } from './games.ts'
import { newStory, play, type Story } from './players.ts'

const BALANCE = 20_000
/** Of play between two faults. */
const BETWEEN_MS = 1000
/** Somebody who is not answered for so long after a fault never will be. */
const NEVER_MS = 120_000

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Until everybody has been answered something that was asked after the fault had passed. */
async function recovery(stories: readonly Story[]): Promise<number> {
  const from = performance.now()
  while (stories.some(({ askedAt }) => askedAt < from)) {
    if (performance.now() - from > NEVER_MS) {
      const left = stories.filter(({ askedAt }) => askedAt < from)
      throw new Error(`somebody is not answered any more: ${left.map(({ unanswered }) => unanswered).join('; ')}`)
    }
    await wait(10)
  }
  return performance.now() - from
}

/** The longest time in which nobody was answered. */
function silence(stories: readonly Story[], from: number): number {
  const until = performance.now()
  const heard = stories.flatMap(({ heardAt }) => heardAt).filter((at) => at > from)
  const times = [from, ...heard.sort((a, b) => a - b), until]
  return Math.max(...times.slice(1).map((at, n) => at - Number(times[n])))
}

/** Until what was paid on a chain is credited: that is the worker's to do. */
async function settled(casino: Casino, stories: readonly Story[]): Promise<void> {
  const from = performance.now()
  if (stories.every(({ invoices }) => invoices.length === 0)) return
  for (;;) {
    const { read, close } = await casino.read()
    const waiting = (await read.select().from(cryptoPayments)).filter(({ state }) => state !== 'credited')
    await close()
    if (waiting.length === 0) return
    if (performance.now() - from > NEVER_MS) throw new Error(`payment ${waiting[0]?.id} is not credited`)
    await wait(500)
  }
}

interface Passed {
  readonly recoveredMs: number
  readonly silentMs: number
  /** Until every server that had ended answered again. */
  readonly wholeMs: number
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

export interface Campaign {
  readonly seed: string
  /** Of faults. */
  readonly count: number
  readonly players: number
  /** What is in the names of the faults that are tried. */
  readonly only: string
}

/** Says a line of a table for each fault, and whether all was right in the end. */
export async function runFaults(casino: Casino, { seed, count, players: many, only }: Campaign): Promise<boolean> {
  const chance = createChance(seed)
  const players = await casino.addPlayers(many)
  const stories = players.map(newStory)
  const url = await casino.servers[0]?.ready()
  for (const player of players) await furnish(String(url), player, GAMES.slot, BALANCE, GAMES.table)
  let isOver = false
  const playing = Promise.all(stories.map((story) => play(casino.doors, story, () => isOver)))
  const times = new Map<string, Passed[]>(Object.keys(casino.faults).map((name) => [name, []]))
  const order = Object.keys(casino.faults).filter((name) => name.includes(only))
  try {
    for (let n = 0; n < count; n++) {
      await wait(BETWEEN_MS)
      // Each in its turn, so that a short run has some of all.
      const name = String(order[n % order.length])
      const from = performance.now()
      await casino.faults[name]?.(chance)
      const passed = performance.now()
      const recoveredMs = await recovery(stories)
      const silentMs = silence(stories, from)
      // Where the next one broke too, nobody would be left to answer: how long a start takes would be measured.
      await casino.whole()
      times.get(name)?.push({ recoveredMs, silentMs, wholeMs: performance.now() - passed })
    }
    isOver = true
    await playing
    await settled(casino, stories)
  } finally {
    await casino.stop()
  }
  const { read, close } = await casino.read()
  const found = await faultsIn({ read }, stories, BALANCE)
  await close()
  report(casino.name, times, stories, found)
  return found.faults.length === 0
}

function report(
  name: string,
  times: ReadonlyMap<string, readonly Passed[]>,
  stories: readonly Story[],
  { rounds, movements, orders, payments, faults }: Awaited<ReturnType<typeof faultsIn>>,
): void {
  say(
    `| ${name}: fault | times | everybody is answered again after, median | most | nobody was answered for, most | all servers are there again after, most |\n|---|---:|---:|---:|---:|---:|`,
  )
  for (const [fault, all] of times) {
    if (all.length === 0) continue
    const sorted = all.map(({ recoveredMs }) => recoveredMs).sort((a, b) => a - b)
    const longest = Math.max(...all.map(({ silentMs }) => silentMs))
    const whole = Math.max(...all.map(({ wholeMs }) => wholeMs))
    const times = [share(sorted, 0.5), sorted.at(-1), longest, whole].map((ms) => `${((ms ?? 0) / 1000).toFixed(1)} s`)
    say(`| ${[fault, all.length, ...times].join(' | ')} |`)
  }
  const latencies = stories.flatMap(({ latenciesMs }) => latenciesMs).sort((a, b) => a - b)
  const recoveries = [...times.values()]
    .flatMap((all) => all.map(({ recoveredMs }) => recoveredMs))
    .sort((a, b) => a - b)
  say(
    `${stories.length} players, ${rounds} rounds, ${orders} orders, ${payments} payments on chains, ${movements} movements; answers p50 ${share(latencies, 0.5)?.toFixed(0)} ms, ` +
      `p99 ${share(latencies, 0.99)?.toFixed(0)} ms; recovery p99 ${share(recoveries, 0.99)?.toFixed(0)} ms`,
  )
  say(
    faults.length === 0
      ? 'nothing lost, nothing doubled, every round follows from its seed'
      : `${faults.length} FAULTS`,
  )
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`)
}
