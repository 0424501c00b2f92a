import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Run as `add-players.ts <packages/api of a version> <how many>`: by the code of that version, which leaves its tables as they are. */
const [, , version = '', count = ''] = process.argv
const its = <Module>(file: string) => import(pathToFileURL(join(version, file)).href) as Promise<Module>
const { openDatabase } = await its<typeof import('../src/platform/storage/open.ts')>('src/platform/storage/open.ts')
const { ASSETS } = await its<typeof import('../src/platform/config/assets.ts')>('src/platform/config/assets.ts')
const { addPlayersTo } = await its<typeof import('../src/testing/session-players.ts')>('src/testing/session-players.ts')
const { DATABASE_URL = '', DATA_DIR = '', SECRET_KEY = '' } = process.env
const storage = await openDatabase({ DATABASE_URL, DATA_DIR, SECRET_KEY, ROLE: 'all' }, ASSETS)
process.stdout.write(JSON.stringify(await addPlayersTo(storage, Number(count))))
await storage.close()
