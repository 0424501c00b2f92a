import { randomBytes } from 'node:crypto'
import {
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from '../platform/config/stop.ts'

/** A path longer than this is no address of a socket. */
const LONGEST_PATH = 100
const SOCKET = 'control.sock'
/** In the data folder: where the socket is, where it is not beside this file. */
const NOTE = 'control.address'
const PIPES = '\\\\.\\pipe\\'
const isWindows = process.platform === 'win32'

/**
 * Takes a fresh address for commands that only the owner of the data folder can reach, and that nobody can have taken
 * before: in the folder itself, or, where its path is too long, in a new directory of the owner's. A pipe of Windows has
 * a name that cannot be guessed. The caller holds the lock of the folder, so what an earlier server left is removed.
 */
export function takeAddress(dataDir: string): string {
  leaveAddress(dataDir)
  const beside = join(resolve(dataDir), SOCKET)
  if (!isWindows && beside.length <= LONGEST_PATH) return beside
  const address = isWindows
    ? `${PIPES}spilvaerk-${randomBytes(16).toString('hex')}`
    : join(mkdtempSync(join(tmpdir(), 'spilvaerk-')), SOCKET)
  const note = noteIn(dataDir)
  // Whoever reads it finds a whole address or none.
  writeFileSync(`${note}.part`, address, { mode: 0o600 })
  renameSync(`${note}.part`, note)
  return address
}

/** Removes the socket of a server that has ended, and the directory that was made for it. */
export function leaveAddress(dataDir: string): void {
  rmSync(join(resolve(dataDir), SOCKET), { force: true })
  const elsewhere = notedAddress(dataDir)
  if (elsewhere === undefined) return
  if (!isWindows && lookAt(dirname(elsewhere)) && isOwners(dataDir, elsewhere)) {
    rmSync(elsewhere, { force: true })
    rmdirSync(dirname(elsewhere))
  }
  rmSync(noteIn(dataDir), { force: true })
}

/**
 * Where a server on the folder takes commands; `undefined` where none has said so.
 * @throws CannotStart where what lies there is not the owner's: a command names who decides, and is for nobody else
 */
export function addressOf(dataDir: string): string | undefined {
  if (isWindows) return notedAddress(dataDir)
  const beside = join(resolve(dataDir), SOCKET)
  const address = lookAt(beside) ? beside : notedAddress(dataDir)
  if (address === undefined || !lookAt(address)) return undefined
  if (lookAt(address)?.isSocket() && isOwners(dataDir, address)) return address
  throw new CannotStart(`the command socket ${address} does not belong to the owner of DATA_DIR alone: remove it`)
}

/** Whether a socket is the owner's, and so is what leads to it: the note, and a directory that is closed to everybody else. */
function isOwners(dataDir: string, address: string): boolean {
  const owners = [statSync(dataDir).uid, process.getuid?.(), 0]
  const belongs = (path: string) => owners.includes(lookAt(path)?.uid)
  if (lookAt(address) && !belongs(address)) return false
  const folder = dirname(address)
  if (folder === resolve(dataDir)) return true
  const stats = lookAt(folder)
  return belongs(noteIn(dataDir)) && belongs(folder) && stats?.isDirectory() === true && (stats.mode & 0o077) === 0
}

const noteIn = (dataDir: string): string => join(resolve(dataDir), NOTE)

const lookAt = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false })

function notedAddress(dataDir: string): string | undefined {
  const note = noteIn(dataDir)
  return lookAt(note)?.isFile() ? readFileSync(note, 'utf8').trim() || undefined : undefined
}
