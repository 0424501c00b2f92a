import type { ChosenLook } from '@spilvaerk/schemas'
import type { AskedColour } from '../wishes.ts'
import { airIn } from './air-said.ts'
import { type Aside, asidesIn, unjoined } from './asides.ts'
import { coloursIn } from './details.ts'
import { type Found, spots } from './found.ts'
import { autoplayIn, colourRangesIn, courtesyIn, PAINTED_AIR, paceIn, stillIn } from './play-said.ts'
import { musicIn, quietIn, soundsIn } from './sounds-said.ts'
import { standsAlone } from './standing-alone.ts'
import type { Taker } from './takes.ts'

/** How it is around a game, how it is played and heard, and what is asked for beside it: none of it is a thing to be seen. */
export function besideIn(text: string) {
  const [air, still, paces] = [airIn(text), stillIn(text), paceIn(text)]
  const asides = [...asidesIn(text), ...musicIn(text), ...soundsIn(text)].map(unjoined)
  const [autoplay, quiet, courtesy] = [autoplayIn(text), quietIn(text), courtesyIn(text)]
  const [ranges, painted] = [colourRangesIn(text), paintedIn(text)]
  const look: ChosenLook = Object.assign({}, ...air.map(({ value }) => value), bandOf(asides))
  const by = (taker: Taker, found: readonly Found<unknown>[]) =>
    found.map(({ start, end }) => ({ by: taker, start, end }))
  return {
    taken: [
      ...[...by('look', air), ...by('asides', asides), ...by('still', still), ...by('pace', paces)],
      ...[...by('autoplay', autoplay), ...by('volume', quiet), ...by('courtesy', courtesy)],
      ...by('colours', [...ranges, ...painted]),
    ],
    spans: [
      // What a thing is like is not part of its name: a rainy harbour.
      ...air.filter(({ isAlone, start, end }) => isAlone || LIKE.test(text.slice(start, end))),
      ...[...asides, ...still, ...paces, ...autoplay, ...quiet, ...courtesy, ...ranges, ...painted],
    ],
    colours: [...ranges, ...painted].map(({ value }): AskedColour => value),
    isGentle: gentleIn(text),
    /** What is said by itself of how it is around: what the game is about, where nothing else is. */
    scenes: [...air.filter(({ isAlone }) => isAlone), ...asides.filter(({ value }) => value.band)].map(
      ({ start, end }) => text.slice(start, end),
    ),
    wishes: {
      ...(Object.keys(look).length > 0 && { look }),
      ...(asides.length > 0 && { asides: asides.map(({ value }) => value) }),
      ...(still.length > 0 && { still: true as const }),
      ...(paces[0] && { pace: paces[0].value }),
      ...(autoplay.length > 0 && { autoplay: false as const }),
      ...(quiet[0] && { volume: quiet[0].value }),
    },
  }
}

const LIKE =
  /^\p{L}+-?(?:y|lit|soaked|swept|slick|drenched|covered|clad|capped)$|^(?:nocturnal|våde?t?|regn(?:våd|fuld|tung)\p{L}*|tåget\p{L}*|diset\p{L}*|måne(?:lys|belys)\p{L}*|natlig\p{L}*|sne(?:klæ|dæk)\p{L}*|røgfyldt\p{L}*|stjerneklar\p{L}*|frostklar\p{L}*)$/u

/** Who plays, where music was asked for: the last that was named. */
const bandOf = (asides: readonly Found<Aside>[]): ChosenLook => {
  const band = asides.findLast(({ value }) => value.band)?.value.band
  return band ? { band } : {}
}

const paintedIn = (text: string): Found<AskedColour>[] =>
  [...text.matchAll(PAINTED_AIR)].flatMap(({ index, 0: { length }, 1: colour = '' }) =>
    coloursIn(colour).map(({ value }) => ({ value, start: index, end: index + length })),
  )

const CALM =
  '(?:calm|gentle|relaxed|relaxing|restful|unhurried|peaceful|mellow|soothing|easy-?going|roligt?e?|afslappe(?:t|nde)|blidt?e?|nænsomt?e?|fredeligt?e?|stilfærdigt?e?|stille og roligt?)'
const GENTLE = new RegExp(
  `(?<!\\p{L})${CALM}(?: (?:little|lille|old|gammel(?:dags)?))? (?:games?|slots?|machines?|spil\\p{L}*|automat\\p{L}*|maskine\\p{L}*|play|ride|affair|one)(?!\\p{L})|(?<!\\p{L})(?:something|anything|noget|lidt) (?:\\p{L}+ og |\\p{L}+ and )?${CALM}(?!\\p{L})`,
  'u',
)
const CALM_SAID = new RegExp(`(?<!\\p{L})${CALM}(?!\\p{L})`, 'gu')
/** Whether the game itself is to be gentle, and not only something in it: its wins swing little then. */
const gentleIn = (text: string): boolean =>
  GENTLE.test(text) ||
  /^ *(?:calm|gentle|rolige?) \p{L}+ *(?:[,.;]|$)/u.test(text) ||
  spots(text, CALM_SAID, () => true).some(({ start, end }) => standsAlone(text, start, end))
