/** What may stand before words that say one thing by themselves: the start of a clause, or a word that joins. */
const BEFORE =
  /(?:^|[,.;:!?(\n–—]|(?<!\p{L})(?:og|and|with|med|but|men|plus|samt|a|an|the|en|et|den|det|some|lidt|noget|masser af|lots of|plenty of|is|er|be|være|make it|gør det|it['’]?s|want|wants?|vil have|all|helt|kun|bare|just|mode?|under|til|to|for)) *$/u
const AFTER =
  /^ *(?:$|[,.;:!?)\n–—]|(?:og|and|with|med|but|men|plus|samt|where|hvor|while|mens|over|på|in|i|at|ved|by|under|on|as|som|please|tak|is|er|that|der|when|når)(?!\p{L}))/u
const PLACED =
  /^(?:in|at|by|during|under|before|after|on|to|i|om|ved|til|efter|før|på|against|mod|with|med|and|og|plus)(?!\p{L})/u
const FURTHEST = 16

/** Whether words say something by themselves, and are not part of what a thing is called: `drizzle`, `ved daggry`. */
export const standsAlone = (text: string, start: number, end: number): boolean =>
  AFTER.test(text.slice(end, end + FURTHEST)) &&
  (PLACED.test(text.slice(start, end)) || BEFORE.test(text.slice(Math.max(0, start - FURTHEST), start)))
