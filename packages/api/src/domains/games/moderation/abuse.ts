import { beginnings, type Rule, words } from './rule.ts'

const PEOPLE =
  '(?:indvandrere|udlændinge|flygtninge|muslimer|jøder(?:ne)?|arabere|tyrkere|somaliere|bøsser|homoer|lesbiske|romaer|sigøjnere|jews|muslims|blacks|gays|immigrants|foreigners|arabs)'
const INSULT = '(?:idiot|taber|narrøv|luder|kælling|møgunge|spasser|mongol)'
const LIKE_ANIMALS = '(?:svin|dyr|rotter|aber|undermennesker|affald|pigs|rats|animals|vermin|scum|dumme|stupid|evil)'

const DANISH: readonly RegExp[] = [
  beginnings(
    ...[
      'bøssekarl',
      'bøsserøv',
      'bøssesvin',
      'jødesvin',
      'kraftidiot',
      'lorte',
      'luder(?!itz)',
      'møgkælling',
      'møgsvin',
    ],
    ...[
      'narrøv',
      'nazisvin',
      'negerkys',
      'negersvin',
      'perker',
      'pikhoved',
      'røvbanan',
      'røvhul',
      'spasser',
      'svinehund',
    ],
  ),
  words(
    ...[
      'neger(?:e|en|ne|s|ens|ernes)?',
      'negre(?:ne)?',
      'kælling(?:en|er|erne|es)?',
      'lort(?:et)?',
      'skide',
      'pis',
      'pisse',
    ],
    ...['horeunge', 'røv(?:en)?', 'krøblinge?', 'pakier'],
  ),
  words(
    `(?:din|dit|jeres|dumme|klamme) (?:\\p{L}+ )?${INSULT}`,
    '(?:dumme|klamme|fede|grimme|lede|ulækre) svin',
    'mongol(?:er|erne|en)? som (?:dig|jer)',
    'du er (?:en )?(?:idiot|taber|dum|grim|klam)',
  ),
  words(
    ...['dø din', 'gå ud og dø', '(?:hæng|hang) dig selv', '(?:dræb|skyd) (?:dig|jer) selv', 'tag livet af dig'],
    ...['håber,? (?:at )?(?:du|i) [^.!?]{0,25}(?:dør|kræft|brænder)', 'få kræft'],
  ),
  words(
    `${PEOPLE} (?:ud|raus|hjem)`,
    `${PEOPLE} (?:er|are) [^.!?]{0,20}${LIKE_ANIMALS}`,
    `${PEOPLE} (?:skal|must|should|bør) [^.!?]{0,20}(?:dø|ud|die|leave|burn|hænge|hang)`,
    `(?:dræb|gas|skyd|hæng|brænd|kill|hate|hader?) (?:alle |all |the |de )?${PEOPLE}`,
  ),
  words(
    '(?:heil|hail) hitler',
    'sieg heil',
    'hitler',
    'white power',
    'hvid magt',
    'ku klux klan',
    'kkk',
    'nazist(?:er|erne|en)?',
  ),
]

const ENGLISH: readonly RegExp[] = [
  // In no word of either language, and often in the middle of another.
  /fuck|fvck/gu,
  beginnings(
    'nigg(?:er|a|uh)',
    'bitch',
    'cunt',
    'f[^\\p{L}\\s]{1,2}c?k',
    'b[^\\p{L}\\s]tch',
    'sh[^\\p{L}\\s]t',
    'c[^\\p{L}\\s]nt',
    'motherf',
  ),
  words(
    ...[
      'fag(?:s|got|gots|gy)',
      'ass',
      'assholes?',
      'arseholes?',
      'arse',
      '(?:dumb|jack) ?ass',
      'bullshit',
      'dick ?heads?',
    ],
    ...[
      'shit(?:s|ty|head|heads|face|hole)?',
      'wank(?:er|ers|ing)?',
      'scumbags?',
      'retards?',
      'retarded',
      'fuk(?:k|ing|er)?',
    ],
    ...[
      'spics?',
      'gooks?',
      'wetbacks?',
      'towelheads?',
      'coons?',
      'kikes?',
      'chinks?',
      'trann(?:y|ies)',
      'spastics?',
      'twats?',
    ],
    ...['turds?', 'cucks?', 'bollocks', 'piss(?:ed|ing)?(?: off)?', '(?<!rio )negro(?:e?s)?', 'ching ?chong'],
  ),
  words(
    ...['kill (?:your ?self|urself)', 'go die', 'die in a fire', 'hope (?:you|u) [^.!?]{0,20}(?:die|cancer)'],
    '(?:you|your|u) (?:stupid|dumb|ugly|fat) \\p{L}+',
    "you(?: are|['’]re)? (?:an? )?(?:idiot|moron|loser)s?",
  ),
]

export const ABUSE_RULES: readonly Rule[] = [...DANISH, ...ENGLISH].map((pattern) => ({ code: 'abuse', pattern }))
