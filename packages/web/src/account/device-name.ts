import { account } from '@spilvaerk/messages/account'
import { textsOf } from '../lib/page-language.ts'

/** In this order: an Edge calls itself a Chrome too, and a Chrome a Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** `Firefox på Windows`, from what the browser says of itself. */
export function deviceName(userAgent = ''): string {
  const t = textsOf(account)
  const find = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (!browser) return system ?? t('devices.unknown')
  return system ? t('devices.browserOn', { browser, system }) : browser
}
