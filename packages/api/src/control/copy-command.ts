import { readConfig } from '../domains/config.ts'
import { assertOpens } from '../domains/people/identity/sealed.ts'
import { verifyAudit } from '../platform/audit/service.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { CannotStart } from '../platform/config/stop.ts'
import { secretOf } from '../platform/sealing/sealing.ts'
import { openDatabase, secretHashOf } from '../platform/storage/open.ts'
import { DONE } from './command.ts'
import { readLedger } from './segment-readers.ts'

/**
 * `copy --to`: moves the casino of DATA_DIR to PostgreSQL. The folder stays as it is.
 * @throws CannotStart when either of them is of no use, or the casino is not whole
 */
export async function copyCommand(url: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const config = readConfig({ ...env, DATABASE_URL: '' })
  const target = readConfig({ DATABASE_URL: url }).DATABASE_URL
  if (env.DATABASE_URL) throw new CannotStart('DATABASE_URL must not be set: the casino of DATA_DIR is copied')
  const whole = await wholeCasino(config)
  const { copyToPostgres } = await import('../platform/storage/copy/copy.ts')
  const rows = await copyToPostgres({
    ...{ dataDir: config.DATA_DIR, url: target, migrations: ASSETS.postgresMigrations },
    secretHash: secretHashOf(secretOf(config.SECRET_KEY, config.DATA_DIR)),
  })
  const all = [...rows.values()].reduce((sum, count) => sum + count, 0)
  say(`copied and compared: ${all} rows of ${rows.size} tables, ${rows.get('rounds')} rounds among them`)
  say(`the ledger there is the same: ${whole.movements} movements, head ${whole.head}`)
  if (config.SECRET_KEY === 'auto')
    say(
      `serve it with DATABASE_URL and with SECRET_KEY_FILE=${config.DATA_DIR}/secret.key, which is the same everywhere`,
    )
  return DONE
}

/** Brings the folder up to date, and reads the whole ledger and the audit log. */
async function wholeCasino(config: Parameters<typeof openDatabase>[0]) {
  const storage = await openDatabase(config, ASSETS)
  try {
    const [ledger, audit] = [await readLedger(storage.read, config), await verifyAudit(storage.read)]
    if (!ledger.ok) throw new CannotStart(`the ledger is not whole: ${ledger.fault}`)
    if (!audit.ok) throw new CannotStart(`the audit log is not whole: ${audit.fault}`)
    await assertOpens(storage, config)
    return ledger
  } finally {
    await storage.close()
  }
}
