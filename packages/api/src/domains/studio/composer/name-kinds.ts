import type { Rng } from '@spilvaerk/slot-engine'
import type { Glyph, Language, Theme } from './lexicon/theme.ts'

const list = (text: string): readonly string[] => text.split(',')

/** Danish nouns with their gender: `n` goes with den, `t` with det. */
const DANISH = list(
  'Hemmelighed:n,Skat:n,Eventyr:t,Sang:n,Nat:n,Rejse:n,Port:n,Hjerte:t,Spejl:t,Løfte:t,Gave:n,Drøm:n,Vogter:n,Saga:n,Gåde:n,Spor:t,Arv:n,Skygge:n,Dans:n,Genkomst:n,Nøgle:n,Fund:t,Fest:n,Time:n,Kyst:n,Lys:t,Brev:t,Kort:t,Kammer:t,Vagt:n,Aften:n,Jagt:n,Rige:t,Sti:n,Ild:n,Krone:n,Loft:t,Marked:t,Bro:n,Sejr:n',
).map((word) => {
  const [noun = '', gender = 'n'] = word.split(':')
  return { noun, article: gender === 't' ? 'Det' : 'Den' }
})
const ENGLISH = list(
  'Secret,Hoard,Tale,Song,Night,Journey,Gate,Mirror,Promise,Gift,Dream,Keeper,Saga,Riddle,Glow,Vault,Hour,Trail,Heirloom,Shadow,Return,Key,Whisper,Crossing,Lantern,Parade,Wonder,Harvest,Map,Letter,Crown,Bridge,Chase,Market,Feast,Bell,Ember,Tide,Garden,Road',
)
const ADJECTIVES = {
  da: list('Store,Glemte,Sidste,Gyldne,Stille,Vilde,Skjulte,Røde,Lange,Nye,Gamle,Lyse,Syvende,Hemmelige,Evige,Første'),
  en: list('Great,Forgotten,Last,Golden,Silent,Wild,Hidden,Crimson,Long,New,Old,Bright,Seventh,Secret,Endless,First'),
}
const TIMES = {
  da: list('ved Midnat,ved Daggry,i Måneskin,i Tusmørket,før Solopgang,efter Regnen,en Sen Aften,hele Natten'),
  en: list('at Midnight,at Dawn,by Moonlight,at Dusk,before Sunrise,after the Rain,till Morning,All Night'),
}
const ENDS = {
  da: list('Deluxe,Express,Royal,Fiesta,Gala,Special'),
  en: list('Deluxe Hour,Rush,Run,Express,Fever,Lane'),
}

interface Parts {
  readonly whose: readonly string[]
  readonly title: string
  readonly symbols: readonly string[]
  readonly pick: <T>(of: readonly T[]) => T
}
type Kind = (parts: Parts) => string | undefined

const withWhose = ({ whose, pick }: Parts, rest: string): string | undefined =>
  whose.length > 0 ? `${pick(whose)} ${rest}` : undefined
const what = { da: ({ pick }: Parts) => pick(DANISH), en: ({ pick }: Parts) => pick(ENGLISH) }

