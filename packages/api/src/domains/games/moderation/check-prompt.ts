import { checkText } from './check-text.ts'
import { beginnings, type Rule, words } from './rule.ts'

/** What a game is not made of, however it is asked for. */
const PROMPT_FAULTS = ['atrocity', 'hatred', 'sexual', 'children', 'person', 'brand', 'promise', 'link'] as const
export type PromptFault = (typeof PROMPT_FAULTS)[number]

export interface RefusedPrompt {
  readonly fault: PromptFault
  /** The words at fault, as they were written. */
  readonly passage: string
}

const ATROCITIES = [
  words(
    'concentration camps?',
    'koncentrationslejre?n?',
    'death camps?',
    'dødslejre?n?',
    'gas chambers?',
    'gaskamre?',
    'gaskammer',
    'auschwitz',
    'treblinka',
    'dachau',
    'buchenwald',
    'adolf hitler',
    'hitler',
    'himmler',
    'mengele',
    'pol pot',
    'gulag\\p{L}*',
    'srebrenica',
    'utøya',
    'breivik',
    'bin laden',
    'al-?qaeda',
    'isis (?:fighters?|terror\\p{L}*|flag)',
    'islamic state',
    'islamisk stat',
    'ku klux klan',
    'kkk',
    '(?:9/11|september 11(?:th)?|11\\.? september)(?! ?(?:reels|hjul|lines))',
    'twin towers? (?:attack|collapse|falling)',
    'school shoot(?:ing|er)s?',
    'skoleskyderi\\p{L}*',
    'mass (?:murder(?:er)?|shooting|grave)s?',
    'massemord\\p{L}*',
    'massegrav\\p{L}*',
    'massakren? (?:på|i|af)',
    'massacres? (?:of|at|in)',
    'slave (?:trade|ships?|auctions?|market|plantation)s?',
    'slave(?:handel|skib|auktion|marked|plantage)\\p{L}*',
    'human trafficking',
    'menneskehandel\\p{L}*',
    'ethnic cleansing',
    'etnisk udrensning',
    'suicide(?: bomb\\p{L}*)?',
    'selvmord\\p{L}*',
    'hiroshima',
    'child (?:abuse|soldiers?)',
    'børnemishandling',
    'børnesoldat\\p{L}*',
    'tortur(?:e|kammer\\p{L}*|bødl\\p{L}*)?(?: of (?:prisoners|people))?',
    'lynching\\p{L}*',
    'rapes?|rapists?|raping',
    'voldtægt\\p{L}*',
    'school massacre',
    'apartheid',
  ),
  beginnings(
    'nazi',
    'holocaust',
    'genocid',
    'folkedrab',
    'folkemord',
    'swastika',
    'hagekors',
    'terrorist',
    'terrorangreb',
    'terror attack',
  ),
]

const CHILD =
  '(?:children|kids|toddlers?|minors|teen(?:ager)?s|pre-?teens|schoolchildren|pupils|babies|youngsters|boys and girls|little ones|under-?age(?:d)?(?: players)?)'
const BARN =
  '(?:børn|børnene|småbørn|skolebørn|børnehavebørn|teenagere|tweens|unge under 18|mindreårige|de mindste|skoleelever|drenge og piger)'
/** What is better for being old. */
const AGED = '(?:single )?(?:malt|whisk|rum|rom|bourbon|port|brandy|cognac|wine|vin|cheese|ost|war|krig)'
const YOUNG =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|\\d|1[0-7])'
const UNG = '(?:to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|\\d|1[0-7])'
const CHILDREN = [
  words(
    `(?:for|to|by|at|appeals? to|attracts?|aimed at|that|makes?|loved by) (?:(?:small|young|little|smaller|younger|the|our|all|school|your|very) ){0,2}${CHILD}(?! in us| at heart)`,
    `(?:til|for|mod|henvender sig til|appellerer til|som|lokker) (?:(?:små|mindre|yngre|alle|de|vores|store) ){0,2}${BARN}`,
    `${CHILD} (?:will|would|can|may|should) (?:love|like|play|enjoy)`,
    `${BARN} (?:vil |kan |skal )?(?:elsker|elske|spille|lege|kan lide)`,
    '(?:aged?|from|ages) (?:\\d|1[0-7])(?: ?(?:-|–|to) ?(?:\\d|1[0-7]))',
    '(?:\\d|1[0-7])(?: ?(?:-|–|til) ?(?:\\d|1[0-7]))[ -]?år(?:ige|s)?',
    `${YOUNG}[ -]years?[ -]olds?(?! (?:${AGED}))`,
    `${UNG}[ -]?årige?(?! (?:${AGED}))`,
    '(?:for|to|til) (?:my|our|his|her|min|mit|vores) (?:little |small |young |lille )?(?:son|daughter|nephew|niece|grand(?:son|daughter|child)|søn|datter|nevø|niece|barnebarn)',
    "kid-?friendly|child-?friendly|children['’]?s (?:game|slot|birthday)|kids['’]? (?:game|slot)",
    'børnevenlig\\p{L}*|børnespil\\p{L}*|børneautomat\\p{L}*|børnefødselsdag\\p{L}*',
    '(?:for|in|til|i) (?:kindergartens?|nursery school|børnehaven?|primary school|folkeskolen)',
  ),
]

