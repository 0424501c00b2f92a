/** Who is hated for what they are, by stems that take the endings of Danish. */
const STEMS_DA =
  'muslim|islamist|jøde|araber|kurder|tyrker|iraker|iraner|afghaner|syrer|palæstinenser|pakistaner|somalier|afrikaner|sigøjner|indvandrer|andengenerationsindvandrer|udlænding|flygtning|asylansøger|migrant|homo|lesbe|transe|transkønnet|transperson|autist|spastiker|grønlænder|rumæner|polak'
const ADJECTIVES_DA =
  'homoseksuelle|lesbiske|transkønnede|transseksuelle|biseksuelle|handicappede|handikappede|udviklingshæmmede|synshandicappede|fremmede|ikke-vestlige|psykisk syge|(?:sorte|brune|farvede|mørke|gule) (?:mennesker|folk|børn|mænd|kvinder)|bøsser(?:ne)?|romaer(?:ne)?|(?:mongol|down-?|downs?-?syndrom-?|handicap)(?:børn|folk)|folk med (?:handicap|anden hudfarve|down\\p{L}*)|mennesker med (?:handicap|anden hudfarve|down\\p{L}*)'
const ENGLISH =
  "muslims?|moslems?|islam|jews?|gays?|gay (?:people|men)|homos?|homosexuals?|lesbians?|queers?|trans(?:gender|sexual)?s?(?: (?:people|women|men|folks?|kids))?|immigrants?|refugees?|migrants?|foreigners?|asylum seekers?|disabled(?: people| kids)?|handicapped(?: people)?|autistics?|autistic (?:people|kids)|cripples|gyps(?:y|ies)|roma people|arabs?|blacks|black (?:people|folks?|kids|men|women)|brown people|(?:people|women|men) of colou?r|asians?|latinos?|hispanics?|mexicans?|pakis?|pakistanis?|africans?|somalis?|turks?|(?:people|kids) with (?:disabilities|down['’]?s?\\p{L}*)"

export const PERSECUTED = `(?:(?:${STEMS_DA})(?:e|r|er|ere|ne|ene|rne|erne|en|s)?|${ADJECTIVES_DA}|${ENGLISH})`

/** Who is in a story as often as in an insult: only the plainest hatred counts. */
const OTHERS =
  'kvinder|kvindfolk|kællinger|mænd|piger|drenge|feminister|hvide mennesker|hvide mænd|de hvide|de sorte|sorte|gamle mennesker|pensionister|tykke (?:mennesker|folk)|tykke|fede (?:mennesker|folk)|overvægtige|fattige|hjemløse|arbejdsløse|kontanthjælpsmodtagere|rødhårede|kristne|katolikker|hinduer|buddhister|ateister|tyskere|svenskere|nordmænd|russere|ukrainere|kinesere|japanere|amerikanere|englændere|franskmænd|italienere|spaniere|indere|mexicanere|israelere|albanere|negre|neger(?:e|ne)|mongoler|jyder|københavnere|veganere|socialister|kommunister|liberale|women|females|men|girls|boys|feminists|white (?:people|men|women)|whites|old people|fat people|poor people|the poor|homeless(?: people)?|the homeless|unemployed people|redheads|gingers|christians|catholics|hindus|atheists|germans|swedes|russians|ukrainians|chinese(?: people)?|japanese people|americans|indians|israelis|poles|romanians|albanians|vegans|liberals|communists|boomers|midgets|infidels|unbelievers|vantro|politikere|politicians'

export const ANY_GROUP = `(?:${PERSECUTED}|${OTHERS})`
