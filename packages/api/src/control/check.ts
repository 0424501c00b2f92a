import { checkedMode, MODE_TABLE, type SiteConfig, settings } from '../domains/config.ts'
import { assertPlaced } from '../platform/config/placed.ts'

/** What a server with these settings is, line by line. What may carry a secret is not repeated. */
export function settingsInWords(config: SiteConfig): string[] {
  const mode = checkedMode(config)
  assertPlaced(config)
  const values: Readonly<Record<string, unknown>> = config
  const isSet = (name: string) => values[name] !== usual(name)
  const outside = MODE_TABLE.flatMap((row) => {
    const set = row.settings.some((name) => isSet(String(name)))
    return [`  ${row.settings.join(', ')}: ${set ? 'set' : 'not set'}; ${row[mode].means}`]
  })
  return [
    `The settings are right. The casino is ${mode}: ${MODES[mode]}.`,
    `It listens on ${config.HOST}:${config.PORT}, its data lie in ${placeOf(config)}, it logs ${config.LOG_LEVEL}.`,
    `This server ${ROLES[config.ROLE]}.`,
    `People reach it at ${config.PUBLIC_URL === 'auto' ? 'the address it listens on' : config.PUBLIC_URL}.`,
    `What is not the same in both modes:`,
    ...outside,
  ]
}

/** Where the database is; the address of one elsewhere carries a password. */
const placeOf = ({ DATABASE_URL, DATA_DIR }: SiteConfig): string =>
  DATABASE_URL === 'off' ? DATA_DIR : `PostgreSQL at ${new URL(DATABASE_URL).host}`

const ROLES = {
  all: 'answers, and does what is done regularly',
  api: 'answers, and leaves what is done regularly to others',
  worker: 'does what is done regularly, and answers only /livez and /readyz',
} as const

const MODES = {
  demo: 'everything outside it is simulated, and no money is real',
  live: 'nothing is simulated, and money is real',
} as const

/** The value of a setting that nobody has set. */
const usual = (name: string): unknown => settings.shape[name as keyof typeof settings.shape]?.parse(undefined)
