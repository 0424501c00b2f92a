import { readConfig } from '../domains/config.ts'
import { verifyLedger } from '../domains/money/wallet/verify.ts'
import { verifyAudit } from '../platform/audit/service.ts'
import { openForReading } from '../platform/storage/open.ts'

/** `verify`: reads the ledger and the audit log of DATA_DIR, also while a server runs on it. Returns the exit code. */
export async function ledgerCommand(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const { read, close } = await openForReading(readConfig(env))
  const verdict = await verifyLedger(read)
  const decisions = await verifyAudit(read)
  await close()
  say(verdict.ok ? `the ledger is whole: ${verdict.movements} movements, head ${verdict.head}` : verdict.fault)
  say(decisions.ok ? `the audit log is whole: ${decisions.entries} decisions, head ${decisions.head}` : decisions.fault)
  return verdict.ok && decisions.ok ? 0 : 1
}
