import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** The ledger of a running server, as tests look at it from beside. */
export interface WatchedMoney {
  /** The last movement and all balances: another text whenever money has moved. */
  read(): string
  close(): void
}

export function watchMoney(dataDir: string): WatchedMoney {
  const database = new Sqlite(join(dataDir, 'spilvaerk.sqlite'), { readonly: true })
  const head = database.prepare('SELECT max(id), hash FROM movements')
  const balances = database.prepare('SELECT group_concat(balance_micro) FROM ledger_accounts')
  return { read: () => JSON.stringify([head.get(), balances.get()]), close: () => void database.close() }
}
