import { followed, type Rule, words } from './rule.ts'

const HARM_DA =
  '(?:dræb|slå|slår|slar|smadr|tæsk|tæv|skyd|myrd|stikk|brænd|voldtag|flå|kvæl|kværk|knus|pryg|banke?r|spark|hugg|nakk|halshugg|torter|skær|kommer efter|sprænge?r|jage?r|maltrakter|likvider|gør det af med|forgift|begrav|pulver)\\p{L}{0,4}'
const HARM_EN =
  '(?:kill|murder|shoot|stab|slit|cut|strangle|choke|beat|bash|smash|burn|rape|torture|hurt|harm|slaughter|butcher|behead|bomb|blow up|poison|attack|hunt|gut|skin|destroy|end|bury|crush|break|execute|find|get|come for|come after|coming for|coming after|set fire to|punch|knife|make you pay)(?:s|ing)?'
const YOU_DA = '(?:dig|jer|din|dit|dine|jeres|alle)'
const YOU_EN = '(?:you|your|u|ur|ya|all of you)'
/** People and places outside any game. */
const REAL =
  '(?:(?:the |this |your |jeres |dette |denne )?(?:owners?|admins?|administrators?|moderators?|mods?|developers?|devs|staff|support(?: team)?|employees|ceo|headquarters|offices?|site|website|servers|school|mosque|synagogue|kindergarten|parliament|prime minister|police station|head office)|ejere?n?|ejerne|administratore?r?n?e?|moderatore?r?n?e?|udviklere?n?|udviklerne|personalet|medarbejdere?n?e?|de ansatte|kundeservice|direktøren|chefen for|kontoret|hovedkontoret|jeres kontor|skolen|moskeen|synagogen|børnehaven|folketinget|statsministeren|christiansborg|politistationen)'

