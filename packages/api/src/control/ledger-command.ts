import { readConfig } from '../domains/config.ts'
import { verifyLedger } from '../domains/money/wallet/verify.ts'
import { verifyAudit } from '../platform/audit/service.ts'
import { openForReading } from '../platform/storage/open.ts'
import { keepNote } from '../platform/system/notes.ts'
import { systemClock } from '../platform/time/clock.ts'

/** `verify`: reads the ledger and the audit log, also while servers run on the database. Returns the exit code. */
export async function ledgerCommand(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const config = readConfig(env)
  const { DATA_DIR } = config
  const { read, close } = await openForReading(config)
  const verdict = await verifyLedger(read)
  const decisions = await verifyAudit(read)
  await close()
  say(verdict.ok ? `the ledger is whole: ${verdict.movements} movements, head ${verdict.head}` : verdict.fault)
  say(decisions.ok ? `the audit log is whole: ${decisions.entries} decisions, head ${decisions.head}` : decisions.fault)
  const whole = verdict.ok && decisions.ok
  if (!keepNote(DATA_DIR, 'verify', { at: systemClock.now().toISOString(), whole }))
    say('the server is not told: nothing may be written in DATA_DIR')
  return whole ? 0 : 1
}
