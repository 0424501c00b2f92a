import { readFile } from 'node:fs/promises'
import type { Order } from '@spilvaerk/schemas'
import { z } from 'zod'
import { ASSETS } from './assets.ts'
import { createCalculations } from './calculations/calculations.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { checkedMode } from './modes.ts'
import { publicUrlOf } from './outside.ts'
import { explain } from './refusals.ts'
import { createServices } from './services.ts'
import { openStorage } from './storage/open.ts'
import { holdFolderToMode } from './system/folder.ts'

const USAGE = 'Usage: order <id> | order <id> refund <why>'
const manifest = z.object({ version: z.string() })

/**
 * `order <id>` tells an order's whole story, `order <id> refund <why>` gives its money back and takes back what it
 * paid for. It takes the data folder for itself, so the server is stopped meanwhile. Returns the exit code.
 */
export async function orderCommand(
  [id, action, ...why]: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const isRefund = action === 'refund' && why.length > 0
  if (!id || (action !== undefined && !isRefund)) {
    say(USAGE)
    return 2
  }
  const config = readConfig(env)
  const mode = checkedMode(config)
  const { version } = manifest.parse(JSON.parse(await readFile(ASSETS.manifest, 'utf8')))
  const storage = openStorage({ dataDir: config.DATA_DIR, migrations: ASSETS.migrations })
  await holdFolderToMode(storage, mode, config, systemClock.now()).catch(async (error: unknown) => {
    await storage.close()
    throw error
  })
  const calculations = createCalculations(ASSETS.calculations)
  const site = () => publicUrlOf(config) ?? `http://${config.HOST}:${config.PORT}`
  const foundations = { storage, calculations, version, clock: systemClock, config, log: createLog(config), site }
  const { purchases, mail } = createServices(foundations)
  try {
    const done = isRefund ? await purchases.refund(id, why.join(' ')) : undefined
    const story = done && !done.ok ? done : await purchases.story(id)
    if (!story.ok) {
      say(explain(story.refusal).message)
      return 1
    }
    for (const line of [...factsOf(story.value.order), ...story.value.events.map(eventLine)]) say(line)
    if (isRefund) await mail.deliver()
    return 0
  } finally {
    await mail.stop()
    await calculations.close()
    await storage.close()
  }
}

const factsOf = (order: Order): string[] =>
  Object.entries(order).map(([name, value]) => `${name}: ${value === null ? '–' : String(value)}`)

const eventLine = ({ at, what, detail }: { at: Date; what: string; detail: string | null }): string =>
  [at.toISOString(), what, detail].filter((part) => part !== null).join('  ')
