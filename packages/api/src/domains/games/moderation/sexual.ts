import { beginnings, type Rule, words } from './rule.ts'

const PEOPLE =
  '(?:piger?|damer?|kvinder?|mænd|drenge?|teens?|girls?|women|woman|boys?|ladies|babes?|chicks?|kone|koner)'

const DANISH: readonly RegExp[] = [
  beginnings(
    ...[
      'analsex',
      'fisse',
      'gruppesex',
      'hestepik',
      'kusse(?!torsk)',
      'liderlig',
      'onan(?!t)',
      'oralsex',
      'pikhår',
      'pikslik',
    ],
    ...['piksut', 'pædofil', 'røvpul', 'sex(?:leg|video|film|chat|date|shop|dukke|club|klub|slave|cam)', 'telefonsex'],
    ...['voldknep', 'voldt[aæ]g'],
  ),
  words(
    ...[
      '(?:knep(?= (?:mig|dig|din|dit|min|jer|hende|ham|løs|alle|mor|jeres|i )|$|[!])(?<!(?:s|de|nye|alle|snedige|gamle) knep)|knep(?:pe|per|pes|pede|pet|ning))',
      'pik',
      'pikke og \\p{L}+',
      'store patter',
      '(?:slaske|hænge)patter',
      'bollet',
    ],
    ...[
      'bolle(?:r)? (?:mig|dig|hende|ham|piger)',
      'hore',
      'horer',
      'horerne',
      'samleje',
      'tissemand(?:en)?',
      'tissekone(?:n)?',
    ],
    ...[
      'frække? (?:piger|damer|billeder|film)',
      'striptease',
      'erotisk\\p{L}*',
      'sexede? (?:\\p{L}+ )?\\p{L}+',
      'sexet',
    ],
  ),
  words(
    `nøgne? (?:\\p{L}+ )?${PEOPLE}`,
    'nøgen(?:billeder|foto\\p{L}*)',
    'tager den i (?:munden|røven)',
    'sut(?:ter)? (?:min|hans)',
    'slikke?(?:t|r|de)? (?:\\p{L}+ )?(?:kusse|fisse|pik)',
  ),
]

const ENGLISH: readonly RegExp[] = [
  beginnings(
    ...[
      'porn',
      'blow ?job',
      'butt ?plug',
      'deep ?throat',
      'dildo',
      'ejaculat',
      'felch',
      'fellatio',
      'gang ?bang',
      'hand ?job',
    ],
    ...['hentai', 'incest', 'jizz', 'masturbat', 'orgasm', 'sperm(?! ?(?:whale|hval|acet))', 'cum ?shot', 'vagina'],
  ),
  words(
    ...[
      'anal',
      'anus',
      'bdsm',
      'boobs?',
      '(?<!footed )boobies(?! (?:dive|nest|dance))',
      'call ?girls?',
      'cock ?suck\\p{L}*',
      'cum(?:s|ming)?(?! laude)',
      'dicks',
    ],
    ...[
      '(?:suck|my|big|hard|huge) (?:\\p{L}+ )?(?:dick|cock)',
      'doggy ?style',
      'erotic\\p{L}*',
      'fisting',
      'hookers?',
      'horny',
    ],
    ...[
      'jerk(?:ing)? off',
      'milfs?',
      'nipples?',
      'nsfw',
      'nudes?',
      'org(?:y|ies)',
      'penis(?:es|sen)?',
      'puss(?:y|ies)(?! ?(?:cat|willow|in boots))',
    ],
    ...[
      'rap(?:ed|ist|ists|ing)',
      '(?<!oilseed )rape(?! ?(?:seed|oil|field))',
      'semen',
      'sex',
      'sexting',
      'sexy',
      'sluts',
      'slutty',
      'strippers?',
      'threesome',
    ],
    ...[
      '(?:dirty|cheap|you|filthy|little|horny|hot) slut',
      '(?<!(?:blue|great|coal|marsh|crested|willow|tailed|sombre|azure|bearded) )tits',
      'titt(?:y|ies)',
      'whores?',
      'xxx',
    ],
  ),
  words(
    `(?:naked|nude|topless|horny|hot) (?:\\p{L}+ )?${PEOPLE}`,
    'escorts? ?(?:i aften|tonight|service|piger|girls?|damer|københavn|massage)',
    'escort ?(?:pige|girl)\\p{L}*',
  ),
]

export const SEXUAL_RULES: readonly Rule[] = [...DANISH, ...ENGLISH].map((pattern) => ({ code: 'sexual', pattern }))
