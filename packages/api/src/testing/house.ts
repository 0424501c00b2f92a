import { cpSync } from 'node:fs'
import type { AdmissionLimits } from '@spilvaerk/slot-engine'
import { readConfig, type SiteConfig } from '../domains/config.ts'
import { plantSeeds, readSeed } from '../domains/games/catalogue/seed.ts'
import { readTableSeed } from '../domains/games/catalogue/seed-tables.ts'
import type { ServerMethods } from '../domains/money/payments/methods/methods.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { createLog, type Log } from '../platform/log/log.ts'
import { DIALECT } from '../platform/storage/dialect.ts'
import { openDatabase } from '../platform/storage/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type Clock, systemClock } from '../platform/time/clock.ts'
import { createServices, type Services } from '../services/services.ts'
import { sharedCalculations } from './calculations.ts'
import { ANY_RETURN, seedOf } from './games.ts'
import { besideStore, removeStore, storeOf } from './stores.ts'
import { makeTempDir, removeTempDir } from './temp-dir.ts'

/** The services on a database of their own, without HTTP. */
export interface House extends Services {
  readonly storage: Storage
  readonly dataDir: string
  plant(...seeds: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

export interface HouseOptions {
  readonly clock?: Clock
  /** A data folder to go on with; by default a new one, which goes with the house. */
  readonly dataDir?: string
  /** On PostgreSQL: another server of this casino, which ends before it does. */
  readonly beside?: House
  /** Within what the return of a game must lie to be admitted: by default anything goes, since few test games are fair. */
  readonly returns?: AdmissionLimits
  readonly settings?: Partial<SiteConfig>
  readonly log?: Log
  readonly paymentMethods?: ServerMethods
}

/** A data folder with the small game in it (`scripts/plant.ts`), for runs that open very many. */
const { PLANTED } = process.env

/** A table has a coin. */
const readAny = (json: unknown) =>
  typeof json === 'object' && json !== null && 'coin' in json ? readTableSeed(json) : readSeed(json)

/** The first game, number 1, is the small one. */
export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const { clock = systemClock, dataDir: given, returns = ANY_RETURN, settings, paymentMethods } = options
  const dataDir = given ?? makeTempDir()
  if (options.beside) besideStore(options.beside.dataDir, dataDir)
  // To prove a game and to make the tables takes twenty times as long as to copy them.
  if (!(given || options.returns || settings) && PLANTED && DIALECT === 'sqlite')
    cpSync(PLANTED, dataDir, { recursive: true })
  const store = await storeOf(dataDir)
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }), ...store, ...settings }
  const storage = await openDatabase(config, ASSETS)
  const calculations = sharedCalculations()
  const services = createServices({
    returns,
    ...{ storage, calculations, version: 'test', clock, config, log: options.log ?? createLog(config) },
    site: () => 'http://spil.test',
    ...(paymentMethods && { paymentMethods }),
  })
  const plant = (...seeds: readonly unknown[]) =>
    plantSeeds(seeds.map(readAny), services.catalogue, calculations, services.admission.admitHouse)
  const close = async () => {
    await services.certifications.stop()
    await services.mail.stop()
    await storage.close()
    if (given) return
    if (!options.beside) await removeStore(dataDir)
    removeTempDir(dataDir)
  }
  await plant(seedOf('lille-spil'))
  return { ...services, storage, dataDir, plant, close }
}
