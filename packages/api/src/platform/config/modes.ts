import type { Mode } from '@spilvaerk/schemas'
import type { Config } from './config.ts'
import { isLoopback } from './loopback.ts'
import { MODE_TABLE, type ModeRow, OVER_TLS } from './mode-table.ts'
import { CannotStart } from './stop.ts'

/** What a setting says when nobody has set it. */
const UNSET: readonly unknown[] = ['off', 'auto', 'none']

const isSet = (config: Config, name: keyof Config): boolean => !UNSET.includes(config[name])
const settingsIn = (rows: readonly ModeRow[]) => rows.flatMap(({ settings }) => settings)
const OUTSIDE = settingsIn(MODE_TABLE.filter(({ outside }) => outside))

/** `auto` is demo as long as nothing outside is configured, and live once anything is. */
export function modeOf(config: Config): Mode {
  if (config.MODE !== 'auto') return config.MODE
  return OUTSIDE.some((name) => isSet(config, name)) ? 'live' : 'demo'
}

/**
 * The mode to start in.
 * @throws CannotStart naming, a line each, what the mode refuses and what it lacks
 */
export function checkedMode(config: Config): Mode {
  const mode = modeOf(config)
  const faults = MODE_TABLE.flatMap((row) => faultsOf(row, mode, config))
  if (mode === 'live') faults.push(...inPlainText(config), ...waysToPayMissing(config))
  if (faults.length === 0) return mode
  throw new CannotStart([headOf(mode, config), ...faults].join('\n  '))
}

function faultsOf({ settings, ...cells }: ModeRow, mode: Mode, config: Config): string[] {
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
const inPlainText = (config: Config): string[] =>
  OVER_TLS.filter((name) => isPlainHttp(String(config[name]))).map(
    (name) => `${name} must begin with https:// in live; http:// is for this machine only (127.0.0.1, localhost, ::1)`,
  )

function isPlainHttp(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

function waysToPayMissing(config: Config): string[] {
  const ways = MODE_TABLE.filter(({ pays }) => pays).map(({ settings }) => settings)
  if (ways.some((settings) => settings.every((name) => isSet(config, name)))) return []
  return [`a way to pay is required: ${ways.map((settings) => settings.join(' + ')).join('; or ')}`]
}

function headOf(mode: Mode, config: Config): string {
  if (mode === 'demo') return 'MODE is demo, which reaches nobody outside. Take out what it refuses, or set MODE=live:'
  const cause = OUTSIDE.find((name) => isSet(config, name))
  const why = config.MODE === 'auto' ? ` (auto, and ${cause} is set)` : ''
  return `MODE is live${why}, and live does not start half configured:`
}
