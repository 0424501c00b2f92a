import type { ChosenLook } from '@spilvaerk/schemas'
import { type Found, spots } from './found.ts'

/**
 * What is asked for beside the game itself. `met`: the product does it for any game; `near`: it is done otherwise, or
 * decided elsewhere; `impossible`: it is not done.
 */
export const ASIDES = {
  clockShown: 'met',
  fitsPhones: 'met',
  noVoice: 'met',
  coinsCounted: 'met',
  noTimers: 'met',
  limitsElsewhere: 'near',
  paceElsewhere: 'near',
  letteringFollows: 'near',
  logoElsewhere: 'near',
  launchElsewhere: 'near',
  musicPlayed: 'met',
  musicNear: 'near',
  soundComposed: 'impossible',
  noLever: 'impossible',
  noDealer: 'impossible',
  sceneDetail: 'impossible',
  fixedPieces: 'impossible',
  oneDraw: 'impossible',
} as const satisfies Readonly<Record<string, 'met' | 'near' | 'impossible'>>
export type AsideCode = keyof typeof ASIDES

export interface Aside {
  readonly code: AsideCode
  /** As it was said. */
  readonly said: string
  /** Who plays, where music is asked for. */
  readonly band?: NonNullable<ChosenLook['band']>
}

const BIG =
  '(?:large|big|bigger|huge|giant|clear|legible|readable|chunky|stor[et]?|større|kæmpe|tydelig[et]?|læselig[et]?|læsbar[et]?)'
const LETTERS =
  '(?:print|letters?|lettering|text|type|fonts?|numerals?|numbers|digits|figures|buttons?|tal|bogstaver|skrift\\p{L}*|tekst|knapper|cifre)'
