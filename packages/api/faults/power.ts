import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Chance } from './chance.ts'

/** As `enum op` of power.c. */
const [WRITE, TRUNCATE, FLUSH, REMOVE, RENAME, LINK] = [1, 2, 3, 4, 5, 6]
/** What changes names: it is on the disk once the folder is flushed. */
const OF_NAMES = [REMOVE, RENAME, LINK]
const HEADER_BYTES = 32
/** A disk writes a sector as a whole or not at all. */
const SECTOR_BYTES = 512

interface Entry {
  readonly op: number
  readonly path: string
  /** Of a flush: the entries that there were when it began. */
  readonly before: number
  readonly offset: number
  readonly data: Buffer
}

/** A folder on a disk that forgets what was not flushed when its power is cut. */
export interface Disk {
  /** What a server is started with that uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** Called before each start of the server, when nobody uses the folder. */
  begin(): void
  /** The next start finds what a power cut leaves. */
  cut(chance: Chance): void
  close(): void
}

/** Undefined where power.c cannot be compiled or loaded. */
export function openDisk(folder: string): Disk | undefined {
  if (process.platform !== 'linux') return undefined
  const own = mkdtempSync(join(tmpdir(), 'spilvaerk-power-'))
  const [library, journal, before] = [join(own, 'power.so'), join(own, 'journal'), join(own, 'before')]
  const source = fileURLToPath(new URL('power.c', import.meta.url))
  try {
    execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'])
  } catch {
    rmSync(own, { recursive: true })
    return undefined
  }
  let chance: Chance | undefined
  return {
    settings: { LD_PRELOAD: library, POWER_FOLDER: folder, POWER_JOURNAL: journal },
    begin: () => {
      if (chance && existsSync(journal)) forget(folder, before, readJournal(readFileSync(journal)), chance)
      chance = undefined
      rmSync(journal, { force: true })
      rmSync(before, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(folder, before, { recursive: true })
    },
    cut: (by) => {
      chance = by
    },
    close: () => rmSync(own, { recursive: true, force: true }),
  }
}

/** The last entry may have been cut off with the process. */
function readJournal(journal: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + HEADER_BYTES <= journal.length; ) {
    const [pathBytes, dataBytes] = [journal.readUInt32LE(at + 4), Number(journal.readBigUInt64LE(at + 24))]
    const path = at + HEADER_BYTES
    const data = path + pathBytes
    if (data + dataBytes > journal.length) break
    entries.push({
      op: journal.readUInt32LE(at),
      path: journal.toString('utf8', path, data),
      before: Number(journal.readBigUInt64LE(at + 8)),
      offset: Number(journal.readBigUInt64LE(at + 16)),
      data: journal.subarray(data, data + dataBytes),
    })
    at = data + dataBytes
  }
  return entries
}

/** Of what was not flushed, everything, nothing, or any part in any order may have reached the disk. */
function forget(folder: string, before: string, entries: readonly Entry[], chance: Chance): void {
  const flushed = new Map<string, number>()
  for (const { op, path, before: count } of entries) if (op === FLUSH) flushed.set(path, count)
  const share = chance.oneOf([0, 50, 100])
  /** With nothing for a file that is not there any more. */
  const files = new Map<string, Buffer | undefined>()
  const read = (path: string): Buffer | undefined => {
    if (files.has(path)) return files.get(path)
    const old = join(before, relative(folder, path))
    return existsSync(old) ? readFileSync(old) : undefined
  }
  const touched = new Set<string>()
  for (const [n, { op, path, offset, data }] of entries.entries()) {
    const isName = OF_NAMES.includes(op)
    if (op !== FLUSH) touched.add(path)
    if (op === RENAME || op === LINK) touched.add(String(data))
    const isSafe = n < (flushed.get(isName ? dirname(path) : path) ?? 0)
    if (op === FLUSH || !(isSafe || chance.below(100) < share)) continue
    const file = read(path)
    if (op === WRITE) files.set(path, written(file ?? NO_BYTES, offset, isSafe ? data : torn(data, chance)))
    if (op === TRUNCATE) files.set(path, resized(file ?? NO_BYTES, offset))
    if (op === RENAME || op === LINK) files.set(String(data), file && Buffer.from(file))
    if (op === REMOVE || op === RENAME) files.set(path, undefined)
  }
  for (const name of readdirSync(folder)) if (name.endsWith('-shm')) rmSync(join(folder, name))
  for (const path of touched) put(path, read(path))
}

const NO_BYTES = Buffer.alloc(0)

function put(path: string, file: Buffer | undefined): void {
  if (file === undefined) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file)
}

const torn = (data: Buffer, { below }: Chance): Buffer =>
  below(4) > 0 ? data : data.subarray(0, below(Math.ceil(data.length / SECTOR_BYTES)) * SECTOR_BYTES)

function resized(file: Buffer, bytes: number): Buffer {
  return file.length >= bytes ? file.subarray(0, bytes) : Buffer.concat([file, Buffer.alloc(bytes - file.length)])
}

function written(file: Buffer, offset: number, data: Buffer): Buffer {
  // A copy for each write would be a casino for each page.
  const whole = file.length >= offset + data.length ? file : grown(file, offset + data.length)
  data.copy(whole, offset)
  return whole
}

/** With room to grow: the view is as long as the file is. */
function grown(file: Buffer, bytes: number): Buffer {
  const { buffer, byteOffset } = file
  if (byteOffset === 0 && buffer.byteLength >= bytes && file.length > 0) {
    const longer = Buffer.from(buffer, 0, bytes)
    longer.fill(0, file.length)
    return longer
  }
  const longer = Buffer.from(new ArrayBuffer(Math.max(2 * bytes, 1 << 20)), 0, bytes)
  file.copy(longer)
  return longer
}
