import { type Rule, words } from './rule.ts'

const WON = '(?:gevinst(?:er|en)?|penge|udbetaling|jackpot|overskud|profit|præmie)'
const WIN = '(?:wins?|winners?|winnings|money|profits?|payouts?|jackpots?|prizes?|cash|to win)'
const EACH = '(?:hver (?:eneste )?gang|altid|(?:på )?hvert (?:eneste )?spin|hver (?:eneste )?(?:runde|dag|aften))'
/** Nothing else is lost: `aldrig tabe modet` promises no money. */
const OUTRIGHT = '(?=\\s*(?:$|[.!?,;:]|her|penge|mere|når|again|here|money|when|with us))'

const PATTERNS: readonly RegExp[] = [
  words(
    `garanter(?:et|ede|er|es) (?:\\p{L}+ )?${WON}`,
    `${WON} garanter(?:et|es)`,
    `garanti for (?:en )?${WON}`,
    'gevinstgaranti',
  ),
  words(
    'vind(?:er|e)? (?:du |man )?garanteret',
    'garanteret (?:at )?vind(?:er|e)?',
    '(?:win|wins|pays) (?:is )?guaranteed',
  ),
  words(`guaranteed (?:\\p{L}+ )?${WIN}`, `guarantees? (?:\\p{L}+ )?${WIN}`),
  words(`vind ${EACH}`, `(?:du|man|alle|i) vinder ${EACH}`, 'altid gevinst', '(?:du|man) vil (?:altid )?vinde'),
  words('gevinst (?:på |i |ved )?(?:hvert (?:eneste )?spin|hver (?:eneste )?(?:gang|runde)|alle spins?)'),
  words(
    '(?:(?:du|man|i) kan|kan du|kan man) (?:ikke|aldrig|umuligt) tabe',
    'umuligt at tabe',
    `(?:tab|taber) aldrig${OUTRIGHT}`,
  ),
  words("you (?:cannot|can['’]?t|can not|will never|never) lose", 'impossible to lose', `never lose${OUTRIGHT}`),
  words("you(?:['’]ll| will)? always win", "you(?:['’]ll| will) win"),
  words(`(?:sikker|sikre|sure|certain) (?:${WON}|${WIN})`, '100 ?% (?:gevinst|win|sikker|sikkert|vinder|winning)'),
  words('uden risiko', '(?:helt )?risikofri[t]?', 'risk ?-?free', '(?:no|without|zero) risk'),
  words(
    'every (?:spin|bet|round|time|game) (?:is a |is |a )?(?:wins?|winners?|pays)',
    'win (?:on )?every (?:spin|time|round|bet|day)',
  ),
  words('(?:slot|game|it|machine|spillet|maskinen|den) (?:always pays|betaler altid)'),
  words('(?:altid|alle) pengene tilbage', 'money ?-?back guarantee', 'get your money back'),
  words('bliv (?:rig|millionær)', 'du bliver (?:rig|millionær)', 'get(?:ting)? rich', 'become a millionaire'),
  words('(?:nemme|hurtige) penge', 'easy money', 'fast cash', '(?:tjen|for at tjene|kan tjene) (?:\\p{L}+ )?penge'),
  words(
    '(?:make|earn) (?:easy |fast |real |good )?(?:money|cash)',
    'winning (?:system|strategy|pattern)',
    'vinderstrategi',
  ),
  words('betale? (?:din|dine) (?:husleje|regninger|gæld|lån)', 'pay (?:your|off your) (?:rent|bills|debts?)'),
]

const DENIED = /(?<!\p{L})(?:ingen|ikke|aldrig|uden|no|not|never|nobody|without)(?:\s\p{L}+)?\s$/u
const DENIALS = /ikke|aldrig|umuligt|uden|cannot|can['’]?t|can not|never|impossible|no |zero|without|risi|risk/u

export const PROMISE_RULES: readonly Rule[] = PATTERNS.map((pattern) => ({
  code: 'promise',
  pattern,
  // `Ingen garanti for gevinst` is the opposite of a promise.
  unless: (match, before) => !DENIALS.test(match) && DENIED.test(before),
}))
