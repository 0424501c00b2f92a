import type { Rng } from '@spilvaerk/slot-engine'
import type { Glyph, Language, Theme } from './lexicon/theme.ts'
import { plainText } from './plain-text.ts'

/** What: the second half of a name. */
const WHAT: { readonly [L in Language]: readonly string[] } = {
  da: 'Hemmelighed,Skat,Eventyr,Sang,Nat,Lykke,Rejse,Port,Hjerte,Spejl,Kald,Løfte,Gave,Drøm,Stjerne,Vogter,Saga,Gåde,Glød,Gemme,Spor,Vej Hjem,Arv,Skygge,Sidste Dans,Store Dag,Genkomst,Gyldne Nøgle'.split(
    ',',
  ),
  en: 'Secret,Hoard,Tale,Song,Night,Journey,Gate,Mirror,Promise,Gift,Dream,Keeper,Saga,Riddle,Glow,Vault,Hour,Trail,Way Home,Heirloom,Shadow,Last Dance,Great Day,Return,Golden Key,Whisper,Crossing,Lantern,Parade,Wonder'.split(
    ',',
  ),
}

/** Names of games and makers that are known in the trade: a name that contains one is not ours to give. */
const OTHERS =
  /mega ?ways|book of|legacy of dead|starburst|gonzo|bonanza|gates of olympus|big bass|wolf gold|reactoonz|immortal romance|thunderstruck|cleopatra|wheel of fortune|monopoly|dead or alive|twin spin|fire joker|rainbow riches|fishin.? frenzy|eye of horus|razor shark|buffalo king|dog house|fruit party|extra chilli|money train|jammin|mega moolah|divine fortune|hall of gods|joker millions|lucky lady|sizzling hot|buffalo gold|lightning link|dragon link|dolphin treasure|queen of the nile|jack and the beanstalk|vikings go|age of the gods|rise of merlin|reel king|net ?ent|play.?n go|pragmatic|microgaming|playtech|yggdrasil gaming|novomatic|aristocrat|disney|marvel|lego|star wars|harry potter|nintendo|pokemon|pokémon|jurassic park|game of thrones|tivoli gardens/i

export const isOthersName = (name: string): boolean => OTHERS.test(name)

const CALLED =
  '(?:kaldet|kald det|kald spillet|med navnet|der hedder|navngivet|hedder|called|named|titled|entitled|call it|name it)'
const QUOTED = `["“”„'‘’»«]([^"“”„»«\\n]{2,40}?)["“”'’»«]`
const NAMED = new RegExp(String.raw`${CALLED}[\s:]{1,3}${QUOTED}`, 'iu')
/** A prompt that begins with a name between quotation marks. */
const FIRST = new RegExp(String.raw`^\s*${QUOTED}\s*(?:[:,–—-]|is |er )`, 'iu')
/** Without quotation marks a name is as many words as begin with capitals; small ones may stand between them. */
const WORD = String.raw`\p{Lu}[\p{L}\p{N}’'-]*`
const SMALL = 'of|the|and|in|og|i|på|af|fra|&'
const CAPITALS = new RegExp(
  String.raw`(?:${anyCase(CALLED)})[\s:]{1,3}(${WORD}(?:\s+(?:(?:${SMALL})\s+){0,2}${WORD}){0,5})`,
  'u',
)

/** `called` as it may stand within a pattern that tells capitals apart. */
function anyCase(pattern: string): string {
  return pattern.replace(/(?<![?\p{L}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

/** The name that the prompt asks for, whether it may be given or not. */
export function askedName(prompt: string): string | undefined {
  const text = prompt.slice(0, 5000)
  const [, given = ''] = text.match(NAMED) ?? text.match(FIRST) ?? text.match(CAPITALS) ?? []
  const name = plainText(given, 40)
  return /\p{L}{2}/u.test(name) ? name : undefined
}

/** The name that the prompt asks for, if it is one to be given. */
export function givenName(prompt: string): string | undefined {
  const name = askedName(prompt)
  return name !== undefined && !isOthersName(name) ? name : undefined
}

/** A name of its own for a game: whose and what, or two of its symbols. */
export function composeName(theme: Theme, symbols: readonly Glyph[], language: Language, rng: Rng): string {
  const pick = <T>(list: readonly T[], fallback: T): T => list[rng.below(list.length)] ?? fallback
  for (let attempt = 0; attempt < 20; attempt++) {
    const [first, second] = [pick(symbols, theme.wild), pick(symbols, theme.scatter)]
    const whose = pick(theme.whose[language], theme.title[language])
    const pair = first !== second && rng.below(4) === 0
    const name = pair
      ? `${first[language]} ${language === 'da' ? 'og' : 'and'} ${second[language]}`
      : `${whose} ${pick(WHAT[language], '')}`
    if (!isOthersName(name) && !repeats(name)) return name
  }
  return `${theme.title[language]}`
}

/** `Nattens Nat` says the same twice. */
const repeats = (name: string): boolean => {
  const stems = name
    .toLowerCase()
    .split(' ')
    .map((word) => word.slice(0, 4))
  return new Set(stems).size < stems.length
}
