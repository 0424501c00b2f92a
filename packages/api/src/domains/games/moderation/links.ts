import { beginnings, followed, type Match, type Rule, words } from './rule.ts'

/** Ends of addresses that are hardly a word of Danish or English. */
const CLEAR_ENDS =
  'com|dk|net|org|info|biz|io|eu|co|uk|se|fi|nu|tv|cc|ly|gg|gl|ru|cn|xyz|casino|bet|bingo|poker|games?|spil|shop|store|online|site|website|club|live|link|click|app|dev|win|vip|top|fun|page|blog|space|world|pro|ai|ag|mt|cw|tk|ml|ga|cf|ws|pw|icu|buzz|bonus|money|cash|loan|sex|porn|xxx|adult|cam|dating|lol|zone|today|tech|media|group|cloud|team|pizza|party|rocks|lotto'
/** Ends that are words too: an address when nothing stands between them and the dot. */
const WORD_ENDS = 'me|no|de|is|it|at|be|us|to|my|in|ch|es|fr|nl|pl|ca|au|example'
/** Ends that no sentence begins with. */
const SPOKEN_ENDS = 'com|dk|d k|net|org|info|io|eu|nu|gg|xyz|co|se|tv|biz|casino|bet|games|online|app|shop|win'
/** Ends that are no words at all, wherever they stand. */
const NO_WORDS = 'com|dk|org|io|eu|gg|xyz|biz|net'
const DOT = '(?:dot|punktum|punkt|prik|period|full stop|point)'

const LABEL = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,60}[\\p{L}\\d])?'
const END = '(?![\\p{L}\\d])'
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ARTICLE = '(?:the|a|an|this|that|en|et|den|det)'
/** The dot-com crash is a piece of history. */
const ERA =
  '[\\s-](?:crash|bubble|boom|bust|era|age|fever|craze|days|years|startup|company|millionaire|boble|boblen|krak|krakket|feber)'

const WRITTEN: readonly RegExp[] = [
  beginnings('h(?:tt|xx)ps?(?![\\p{L}\\d])', 'ftp:/'),
  /:\/\/\S/gu,
  words(
    'w[^\\p{L}\\d]{0,2}w[^\\p{L}\\d]{0,2}w\\d?',
    "(?:tre|three|3|triple|dobbelt) (?:w|double-?u|dobbelt-?v)(?:['’]?(?:er|erne|s))?",
  ),
  new RegExp(`${LABEL}[.,·•。]\\s?(?:com|dk)${END}`, 'gu'),
  new RegExp(`${LABEL}\\s+[.·•。]\\s*(?:${CLEAR_ENDS})${END}`, 'gu'),
  new RegExp(`${LABEL}\\s*[\\[({<]\\s*(?:[.,]|${DOT})\\s*[\\])}>]\\s*\\p{L}`, 'gu'),
  new RegExp(`${LABEL}\\s?[\\[({<]\\s*(?:${NO_WORDS})\\s*[\\])}>]`, 'gu'),
  new RegExp(`${LABEL}[^\\p{L}\\d\\s]{1,3}(?:com|dk|org|io|gg|xyz|biz|bet|casino)${END}(?!${ERA})`, 'gu'),
  // A path after a name with a dot in it: t.me/abc.
  /\p{L}[\p{L}\d-]*\.\p{L}{2,}\/[\p{L}\d]/gu,
  new RegExp(`(?<![\\d.])${octet}(?:\\.${octet}){3}(?![\\d.])`, 'gu'),
]

const SPOKEN: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?!${ARTICLE}[\\s-])${LABEL}[\\s_-]+(?:dot|punktum|punkt|prik|period)[\\s_-]+(?:${SPOKEN_ENDS})${END}(?!${ERA})`,
    'gu',
  ),
  new RegExp(`\\p{L}{3,60}(?:dot|punktum)(?:${NO_WORDS})${END}`, 'gu'),
  // `Then a dot, then org`: the word for the dot and the end of the address, with small words between them.
  new RegExp(
    `(?<![\\p{L}\\d])${DOT}${END}(?:[^\\p{L}\\d.!?]+(?:then|and|so|og|så|derefter|a|the|med|til|efterfulgt|af|followed|by)(?!\\p{L})){0,4}[^\\p{L}\\d.!?-]+(?:${NO_WORDS})${END}(?!${ERA})`,
    'gu',
  ),
  words(
    '(?<=\\p{L} )(?<!(?:i|in|fra|from|for|til|to|af|of|the|hele|og|and|på|team|made|dot) )dk',
    '(?<!dot[ -])(?:com|org)',
  ),
  words(
    `dot(?:com|dk|net)(?!s?${ERA})`,
    'slash slash',
    '(?:colon|kolon) (?:slash|skråstreg)',
    'skråstreg skråstreg',
    '(?:forward ?)slash \\p{L}+',
    'skråstreg \\p{L}+',
  ),
]

const POINTED_AT: readonly RegExp[] = [
  words(
    '(?:your |din |i |in the |the )?(?:web ?)?browser(?:en|s)?',
    ...['adresselinjen?', 'address bar', 'web ?(?:adressen?|address)', 'url', 'domæne ?navn(?:et)?', 'domain ?name'],
    '(?:my|our|min|vores|mit|deres) (?:web ?site|web ?page|web ?shop|home ?page|hjemmeside|netside|site|blog|domæne|domain)(?:n|s)?',
    '(?:link|linket|links) (?:er |is |are )?(?:(?:i|in|on|på) (?:the |my |min |mit )?(?:bio|profile?|beskrivelsen|kommentar\\p{L}*|comments?|description)|below|nedenfor|herunder)',
    ...['hjemmesiden?', '(?:find|see|on) (?:it |us |me )?on the (?:web|net|internet)', 'kort ?link', 'short ?link'],
  ),
  followed(
    'google(?:r)?|søg(?:er)?|slå|search|look|find|type|tast|skriv',
    'på (?:inter)?nettet|på google|online|on (?:the (?:web|internet|net)|google|bing)|(?:i|into|in) (?:google|søgefeltet|the search (?:bar|box))',
    40,
  ),
  words('googl(?:e|er|ing|et)?(?! (?:eyes|eyed))'),
]

const WRITTEN_AS_ONE = [new RegExp(`${LABEL}[.·•。](?:${CLEAR_ENDS}|${WORD_ENDS})${END}`, 'gu')]

/** `keys.In` is where a blank is missing after a sentence. */
const beginsSentence = ({ written, after }: Match): boolean =>
  /\p{Ll}[.]\p{Lu}\p{Ll}+$/u.test(written) && /^,? \p{L}/u.test(after)

export const LINK_RULES: readonly Rule[] = [
  ...[...WRITTEN, ...SPOKEN, ...POINTED_AT].map((pattern): Rule => ({ code: 'link', pattern })),
  ...WRITTEN_AS_ONE.map((pattern): Rule => ({ code: 'link', pattern, unless: beginsSentence })),
]
