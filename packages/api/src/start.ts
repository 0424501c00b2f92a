import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { AdmissionLimits } from '@spilvaerk/slot-engine'
import { z } from 'zod'
import { runCommand } from './control/commands.ts'
import { serveControl } from './control/socket.ts'
import { checkedMode, type SiteConfig } from './domains/config.ts'
import { createPlanted } from './domains/games/catalogue/planted.ts'
import { plantSeeds, readSeeds } from './domains/games/catalogue/seed.ts'
import { readTableSeeds } from './domains/games/catalogue/seed-tables.ts'
import { assertOpens } from './domains/people/identity/sealed.ts'
import type { Rofus } from './domains/people/limits/rofus.ts'
import { createApp } from './http/app.ts'
import { assertFree, type Listener, listen } from './http/listen.ts'
import { metricsApp } from './http/metrics-app.ts'
import { probes } from './http/probes.ts'
import { type Calculations, createCalculations } from './platform/calculations/calculations.ts'
import { ASSETS, type Assets } from './platform/config/assets.ts'
import { CannotStart } from './platform/config/stop.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { type Metrics, openMetrics } from './platform/metrics/metrics.ts'
import { measured } from './platform/metrics/transactions.ts'
import { createPictures } from './platform/pictures/pictures.ts'
import { unlessTaken, whenAlone } from './platform/storage/claimed.ts'
import { storageFailureIn } from './platform/storage/failures.ts'
import { openDatabase, placeInWords } from './platform/storage/open.ts'
import type { Storage } from './platform/storage/storage.ts'
import { holdFolderToMode } from './platform/system/folder.ts'
import { measureNotes } from './platform/system/note-metrics.ts'
import { createPhase } from './platform/system/phase.ts'
import { type Regular, regularly } from './platform/system/regularly.ts'
import { createTiles } from './platform/tiles/tiles.ts'
import { type Clock, systemClock } from './platform/time/clock.ts'
import { writeDemoHistory } from './services/demo-history.ts'
import { publicUrlOf } from './services/external-services.ts'
import { createServices, type Services } from './services/services.ts'

const SETTLE_EVERY_MS = 10 * 60_000
const POPULARITY_EVERY_MS = 60 * 60_000
const TRADE_EVERY_MS = 30_000
const SIGN_EVERY_MS = 60_000
const WATCH_EVERY_MS = 10 * 60_000
const PROVE_EVERY_MS = 60_000
const CHECK_EVERY_MS = 15_000
const CHAIN_EVERY_MS = 3000

const manifest = z.object({ version: z.string() })

/** What tests put in the place of the real one. */
export interface World {
  readonly clock: Clock
  readonly log: Log
  /** Whether the demo account gets a past at the first start. */
  readonly demoHistory?: boolean
  /** Within what the return of a game must lie to be admitted. */
  readonly returns?: AdmissionLimits
  /** The register of those who have excluded themselves; by default the configured one. */
  readonly rofus?: Rofus
  /** How many times as often as usual regular work is done, for who waits for it. */
  readonly haste?: number
  /** Who computes, until the server stops. */
  readonly calculations?: Calculations
  /** Is handed what serves the requests. */
  readonly opened?: (services: Services, storage: Storage) => void
}

/**
 * Opens the database, brings it and the house's games up to date, and listens.
 * @throws CannotStart when something outside is not as it must be
 */
