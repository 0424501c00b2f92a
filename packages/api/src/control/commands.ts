import type { Services } from '../services/services.ts'
import { type Command, MISUSED } from './command.ts'
import { cryptoCommand } from './crypto-command.ts'
import { gamesCommand } from './games-command.ts'
import { jobsCommand } from './jobs-command.ts'
import { orderCommand } from './order-command.ts'
import { staffCommand } from './staff-command.ts'
import { winsCommand } from './wins-command.ts'
import { withdrawalsCommand } from './withdrawals-command.ts'

/** The commands that need the services, by their first word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  crypto: cryptoCommand,
  games: gamesCommand,
  jobs: jobsCommand,
  order: orderCommand,
  staff: staffCommand,
  wins: winsCommand,
  withdrawals: withdrawalsCommand,
}

/** Runs a command line; returns the exit code. */
export async function runCommand(
  services: Services,
  [name = '', ...args]: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const command = COMMANDS[name]
  const code = await command?.run(services, args, say)
  if (code !== undefined) return code
  for (const line of command?.usage ?? []) say(`Usage: ${line}`)
  return MISUSED
}
