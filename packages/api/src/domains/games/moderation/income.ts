import { SUM } from './offers.ts'
import { words } from './rule.ts'

const BILLS =
  '(?:husleje(?:n)?|regning(?:er|erne)?|gæld(?:en)?|lån(?:et|ene)?|realkreditlån(?:et)?|boliglån(?:et)?|afdrag(?:et)?|ferie(?:n)?|bil(?:en)?|hus(?:et)?|rent|bills|debts?|mortgage|loans?|car|house|student loans?|tuition|holiday|credit card)'
const PAY =
  '(?:betal(?:er|e|t)?|pay(?:s|ing)?(?: off| for)?|paid(?: off| for)?|clear|cover(?:s|ed)?|dækker?|finansier(?:er|ede|e)|slip af med)'
const YOURS = '(?:din|dit|dine|your|min|mit|mine|my|all|alle|hele|our|vores|al)'
/** What is earned within a game. */
const IN_GAME =
  '(?! ?(?:points?|point|coins?|mønter|stars?|stjerner|spins?|xp|gems?|diamanter|guld|gold|free|gange|times|lives|liv|x(?!\\p{L})|kg|km|meter))'

export const INCOME: readonly RegExp[] = [
  words(
    'bliv (?:hurtigt |nemt |let )?(?:rig|millionær|gældfri|økonomisk (?:fri|uafhængig)|rigere)',
    '(?:du|man|i) (?:kan )?bliver? (?:\\p{L}+ )?(?:rig|millionær|rigere)',
    '(?:gør|make[s]?|making) (?:dig|you|us|everyone|alle) (?:rig|rich|wealthy|millionær(?:er)?|a millionaire|millionaires)',
    'become (?:a |an )?(?:overnight )?(?:millionaire|rich|wealthy)',
    'millionaire (?:overnight|tonight|by|in (?:a|one|\\d+))',
    'millionær (?:på|i aften|inden|i løbet)',
  ),
  words(
    "(?:how to|you(?:['’]ll| can| will)?|want to|ready to|finally|and|just|so) get(?:ting)? rich",
    '(?:(?<![\\p{L}\\d] )get|getting) rich',
    'get rich (?:quick(?:ly)?|fast|now|today|tonight|here|with|by)',
    'rig (?:på|i) (?:en|et|to|\\d+) (?:uge|dag|dage|måned|aften|spin|nat)',
  ),
  words(
    '(?:nemme|hurtige|lette) penge',
    'easy money',
    '(?:fast|quick|easy) cash',
    '(?:(?:du|man|i) (?:kan |vil )?|for at |let at |nemt at |kan |her |og |^)tjene?r? (?:\\p{L}+ ){0,2}penge',
    'tjen (?:\\p{L}+ ){0,2}penge',
    '(?<!(?:they|to) )(?:make|earn|making|earning) (?:easy |fast |real |good |serious |extra |big |free |quick |your )?(?:money|cash|a living|a fortune|thousands|millions)',
    '(?:make|earn)(?:s|ing)? (?:you )?(?:real |easy |extra )?(?:money|cash|a living)(?= (?:online|from|at|while|with|by|every|playing|here|now|fast|today)(?!\\p{L}))',
    '(?:ekstra|extra) (?:indtægt|indkomst|income|løn|pay|cash|lommepenge)',
  ),
  new RegExp(
    `(?<!\\p{L})(?:tjen|tjener?|earn|make|making|earning|score|scor)\\s(?:du |man |you )?(?:op til |up to |over |at least |mindst |en |a )?(?:(?:[€$£]\\s?)?\\d[\\d.,]{2,12}(?!\\d)|${SUM}|(?:thousands|tusindvis|millioner|millions|en formue|a fortune)(?!\\p{L}))${IN_GAME}`,
    'gu',
  ),
  words(
    '(?:fast|sikker|stabil|månedlig|ekstra|passiv|steady|regular|fixed|second|monthly|weekly|daily|stable|reliable) (?:indtægt|indkomst|løn|income|salary|wage|paycheck|pay ?check|månedsløn)(?:er)?',
    '(?:replace|erstat(?:ter|te)?) (?:\\p{L}+ )?(?:salary|income|job|løn(?:nen)?|indkomst)',
  ),
  words(
    '(?:sig|sige|drop|opsig) (?:bare |endelig )?(?:dit |jobbet |dit kedelige )?job(?:bet)?(?: op)?',
    'sig op(?: i morgen| nu| på)',
    '(?:quit|leave|give up) (?:your|the) (?:day |boring |9 to 5 )?job',
    '(?:lev|leve) af (?:det|spillet|at spille|gevinsterne|dine gevinster|dette)',
    'liv(?:e|ing) (?:off|from) (?:this|the|your|slots?|playing|gambling) ?(?:game|winnings|slot|wins)?',
    '(?:retire|pension) (?:early|rich|on|from|tidligt)',
    'gå (?:tidligt )?på (?:tidlig )?pension',
    '(?:økonomisk|financial|finansiel) (?:frihed|freedom|independence|uafhængighed)',
    '(?:never|aldrig) (?:have to |skulle )?(?:work|arbejde)(?: mere| igen)? ?again',
    'aldrig (?:mere )?(?:skal |behøver )?(?:du )?(?:at )?arbejde (?:mere|igen)',
  ),
  words(`${PAY} (?:${YOURS} ){1,2}(?:\\p{L}+ )?${BILLS}`, `${PAY} (?:huslejen|regningerne|af på gælden|gælden)`),
  words(
    '(?:gældfri|debt[- ]free)',
    '(?:money|cash) (?:printer|printing|machine that|cow)',
    'pengemaskine',
    'trykke? penge',
    'print(?:s|ing)? (?:real )?money',
    'free money',
    '(?:penge|money) (?:lige |straight |direkte )?(?:ind på|into) (?:din konto|your account)',
  ),
  words(
    '(?:goodbye|farvel) (?:to|til) (?:your |din |dit |dine |alle )?(?:boss|job|debts?|bills|chefen?|gæld(?:en)?|jobbet|regninger(?:ne)?|work|arbejdet)',
    '(?:game|slot|machine|spillet|spil|maskinen) (?:has |har )?(?:paid|betalte?|pays) (?:for |off )?(?:my|min|mit|mine|our|vores|hele)',
    '(?:better|bedre|safer|sikrere) (?:than|end) (?:the |a |your |din |dit |en |et |at )?(?:banks?|banken|savings|opsparing|pension|aktier|stocks|job|arbejde|løn|salary|lottery|lotto)',
  ),
]
