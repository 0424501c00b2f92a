import type { Wordings } from './wordings.ts'

/** Jackpots: how many, what they are called and how they are fed. */
export const JACKPOTS_SAID: Wordings = {
  everyday: [
    [
      /(?:grand|major|minor|mini|mega|jackpot\p{L}*)(?: jackpot)? (?:should be|must be|is|er|skal være) (?:an? |en )?progressiv\p{L}*/gu,
      'progressive jackpot',
    ],
    [/(?<![\d.])([1-6]) (?:præmie|gevinst|prize |cash |jackpot)?(?:puljer|pots|pools)(?!\p{L})/gu, '$1 jackpots'],
    [
      /(?<!\p{L})(?:den største|den øverste|the (?:biggest|largest|top)(?: one)?) (?:vokser|bliver ved med at vokse|stiger|grows|keeps growing|climbs)(?!\p{L})/gu,
      'progressive jackpot',
    ],
    [/(?<!\p{L})jackpot(?:s|ter|terne|per)?(?: ?: ?| ?[x×] ?| in number: )(\d)(?!\d|[x×])/gu, '$1 jackpots'],
    [
      /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super)(?:, ?(?:mini|minor|midi|major|grand|mega|maxi|super)){4},? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super)(?: jackpots?)?(?!\p{L})/gu,
      '6 jackpots',
    ],
    [
      /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super)(?:, ?(?:mini|minor|midi|major|grand|mega|maxi|super)){3},? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super)(?: jackpots?)?(?!\p{L})/gu,
      '5 jackpots',
    ],
    [
      /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super)(?:, ?(?:mini|minor|midi|major|grand|mega|maxi|super)){2},? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super)(?: jackpots?)?(?!\p{L})/gu,
      '4 jackpots',
    ],
    [
      /(?<!\p{L})(?:mini|minor|midi|major|grand|mega|maxi|super), ?(?:mini|minor|midi|major|grand|mega|maxi|super),? ?(?:and|og|&) ?(?:mini|minor|midi|major|grand|mega|maxi|super) (?:as |som )?(?:3 )?jackpots?(?!\p{L})/gu,
      '3 jackpots',
    ],
    [
      /(?<!\p{L})jackpots? (?:i|in|of) (\d) (?:størrelser|sizes|levels?|niveauer|trin|tiers?|grader|grades)(?!\p{L})/gu,
      '$1 jackpots',
    ],
  ],
  ofTheTrade: [
    [/(?<=mini, ?)minor, ?major, ?(?:mega|maxi|super) (?:and|og|&) grand(?: jackpots?)?/g, '5 jackpots'],
    [/mini, ?5 jackpots/g, '5 jackpots'],
    [
      /(?:must|skal)[ -](?:drop|hit|fall|falde|udløses)(?:[ -](?:by|before|senest|inden))?(?: (?:ved|at|amounts?|beløb|et beløb|et fast beløb|an amount|en grænse))*/g,
      'must-hit-by jackpot',
    ],
    [
      /jackpots?(?:en|ten)?(?: that| which| der| som)? (?:grows?|builds?|increases?|vokser|stiger)(?: (?:with|for|med) (?:each|every|hver|hvert) \p{L}+)?/gu,
      'progressive jackpot',
    ],
    [
      /must[ -]?(?:drop|hit|fall|pay|win)(?:[ -](?:by|before))?(?: jackpots?)?|jackpots?(?:en)? (?:der |som |that )?(?:skal|må|must) (?:falde|udløses|ramme|drop|fall|be won)[^.,;]{0,40}/g,
      'must-hit-by jackpot',
    ],
    [/progressive pot(?!\p{L})/gu, 'progressive jackpot'],
    [
      /must[ -]hit[ -]by(?: jackpots?)?|(?:en )?jackpot\p{L}* (?:der )?skal (?:falde|udløses|ramme)[^.,;]{0,30}(?:kr|\d)/gu,
      'must-hit-by',
    ],
    [/(?:fire|four|4)[ -]?(?:tier|trins?)(?:ed)?/g, '4 jackpots tiers'],
    [
      /progressive? (?:jackpots?|slot)|progressiv jackpots?|jackpots? (?:fed by|grows)[^.,;]{0,24}|(?<=tiers )progressiv\p{L}*|(?<!\p{L})progressive(?= (?:fed|pool|pot))/gu,
      'progressive-pool',
    ],
    [/mini, ?minor, ?major (?:and|og) grand|(?:grades )?mini to grand/g, '4 jackpots'],
  ],
}
