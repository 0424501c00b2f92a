import { Agent, request } from 'node:http'

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
  const took = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / took, count: times.length, p50: at(0.5), p99: at(0.99), longest: at(1), refused }
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