const THREATS: readonly RegExp[] = [
  words(
    `(?:jeg|vi|så|nogen|mine venner|i aften|i nat)(?:,| \\p{L}+){0,6}? ${HARM_DA} (?:hele )?${YOU_DA}(?! (?:igen|venner?|et|en|med (?:et )?smil))`,
    `(?:jeg|vi)(?: \\p{L}+){0,4} ${HARM_DA} (?:\\p{L}+ ){0,4}(?:ned|ihjel)`,
    '(?:jeg|vi) (?:ved|finder ud af|har fundet ud af),? hvor (?:du|i|din\\p{L}*|dit\\p{L}*|jeres \\p{L}+) (?:bor|arbejder|går|\\p{L}+ går)',
    '(?:jeg|vi) (?:skal nok )?(?:kommer|finder|opsøger) (?:og |efter )?(?:dig|jer)(?= (?:i nat|i aften|en dag|hjemme|snart)|[.!]|$|,? (?:din|dit|og))',
    '(?:du|i) (?:skal|kommer til at|fortjener at|burde) (?:dø|lide|brænde|bløde|voldtages|dræbes|skydes|hænges|tæves|fortryde det)',
    '(?:du|i) er (?:døde?|en død mand|den næste|et lig)(?=\\s*(?:$|[.!,]))',
    '(?:pas på|vogt dig|se dig over skulderen)[^.!?]{0,30}(?:hvor du bor|din familie|dine børn|jeg kommer|vi kommer)',
  ),
  words(
    `(?:i|we|somebody|someone|my (?:friends|boys|brothers))(?: (?:am|are)|['’](?:m|re|ll|d)|['’]ve)?(?: [\\p{L}']+){0,4}? ${HARM_EN} (?:\\p{L}+ )?${YOU_EN}(?! (?:a|an|the|some|there|back|into|up on|through|home|with (?:a )?\\p{L}*(?:smile|gold))(?!\\p{L}))`,
    '(?:i|we) know (?:which|what|who|exactly) [^.!?]{0,30}(?:you|your) [^.!?]{0,20}(?:go|goes|live|lives|work|works|school|drive|are|is|sleep)',
    '(?:jeg|vi) ved,? (?:hvilken|hvem|præcis|godt) [^.!?]{0,30}(?:du|din|dit|dine) [^.!?]{0,25}(?:går|bor|arbejder|kører|sover|er)',
    '(?:i|we) (?:know|found out|can see|have found) where (?:you|u|your \\p{L}+|the owner|he|she|they) (?:all )?(?:lives?|works?|sleeps?|goes? to school)',
    "(?:you|u)(?:['’]re| are| will| shall| should| deserve to|['’]ll| must) (?:all )?(?:going to |gonna |so )?(?:be )?(?:a dead (?:man|woman)|dead meat|get (?:stabbed|shot|beaten|hurt|raped|killed)|be (?:stabbed|shot|killed|hanged|raped|beaten)|regret (?:this|it)|raped|stabbed|lynched|pay for this)",
    '(?:you|u)(?: all)? (?:deserve to|should|ought to|will|must|need to) (?:die|burn|suffer|hang|rot)(?= |$|[.!,])(?! (?:\\p{L}+ )?(?:times|trying|by))',
    '(?:watch|guard) your back',
    'sleep with one eye open',
    'your (?:days|hours) are (?:numbered|counted)',
    'dine (?:dage|timer) er talte',
  ),
  followed(
    `(?:i|we|i['’]ll|i['’]m|gonna|going to|let['’]?s|want to|someone should|somebody should) (?:[\\p{L}'’]+ ){0,3}?${HARM_EN}`,
    REAL,
    20,
  ),
  followed(`(?:jeg|vi|lad os|nogen (?:burde|bør|skal|skulle)) (?:\\p{L}+ ){0,3}?${HARM_DA}`, REAL, 20),
  followed(
    REAL,
    '(?:skal|burde|bør|fortjener at|should|must|deserves? to|will|is going to|are going to) (?:be |get )?(?:dø|dræbes|skydes|hænges|tæves|brændes|sprænges|smadres|die|burn|shot|killed|hanged|stabbed|beaten|bombed|raped|blown up|pay for)',
    20,
  ),
  followed(
    '(?:bombe?|bomb|gun|knife|pistol|våben|kniv|gevær|rifle|molotov|acid|syre|benzin|petrol)',
    `(?:to|into|in|at|under|på|i|til|med til|hos|over|against) (?:your|jeres|dit|din|dette|this|the) (?:\\p{L}+ )?(?:office|school|house|home|door|family|kids|children|car|headquarters|building|kontor|skole|hus|hjem|dør|familie|børn|bil|hovedkontor|bygning|arbejde|work)`,
    15,
  ),
  words(
    '(?:shoot|shooting|blow|burn) up (?:the|a|my|your) (?:school|mosque|church|office|synagogue|mall)',
    'school ?shoot(?:ing|er)s?',
    'skoleskyderi(?:et)?',
    '(?:burn|brænd)(?:er)? (?:down )?(?:your|jeres|dit|the|en|alle) (?:house|office|home|mosque|synagogue|kontor|hus|hjem|moske|moskeer|koraner|koranen)(?: (?:down|ned|af))?',
  ),
  words(
    '(?:cut|slit|cutting|slitting) (?:his|her|your|their) (?:throats?|head)',
    'skær(?:er)? (?:halsen|struben) over på (?:dig|jer|ham|hende|ejeren)',
    '(?:dit|din) (?:\\p{L}+ )?(?:hus|familie|børn|mor|kone|datter|søn)\\p{L}* (?:skal|vil|bliver|brænder|dør)(?! (?:på|over) (?:en|et))',
    'your (?:family|kids|children|mother|wife|daughter|son|house|dog) (?:will|is going to|are going to|is next|dies|die|should|burns)',
  ),
]