export async function start(
  config: SiteConfig,
  assets: Assets = ASSETS,
  world: World = { clock: systemClock, log: createLog(config) },
): Promise<Pick<Listener, 'url' | 'stop'>> {
  const { clock, log, demoHistory = false, returns, rofus, opened } = world
  const mode = checkedMode(config)
  const { version } = manifest.parse(JSON.parse(await readFile(assets.manifest, 'utf8')))
  const metrics = await openMetrics(config, version)
  const storage = measured(await openDatabase(config, assets), metrics)
  const { calculations, tiles, pictures, ...threads } = openThreads(config, assets, world, log)
  let scraped: Listener | undefined
  const close = async () => {
    await scraped?.stop()
    await metrics.stop()
    await threads.close()
    await storage.close()
  }
  try {
    await holdFolderToMode(storage, mode, config, clock.now())
    await assertOpens(storage, config)
    const publicUrl = publicUrlOf(config)
    let listening = ''
    const site = () => publicUrl ?? listening
    const foundations = {
      ...{ storage, calculations, version, config, log, site, pictures },
      web: assets.web,
      ...(returns && { returns }),
      ...(rofus && { rofus }),
    }
    const services = createServices({ ...foundations, clock, meter: metrics.meter })
    measureNotes(metrics.meter, config.DATA_DIR)
    opened?.(services, storage)
    const phase = createPhase()
    let planting: Promise<void> | undefined
    const answers = config.ROLE === 'worker' ? probes(phase, services.system) : undefined
    const app =
      answers ??
      createApp({
        ...{ services, storage, log, config, web: assets.web, tiles, publicUrl, phase, metrics },
        opened: () => planting,
      })
    // Servers that start together plant the same games once.
    const plant = () =>
      whenAlone(storage, 'plant', async () => {
        await plantHouse(config, assets, services, { storage, calculations })
        if (demoHistory) await writeDemoHistory(clock.now(), (past) => createServices({ ...foundations, clock: past }))
      })
    // The address first: that it is taken should not be said after the games are proved.
    if (storage.name === 'postgres') {
      await assertFree(config)
      // Others may answer meanwhile: what stands in front goes on to them only where nobody listens.
      await plant()
    }
    const listener = await listen(app.fetch, config)
    listening = listener.url
    scraped = await listenForPrometheus(metrics, config, log)
    // A server on a folder is the only one: who comes early waits.
    if (storage.name === 'sqlite') planting = plant()
    await planting
    const demoId = await services.accounts.prepareDemo()
    if (demoId) await services.identity.proveDemo(demoId)
    const control = await serveControl(config.DATA_DIR, (words, say) => runCommand(services, words, say), log)
    phase.serve()
    // Each server looks for itself: its figures are asked of it.
    const watching = regularly(WATCH_EVERY_MS, log, 'returns not looked at', services.returnWatch.tick)
    const regular = config.ROLE === 'api' ? [] : regularWork(services, storage, log, world.haste)
    const stop = async () => {
      phase.stop()
      listener.drain()
      await wait(config.DRAIN_SECONDS * 1000)
      await control.close()
      await Promise.all([watching, ...regular].map((work) => work.stop()))
      await listener.stop()
      await services.certifications.stop()
      await services.mail.stop()
      await close()
    }
    return { url: listener.url, stop }
  } catch (error) {
    await close()
    const failure = storageFailureIn(error)
    if (!failure) throw error
    throw new CannotStart(`${placeInWords(config)} cannot be used: ${failure.message}`, { cause: error })
  }
}

/** What calculates, paints and decodes in threads of its own. */
function openThreads(config: SiteConfig, assets: Assets, world: World, log: Log) {
  const calculations = world.calculations ?? createCalculations(assets.calculations)
  const places = { folder: join(config.DATA_DIR, 'tiles'), web: assets.web, worker: assets.painter }
  const tiles = createTiles(places, log)
  const pictures = createPictures(assets.pictures)
  const close = async () => {
    await calculations.close()
    await tiles.close()
    await pictures.close()
  }
  return { calculations, tiles, pictures, close }
}

/** The games of the house as their files have them. */
async function plantHouse(
  { DATA_DIR: dataDir }: SiteConfig,
  assets: Assets,
  { catalogue, admission }: Services,
  { storage, calculations }: { readonly storage: Storage; readonly calculations: Calculations },
) {
  const planted = createPlanted({ dataDir, assets, read: storage.read, catalogue })
  if (await planted.isUpToDate()) return
  const seeds = [...(await readSeeds(assets.seeds)), ...(await readTableSeeds(assets.seeds))]
  await plantSeeds(seeds, catalogue, calculations, admission.admitHouse)
  await planted.keep()
}

/** What is done again and again, by one server at a time. */
function regularWork({ mail, jobs, ...services }: Services, storage: Storage, log: Log, haste = 1): readonly Regular[] {
  const { admission, checkpoints, rounds, popularity, purchases, crypto, largeWins } = services
  const task = (everyMs: number, name: string, failing: string, work: () => Promise<unknown>) =>
    regularly(everyMs / haste, log, failing, unlessTaken(storage, name, work))
  mail.start()
  jobs.start()
  services.certifications.start()
  return [
    task(SETTLE_EVERY_MS, 'settle', 'rounds left open', rounds.settleOverdue),
    task(PROVE_EVERY_MS, 'prove', 'submissions not proved', admission.tick),
    task(CHAIN_EVERY_MS, 'chains', 'addresses not looked at', crypto.tick),
    task(POPULARITY_EVERY_MS, 'popularity', 'players of long ago still counted', popularity.closeWindow),
    task(CHECK_EVERY_MS, 'large wins', 'large wins left unchecked', largeWins.tick),
    task(SIGN_EVERY_MS, 'checkpoints', 'ledger not signed', checkpoints.tick),
    task(TRADE_EVERY_MS, 'orders', 'orders left as they were', purchases.tick),
  ]
}

async function listenForPrometheus(metrics: Metrics, config: SiteConfig, log: Log): Promise<Listener | undefined> {
  if (config.METRICS_PORT === 'off') return undefined
  const { HOST, TRUST_PROXY } = config
  const address = { HOST, TRUST_PROXY, PORT: Number(config.METRICS_PORT) }
  const listener = await listen(metricsApp(metrics, log).fetch, address, undefined, 'METRICS_PORT')
  log.info({ url: `${listener.url}/metrics` }, 'figures for Prometheus')
  return listener
}
