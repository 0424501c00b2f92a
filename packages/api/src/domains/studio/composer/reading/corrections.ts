import { rewritten, type Said, without } from './said.ts'
import { DICTATED_WORDS } from './fresh-words.ts'

/** After these what was said right before holds no more. */
const SLIP =
  /(?:\.{2,}|…|,|[-–—])? ?(?<!\p{L})(?:nej,? vent(?: lidt)?|nej,? hellere|nej,? bare|nej,? jeg mener|nej,? lad os sige|nej,? snarere|nej,? rettelse|jeg mener(?! at)|eller rettere(?: sagt)?|rettelse|no,? wait|wait,? no|no,? make (?:that|it)|make that|scratch that|strike that|or rather|i mean(?! it)|correction|sorry,? i mean|no,? rather|no,? actually|or,? no)(?!\p{L}),?:?|(?:\.{2,}|…) ?(?:nej|no|altså|bare|just|actually|let['’]?s say|lad os sige|well|make it|eller)(?!\p{L}),?/gu

const MOST_WORDS = 7
const ENDS = /[.,;:!?\n]/

/** The words that somebody took back, each with where it was written. */
export function takenBack({ text, at }: Said): { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(SLIP)].flatMap((slip) => {
    let start = slip.index
    while (start > 0 && !ENDS.test(text[start - 1] ?? '')) start--
    const words = text.slice(start, slip.index)
    // Of a long one only what came after the last `and`.
    if (words.split(' ').length > MOST_WORDS) start += Math.max(0, words.search(/ (?:og|and|but|men) (?!.* (?:og|and|but|men) )/u))
    const said = text.slice(start, slip.index)
    // A whole sentence is not taken back by a word.
    if (!/\p{L}|\d/u.test(said)) return []
    return [{ from: at[start] ?? 0, to: at[slip.index + slip[0].length] ?? 0 }]
  })
}

/** Without what was taken back, with spoken signs as signs, and with a no before each thing of a list of such. */
export function corrected(said: Said): Said {
  const kept = takenBack(said).reduce((rest, { from, to }) => without(rest, from, to), said)
  return DICTATED_WORDS.reduce(
    (text, [pattern, words]) => rewritten(text, pattern, (match) => (words === '$LIST' ? eachWithNo(match[1] ?? '') : words)),
    kept,
  )
}

const eachWithNo = (list: string): string =>
  list
    .split(/, ?(?:and |og |or |eller )?| (?:and|or|og|eller) /)
    .map((thing) => `no ${thing.trim()}`)
    .join(', ')
