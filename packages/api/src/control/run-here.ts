import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { checkedMode, readConfig } from '../domains/config.ts'
import { assertOpens } from '../domains/people/identity/sealed.ts'
import { createCalculations } from '../platform/calculations/calculations.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { createLog } from '../platform/log/log.ts'
import { openDatabase } from '../platform/storage/open.ts'
import { holdFolderToMode } from '../platform/system/folder.ts'
import { systemClock } from '../platform/time/clock.ts'
import { publicUrlOf } from '../services/external-services.ts'
import { createServices } from '../services/services.ts'
import { runCommand } from './commands.ts'
import { askServer } from './socket.ts'

const manifest = z.object({ version: z.string() })

/** Lets the server that runs on the data folder do it; where none runs, does it here. Returns the exit code. */
export async function commandLine(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const config = readConfig(env)
  const answered = await askServer(config.DATA_DIR, words)
  if (!answered) return runHere(words, env, say)
  for (const line of answered.lines) say(line)
  return answered.code
}

async function runHere(words: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const config = readConfig(env)
  const mode = checkedMode(config)
  const { version } = manifest.parse(JSON.parse(await readFile(ASSETS.manifest, 'utf8')))
  const storage = await openDatabase(config, ASSETS)
  try {
    await holdFolderToMode(storage, mode, config, systemClock.now())
    await assertOpens(storage, config)
  } catch (error) {
    await storage.close()
    throw error
  }
  const calculations = createCalculations(ASSETS.calculations)
  const site = () => publicUrlOf(config) ?? `http://${config.HOST}:${config.PORT}`
  const foundations = { storage, calculations, version, clock: systemClock, config, log: createLog(config), site }
  const services = createServices(foundations)
  try {
    const code = await runCommand(services, words, say)
    await services.mail.deliver()
    return code
  } finally {
    await services.mail.stop()
    await calculations.close()
    await storage.close()
  }
}