const WEAPONS: readonly RegExp[] = [
  words(
    '(?:får|skal (?:du|i) (?:have|få)) (?:du |i )?(?:tæsk|tæv|bank|klø|en kugle|en kniv|en på (?:kassen|hovedet|kæften))',
    '(?:tager|medbringer|henter) (?:jeg |vi )?(?:kniven|pistolen|en kniv|en pistol|geværet|min kniv|min pistol) ?(?:med)?',
    "(?:i[’']m |i am |i[’']ll |i will |next time i )(?:bring|bringing) (?:a|my|the) (?:gun|knife|rifle|bat|bomb)",
    '(?:put|putting) a bullet (?:in|through|into) (?:you|your|him|her|his|their|the \\p{L}+|every\\p{L}*)',
    'kugle (?:for|i) (?:panden|hovedet)(?: på| til)? (?:dig|jer|ham|hende)',
    '(?:bomb|burn|blow up|brænd|spræng) (?:the |all |every |alle |en |a )?(?:mosques?|synagogues?|moske\\p{L}*|moské\\p{L}*|synagoge\\p{L}*)',
  ),
]

const DEATH_WISHES: readonly RegExp[] = [
  words(
    'dø,? din',
    'gå ud og dø',
    'bare dø',
    '(?:hæng|hang|skyd|dræb|drukn|brænd) (?:dig|jer) (?:selv|nu|bare)',
    '(?:go )?hang (?:your ?self|urself)',
    'tag livet af (?:dig|jer)',
    '(?:begå|commit) (?:selvmord|suicide)(?! (?:mission))',
    '(?:spring|hop|jump) (?:ud foran|foran|off|in front of|under|ud fra) (?:et |en |a |the )?(?:tog|bro(?:en)?|bridge|cliff|train|bus|taget|roof)(?:,| og (?:dø|forsvind)| you| din|$|[.!])',
    'få kræft',
    '(?:get|catch|die of) (?:cancer|aids|ebola)',
    'kræft(?:en)? (?:æde|tage|ramme) (?:dig|jer|din)',
    '(?:rot|burn|råd(?:ne)?|brænd(?:e)?)(?: op)? (?:in|i) (?:hell|helvede)(?:,| you| din| all of you|$|[.!])',
    '(?:gå|go|skrid|rend|rejs|fanden tage|pis) (?:ad|to|ad) (?:helvede(?: til)?|hell)(?:,| med (?:dig|jer)| you| din|$|[.!])',
    '(?:drik|drink) (?:bleach|klorin|gift)',
    '(?:kill|off|neck|end|shoot|hang) (?:your ?sel(?:f|ves)|urself|yourself)',
    '(?:end|take) your (?:own )?life',
    'kys urself',
    'k\\.?y\\.?s\\.?(?= (?:loser|noob|idiot|you|now))',
    'go (?:and )?die',
    'die in a (?:fire|hole|ditch)',
    'drop dead(?:,| you|$|[.!])',
    '(?:nobody|no one|ingen) (?:would|will|vil|ville) (?:miss|savne) (?:you|dig)',
    '(?:world|verden) (?:would be|is|er|ville være|bliver) (?:\\p{L}+ )?(?:better|bedre) (?:off )?(?:without|uden) (?:you|dig|jer|them|him|dem)',
    '(?:you|du|i) (?:should|burde|skulle) (?:never |aldrig )?(?:have been|være(?: blevet)?) (?:born|aborted|født|aborteret)',
  ),
  followed(
    'hope(?:s|fully)?|wish|håber,?|ønsker|gid',
    '(?:you|u|your|they|he|she|everyone|du|i|din|dit|dine|jeres|alle|de|hele) [^.!?]{0,35}(?:die[sd]?|dying|dead|cancer|suffer|burns?|bleed|drown|crash(?:es)?|get hit|run over|dør?|døde|kræft|brænder|lider|drukner|bliver (?:kørt|syge?|overfaldet)|pine|aids|rot|rots|rådner)',
    12,
  ),
]

export const THREAT_RULES: readonly Rule[] = [...THREATS, ...WEAPONS, ...DEATH_WISHES].map((pattern) => ({
  code: 'abuse',
  pattern,
}))
