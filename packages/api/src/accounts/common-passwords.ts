/** So many of a list that is sorted by how often they are used. */
const MOST_COMMON = 1000
const DANISH = ['adgangskode', 'danmark', 'fodbold', 'hemmelig', 'hejhej', 'kodeord', 'sommer', 'velkommen', 'spilværk']

let common: Promise<ReadonlySet<string>> | undefined

/** The list comes packed; the start of the server does not wait for it. */
async function unpack(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'].slice(0, MOST_COMMON), ...DANISH])
}

/** Whether it is one of those that a thief tries first, in whichever case, also with a digit or a sign hung on. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= unpack()
  const known = await common
  const word = password.toLowerCase()
  return known.has(word) || known.has(word.replace(/[\d!?.]$/, ''))
}
