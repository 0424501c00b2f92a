const FORMS = /(?:erne|ene|ens|ets|er|en|et|es|e|s|r|n|t)$/u
const LEAST_STEM = 3
const stemOf = (name: string): string => {
  const word = name.toLowerCase()
  const stem = word.replace(FORMS, '')
  return stem.length < LEAST_STEM ? word : stem
}

/** Whether two names are forms of one: `uglen` and `ugle`, `cannonballs` and `cannonball`. */
export const isSameThing = (one: string, other: string): boolean =>
  stemOf(one) === stemOf(other) || isFormOf(one.toLowerCase(), other.toLowerCase())

const isFormOf = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length > LEAST_STEM && long.startsWith(short) && ENDING.test(long.slice(short.length))
}
const ENDING = /^(?:erne|ene|er|en|et|es|e|s|r|n|t)$/u
