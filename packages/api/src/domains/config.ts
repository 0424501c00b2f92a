import { z } from 'zod'
import { settings as platformSettings, withParties } from '../platform/config/config.ts'
import { modesWith } from '../platform/config/modes.ts'
import { methodSettings, SERVER_METHODS } from './money/payments/methods/methods.ts'

/** The parties outside that a domain describes itself. */
export const PARTIES = Object.values(SERVER_METHODS).map(({ party }) => party)

/** Every setting there is; the README lists the same. */
export const settings = z.object({ ...platformSettings.shape, ...methodSettings })
export type SiteConfig = Readonly<z.infer<typeof settings>>

const read = withParties(PARTIES)

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws CannotStart naming each setting at fault and what is allowed
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): SiteConfig => read(settings, env)

export const { modeOf, checkedMode, table: MODE_TABLE, overTls: OVER_TLS } = modesWith(PARTIES)
