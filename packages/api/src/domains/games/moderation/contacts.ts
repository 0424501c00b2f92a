import { beginnings, followed, type Rule, together, words } from './rule.ts'
import { isNoTelephone, RUN_OF_DIGITS } from './telephone.ts'

/** Names of services that mean nothing else. */
const UNMISTAKABLE = [
  ...['whats ?app', 'snap ?chat', 'instagram', 'insta', 'facebook', 'tik ?tok', 'onlyfans', 'we ?chat', 'viber'],
  ...['skype', 'youtube', 'linked ?in', 'pinterest', 'face ?time', 'gmail', 'hotmail', 'protonmail', 'gamertag'],
  ...['reddit', 'blue ?sky social', 'battle ?tag', 'threema', 'imessage', 'vkontakte', 'meetup', 'tinder', 'grindr'],
  '(?<!(?:of|sows?|sowing|into|and|spreads|brings|the) )discord(?! (?:and|between|among|reigns|grows))',
]
/** Names that are words too: they need to be used as a service. */
const SERVICES =
  '(?:telegram|messenger|twitter|twitch|kik|signal|steam|psn|xbox live|snap|ig|fb|line|slack|zoom|teams|threads|mastodon|imo|x(?=\\s*(?:$|[.,!]| as| som| under)))'
const AT_SERVICE = `(?:på|on|via|through|gennem) ${SERVICES}`
const ME = '(?:me|us|mig|os)'
const REACH =
  "(?:add|find|follow|tilføj|følg|skriv|write|message|ping|talk|chat|søg|search|look|i am|i[’']m|jeg er|jeg hedder)"
const USER_NAME =
  '(?:user ?name|brugernavn(?:et)?|screen ?name|profilnavn|(?:my|mit|min) (?:handle|nick(?:name)?|tag|profil|id))'
const STREET =
  '(?:\\p{L}{2,30}(?:vej|gade|allé|alle|stræde|torv|plads|vænget|boulevard|stien|parken) \\d{1,3} ?\\p{L}?|\\d{1,4} (?:\\p{L}+ ){1,2}(?:street|road|avenue|lane|drive|st|rd|ave|square|close))'
const AT_HOME =
  '(?:jeg bor|vi bor|i live|we live|bank på|kig forbi|kom forbi|come (?:by|over|round|and|to)|kom (?:hen )?til|call (?:in )?at|knock|meet me|mød mig|my address|min adresse|skriv til|write to|besøg|visit|send)'

const ADDRESSES: readonly RegExp[] = [
  /[\p{L}\d._-]+@[\p{L}\d]/gu,
  /(?<![\p{L}\d])@[\p{L}\d_]{3,}/gu,
  words('snabel-? ?a(?:et)?', 'krøllealfa', 'at[- ]?(?:sign|tegn|tegnet)'),
  /[[({<]\s*(?:at|a|snabel)\s*[\])}>]/gu,
  words('[\\p{L}\\d]{1,40} at [\\p{L}\\d]{1,40} (?:dot|punktum|prik|point) \\p{L}{2,}'),
  // Names as only services have them: anna_88, anna#1234.
  /(?<![\p{L}\d])\p{L}{2,30}_\p{L}{0,30}\d{1,6}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\p{L}{3,30}#\d{4}(?!\d)/gu,
  new RegExp(
    `(?<![\\p{L}\\d])${STREET}[^.!?]{0,12}(?:\\d{4} \\p{L}{2}|(?:st|\\d)\\.? ?(?:tv|th|mf|sal)(?!\\p{L}))`,
    'gu',
  ),
  ...together(AT_HOME, STREET, 25),
  words('p\\.?o\\.? ?box \\d+', '(?:post)?boks \\d{2,5}', 'min (?:bopæl|privatadresse)', 'my home address'),
]

