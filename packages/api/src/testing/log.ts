import { createLog } from '../platform/log/log.ts'

/** The server's log with everything in it, kept to be read. */
export function keptLog() {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'trace', NODE_ENV: 'test' }, { write: (line) => void lines.push(line) })
  return { log, text: () => lines.join(''), lines: () => lines.map((line) => JSON.parse(line)) }
}
