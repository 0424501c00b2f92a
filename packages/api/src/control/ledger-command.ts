import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readConfig, type SiteConfig } from '../domains/config.ts'
import { CHECKPOINT_PURPOSE } from '../domains/money/wallet/checkpoints/checkpoint.ts'
import { checkpointNumbered, checkpointsAfter } from '../domains/money/wallet/checkpoints/checkpoints.ts'
import type { LedgerVerdict } from '../domains/money/wallet/verify.ts'
import { verifyAudit } from '../platform/audit/service.ts'
import { CannotStart } from '../platform/config/stop.ts'
import { hasSecret, secretOf } from '../platform/sealing/sealing.ts'
import { createSigning } from '../platform/sealing/signing.ts'
import { openForReading } from '../platform/storage/open.ts'
import type { Asker } from '../platform/storage/storage.ts'
import { keepNote } from '../platform/system/notes.ts'
import { systemClock } from '../platform/time/clock.ts'
import { readLedger } from './segment-readers.ts'

export interface VerifyOptions {
  /** Reads what came after the last checkpoint. */
  readonly recent?: boolean
  /** A file of checkpoints that were kept elsewhere. */
  readonly kept?: string
  /** That read it at once. */
  readonly threads?: number
}

/** `verify`: reads the ledger and the audit log, also while servers run on the database. Returns the exit code. */
export async function ledgerCommand(
  env: NodeJS.ProcessEnv,
  { recent: isRecent = false, kept, threads }: VerifyOptions,
  say: (line: string) => void,
): Promise<number> {
  const config = readConfig(env)
  const { DATA_DIR } = config
  const known = kept === undefined ? [] : readKept(kept)
  const publicKey = publicKeyOf(config)
  const { read, close } = await openForReading(config)
  const verdict = await faultInKept(read, known).then((fault): LedgerVerdict | Promise<LedgerVerdict> =>
    fault ? { ok: false, fault } : readLedger(read, config, { publicKey, isRecent, threads }),
  )
  const decisions = await verifyAudit(read)
  await close()
  if (publicKey === undefined) say('there is no key in DATA_DIR: signatures were not looked at')
  say(verdict.ok ? inWords(verdict) : verdict.fault)
  say(decisions.ok ? `the audit log is whole: ${decisions.entries} decisions, head ${decisions.head}` : decisions.fault)
  const whole = verdict.ok && decisions.ok
  if (!keepNote(DATA_DIR, 'verify', { at: systemClock.now().toISOString(), whole }))
    say('the server is not told: nothing may be written in DATA_DIR')
  return whole ? 0 : 1
}

const PAGE = 1000

/** `ledger checkpoints`: each as a line of JSON, to be kept where whoever can write to the database cannot. */
export async function checkpointsCommand(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const { read, close } = await openForReading(readConfig(env))
  for (let after = 0, found = await checkpointsAfter(read, 0, PAGE); found.length > 0; ) {
    for (const { n, at, movementId, head, hash, signature } of found)
      say(JSON.stringify({ n, at, movements: movementId, head, hash, signature }))
    after = found.at(-1)?.n ?? after
    found = await checkpointsAfter(read, after, PAGE)
  }
  await close()
  return 0
}

const keptCheckpoint = z.object({ n: z.int().min(1), hash: z.string() })
type KeptCheckpoint = z.infer<typeof keptCheckpoint>

/** @throws CannotStart where it is no such file */
function readKept(file: string): readonly KeptCheckpoint[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => line.trim() !== '').map((line) => keptCheckpoint.parse(JSON.parse(line)))
  } catch (error) {
    throw new CannotStart(`${file} is no file of checkpoints, each a line of JSON`, { cause: error })
  }
}

async function faultInKept(db: Asker, known: readonly KeptCheckpoint[]): Promise<string | undefined> {
  for (const { n, hash } of known)
    if ((await checkpointNumbered(db, n))?.hash !== hash) return `checkpoint ${n} is not the one that was kept`
  return undefined
}

const publicKeyOf = ({ SECRET_KEY, DATA_DIR }: SiteConfig): string | undefined =>
  hasSecret(SECRET_KEY, DATA_DIR)
    ? createSigning(secretOf(SECRET_KEY, DATA_DIR), CHECKPOINT_PURPOSE).publicKey
    : undefined

const inWords = ({ movements, head, since }: Extract<LedgerVerdict, { ok: true }>): string =>
  `the ledger is whole${since === undefined ? '' : ` since checkpoint ${since}`}: ${movements} movements, head ${head}`
