import type { Rng } from '@spilvaerk/slot-engine'
import type { Glyph, Language, Theme } from './lexicon/theme.ts'
import { inDanish, nameOf, titleCase } from './name-kinds.ts'
import { nameIn } from './reading/named.ts'

/** Names of games and makers that are known in the trade: a name that contains one is not ours to give. */
const OTHERS =
  /mega ?ways|book of|legacy of dead|starburst|gonzo|bonanza|gates of olympus|big bass|wolf gold|reactoonz|immortal romance|thunderstruck|cleopatra|wheel of fortune|monopoly|dead or alive|twin spin|fire joker|rainbow riches|fishin.? frenzy|eye of horus|razor shark|buffalo king|dog house|fruit party|extra chilli|money train|jammin|mega moolah|divine fortune|hall of gods|joker millions|lucky lady|sizzling hot|buffalo gold|lightning link|dragon link|dolphin treasure|queen of the nile|jack and the beanstalk|vikings go|age of the gods|rise of merlin|reel king|net ?ent|play.?n go|pragmatic|microgaming|playtech|yggdrasil gaming|novomatic|aristocrat|disney|marvel|lego|star wars|harry potter|nintendo|pokemon|pokémon|jurassic park|game of thrones|tivoli gardens/i

export const isOthersName = (name: string): boolean => OTHERS.test(name)

/** The name that the prompt asks for, whether it may be given or not. */
export const askedName = (prompt: string): string | undefined => nameIn(prompt.slice(0, 5000))?.name

/** The name that the prompt asks for, if it is one to be given. */
export function givenName(prompt: string): string | undefined {
  const name = askedName(prompt)
  return name !== undefined && !isOthersName(name) ? name : undefined
}

/** A name of its own for a game. */
export function composeName(theme: Theme, symbols: readonly Glyph[], language: Language, rng: Rng): string {
  for (let attempt = 0; attempt < 30; attempt++) {
    const name = nameOf(theme, symbols, language, rng)
    if (!isOthersName(name) && !repeats(name) && name.length <= 40) return name
  }
  return language === 'da' ? inDanish(theme.title.da, theme.title.da) : titleCase(theme.title.en)
}

/** `Nattens Nat` says the same twice. */
const repeats = (name: string): boolean => {
  const stems = name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4))
  return new Set(stems).size < stems.length
}
