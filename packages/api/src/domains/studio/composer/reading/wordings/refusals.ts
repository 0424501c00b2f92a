import type { Wordings } from './wordings.ts'

/** What is not wanted, however it is said: by a plain no before it. */
export const REFUSALS_SAID: Wordings = {
  asTyped: [
    [
      /(?<!\p{L})(?:and |but |og |men )?(?:it |they |these |de |den |der )?(?:can['’]?t|cannot|can not|may not|kan ikke|må ikke) (?:be )?(?:re-?trigger(?:ed)?|re-?won|won again|genudløses|genstartes|vindes igen|forlænges)(?!\p{L})/gu,
      ', no retrigger',
    ],
    [/(?<!\p{L})(?:ikke|inte) (?:flere|endnu (?:en|et)) (?=\p{L}+(?:[!.,;]|$))/gu, 'ingen '],
    [/(?<!\p{L})(?:no more|not another|not more) (?=\p{L}+(?:[!.,;]|$))/gu, 'no '],
    [/(?<!\p{L})hv[æe]rken (\p{L}+) eller (\p{L}+)/gu, 'ingen $1, ingen $2'],
    [/(?<!\p{L})nothing (?:is|with) (?:too )?(\p{L}+) or (\p{L}+) or (\p{L}+)/gu, 'no $1, no $2, no $3'],
    [
      /(?<!\p{L})(no|ingen|uden|without) (\p{L}{3,}) (?:or|eller) (\p{L}{3,})(?=\s*(?:$|[,.;!]|anywhere|at all|overhovedet|nogen steder))/gu,
      '$1 $2, $1 $3',
    ],
    [
      /(?<!\p{L})(?:(?:i|we)(?:['’]m|['’]re| am| are) )?(?:so |really |thoroughly |utterly )?(?:sick (?:and tired )?of|tired of|fed up with|bored (?:of|with)|had enough of|done with|allergic to|over (?=\p{L}+s,))(?: all)?(?: the| these| those)? ([^.;:!?\n]{3,120})/gu,
      '$LIST',
    ],
    [
      /(?<!\p{L})(?:(?:jeg|vi) er )?(?:så |virkelig |dødtræt|grundigt )?(?:trætte? af|dødtrætte? af|led og kede? af|kede? af|led ved|har fået nok af|nok af) ([^.;:!?\n]{3,120})/gu,
      '$LIST',
    ],
    // A button or a way to do something that is not to be there is that which it does.
    [
      /(?<!\p{L})(?:(?:der )?(?:må|skal)(?: for \p{L}+ skyld| bare| altså| endelig| helst| under ingen omstændigheder| absolut)? ikke (?:være|findes|komme)|ingen|uden|no|not|without|never|don['’]?t (?:add|want|include)|there (?:must|should) (?:not|never) be)(?: \p{L}+){0,3} (?:knap(?:per)?|mulighed(?:er)?|funktion(?:er)?|feature|buttons?|options?|ways?|chance|shortcut|genvej)(?:,)? (?:hvor (?:man|du|spilleren|folk)(?: kan)?|(?:for|til) at|to|where (?:you|players?|people)(?: can)?|(?:that|which) lets? (?:you|players?)|der lader (?:en|spilleren)) (?=\p{L})/gu,
      'ingen ',
    ],
    [
      /(?<!\p{L})(?:man|spilleren|folk|players?|people|you|nobody|ingen) (?:skal|må|kan|should|must|may|can)(?: for \p{L}+ skyld| altså| bare)? (?:ikke|not|never|aldrig) (?:kunne |be able to )?(?=køb|buy|gamble|satse|doble|double)/gu,
      'ingen ',
    ],
    [
      /(?<!\p{L})(?:what i (?:don['’]?t|do not) want|(?:i|we|vi|jeg) (?:hate|hader|loathe|afskyr)|what we are not doing|(?:things )?(?:i|we) (?:don['’]?t|do not) want|not wanted|unwanted|no-gos?|avoid|ikke med|det vil jeg ikke have|hvad jeg ikke vil have|ting jeg ikke vil have|uønsket|undgå|nej til|leave out|leave off|omit|exclude|skip|drop|without|uden|udelad|undlad|ingen|minus|not in it|not to include|don['’]?ts|ban(?:ned)?)(?: is| er)?: ?([^.;\n]{2,160})/gu,
      '$LIST',
    ],
  ],
  everyday: [
    // A thing that is not to be the wild rules out no wild.
    [
      /(?<!\p{L})(?:but |men )?(?:just |bare )?(?:not|ikke) (?:be |være |to be )?(?:as|som) (?:an? |the |en |et )?(?:wild|joker|scatter)(?!\p{L})/gu,
      'other part',
    ],
    // To forget something is to leave it out; not to forget it is not.
    [
      /(?<!\p{L})(?:oh,? )?(?:and )?(?:(?:do not|don['’]?t|let['’]s not) forget(?: about)?|glem (?:nu )?ikke|husk(?: nu)?(?: lige)?(?= (?:en|et|de|den|det|at|nu)))(?!\p{L})/gu,
      'also',
    ],
    [
      /(?<!\p{L})(?:(?:please )?(?:steer|stay|keep) (?:well )?(?:clear|away) (?:of|from)|i['’]?d be (?:cross|upset|annoyed|sad) (?:about|with|at)|i do mind if you (?:bring in|add|use|put in)|spare (?:me|us)|we can do without|i can do without|could do without|i['’]?d rather (?:not (?:have|see)|there (?:was|were) no)|(?:i|we) (?:really )?(?:hate|loathe|detest|can['’]?t stand|cannot stand|dislike)|no need for|there['’]?s no (?:need|room|place) for|not a fan of|do not include|don['’]?t (?:include|add|put in|give (?:me|us)|bring in|want)|leave out|kill|ditch|ban)(?: (?:any|a|an|the|more))?(?! (?:all|of|two|one|red|or))(?= \p{L})/gu,
      'no',
    ],
    [
      /(?<!\p{L})(?:jeg gider (?:altså )?ikke(?: have)?(?: flere)?|vi gider ikke(?: have)?|gider ikke(?: have)?|(?:der )?(?:skal|må) (?:under ingen omstændigheder|på ingen måde|bestemt ikke|endelig ikke|helst ikke) være|under ingen omstændigheder|på ingen måde|ikke? noget med(?: at (?:man|spilleren|de) (?:kan|skal|må))?|hold (?:os|mig|jer)? ?(?:fri|væk) (?:for|fra)|kom (?:mig )?ikke med|vi vil ikke have|jeg vil ikke have|jeg vil helst (?:ikke have|være fri for|undgå)|(?:vi|jeg) kan (?:godt )?undvære|(?:der er )?ingen grund til|drop alt om|væk med|spar (?:os|mig) for|(?:jeg|vi) (?:hader|afskyr|kan ikke fordrage)|ikk)(?= \p{L})/gu,
      'ingen',
    ],
    [
      /(?<=^|[,;.:!?\n] ?|(?:and|og|but|men) )(?:the |any |de |den |det )?((?:[\p{L}’'-]{2,} ){0,2}[\p{L}’'-]{3,}) (?:vil (?:jeg|vi) (?:helst )?ikke (?:se|have|møde)(?: (?:noget|mere) til)?|skal (?:væk|udelades|ud)|er (?:ikke ønsket|uønsket)|ønskes ikke|(?:is|are) (?:not wanted|unwanted)|isn['’]t wanted|is to be (?:left out|avoided)|(?:is|are) not to be (?:seen|shown|used|found)|(?:is|are) out(?= *(?:$|[,;.]))|(?:needn['’]?t|need not) be there|(?:is|are) a no(?= *(?:$|[,;.])))/gu,
      'no $1',
    ],
    [
      /(?<=^|[,;.:!?\n] ?)(gambl\p{L}*(?: ladder| feature)?|bonus buy|jackpots?|free spins|wilds?) out(?= *(?:$|[,;.]))/gu,
      'no $1',
    ],
  ],
  ofTheTrade: [
    [
      /(?:don['’]?t|do not|never|må ikke|aldrig) (?:let|allow|lade?) (?:people|players|anyone|the player|folk|spillerne?|nogen)(?: to)? (?=buy|gamble|købe?)/g,
      'no ',
    ],
    [/(?<![\d.])0 (?=gambl|jackpot|bonus|wild|scatter|free|gratis)/g, 'no '],
    [
      /(?:glem|forget|never mind|drop|skip)(?: alt om| about)? (?=\p{L}*jackpot|\p{L}*bonus|wild|scatter|free|gratis|jok)/gu,
      'no ',
    ],
    [/(?:don['’]?t|do not) (?:put in|add|include|want|use|have)(?: an?| any| the)? /g, 'no '],
  ],
}
