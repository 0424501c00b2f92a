import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Refusal } from './refusal.ts'

/** What a command sees of the world. */
export interface Io {
  /** Results. */
  out(text: string): void
  /** Everything else: refusals, notes, progress. */
  err(text: string): void
  /** All of stdin. */
  stdin(): Promise<Uint8Array>
  /** The width of the terminal that shows `err`; 0 when none does. */
  readonly columns: number
  /** Calls back when the user wants the work to end; gives a function that takes this back. */
  onInterrupt(stop: () => void): () => void
}

/** Inputs larger than this are not what this program writes or reads. */
const MAX_BYTES = 256 * 2 ** 20

export interface Input {
  /** Its path, or `stdin`. */
  readonly file: string
  readonly text: string
}

/** @param path `-` for stdin */
export async function readInput(path: string, io: Io): Promise<Input> {
  const file = path === '-' ? 'stdin' : path
  const bytes = path === '-' ? await io.stdin() : readBytes(path)
  if (bytes.length > MAX_BYTES) {
    const size = `${Math.ceil(bytes.length / 2 ** 20)} MB`
    throw new Refusal('too_large', `is too large: ${size}, and at most ${MAX_BYTES / 2 ** 20} MB are read`, { file })
  }
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new Refusal('unreadable', 'is not UTF-8 text', { file })
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw cannotRead(file, error)
  }
}

/** What the system says of a file that is to be read, as a refusal; any other error stays as it is. */
export const cannotRead = (file: string, error: unknown): unknown =>
  isOfSystem(error) ? new Refusal('unreadable', `cannot be read: ${reasonOf(error)}`, { file }) : error

/** The same of one that is to be written. */
export const cannotWrite = (file: string, error: unknown): unknown =>
  isOfSystem(error) ? new Refusal('cannot_write', `cannot be written: ${reasonOf(error)}`, { file }) : error

const isOfSystem = (error: unknown): boolean => error instanceof Error && !(error instanceof Refusal) && 'code' in error

/** Whole or not at all: who waits for the file never sees half of it. A device or a pipe is written to, not replaced. */
export function writeOutput(file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`
  try {
    if (isNoFile(file)) return writeFileSync(file, text)
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw cannotWrite(file, error)
  }
}

function isNoFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && !found.isFile()
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
  ZSTD_error_prefix_unknown: 'it is not compressed with zstd',
  ZSTD_error_corruption_detected: 'what is compressed is damaged',
  Z_BUF_ERROR: 'it ends in the middle',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return REASONS[code] ?? code
}
