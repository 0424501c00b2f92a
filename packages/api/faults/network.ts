import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Line {
  readonly client: Socket
  readonly database: Socket
  /** What is on its way while nothing arrives. */
  held: (() => void)[]
  isAnswerLost: boolean
}

/**
 * The way from the servers to the database, or from the players to a server, which can be cut.
 * @param target the port at its end, asked for each connection; undefined while there is nobody
 */
export async function openNetwork(target: () => number | undefined) {
  const lines = new Set<Line>()
  let state: 'up' | 'silent' | 'refusing' = 'up'
  let commits: 'pass' | 'lost' | 'answerLost' = 'pass'

  const end = (line: Line) => {
    lines.delete(line)
    line.client.destroy()
    line.database.destroy()
  }
  const carry = (line: Line, to: Socket, bytes: Buffer) => {
    if (state === 'silent') line.held.push(() => void to.write(bytes))
    else to.write(bytes)
  }
  const fromClient = (line: Line, bytes: Buffer) => {
    if (commits !== 'pass' && bytes.includes('COMMIT')) {
      const isLost = commits === 'lost'
      commits = 'pass'
      if (isLost) return end(line)
      line.isAnswerLost = true
    }
    carry(line, line.database, bytes)
  }
  const server = createServer({ noDelay: true }, (client) => {
    const port = target()
    if (state === 'refusing' || port === undefined) return void client.destroy()
    const line: Line = {
      client,
      database: connect({ port, host: '127.0.0.1', noDelay: true }),
      held: [],
      isAnswerLost: false,
    }
    lines.add(line)
    for (const socket of [client, line.database]) socket.on('error', () => end(line)).on('close', () => end(line))
    client.on('data', (bytes) => fromClient(line, bytes as Buffer))
    line.database.on('data', (bytes) => (line.isAnswerLost ? end(line) : carry(line, client, bytes as Buffer)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Nothing arrives, and nobody is told; what was sent meanwhile arrives at `heal`. */
    silence: () => {
      state = 'silent'
    },
    refuse: () => {
      state = 'refusing'
      for (const line of [...lines]) end(line)
    },
    heal: () => {
      state = 'up'
      for (const line of lines) for (const send of line.held.splice(0)) send()
    },
    dropAll: () => {
      for (const line of [...lines]) end(line)
    },
    /** The next commit does not arrive, or is carried out and its answer does not arrive. */
    loseCommit: (how: 'lost' | 'answerLost') => {
      commits = how
    },
    close: () => {
      for (const line of [...lines]) end(line)
      server.close()
    },
  }
}
