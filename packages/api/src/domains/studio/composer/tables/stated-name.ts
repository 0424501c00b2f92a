import { isOthersName } from '../names.ts'

const SAYS = `(?:kald(?:es|t)? (?:det|den|spillet)|(?:skal )?hedder?|med navnet|navn(?:et)?(?: er|:| =)?|navngivet|call(?:ed)? it|called|name(?:d|s)?(?: it|:| =| is)?|titled?:?|titel:?)`
const QUOTED = new RegExp(String.raw`(?<!\p{L})${SAYS}[\s:]{1,3}["“”„»«]([^"“”„»«\n]{2,40})["“”»«]`, 'iu')
/** What goes on about the game after its name. */
const GOES_ON = String.raw`(?=\s(?:with|without|where|med|uden|hvor)\s(?!\p{Lu}))`
/** Without quotation marks a name begins with a capital letter, and ends with the clause. */
const PLAIN = new RegExp(
  String.raw`(?<!\p{L})(?:${SAYS.replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})\s{1,3}(\p{Lu}(?:[^.,;:!?()\n–—"]{1,39}?${GOES_ON}|[^.,;:!?()\n–—"]{1,39}))`,
  'u',
)
const BEFORE = /(?:^|[.!?]\s)\s*(\p{Lu}[^.,;:!?()\n–—"]{1,39}?)\s[–—-]\s(?:that['’]s|is|det er) (?:the name|navnet)/u

export interface StatedName {
  readonly name?: string
  /** The prompt without the words that name the game. */
  readonly rest: string
}

/** The name that a prompt gives its game, with quotation marks or without. One that is somebody else's is left as it stands. */
export function statedName(prompt: string): StatedName {
  for (const pattern of [QUOTED, PLAIN, BEFORE]) {
    const found = pattern.exec(prompt)
    const name = found?.[1]?.trim() ?? ''
    if (found !== null && /\p{L}{2}/u.test(name) && !isOthersName(name))
      return {
        name,
        rest: `${prompt.slice(0, found.index)}${found[0].startsWith('.') ? '. ' : ' '}${keep(pattern, name)}, ${prompt.slice(found.index + found[0].length)}`,
      }
  }
  return { rest: prompt }
}

/** What stands first may name the kind as well: `Cosmic Keno — that’s the name`. */
const keep = (pattern: RegExp, name: string): string => (pattern === BEFORE ? name : '')