const PERSONS = [
  words(
    '(?:donald |president )?trump(?! (?:cards?|suit))',
    '(?:vladimir )?putin',
    '(?:joe )?biden',
    '(?:barack )?obama',
    'kim jong[ -]un',
    'xi jinping',
    'elon musk',
    'mark zuckerberg',
    'jeff bezos',
    'bill gates',
    'mette frederiksen',
    'lars løkke(?: rasmussen)?',
    'pia kjærsgaard',
    'inger støjberg',
    'anders fogh(?: rasmussen)?',
    'dronning (?:margrethe|mary)',
    'queen (?:margrethe|mary of denmark|camilla)',
    'kong (?:frederik|charles)',
    'king (?:charles|frederik)',
    'prin(?:s|ce) (?:harry|william|joachim|christian)',
    'meghan markle',
    'kate middleton',
    'taylor swift',
    'beyonc[eé]',
    'rihanna',
    'madonna',
    'lady gaga',
    'eminem',
    'kanye(?: west)?',
    'justin bieber',
    'britney spears',
    'michael jackson',
    'elvis presley',
    'freddie mercury',
    'david bowie',
    'bob marley',
    'marilyn monroe',
    'albert einstein',
    'lionel messi',
    'messi',
    'cristiano ronaldo',
    'ronaldo',
    'neymar',
    'kylian mbapp[eé]',
    'zlatan(?: ibrahimovi[cć])?',
    'michael laudrup',
    'peter schmeichel',
    'christian eriksen',
    'caroline wozniacki',
    'holger rune',
    'jonas vingegaard',
    'roger federer',
    'serena williams',
    'lebron james',
    'michael jordan',
    'mike tyson',
    'conor mcgregor',
    'mads mikkelsen',
    'nikolaj coster-waldau',
    'lars von trier',
    'greta thunberg',
    'kim kardashian',
    'oprah(?: winfrey)?',
    'tom cruise',
    'brad pitt',
    'leonardo dicaprio',
    'scarlett johansson',
    'mr ?beast',
    'pewdiepie',
    'joe rogan',
    'dalai lama',
    'pope (?:francis|leo)',
    'pave(?:n)? (?:frans|leo)',
    '(?:my|our) (?:boss|ex(?:-(?:wife|husband|girlfriend|boyfriend))?|neighbou?r|teacher|colleague|prime minister)',
    '(?:min|vores) (?:chef|eks(?:mand|kone|kæreste)?|nabo|lærer|kollega|statsminister)',
    '(?:real|living|actual) (?:politicians?|celebrit(?:y|ies)|people|persons?)',
    '(?:virkelige|rigtige|levende|kendte) (?:politikere?|personer|kendisser|mennesker)',
  ),
]

