import { existsSync, readFileSync } from 'node:fs'

/** Seconds of processor time that a process has had; 0 where the system does not tell. */
export function cpuOf(pid: number): () => number {
  const file = `/proc/${pid}/stat`
  const TICKS = 100
  return () => {
    if (!existsSync(file)) return 0
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  }
}
