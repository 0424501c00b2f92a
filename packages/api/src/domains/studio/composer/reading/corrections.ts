import { isNumberWord } from './number-words.ts'
import { filled, rewritten, type Said, without } from './said.ts'
import { AS_TYPED } from './wordings/all.ts'

/** After these what was said right before holds no more. */
const SLIP =
  /(?:\.{2,}|…|,|\?|[-–—])? ?(?<!\p{L})(?:nej,? vent(?: lidt)?|nej,? hellere|nej,? bare|nej,? jeg mener|nej,? lad os sige|nej,? snarere|nej,? rettelse|jeg mener(?! at)|eller rettere(?: sagt)?|rettelse|nej,? (?:skriv|sæt|gør|tag|lav|kald)|no,? (?:write|put|set|go with|use)|no,? wait|wait,? no|no,? make (?:that|it)|make that|scratch that|strike that|or rather|i mean(?! it)|correction|sorry,? i mean|no,? rather|no,? actually|or,? no(?! deal)|nej,? undskyld|undskyld,? jeg mener|ups,? nej|oops,? no|hov,? nej)(?!\p{L}),?:?|(?:\.{2,}|…) ?(?:nej|no|altså|bare|just|actually|let['’]?s say|lad os sige|well|make it|sig|say|eller)(?!\p{L}),?|(?<=(?:^|[,;.:] ?)[\p{L}\d]+(?: [\p{L}\d]+)?) nej (?!tak)(?=[\p{L}\d]+(?: [\p{L}\d]+)?(?:[,;.]|$))|(?<=\p{L}) nej (?!tak(?!\p{L})|til(?!\p{L}))(?=\p{L}+(?:[,;.]|$))/gu

const MOST_WORDS = 7
const ENDS = /[.,;:!?\n]/

/** The words that somebody took back, each with where it was written. */
export function takenBack({ text, at }: Said): { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(SLIP)].flatMap((slip) => {
    let start = slip.index
    while (start > 0 && !ENDS.test(text[start - 1] ?? '')) start--
    const words = text.slice(start, slip.index)
    // Of a long one only what came after the last `and`.
    if (words.split(' ').length > MOST_WORDS)
      start += Math.max(0, words.search(/ (?:og|and|but|men) (?!.* (?:og|and|but|men) )/u))
    // A word for a word.
    if (/^ nej $/.test(slip[0])) start = Math.max(start, text.lastIndexOf(' ', slip.index - 1) + 1)
    // Where a number is put right, only the number goes.
    const after = text.slice(slip.index + slip[0].length).trimStart()
    if (isNumeric(/^[\p{L}\d.,]+/u.exec(after)?.[0] ?? '')) start += firstNumber(text.slice(start, slip.index))
    const said = text.slice(start, slip.index)
    // A whole sentence is not taken back by a word.
    if (!/\p{L}|\d/u.test(said)) return []
    return [{ from: at[start] ?? 0, to: at[slip.index + slip[0].length] ?? 0 }]
  })
}

const isNumeric = (word: string): boolean =>
  /\d/.test(word) || isNumberWord(word) || /^(?:to|fire|ti|ni|en|et)$/.test(word)

function firstNumber(text: string): number {
  const found = [...text.matchAll(/[\p{L}\d]+(?:[.,]\d+)*/gu)].find(([word]) => /\d/.test(word) || isNumberWord(word))
  return found?.index ?? 0
}

/** An abbreviation ends no clause. */
const unpointed = (said: Said): Said =>
  rewritten(
    said,
    /(?<![\p{L}.])(?:i\.e|e\.g|f\.eks|bl\.a|d\.v\.s|dvs|ca|pr|nr|max|maks|min|w|m|u|incl|inkl|evt|approx|vol|mult|med|symb|sym|vs|feat)\.(?= \p{L})/gu,
    ([short]) => `${short.replaceAll('.', '')} `.slice(0, short.length),
  )

/** Without what was taken back, with spoken signs as signs, and with a no before each thing of a list of such. */
export function corrected(said: Said): Said {
  const kept = takenBack(unpointed(said)).reduce((rest, { from, to }) => without(rest, from, to), said)
  const closed = rewritten(kept, / {2,}/g, () => ' ')
  return AS_TYPED.reduce(
    (text, [pattern, words]) =>
      rewritten(text, pattern, (match) => (words === '$LIST' ? eachWithNo(match[1] ?? '') : filled(words, match))),
    closed,
  )
}

const eachWithNo = (list: string): string =>
  list
    .split(/, ?(?:and |og |or |eller )?| (?:and|or|og|eller) /)
    .map((thing) => `no ${thing.trim()}`)
    .join(', ')