const SAID: readonly (readonly [AsideCode, string])[] = [
  [
    'letteringFollows',
    `(?:with |med )?${BIG} ${LETTERS}(?: (?:on|på) (?:the )?(?:buttons|screen|knapperne|skærmen))?|(?:i )?(?:can(?:no|')t|cannot|can not|struggle to|find it hard to) (?:manage|read|see|make out) (?:the )?(?:small|tiny|fine) (?:print|text|letters|type)|(?:no|without|ingen|uden) (?:small|tiny|fine|små|lille|lillebitte) ${LETTERS}|(?:jeg )?(?:kan ikke|har svært ved at) (?:læse|se) (?:de |den |det )?(?:små|lille) (?:bogstaver|skrift|tal|tekst)|(?:easy|let|nemt?) (?:to read|at læse)|high[ -]contrast|høj kontrast|(?:for|til) (?:svagtseende|folk med dårligt syn|the (?:visually impaired|partially sighted))|dårligt syn|poor eyesight|bad eyes`,
  ],
  [
    'logoElsewhere',
    '(?:(?:with |med |og |and )?(?:our|my|your|the|vores|vort|mit|jeres|firmaets|klubbens) (?:own )?(?:logo(?:et)?|emblem|brand mark|våben|varemærke)(?: (?:must|should|shall|skal|has to|to|needs to)(?: (?:be|stand|sit|go|appear|stå|sidde|være|vises|med))*)?(?: (?:in|at|on|i|på|øverst|nederst)(?: (?:the|til|top|bottom|upper|lower|left|right|venstre|højre|corner|hjørne\\p{L}*|øverst|nederst|of|screen|skærmen|baggrunden))*)?)',
  ],
  [
    'noLever',
    '(?:(?:a |an |et |en )?(?:proper |real |rigtig[t]? |old |gammelt |big |stort )?(?:pull[ -]?)?(?:lever|håndtag)(?: (?:to|at|at man kan|you can|som man kan|man kan))?(?: (?:pull|trække i|hive i|rykke i|yank))?(?: (?:on|på) (?:the |siden|side)+)?)|pull (?:the|a) (?:lever|handle)|trække i (?:et|i) håndtag(?:et)?|pull-handle|arm to pull',
  ],
  [
    'clockShown',
    '(?:(?:show|display|vise?|med|with|have|has) )?(?:the |a |an |et |en )?(?:clock|time of day|klokken|tiden|uret|ur|session clock|spilletiden)(?: (?:must|should|skal|be|være|vises|shown|visible|synligt?|displayed))+(?: (?:at all times|all the time|always|hele tiden|altid|konstant))?|(?:show|display|vise?) (?:the |a )?(?:clock|time|klokken|tiden|spilletiden|playing time)(?: (?:at all times|all the time|always|hele tiden|altid|konstant))?|(?:always|altid) (?:show|vise?) (?:the |a )?(?:clock|time|klokken|tiden)|always-on clock',
  ],
  [
    'limitsElsewhere',
    '(?:(?:ask|bede?|spørge?|prompt|require|kræve?|force|tvinge|set|sætte?|demand)(?:s|r)?(?: (?:for|om|me|players|spilleren|people|to|til|at|set|sætte|a|an|en|et|the|you|man|everyone|alle))* )?(?:loss|deposit|time|spending|tabs|indbetalings|indskuds|tids|forbrugs)[ -]?(?:limits?|grænser?)(?: (?:before|før|inden|up front|to|for|at)(?: (?:start|play\\p{L}*|the|first|spin|man|kan|spille\\p{L}*|begynder|i gang))*)?|reality[ -]checks?|self-?exclusion|selvudelukkelse|rofus',
  ],
  [
    'paceElsewhere',
    '(?:(?:there )?(?:must|should|shall|has to|der skal|skal der|med|with|at)?(?: (?:be|gå|være|pass|at|least|mindst|minimum))* ?)?(?:at least |mindst |min(?:imum)?\\.? (?:of )?)?\\d+(?:\\.\\d+)?[ -]?(?:seconds?|secs?|sekunder?s?|sek\\.?|s)(?: (?:between|mellem|per|pr\\.?|for|a|each|hver|om|på|game|minimum|i|et|en))+ ?(?:the )?(?:spins?|rounds?|runder?|games?|omgange?|hvert|plays?|bets?)(?: (?:cycle|hver|spin|runde))*|\\d+(?:\\.\\d+)?[ -]second (?:spins?|rounds?|game cycle|cycle|minimum)(?: (?:cycle|time|length))?|\\d+(?:\\.\\d+)?[ -]sekunders (?:spins?|runder|pause)(?: mellem \\p{L}+)?',
  ],
  [
    'fitsPhones',
    '(?:(?:in )?(?:portrait|vertical|upright)(?: (?:phone|mobile|mode|layout|orientation|screens?|format|first|only))+|(?:designed |made |built |mainly |mest |primært )?(?:for|til|on|på) (?:the |my |en |min )?(?:mobile(?: phones?)?|phones?|smartphones?|mobil(?:en|er|telefon(?:en|er)?)?|telefon(?:en|er)?|tablets?|ipad)(?: first)?(?= *(?:$|[,.;:!?]|og|and|med|with|i|in))|mobile[ -]first|one-?handed|(?:på |i )?(?:højkant|stående format)(?: på (?:mobil\\p{L}*|telefon\\p{L}*))?|højformat)',
  ],
  [
    'coinsCounted',
    '(?:(?:a |an |et |en )?(?:\\p{L}+ ){0,2}(?:win meter|counter|display|tæller|display) (?:that|der|som) (?:adds? up|counts?|tæller|lægger)(?: (?:up|op|sammen))?(?: (?:the|my|your|mine|dine))? (?:winnings|wins|gevinster(?:ne)?)|(?:adds? up|totals|counts) (?:the |my |your )?winnings|(?:tæller|lægger) gevinste(?:n|rne) (?:op|sammen))',
  ],
  [
    'noTimers',
    '(?:no|without|ingen|uden|ikke nogen) (?:countdown |ticking )?(?:timers?|countdowns?|nedtælling(?:er)?|tidsfrister|stopure)(?: (?:nagging|rushing|hurrying|pushing|bothering|der (?:presser|jager|maser))(?: (?:me|us|you|players|mig|os|en))?)?',
  ],
  [
    'launchElsewhere',
    '(?:(?:for |til |in |i |by |live |ready |klar |launch(?:es|ed|ing)? |udgives |lanceres )+)(?:the )?(?:uge \\d{1,2}|week \\d{1,2}|q[1-4]|(?:first|second|third|fourth) quarter|[1-4]\\. kvartal)|(?:our )?(?:launch|flagship|lead) title|uge \\d{1,2}',
  ],
  [
    'noDealer',
    '(?:(?:with |med |and |og |gerne )*(?:a |an |the |en )?(?:\\p{L}+ ){0,2}(?:dealer|croupier)(?:en)?(?: (?:should|must|to|skal|who|der|that|som|is|er|be|være|as|with|med))+ (?!qualif|kvalific|stand|hit|står|stå|draw|trækk?e?r?|peek|win|vind|show|vis|have|has|ha|pay|betal|get|expose|push|check|take|bust|hold|play|reach|need|burn|use|hånd|queen|king|ace|at least|mindst|pair|soft|blød|hard|any|all|ties?|both|\\d)(?:(?:a|an|the|in|en|et|i) )?\\p{L}[\\p{L}’-]*(?: \\p{L}[\\p{L}’-]*)?)|live[ -]?(?:dealer|croupier)s?',
  ],
  [
    'sceneDetail',
    '(?:(?:and |og |with |med )?(?:that |a |an |the |et |en |det |den )?(?:(?!symbols?|wild|scatter|red|magic|flying|rød|flyvende)[\\p{L}-]+ ){0,2}(?:(?<!(?:red|magic|flying) )carpet|wallpaper|lino(?:leum)?|floor tiles|curtains?|strip lights?|striplights?|fluorescent lights?|light bulb|gulvtæppe|tapet|linoleum|gardiner?|lysstofrør|lysrør|glødepære)(?: (?:behind|i baggrunden|bagved|in the background|on the (?:wall|floor)|på (?:væggen|gulvet)|overhead|i loftet)(?: it| the reels| hjulene)?)?)|(?:(?:a )?chunky|en klodset|en stor) (?:\\p{L}+ )?(?:screen|skærm)',
  ],
]
const BY_CODE = SAID.map(([code, words]) => [code, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')] as const)

/** What is asked for beside the game itself, but for what is to be heard. */
export const asidesIn = (text: string): Found<Aside>[] =>
  BY_CODE.flatMap(([code, pattern]) => spots(text, pattern, ([said]): Aside => ({ code, said: said.trim() })))

/** Without what joins it to the words before. */
export function unjoined({ value, start, end }: Found<Aside>): Found<Aside> {
  const joint = /^ *(?:(?:og|and|with|med|but|men|plus|gerne) )*/u.exec(value.said)?.[0].length ?? 0
  return { value: { ...value, said: value.said.slice(joint) }, start: start + joint, end }
}
