import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { StoredMember } from './store.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Some 50,000 passwords out of breaches, packed; the start of the server does not wait for them. */
async function unpack(): Promise<ReadonlySet<string>> {
  const [{ dictionary }, { DANISH_WORDS }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@spilvaerk/schemas/danish-words'),
  ])
  return new Set([...dictionary['passwords-common'], ...DANISH_WORDS].map((word) => word.toLowerCase()))
}

/** What password crackers write for a letter. `1` and `!` stand for two. */
const LEET: Readonly<Record<string, string>> = { '4': 'a', '@': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't' }
const unleet = (word: string, one: string): string =>
  word.replaceAll(/[4@30$57]/g, (sign) => LEET[sign] ?? sign).replaceAll(/[1!|]/g, one)

const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu
const inCommon = (password: string): string => password.normalize('NFKC').toLowerCase()

/** The same word as people vary it: with digits and signs around it, and with signs for letters. */
function spellingsOf(password: string): string[] {
  const word = inCommon(password)
  const trimmed = word.replace(/[^\p{L}]+$/u, '')
  const core = word.replaceAll(AROUND, '')
  const plain = [word, trimmed].flatMap((text) => [unleet(text, 'i'), unleet(text, 'l')])
  return [word, trimmed, core, ...plain, ...plain.map((text) => text.replaceAll(AROUND, ''))].filter(Boolean)
}

/** Whether it is one of those that are guessed first (NIST SP 800-63B, 3.1.1.2), whichever way it is varied. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= unpack()
  const known = await common
  return spellingsOf(password).some((word) => known.has(word))
}

type Person = Pick<StoredMember, 'username' | 'email' | 'firstName' | 'lastName' | 'companyName'>

const SITE = ['spilværk', 'spilvaerk', 'spilvark']
/** Shorter ones stand in many words by chance. */
const SHORTEST_WORD = 3
/** So many letters beside one's own name make a word of their own. */
const LETTERS_BESIDE = 4

function wordsOf({ username, email, firstName, lastName, companyName }: Person): string[] {
  const texts = [username, email, firstName, lastName, companyName].map((text) => inCommon(text ?? ''))
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set([...parts, ...SITE])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
}

/** Whether little is left of it without the names that whoever knows the member would try. */
export function isPersonalPassword(password: string, person: Person): boolean {
  const words = wordsOf(person)
  return spellingsOf(password).some((spelling) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, ' '), spelling)
    return rest !== spelling && (rest.match(/\p{L}/gu) ?? []).length < LETTERS_BESIDE
  })
}

/** Refuses a password that would be guessed soon. */
export async function acceptable(
  password: string,
  person: Person,
): Promise<Outcome<void, 'passwordCommon' | 'passwordPersonal'>> {
  if (isPersonalPassword(password, person)) return refused({ code: 'passwordPersonal' })
  return (await isCommonPassword(password)) ? refused({ code: 'passwordCommon' }) : granted(undefined)
}
