import { fileURLToPath } from 'node:url'

/** The files that travel with the server. */
export interface Assets {
  readonly manifest: string
  readonly migrations: string
  /** Those of PostgreSQL. */
  readonly postgresMigrations: string
  readonly seeds: string
  /** What a calculation thread runs. */
  readonly calculations: string
  /** The thread that copies the database's log. */
  readonly checkpoints: string
  /** The threads that read segments of the ledger. */
  readonly segments: string
  /** The thread that paints tiles. */
  readonly painter: string
  /** The thread that decodes pictures. */
  readonly pictures: string
  /** The C# sources of exports to Unity. */
  readonly unity: string
  /** The folder of the built web. */
  readonly web: string
}

const built = import.meta.url.endsWith('.mjs')
const find = (inSources: string, inBuild = inSources) =>
  fileURLToPath(new URL(built ? inBuild : inSources, import.meta.url))

/** Where they lie beside the sources, and where beside the built server. */
export const ASSETS: Assets = {
  manifest: find('../../../package.json', '../package.json'),
  migrations: find('../../../migrations/sqlite', '../migrations/sqlite'),
  postgresMigrations: find('../../../migrations/postgres', '../migrations/postgres'),
  seeds: find('../../domains/games/catalogue/seed', './seed'),
  calculations: find('../calculations/worker.ts', './worker.mjs'),
  checkpoints: find('../storage/sqlite/checkpoint.worker.ts', './checkpoint.mjs'),
  segments: find('../../control/segment.worker.ts', './segment.mjs'),
  painter: find('../tiles/painter.worker.ts', './painter.mjs'),
  pictures: find('../pictures/decode.worker.ts', './pictures.mjs'),
  unity: find('../../domains/studio/exports/unity-package', './unity-package'),
  web: find('../../../../web/dist', '../../web/dist'),
}
