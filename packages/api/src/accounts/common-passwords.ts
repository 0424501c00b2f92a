import { dictionary } from '@zxcvbn-ts/language-common'

/** So many of a list that is sorted by how often they are used. */
const MOST_COMMON = 1000
const DANISH = ['adgangskode', 'danmark', 'fodbold', 'hemmelig', 'hejhej', 'kodeord', 'sommer', 'velkommen', 'spilværk']

const common = new Set([...dictionary['passwords-common'].slice(0, MOST_COMMON), ...DANISH])

/** Whether it is one of those that a thief tries first, in whichever case, also with a digit or a sign hung on. */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase()
  return common.has(word) || common.has(word.replace(/[\d!?.]$/, ''))
}
