import type { Language } from '../lexicon/theme.ts'
import { findAll, type Span } from './span.ts'

const WORDS: { readonly [L in Language]: RegExp } = {
  da: /(?:på|in) (?:dansk|danish)|dansk tekst|danske tekster|danish (?:language|text)|(?:spillet|tekst\p{L}*)[^.,;]{0,15} (?:på )?dansk/u,
  en: /(?:på|in) (?:engelsk|english)|engelsk tekst|engelske tekster|english (?:language|text)|^english|(?<=[,.;] )english(?= and)/u,
}

/** The language that a game is to be written in, where the text names one alone. */
export function readLanguage(text: string): { readonly language?: Language; readonly spans: readonly Span[] } {
  const [danish, english] = [findAll(WORDS.da, text), findAll(WORDS.en, text)]
  const isBoth =
    danish.length > 0 && (english.length > 0 || /(?:dansk|danish) (?:og|and) (?:engelsk|english)/.test(text))
  if (isBoth) return { spans: [] }
  if (danish.length > 0) return { language: 'da', spans: danish }
  return english.length > 0 ? { language: 'en', spans: english } : { spans: [] }
}
