import { isListed, isNamedDrawing } from '../nearness/glyph-words.ts'
import { SAYS_NOTHING } from '../nearness/idle.ts'
import type { NamedSymbol } from '../wishes.ts'
import type { Found } from './found.ts'
import { tradePartOf } from './trade-parts.ts'

/** What a list of symbols may end at. */
const STOP = '[^.;:!?\\n]'
const KINDS =
  /(?<!\p{L})(?:(high|low|høje|lave) )?(?:with (?:the )?|med )?sym(?:bol)?(?:s|er|erne|erne skal være| list)?(?: are| is| skal være| er|:)?(?: like| such as| som| named| som f\.eks\.)? ?:? /giu
const AS_SYMBOLS = /(?<!\p{L})(?:use|brug) ([^.;:!?\n]{3,120}?) (?:as|som) symbol\p{L}*/giu
/** `banjo, fiddle and mandolin as the high payers`, `torsk, rødspætte og hammer som symboler`. */
const LIST_AS =
  /(?<=^|[.;:!?\n,] ?)((?:[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}, ?){0,7}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}(?:,? (?:and|og|&) |, ?)[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}?) (?:as|som|are|er|for|skal være|should be|being) (?:the |de |our |vores )?(?:(?:(premium|high|top|best|dear|pricey|expensive|valuable|dyre|høje|fine|bedste|dyreste)|(low|cheap|poor|filler|minor|billige|lave|ringe|små|billigste|laveste)\p{L}{0,3})(?:[ -](?:paying|betalende))?(?:[ -]?(?:symbol\p{L}*|ones?|pays?|payers?|paying|icons?|tiles?|betalere|tier|end|figurer))?|symbol(?:s|er|erne)|premiums?(?![\p{L}])|(lows|fillers|royals))(?=\s*(?:$|[,.;:!?\n]| (?:and|og|but|men|with|med)))/giu
