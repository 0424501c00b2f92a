import { CERTAIN_WINS, NO_LOSS } from './certain-wins.ts'
import { INCOME } from './income.ts'
import type { Match, Rule } from './rule.ts'
import { SYSTEMS } from './systems.ts'

const DENIAL =
  "(?:ingen|intet|ikke|aldrig|uden|hverken|næppe|umuligt|myten?|forkert|falsk|løgn|no|not|never|nobody|none|without|neither|nor|hardly|cannot|\\p{L}+n['’]t|myth|wrong|false|lie|stop|undgå|avoid|don['’]?t|if anyone|hvis nogen)"
/** A denial stands in the same clause, before the promise or right after it. */
const DENIED_BEFORE = new RegExp(
  `(?<!\\p{L})${DENIAL}(?:(?:,(?=\\s(?:der|som|that|which)\\s))?\\s(?!(?:but|just|kun|only|men|and|og)\\s)[\\p{L}\\d’']+){0,7}\\s$`,
  'u',
)
const DENIED_AFTER =
  /^\s(?:(?:er|is|are|kan|can|bliver)\s)?(?:ikke|aldrig|not|never|findes ikke|does not exist|do not exist|er en myte|is a myth|are a myth)(?!\p{L})/u

const DENIED_WITHIN = /(?<![\p{L}\d])(?:ikke|aldrig|not|never(?! (?:fails|stops))|ingen|no)(?!\p{L})/u

const DENIED_SYSTEM =
  /(?:does|do|will|can|is|are|betaler|udbetaler|giver|virker|falder|er|bliver|kan) (?:not|ikke|never|aldrig) (?!paid|givet|betalt|udbetalt|fail|fejl|svigt)/u

/** `Ingen garanti for gevinst` is the opposite of a promise. */
const isDenied = ({ before, after }: Match): boolean => DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)

export const PROMISE_RULES: readonly Rule[] = [
  ...[...CERTAIN_WINS, ...INCOME].map(
    (pattern): Rule => ({
      code: 'promise',
      pattern,
      unless: (found) => isDenied(found) || DENIED_WITHIN.test(found.match),
    }),
  ),
  ...NO_LOSS.map((pattern): Rule => ({ code: 'promise', pattern, unless: isDenied })),
  ...SYSTEMS.map(
    (pattern): Rule => ({
      code: 'promise',
      pattern,
      unless: (found) => isDenied(found) || DENIED_SYSTEM.test(found.match),
    }),
  ),
]