const SERVICE_PHRASES: readonly RegExp[] = [
  words(...UNMISTAKABLE),
  words(`(?:på|on|via) (?:telegram|messenger|twitter|twitch|kik|slack)`),
  followed(REACH, AT_SERVICE, 25),
  words(`${AT_SERVICE} (?:as|som|under|@|ved navn)`),
  words(
    '(?:telegram|messenger|twitch|kik|signal|steam) ?-?(?:gruppe|group|kanal|channel|server|me|mig|app|id|navn)(?:en)?',
  ),
  words(`(?:my|min|mit|vores|our) (?:${SERVICES}|server|fan ?club|fanklub|chat|gruppe ?chat|nyhedsbrev|newsletter)`),
  new RegExp(`(?<![\\p{L}\\d])${SERVICES}\\s?[:=@]\\s?\\S`, 'gu'),
  /(?<![\p{L}\d])(?:tlf|tel|telefon|phone|mobil|mail|e-mail|email)\s?[:=@]\s?\S/gu,
  followed(USER_NAME, '(?:er|is|[\\p{L}\\d._]*[\\d_][\\p{L}\\d._]*)', 8),
]

const PHONES: readonly RegExp[] = [
  words('(?:text|send) \\p{L}{2,20} (?:to|til) \\d{4,6}'),
  /(?<![\p{L}\d])(?:tlf|telefon|mobil|phone|ring|call|signal|telegram|text|sms)\.?\s?(?:nr\.?\s?|på\s|on\s|at\s)?\+?\d(?:[ .-]?\d){3,}/gu,
  // Where a telephone is spoken of, its digits may stand in any groups.
  /(?:telefon|mobil|mobilen|nummer(?:et)?|tlf|ring til mig|phone|cell|my number|call me|text me)(?!\p{L})[^.!?\d]{0,20}\d(?:[ .,\-–/]{0,2}\d){5,14}(?!\d)/gu,
  words(
    '(?:mit|vores) (?:telefon|mobil)?nummer',
    'my (?:phone |cell |mobile )?number',
    '(?:telefon|mobil)nummer',
    'phone number',
  ),
  words('min mobil', 'my (?:cell(?:phone)?|mobile)', 'on my mobile', 'på mobil(?:en)? \\d+'),
]

const CALLS: readonly RegExp[] = [
  words(
    `(?:ring|skriv|mail|send en (?:mail|besked|sms|pb)) (?:\\p{L}+ )?til ${ME}`,
    `skriv ${ME}`,
    'skriv (?:en (?:mail|besked|sms)|privat|pb|for mere|efter (?:pris|info))',
    'ring (?:nu|endelig|i dag|efter klokken|og hør)',
    ...['sms', 'pb', 'privatbesked', 'venneanmodning(?:er)?', 'friend request'],
  ),
  words(
    `(?:text|dm|pm|contact|e-?mail|message|inbox|whatsapp|ring up|befriend) ${ME}`,
    `(?:write|e-?mail|mail|talk) (?:directly |privately |straight )?to ${ME}`,
    `(?:drop|send|shoot) ${ME} (?:a|an) (?:line|message|dm|note|text|e-?mail|mail)`,
    'call (?:us (?:at|on|now|today|\\d+)|me (?:at|on|now|today|\\d+))',
    `(?:kontakt|tilføj|add|hit|reach) ${ME}(?! (?:to|in|with|by)(?!\\p{L}))`,
    'get in touch',
    'slide into (?:my|our) dms?',
    '(?:open dms?|dms? (?:are |is )?(?:always )?open|dm (?:for|if|to|now))',
    '(?:my|our) (?:dms?|inbox)(?: (?:is|are) open)?',
    `send ${ME} en (?:besked|mail|sms|pb)`,
    `(?:giv|slå) ${ME} (?:et kald|et ring|op på)`,
    `(?:fang|træf) ${ME} på`,
  ),
  words(
    `følg ${ME}(?= (?:på|for))`,
    `follow ${ME} (?:on|for)`,
    `find ${ME} (?:på|on|under|via)(?! (?:den|det|øen|the|a)(?!\\p{L}))`,
  ),
  beginnings('(?:min|vores|my|our) (?:e-?mail|mail|mailadresse|profil|profile|snap|insta)(?![\\p{L}])'),
  words('scan (?:for|my|the|our|min|koden|qr)[^.!?]{0,12}', 'qr-? ?(?:kode|code)(?:n|s|r)?'),
]

export const CONTACT_RULES: readonly Rule[] = [
  ...[...ADDRESSES, ...SERVICE_PHRASES, ...PHONES, ...CALLS].map((pattern): Rule => ({ code: 'contact', pattern })),
  { code: 'contact', pattern: RUN_OF_DIGITS, unless: isNoTelephone },
]