const LIKE = /symbols (?:like|such as) ([^.;:!?\n]{3,120})/giu
const SPECIAL =
  /(?<!\p{L})(?:the )?(wild|scatter)(?:en|s?ymbolet)?(?:(?: symbol)? (?:should be|must be|is|er|skal være|formet som|as)|:)(?: an?| the| en| et)? ([\p{L} '’-]{2,30}?)(?=,|\.|;|$| and the | og scatter| og wild)/giu
const SPECIAL_OF = /symbolet for (wild|scatter) (?:er|skal være) (?:en |et )?([\p{L} '’-]{2,30}?)(?=,|\.|;|$)/giu
const AND_SPECIAL = /(?<=(?:and the|og) )(scatter(?:en)?|wild(?:en)?) (?:an?|en|et) ([\p{L} '’-]{2,30}?)(?=,|\.|;|$)/giu

/** `the owl is the scatter`, `gryden som scatter`. */
const IS_SPECIAL =
  /(?<=^\s*|[,;.:]\s*| (?:and|og|with|med) )(?:(?:the|an?|en|et|use|brug|let|lad) )*([\p{L}’'-]{2,}(?: [\p{L}’'-]{2,}){0,2}?) (?:is|are|be|should be|must be|acts as|works as|plays as|counts as|fungerer som|virker som|er|være|skal være|as|som) (?:the |our |an? |en |et )?(wild|joker|scatter)(?:s|en|ere?n?)?(?:[ -]?symbol\p{L}*)?(?=\s*(?:[,;.]|$| and | og ))/giu

/** `horseshoe scatters`, `hestesko-scatter`, `rainbow top symbol`, `regnbue som topsymbol`: what has a drawing before what it is to be. */
const BESIDE =
  /(?<=^\s*|[,;.:]\s*| (?:and|og|with|med|but|men) )(?:(?:the|an?|en|et|use|brug) )*([\p{L}\d’'-]{2,}?(?: [\p{L}\d’'-]{2,}?)?)(?:[ -]| (?:as|som|is|er)(?: the| our| en| et| an?)? )(wild|joker|scatter|top|high|low|premium|bedste?|høj|lav)(?:s|en|ere?n?)?(?:[ -]?symbol\p{L}*)?(?=\s*(?:[,;.]|$|(?:and|og) ))/giu
const ADJECTIVE =
  /(?<!\p{L})(?:\p{L}+(?:ing|ed|ede|ende|te)|sticky|don['’]?t|put|drop|avoid|undgå|random|wild|stacked|extra|more|mega|super|full|many|few|no|ingen|uden|flere|mange|ekstra|faste)(?!\p{L})/iu

/** `the rolling pin substitutes for everything`. */
const SUBSTITUTES =
  /(?<=^\s*|[,;.:]\s*| (?:and|og|with|med) )(?:(?:the|an?|en|et) )*([\p{L}’'-]{3,}(?: [\p{L}’'-]{2,})?) (?:substitutes?|replaces?|stands in|erstatter|træder i stedet)(?: (?:for|ind for))? (?:everything|all|any|every|alt|alle|de andre|enhver)(?: (?:else|other|others|andre|andet))?(?: symbol\p{L}*)?(?=\s*(?:[,;.]|$|(?:and|og) ))/giu

/** `the oyster triggers free spins`. */
const STARTS =
  /(?<=^\s*|[,;.:]\s*| (?:and|og) )(?:(?:the|an?|en|et|3|three|tre) )*([\p{L}’'-]{3,}(?: [\p{L}’'-]{2,})?) (?:triggers?|starts?|unlocks?|udløser|starter) (?=(?:the |de )?(?:free|bonus|gratis|frispil))/giu

/** `the crown should pay best`. */
const PAYS_BEST =
  /(?<=^\s*|[,;.:]\s*| (?:and|og) )(?:(?:the|an?|en|et) )*([\p{L}’'-]{3,}(?: [\p{L}’'-]{2,})?) (?:should |must |to |skal )?(?:pays?|betaler?) (?:the )?(best|most|least|worst|bedst|mest|mindst|dårligst)(?!\p{L})/giu

const HIGH =
  'premium|high(?:est)?|top|best|most valuable|most expensive|dearest|høje?|højest|bedste?|dyre|dyreste|mest værdifulde|værdifulde'
const LOW =
  'low(?:est)?|cheap(?:est)?|least valuable|filler|lave|laveste|lavest|billige|billigste|mindst værdifulde|små'
/** `the highest-paying symbol is`, `low pays:`, `de billige er`. */
const RANKED = new RegExp(
  String.raw`(?<!\p{L})(?:the |de |det |den )?(?:(${HIGH})|(?:${LOW}))(?:(?:[ -](?:paying|paid|pay|value|valued|betalende|betalte))?[ -](?:symbol(?:s|er|erne|et)?|ones?|pays|symbols)|[ -](?:paying|betalende|betalte)|(?<=valuable|værdifulde)|(?<=de \p{L}+))(?:(?: in order| in that order| i rækkefølge| ordered)?(?: are| is| should be| er| skal være| bliver|:)+|,? in order:?)(?: just| only| kun| bare)? `,
  'giu',
)

/** What follows the best in the order of what it pays: `så kommer hesten, hammeren og tangen`. */
const THEN =
  /(?<=[,;.] ?|(?:and|og) )(?:(?:så|then|next) (?:kommer|følger|comes?|is|are|er|the)|(?:derefter|dernæst|herefter|after that)(?: kommer| følger| comes?| er| is| are)?) (?:the |de )?|(?<!\p{L})(?:followed by|efterfulgt af|fulgt af) (?:the |de )?/giu

const ARTICLE = /^(?:an?|the|en|et|den|det|de|some|nogle|and|og) /iu
/** An item that is more than a thing with a word before it is no symbol any more, and the list is over. */
const isItem = (item: string): boolean =>
  item.split(/\s+/).length <= 3 &&
  !/\d|(?<!\p{L})(?:in|into|om|som|der|that|i|at|on|på|om|from|fra|by|with|med|is|er|called|kaldet|rtp|free spins|gratisspins|spin|spins|volatil\p{L}*|wilds?|scatter\p{L}*|wins?|gevinst\p{L}*|lines|linjer|max|theme|tema|reels|hjul|removed|fjernes|fjernet|taken|tages|disappear\p{L}*|forsvinder|vanish\p{L}*|bliver|becomes?|could|would|might|kunne|turn\p{L}*|gone|ryger|worth|most|should)(?!\p{L})/iu.test(
    item,
  )

const clean = (item: string): string => indefinite(item.trim().replace(ARTICLE, '').trim())

/** `kompasset` is a `kompas`: the form without its article, where a thing is called so. */
export function indefinite(name: string): string {
  const word = name.toLowerCase()
  if (!/^\p{L}{4,}$/u.test(word) || isListed(word)) return name
  const stems = [word.replace(/(?<=e)[nt]$/, ''), word.replace(/e[nt]$/, ''), word.replace(/(\p{L})\1e[nt]$/u, '$1')]
  const found = stems.find((stem) => stem !== word && isListed(stem))
  return found === undefined ? name : name.slice(0, found.length)
}

/** Items until the one after `and`, or until one that is none. */
function itemsOf(list: string): { items: string[]; length: number } {
  const items: string[] = []
  let length = 0
  for (const part of list.matchAll(/([^,]+?)(, ?(?:and |og )?|,? (?:and|og) |$)/giu)) {
    const item = clean(part[1] ?? '')
    if (item === '') continue
    if (!isItem(item)) break
    items.push(item)
    length = part.index + (part[1] ?? '').length
    if (items.length > 1 && /(?:and|og) $/i.test(list.slice(0, part.index))) break
  }
  return { items, length }
}

/** Words of the trade are no list of things. */
const isOfPlay = (item: string): boolean =>
  item.split(/\s+/).some((word) => tradePartOf(word.toLowerCase()) !== undefined)

/** Things in a list of which is said afterwards what they are. */
const listedAs = (text: string): Found<readonly NamedSymbol[]>[] =>
  [...text.matchAll(LIST_AS)].flatMap((match) => {
    const items = (match[1] ?? '').split(/, ?(?:and |og )?| (?:and|og|&) /iu).map(clean)
    // What stands before the list is none of it.
    const from = items.findLastIndex((item) => !isItem(item) || item === '' || isOfPlay(item)) + 1
    const listed = items.slice(from)
    const isHigh = match[2] !== undefined || /premium/i.test(match[0])
    const rank = match[3] || match[4] ? ('low' as const) : isHigh ? ('high' as const) : undefined
    const [first] = listed
    if (first === undefined || listed.length < 2) return []
    return [
      {
        start: match.index + Math.max(0, match[0].indexOf(first)),
        end: match.index + match[0].length,
        value: listed.map((name) => ({ name, ...(rank && { rank }) })),
      },
    ]
  })

/** Things that stand right before what they are to be. */
const besideIn = (text: string): Found<readonly NamedSymbol[]>[] =>
  [...text.matchAll(BESIDE)].flatMap((match) => {
    const name = clean(match[1] ?? '')
    const last = name.toLowerCase().split(/[ -]/).at(-1) ?? ''
    const isThing =
      tradePartOf(last) === undefined && !SAYS_NOTHING.has(last) && (isNamedDrawing(last) || /^\p{L}{4,}$/u.test(name))
    const as = roleOf((match[2] ?? '').toLowerCase(), match[0])
    if (!isThing || !as || !isItem(name.replace(/\d/g, '')) || ADJECTIVE.test(name)) return []
    return [{ start: match.index, end: match.index + match[0].length, value: [{ name, ...as }] }]
  })

function roleOf(word: string, written: string): Omit<NamedSymbol, 'name'> | undefined {
  if (/^(?:wild|joker)/.test(word)) return { kind: 'wild' }
  if (word === 'scatter') return { kind: 'scatter' }
  return /symbol/i.test(written) ? { rank: /^(?:low|lav)/.test(word) ? 'low' : 'high' } : undefined
}

const LEAST_OF = 'lav\\p{L}*|low(?:est)?|worst|mindst|billigst|cheapest|least|dårligst'
const MOST_OF = 'høj\\p{L}*|high(?:est)?|best|bedst|most|mest|dyrest|dearest'
/** `fra lav til høj: Merkur, Venus, Mars`, `best to worst: a, b, c`. */
const IN_ORDER = new RegExp(
  `(?<!\\p{L})(?:fra |from )?(?:the )?(?:(${LEAST_OF})|(?:${MOST_OF}))(?:[ -]paying)? ?(?:til|to|mod|->|→|-|–) ?(?:the )?(?:${MOST_OF}|${LEAST_OF})(?: \\p{L}+){0,2} ?[:,(–-] ?`,
  'giu',
)
/** \`grand > major > minor\`: the first is worth most. */
const CHAIN = /(?<=^|[.;:,!?\n(] ?)((?:[\p{L}’'-]+(?: [\p{L}’'-]+){0,2} ?> ?){2,}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2})/gu

/** Symbols in the order of what they pay, best first: the first is among the best paid, the last among the least. */
const inOrder = (names: readonly string[]): NamedSymbol[] =>
  names.map((name, at) => ({
    name,
    ...(at === 0 ? { rank: 'high' as const } : at === names.length - 1 ? { rank: 'low' as const } : {}),
  }))

function orderedIn(text: string): Found<readonly NamedSymbol[]>[] {
  const spoken = [...text.matchAll(IN_ORDER)].flatMap((match) => {
    const from = match.index + match[0].length
    const rest = new RegExp(`^${STOP}*`, 'u').exec(text.slice(from))?.[0] ?? ''
    const { items, length } = itemsOf(rest)
    const best = match[1] === undefined ? items : items.toReversed()
    return items.length < 2 ? [] : [{ start: match.index, end: from + length, value: inOrder(best) }]
  })
  const chained = [...text.matchAll(CHAIN)].map((match) => ({
    ...{ start: match.index, end: match.index + match[0].length },
    value: inOrder(match[0].split('>').map(clean)),
  }))
  return [...spoken, ...chained]
}

/** The symbols that a prompt names, with the words that name them. Positions are those of `text`. */
export function castIn(text: string): Found<readonly NamedSymbol[]>[] {
  const found: Found<readonly NamedSymbol[]>[] = []
  const taken = (start: number, end: number) => found.some((one) => one.start < end && start < one.end)
  const add = (start: number, end: number, value: readonly NamedSymbol[]) => {
    if (value.length > 0 && !taken(start, end)) found.push({ start, end, value })
  }
  for (const pattern of [SPECIAL_OF, SPECIAL, AND_SPECIAL])
    for (const match of text.matchAll(pattern)) {
      const kind = /^[wj]/i.test(match[1] ?? '') ? ('wild' as const) : ('scatter' as const)
      const name = clean(match[2] ?? '')
      if (isItem(name)) add(match.index, match.index + match[0].length, [{ name, kind }])
    }
  for (const match of text.matchAll(IS_SPECIAL)) {
    const kind = /^[wj]/i.test(match[2] ?? '') ? ('wild' as const) : ('scatter' as const)
    const name = clean((match[1] ?? '').replace(/[ -]?symbol\p{L}*$/iu, ''))
    if (isItem(name) && name !== '') add(match.index, match.index + match[0].length, [{ name, kind }])
  }
  for (const { start, end, value } of orderedIn(text)) add(start, end, value)
  for (const { start, end, value } of listedAs(text)) add(start, end, value)
  for (const { start, end, value } of besideIn(text)) add(start, end, value)
  for (const match of text.matchAll(SUBSTITUTES))
    add(match.index, match.index + match[0].length, [{ name: clean(match[1] ?? ''), kind: 'wild' }])
  for (const match of text.matchAll(STARTS)) {
    const name = clean((match[1] ?? '').replace(/[ -]?symbol\p{L}*$/iu, ''))
    const isThing = isNamedDrawing(name.toLowerCase().split(' ').at(-1) ?? '')
    if (isThing && isItem(name)) add(match.index, match.index + match[0].length, [{ name, kind: 'scatter' }])
  }
  for (const match of text.matchAll(PAYS_BEST)) {
    const name = clean((match[1] ?? '').replace(/[ -]?symbol\p{L}*$/iu, ''))
    const rank = /least|worst|mindst|dårligst/i.test(match[2] ?? '') ? ('low' as const) : ('high' as const)
    if (isItem(name) && name !== '') add(match.index, match.index + match[0].length, [{ name, rank }])
  }
  for (const match of text.matchAll(RANKED)) {
    const rest = new RegExp(`^${STOP}*`, 'u').exec(text.slice(match.index + match[0].length))?.[0] ?? ''
    const { items, length } = itemsOf(rest)
    const rank = match[1] === undefined ? ('low' as const) : ('high' as const)
    const isOne = /symbol(?:et)? (?:is|er|should|skal)/i.test(match[0])
    const [first] = items
    if (first === undefined) continue
    const end = isOne ? rest.indexOf(first) + first.length : length
    add(
      match.index,
      match.index + match[0].length + Math.max(end, 0),
      (isOne ? [first] : items).map((name) => ({ name, rank })),
    )
  }
  for (const match of text.matchAll(THEN)) {
    const rest = new RegExp(`^${STOP}*`, 'u').exec(text.slice(match.index + match[0].length))?.[0] ?? ''
    const { items, length } = itemsOf(rest)
    if (items.length > 1 && !items.some(isOfPlay))
      add(
        match.index,
        match.index + match[0].length + length,
        items.map((name) => ({ name })),
      )
  }
  for (const pattern of [AS_SYMBOLS, LIKE])
    for (const match of text.matchAll(pattern)) {
      const { items, length } = itemsOf(match[1] ?? '')
      const isAll = pattern === AS_SYMBOLS
      const start = match[0].indexOf(match[1] ?? '')
      add(
        match.index,
        match.index + (isAll ? match[0].length : start + length),
        items.map((name) => ({ name })),
      )
    }
  for (const match of text.matchAll(KINDS)) {
    const rest = new RegExp(`^${STOP}*`, 'u').exec(text.slice(match.index + match[0].length))?.[0] ?? ''
    const { items, length } = itemsOf(rest)
    const isList = /:|(?<!\p{L})(?:with|med|are|er|skal være|list|high|low|høje|lave)(?!\p{L})/iu.test(match[0])
    const rank = /high|høje/i.test(match[1] ?? '') ? 'high' : /low|lave/i.test(match[1] ?? '') ? 'low' : undefined
    if (isList && items.length > 1)
      add(
        match.index,
        match.index + match[0].length + length,
        items.map((name) => ({ name, ...(rank && { rank }) })),
      )
  }
  return found
}
