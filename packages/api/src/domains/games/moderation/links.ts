import { beginnings, type Rule, words } from './rule.ts'

/** Ends of addresses that are hardly a word of Danish or English. */
const CLEAR_ENDS =
  'com|dk|net|org|info|biz|io|eu|co|uk|se|fi|nu|tv|cc|ly|gg|gl|ru|cn|xyz|casino|bet|bingo|poker|games?|spil|shop|store|online|site|website|club|live|link|click|app|dev|win|vip|top|fun|page|blog|space|world|pro|ai|ag|mt|cw|tk|ml|ga|cf|ws|pw|icu|buzz|bonus|money|cash|loan|sex|porn|xxx|adult|cam|dating'
/** Ends that are words too: an address when nothing stands between them and the dot. */
const WORD_ENDS = 'me|no|de|is|it|at|be|us|to|my|in|ch|es|fr|nl|pl|ca|au|example'
/** Ends that no sentence begins with. */
const SPOKEN_ENDS = 'com|dk|net|org|info|io|eu|nu|casino|bet|games|online'
const DOT = '(?:dot|punktum|punkt|prik)'

const LABEL = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,60}[\\p{L}\\d])?'
const END = '(?![\\p{L}\\d])'
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'

const PATTERNS: readonly RegExp[] = [
  beginnings('h(?:tt|xx)ps?(?![\\p{L}\\d])', 'ftp:/'),
  /:\/\/\S/gu,
  words('w[^\\p{L}\\d]{0,2}w[^\\p{L}\\d]{0,2}w\\d?'),
  new RegExp(`${LABEL}[.,·•。]\\s?(?:com|dk)${END}`, 'gu'),
  new RegExp(`${LABEL}[.·•。](?:${CLEAR_ENDS}|${WORD_ENDS})${END}`, 'gu'),
  new RegExp(`${LABEL}\\s+[.·•。]\\s*(?:${CLEAR_ENDS})${END}`, 'gu'),
  new RegExp(`${LABEL}\\s*[\\[({<]\\s*(?:[.,]|${DOT})\\s*[\\])}>]\\s*\\p{L}`, 'gu'),
  new RegExp(`${LABEL}[\\s_-]+${DOT}[\\s_-]+(?:${SPOKEN_ENDS})${END}`, 'gu'),
  new RegExp(`${LABEL}[-_](?:com|dk)${END}`, 'gu'),
  // A path after a name with a dot in it: t.me/abc.
  /\p{L}[\p{L}\d-]*\.\p{L}{2,}\/[\p{L}\d]/gu,
  new RegExp(`(?<![\\d.])${octet}(?:\\.${octet}){3}(?![\\d.])`, 'gu'),
]

export const LINK_RULES: readonly Rule[] = PATTERNS.map((pattern) => ({ code: 'link', pattern }))
