import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Manifest } from './control/backup/manifest.ts'
import { DONE } from './control/command.ts'
import type { Actions } from './control/program.ts'
import { checkedMode, readConfig, type SiteConfig } from './domains/config.ts'
import { ASSETS } from './platform/config/assets.ts'
import { CannotStart } from './platform/config/stop.ts'
import { keepNote } from './platform/system/notes.ts'
import { systemClock } from './platform/time/clock.ts'

/** What a command needs is loaded once its settings are right: a mistake in them is told at once. */
export const createActions = (env: NodeJS.ProcessEnv, version: string, say: (line: string) => void): Actions => ({
  serve: () => serve(env, say),
  work: () => serve({ ...env, ROLE: roleOfWorker(env) }, say),
  check: async () => {
    const { settingsInWords } = await import('./control/check.ts')
    for (const line of settingsInWords(readConfig(env))) say(line)
    return DONE
  },
  migrate: async () => {
    const config = readConfig(env)
    const { openDatabase, placeInWords } = await import('./platform/storage/open.ts')
    await (await openDatabase(config, ASSETS)).close()
    say(`${placeInWords(config)} is up to date`)
    return DONE
  },
  verify: async (options) => (await import('./control/ledger-command.ts')).ledgerCommand(env, options, say),
  checkpoints: async () => (await import('./control/ledger-command.ts')).checkpointsCommand(env, say),
  backUp: async (target) => {
    const { DATA_DIR: dataDir, DATABASE_URL: url } = readConfig(env)
    const about = { target, version, clock: systemClock }
    const manifest = isFolder(url)
      ? await (await import('./control/backup/backup.ts')).backUp({ ...about, dataDir })
      : await (await import('./control/backup/postgres.ts')).backUpPostgres({ ...about, url })
    say(`${target} holds ${inWords(manifest)}`)
    if (!keepNote(dataDir, 'backup', { at: manifest.madeAt, whole: true }))
      say('the server is not told: nothing may be written in DATA_DIR')
    if (manifest.files.some(({ path }) => path === 'secret.key'))
      say('the key that seals what is known of people is in it, too: keep it as you keep the casino')
    return DONE
  },
  restore: async (backup) => {
    const { DATA_DIR: dataDir, DATABASE_URL: url } = readConfig(env)
    const manifest = isFolder(url)
      ? await (await import('./control/backup/restore.ts')).restore(backup, dataDir)
      : await (await import('./control/backup/postgres.ts')).restorePostgres(backup, url)
    say(`${isFolder(url) ? dataDir : 'the database of DATABASE_URL'} holds ${inWords(manifest)}`)
    return DONE
  },
  checkPackage: async (file, options) =>
    (await import('./control/package-command.ts')).packageCommand(file, options, say),
  copy: async (to) => (await import('./control/copy-command.ts')).copyCommand(to, env, say),
  operate: async (words) => (await import('./control/run-here.ts')).commandLine(words, env, say),
})

/** @throws CannotStart where the settings say something else */
function roleOfWorker({ ROLE = '' }: NodeJS.ProcessEnv): 'worker' {
  if (ROLE === '' || ROLE === 'worker') return 'worker'
  throw new CannotStart(`ROLE is ${ROLE}, and "worker" is a server of ROLE worker`)
}

const isFolder = (url: SiteConfig['DATABASE_URL']): boolean => url === 'off'

const inWords = ({ madeAt, files, ledger }: Manifest): string => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return `the casino as of ${madeAt}: ${files.length} files, ${bytes} bytes, ${ledger.movements} movements of money, head ${ledger.head}`
}

async function serve(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const config = readConfig(env)
  checkedMode(config)
  // What Node has compiled is there for the next start, which may be one in a hurry. NODE_COMPILE_CACHE is another place.
  enableCompileCache(join(config.DATA_DIR, 'compiled'))
  const { start } = await import('./start.ts')
  const { createLog } = await import('./platform/log/log.ts')
  const { url, stop } = await start(config, ASSETS, { clock: systemClock, log: createLog(config), demoHistory: true })
  // Who is killed writes nothing on the way out.
  flushCompileCache()
  let isStopping = false
  // One Ctrl-C arrives several times: the terminal tells every process, and npm's scripts pass it on. Once is meant.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  say(`Spilværk: ${url}`)
}