const BRANDS = [
  words(
    "disney(?:['’]?s)?",
    'pixar',
    'dreamworks',
    'marvel(?! at| over)(?: universe| heroes)?',
    'avengers',
    'spider-?man',
    'batman',
    'superman',
    'iron ?man',
    'wonder woman',
    'the joker from batman',
    'star wars',
    'darth vader',
    'baby yoda',
    'star trek',
    'harry potter(?:s)?',
    'hogwarts',
    'voldemort',
    'lord of the rings',
    'ringenes herre',
    'gandalf',
    'frodo',
    'game of thrones',
    'stranger things',
    'squid game',
    'breaking bad',
    'the simpsons',
    'simpsons',
    'south park',
    'jurassic (?:park|world)',
    'james bond',
    'indiana jones',
    'the matrix',
    'pok[eé]mon',
    'pikachu',
    'nintendo',
    'super mario',
    'zelda',
    'sonic the hedgehog',
    'pac-?man',
    'tetris',
    'minecraft',
    'fortnite',
    'roblox',
    'world of warcraft',
    'candy crush',
    'angry birds',
    'lego',
    // A barbecue.
    '(?<!(?:on|off|from|round|around) (?:the|our|my|your) )barbie',
    'hello kitty',
    'mickey mouse',
    'mickey',
    'anders and',
    'donald duck',
    'winnie the pooh',
    'peter plys',
    'elsa (?:from|fra|og anna|and anna)',
    'shrek',
    'minions',
    'transformers',
    'peppa pig',
    'gurli gris',
    'paw patrol',
    'teletubbies',
    'bluey',
    'my little pony',
    'baby shark',
    'pippi (?:langstrømpe|longstocking)',
    'emil fra lønneberg',
    'mumitrold\\p{L}*',
    'moomins?',
    'tintin',
    'asterix',
    'olsen[ -]banden',
    'smurf(?:s|er|erne)?',
    'smølf\\p{L}*',
    'coca-?cola',
    'pepsi',
    "mcdonald['’]?s?",
    'burger king',
    'starbucks',
    'carlsberg',
    'tuborg',
    'red bull',
    'iphone',
    'google',
    'facebook',
    'tiktok',
    'tesla',
    'nike',
    'adidas',
    'ferrari',
    'lamborghini',
    'porsche',
    'harley-?davidson',
    'rolex',
    'gucci',
    'louis vuitton',
    'ikea',
    'netflix',
    'playboy',
    'manchester united',
    'real madrid',
    'fc (?:barcelona|københavn|midtjylland)',
    'brøndby if',
    'the beatles',
    'abba',
    'ac/dc',
    'metallica',
    'volbeat',
    'monopoly(?! (?:of|on))',
    'godzilla',
    'king kong',
  ),
  words(
    '(?:exact |a |en |tro |præcis )?(?:copy|clone|kopi|klon|rip-?off|replica) (?:of|af) (?:the slot )?(?:book of \\p{L}+|starburst|gonzo\\p{L}*|sweet bonanza|gates of olympus|big bass\\p{L}*|mega moolah|reactoonz)',
  ),
]

const NOT_FOR = /(?:not|never|ikke|aldrig|no|ingen|without|uden|adults? only|kun voksne)(?: \p{L}+){0,3} $/u

const rulesOf = (fault: PromptFault, patterns: readonly RegExp[]) => patterns.map((pattern) => ({ fault, pattern }))
const OWN_RULES = [
  ...rulesOf('atrocity', ATROCITIES),
  ...rulesOf('children', CHILDREN),
  ...rulesOf('person', PERSONS),
  ...rulesOf('brand', BRANDS),
]

const OF_TEXTS: { readonly [C in Rule['code']]?: PromptFault } = {
  ...{ abuse: 'hatred', sexual: 'sexual', promise: 'promise', link: 'link' },
}
const LONGEST_PASSAGE = 60

/** Why no game is made of a text, the gravest reason first; nothing where it may be. */
export function checkPrompt(text: string): RefusedPrompt | undefined {
  const found = [...ownFaults(text), ...textFaults(text)]
  for (const fault of PROMPT_FAULTS) {
    const first = found.find((one) => one.fault === fault)
    if (first) return first
  }
  return undefined
}

/** Each of them refuses wherever it stands, but what is not for children is not for them. */
function ownFaults(text: string): RefusedPrompt[] {
  const lower = text.normalize('NFKC').toLowerCase()
  return OWN_RULES.flatMap(({ fault, pattern }) =>
    [...lower.matchAll(pattern)]
      .filter(({ index }) => !(fault === 'children' && NOT_FOR.test(lower.slice(0, index))))
      .map(([passage]) => ({ fault, passage: passage.slice(0, LONGEST_PASSAGE) })),
  )
}

/** A figure that is asked for, and a win in each free spin, promise nobody money. */
const OF_THE_MATHS = /^[^.;]*\d|^[^.;,]*(?:free|gratis) ?spin/iu

function textFaults(text: string): RefusedPrompt[] {
  return checkText({ name: '', description: text }).flatMap(({ code, passage }) => {
    const fault = OF_TEXTS[code]
    if (fault === 'promise' && OF_THE_MATHS.test(passage + text.slice(text.indexOf(passage) + passage.length)))
      return []
    return fault === undefined ? [] : [{ fault, passage: passage.slice(0, LONGEST_PASSAGE) }]
  })
}