const DANISH_KINDS: readonly Kind[] = [
  (parts) => withWhose(parts, what.da(parts).noun),
  (parts) => withWhose(parts, what.da(parts).noun),
  (parts) => withWhose(parts, `${parts.pick(ADJECTIVES.da)} ${what.da(parts).noun}`),
  (parts) => {
    const { article, noun } = what.da(parts)
    return `${article} ${parts.pick(ADJECTIVES.da)} ${noun}`
  },
  ({ pick, symbols }) => `${pick(symbols)} ${pick(TIMES.da)}`,
  ({ pick, symbols }) =>
    `${pick(['Jagten på', 'På Sporet af', 'Drømmen om', 'Sangen om', 'Gåden om'])} ${pick(symbols)}`,
  ({ pick, symbols }) =>
    `${pick(symbols)} ${pick(['i Sigte', 'på Spil', 'i Vinden', 'i Guld', 'ved Verdens Ende', 'over Byen'])}`,
  ({ pick, title }) => `${pick(['Sagaen om', 'Historien om', 'Alt om', 'Vildt med'])} ${title}`,
  (parts) => `${what.da(parts).noun} ${parts.pick(TIMES.da)}`,
  ({ pick, symbols }) => `${pick(['Tre Gange', 'Fem Gange', 'Syv Gange', 'Dobbelt'])} ${pick(symbols)}`,
  ({ pick, symbols }) => `${pick(symbols)} ${pick(ENDS.da)}`,
  ({ pick, title }) => `${title}: Den ${pick(ADJECTIVES.da)} ${pick(['Time', 'Nat', 'Rejse', 'Dans', 'Vagt'])}`,
  ({ title }) => title,
]
const ENGLISH_KINDS: readonly Kind[] = [
  (parts) => withWhose(parts, what.en(parts)),
  (parts) => withWhose(parts, what.en(parts)),
  (parts) => withWhose(parts, `${parts.pick(ADJECTIVES.en)} ${what.en(parts)}`),
  (parts) => `The ${parts.pick(ADJECTIVES.en)} ${what.en(parts)}`,
  ({ pick, symbols }) => `${pick(symbols)} ${pick(TIMES.en)}`,
  ({ pick, symbols }) =>
    `${pick(['Beyond the', 'Return of the', 'Night of the', 'Song of the', 'Under the'])} ${pick(symbols)}`,
  ({ pick, symbols }) => `${pick(symbols)} ${pick(ENDS.en)}`,
  ({ pick, title }) => `${pick(['Back to', 'A Night with', 'All about', 'Tales of'])} ${title}`,
  (parts) => `${what.en(parts)} of the ${parts.pick(parts.symbols)}`,
  ({ pick, symbols }) => `${pick(['Royal', 'Double', 'Triple', 'Lucky', 'Mighty'])} ${pick(symbols)}`,
  (parts) => `${parts.pick(ADJECTIVES.en)} ${parts.pick(parts.symbols)}`,
  (parts) => `${parts.pick(parts.symbols)} ${what.en(parts)}`,
  (parts) => `${parts.title}: The ${parts.pick(ADJECTIVES.en)} ${what.en(parts)}`,
  ({ title }) => title,
]

const LITTLE = /^(?:of|the|and|in|on|at|to|by|from|a|an|og|i|på|af|til|ved|fra|under|en|et|med|with)$/
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && LITTLE.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ')

/** One name of one kind: kinds come up equally often. */
export function nameOf({ whose, title }: Theme, symbols: readonly Glyph[], language: Language, rng: Rng): string {
  const pick = <T>(of: readonly T[]): T => {
    const [first] = of
    const one = of[rng.below(Math.max(1, of.length))] ?? first
    if (one === undefined) throw new RangeError('nothing to pick from')
    return one
  }
  const single = symbols
    .map((glyph) => glyph[language])
    .filter((name) => !name.includes(' ') && !/(?:s|erne)$/.test(name))
  const parts = {
    whose: whose[language],
    title: titleCase(title[language].replace(/^(?:a |an |the |en |et )/i, '')),
    symbols: single.length > 0 ? single : symbols.map((glyph) => glyph[language]),
    pick,
  }
  return language === 'da'
    ? inDanish(pick(DANISH_KINDS)(parts) ?? title.da, title.da)
    : (pick(ENGLISH_KINDS)(parts) ?? titleCase(title.en))
}

/** Danish titles begin with a capital and have no other but those of names: what the theme writes with one. */
export function inDanish(name: string, title: string): string {
  const names = new Set(title.split(' ').filter((word) => /^\p{Lu}/u.test(word)))
  return name
    .split(' ')
    .map((word, at, all) => {
      const isFirst = at === 0 || all[at - 1]?.endsWith(':') === true
      const first = word.charAt(0)
      if (isFirst) return `${first.toUpperCase()}${word.slice(1)}`
      return names.has(word) || /^\P{L}*\p{Lu}[\p{Lu}\d]/u.test(word) ? word : `${first.toLowerCase()}${word.slice(1)}`
    })
    .join(' ')
}
