import type { Mode } from '@spilvaerk/schemas'
import type { Config } from './config.ts'
import { isLoopback } from './loopback.ts'
import type { ModeRow } from './mode-row.ts'
import { MODE_TABLE, OVER_TLS } from './mode-table.ts'
import { namesOf, type Party } from './party.ts'
import { CannotStart } from './stop.ts'

/** What a setting says when nobody has set it. */
const UNSET: readonly unknown[] = ['off', 'auto', 'none']

type Read = Pick<Config, 'MODE'> & Readonly<Record<string, unknown>>

export const isSet = (config: Readonly<Record<string, unknown>>, name: string): boolean => !UNSET.includes(config[name])
const settingsIn = (rows: readonly ModeRow[]) => rows.flatMap(({ settings }) => settings)

/** The modes of a server with these parties. */
export function modesWith(parties: readonly Party[]) {
  const table: readonly ModeRow[] = [
    ...MODE_TABLE,
    ...parties.map((party) => ({ ...party.modes, settings: namesOf(party) })),
  ]
  const overTls: readonly string[] = [...OVER_TLS, ...parties.flatMap(({ addresses }) => addresses)]
  const outside = settingsIn(table.filter((row) => row.outside))

  /** `auto` is demo as long as nothing outside is configured, and live once anything is. */
  const modeOf = (config: Read): Mode => {
    if (config.MODE !== 'auto') return config.MODE
    return outside.some((name) => isSet(config, name)) ? 'live' : 'demo'
  }

  /**
   * The mode to start in.
   * @throws CannotStart naming, a line each, what the mode refuses and what it lacks
   */
  const checkedMode = (config: Read): Mode => {
    const mode = modeOf(config)
    const faults = table.flatMap((row) => faultsOf(row, mode, config))
    if (mode === 'live') faults.push(...inPlainText(overTls, config), ...waysToPayMissing(table, config))
    if (faults.length === 0) return mode
    const cause = outside.find((name) => isSet(config, name))
    throw new CannotStart([headOf(mode, config, cause), ...faults].join('\n  '))
  }
  return { table, overTls, modeOf, checkedMode }
}

function faultsOf({ settings, ...cells }: ModeRow, mode: Mode, config: Read): string[] {
  const { standing, means, takes = () => true, when = () => true } = cells[mode]
  switch (standing) {
    case 'optional':
      return []
    case 'refused':
      return settings.filter((name) => isSet(config, name)).map((name) => `${name} is refused: ${means}`)
    case 'required':
      if (!when((name) => isSet(config, name))) return []
      return settings
        .filter((name) => !isSet(config, name) || !takes(String(config[name])))
        .map((name) => `${name} is required: ${means}`)
  }
}

/** An address may carry a password, so it is not repeated. */
const inPlainText = (addresses: readonly string[], config: Read): string[] =>
  addresses
    .filter((name) => isPlainHttp(String(config[name])))
    .map(
      (name) =>
        `${name} must begin with https:// in live; http:// is for this machine only (127.0.0.1, localhost, ::1)`,
    )

function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

function waysToPayMissing(table: readonly ModeRow[], config: Read): string[] {
  const ways = table.filter(({ pays }) => pays).map(({ settings }) => settings)
  if (ways.some((settings) => settings.every((name) => isSet(config, name)))) return []
  return [`a way to pay is required: ${ways.map((settings) => settings.join(' + ')).join('; or ')}`]
}

function headOf(mode: Mode, config: Read, cause: string | undefined): string {
  if (mode === 'demo') return 'MODE is demo, which reaches nobody outside. Take out what it refuses, or set MODE=live:'
  const why = config.MODE === 'auto' ? ` (auto, and ${cause} is set)` : ''
  return `MODE is live${why}, and live does not start half configured:`
}
