import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Ask {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Rate {
  readonly perSecond: number
  readonly count: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Answers other than 200. */
  readonly refused: number
}

/** Each of the asks over a connection of its own, again and again, for so many seconds or until something has ended. */
export async function rateOf(url: URL, asks: readonly Ask[], howLong: number | Promise<unknown>): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: asks.length })
  const times: number[] = []
  let refused = 0
  const start = performance.now()
  const end = start + (typeof howLong === 'number' ? howLong * 1000 : Number.POSITIVE_INFINITY)
  let isOver = false
  if (typeof howLong !== 'number') void howLong.finally(() => (isOver = true))
  const repeat = async (ask: Ask) => {
    while (!isOver && performance.now() < end) {
      const from = performance.now()
      if ((await once(agent, url, ask)) !== 200) refused++
      times.push(performance.now() - from)
    }
  }
  await Promise.all(asks.map(repeat))
  agent.destroy()
  return summed(times, refused, (performance.now() - start) / 1000)
}

/**
 * The asks in turn, so many a second, whatever the answers take. With connections that wait for their answers, the
 * time of an answer under full load says how many connections there are; this says how long a player waits.
 * Times count from when an ask was due, so that a server which stands still does not make them fewer.
 */
export async function pacedRateOf(url: URL, asks: readonly Ask[], perSecond: number, seconds: number): Promise<Rate> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const under: Promise<void>[] = []
  let refused = 0
  const start = performance.now()
  const send = async (ask: Ask, due: number) => {
    if ((await once(agent, url, ask)) !== 200) refused++
    times.push(performance.now() - due)
  }
  for (let sent = 0; sent < perSecond * seconds; ) {
    await setTimeout(1)
    for (; sent < perSecond * seconds && start + (sent * 1000) / perSecond <= performance.now(); sent++) {
      const ask = asks[sent % asks.length]
      if (ask) under.push(send(ask, start + (sent * 1000) / perSecond))
    }
  }
  await Promise.all(under)
  agent.destroy()
  return summed(times, refused, (performance.now() - start) / 1000)
}

function summed(times: number[], refused: number, seconds: number): Rate {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const count = times.length
  return { perSecond: count / seconds, count, p50: at(0.5), p99: at(0.99), longest: at(1), refused }
}

function once(agent: Agent, { hostname, port }: URL, { method, path, headers, body }: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers } }, (response) => {
      response.on('data', () => {})
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
