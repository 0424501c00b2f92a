import { LINK } from './common.ts'
import type { Wordings } from './wordings.ts'

const WILDS = '(?:wilds?|jokere?(?:ne)?)'

/** What wilds and books do. */
export const WILDS_SAID: Wordings = {
  asTyped: [
    // What a wild does to what it wins, said after that it is one or by its name.
    [
      /(?<=(?:wild|jokk?er)[’']?(?:en|s|ne|e|erne)?),? (?:(?:og|and|der|som|that|which|they|den|it) )?(?:ganger|multiplies|multiply|multiplicerer)(?: (?:alt|alle gevinster|everything|every win|the win|wins?|any win|gevinst\p{L}*|prizes?|præmier))?(?: op)?(?: (?:med|by|with))? ?x?(\d{1,3})x?(?![\d.])/gu,
      ' and wild multiplier x$1',
    ],
    [
      /(?<=(?:wild|jokk?er)[’']?(?:en|s|ne|e|erne)?),? (?:(?:og|and|der|som|that|which|they|den|it) )?(?:dobler|fordobler|doubles?|dobbler)(?: (?:alt|alle gevinster|everything|every win|the wins?|wins?|any win|its wins?|gevinst\p{L}*|prizes?|præmier))?(?=\s*(?:$|[,.;!]|og |and ))/gu,
      ' and wild multiplier x2',
    ],
    [
      /(?<=(?:wild|jokk?er)[’']?(?:en|s|ne|e|erne)?),? (?:(?:og|and|der|som|that|which|they|den|it) )?(?:tredobler|triples?|trebles)(?: (?:alt|alle gevinster|everything|every win|the wins?|wins?|any win|its wins?|gevinst\p{L}*|prizes?|præmier))?(?=\s*(?:$|[,.;!]|og |and ))/gu,
      ' and wild multiplier x3',
    ],
    // `gør et helt hjul vildt`: in Danish a reel goes wild as people do.
    [
      /(?<=(?:hjul(?:et|ene)?|valse(?:n|rne)?) (?:(?:kan |skal |må )?(?:gå|går|blive|bliver) )?)vild[te]?(?=\s*(?:$|[,.;!]|og |i |på |hver ))/gu,
      'wild',
    ],
    [/(?<=(?:gør|gøre|bliver|blive|går) )(?:helt )?vild[te]? (?=hele hjul|et helt hjul)/gu, 'wild '],
  ],
  everyday: [
    [
      /(?:et|a|one) symbol(?:,? (?:der|som|that|which))?(?: kan| can| could)? (?:erstatter?|replaces?|stands? in for|substitutes? for|træder? i stedet for|være) (?:alle? (?:de |af de )?andre|alt(?: muligt)?|any(?:thing)?(?: else)?|everything(?: else)?|all (?:the )?others?|every other)(?: symbol(?:er|s)?)?/gu,
      'a wild',
    ],
  ],
  ofTheTrade: [
    [/book[ -]of[ -](?:ra|dead|\p{L}+)|book-mekanik|bog-?spil/gu, 'book-mechanic'],
    [
      new RegExp(`${WILDS}?[ -]multipl\\p{L}+ (?:up to|op til|of|at|på) ?[x×]?(\\d+) ?[x×]?`, 'gu'),
      'wild multiplier x$1',
    ],
    [
      /wilds(?:ene)? (?:der |that |som )?(?:ganger|multiply|multiplies)(?: (?:med|by))? ?[x×]?(\d+)/g,
      'wild multiplier x$1',
    ],
    [
      /(?:freezes?|freezing|locks?|holds?|keeps?|fryser|låser|holder) (?:the |alle |all )?(?:wilds?|jokere?)(?:ne)?(?: (?:in place|fast|put|fastlåst|på plads))?/g,
      'sticky wilds',
    ],
    [
      /(?:wilds?|jokere?)(?:ne)?(?: (?:should|must|will|skal|kan|can))? (?:fill|fylde?r?|cover|dækker?)s?(?: (?:up|out|hele|the|their|deres|a|et|whole|entire))* (?:reels?|hjul)/g,
      'expanding wilds',
    ],
    [
      /(?:rain|shower|storm|regn|byge)(?: of| af) wilds?(?: (?:at random|randomly|på tilfældige spins|tilfældigt))?/g,
      'random wilds',
    ],
    [
      new RegExp(
        `(?<!\\p{L})wild[- ]?\\p{L}*${LINK} (?:walks?|moves?|steps?|strolls?|travels?|march(?:es)?|går|vandrer|rykker|flytter(?: sig)?|bevæger sig)(?: (?:one|1|a|et|en|\\d))?(?: (?:reel|step|column|hjul|felt|skridt))?(?: (?:to the |mod |til )?(?:left|right|venstre|højre))?(?: (?:each|every|per|hvert?|for hvert) (?:spin|turn|round|runde))?`,
        'gu',
      ),
      'walking wilds',
    ],
    [
      new RegExp(
        `${WILDS}${LINK} (?:puffe\\p{L}*|skubbe\\p{L}*|nudges?|bumps?|glider)(?: sig)?(?: (?:på plads|ind|into place|in|down|ned))?`,
        'gu',
      ),
      'nudge wilds',
    ],
    [/(?<!\p{L})jokk+er(?=en|e|s|ne|\P{L}|$)/gu, 'joker'],
    [
      /(?:whole|full|entire|complete|hele) (?:reels|hjul)(?:ene)? (?:turn|becom|bliver|go)\p{L}* wilde?/gu,
      'wild reels',
    ],
    [/(?:full|whole|entire|hele|fulde) wild[ -]?(?:reels|hjul)/g, 'wild reels'],
    [
      /random(?:ly)? wilds? (?:thrown|tossed|added|dropped|scattered|placed|shot)(?: (?:on|onto|in|over)(?: the)? reels)?/g,
      'random wilds',
    ],
    [
      /tilfældige (?:wilds?|jokere) (?:kastes|smides|lægges|drysses|tilføjes)(?: (?:ind|ned|ud))?(?: på hjulene)?/g,
      'random wilds',
    ],
    [
      /(?:wilds?|jokers?|jokere?(?:n|ne)?)(?: that| which| der| som| will| skal)? (?:expands?|grows?|udvid\p{L}*|vokser|ekspanderer|fylder)(?: sig)?(?: (?:over|to fill|across|til) (?:the |a |hele |an )*(?:whole |entire |full )?(?:reels?|hjul\p{L}*))?/gu,
      'expanding wilds',
    ],
    [
      /(?:wilds?|jokere?)(?:ne)?(?: that| which| der| som| will| skal)? (?:stays?|sticks?|remains?|freezes?|locks?|hæng\p{L}*|sidder|fryser|låse\p{L}*|bliver)(?: fast| in place| put| på plads| siddende| liggende)?|(?:bliver|sidder|hænger) (?:wilds?|jokere?)(?:ne)? (?:fast|siddende|liggende)|(?:frozen|locked|frosne|låste) (?:wilds?|jokere)/gu,
      'sticky wilds',
    ],
    [
      /(?:wilds?|jokere?)(?:ne)?(?: that| which| der| som)? (?:multiply|multiplies|ganger|doubles?|fordobler)(?: the wins?| gevinsten?)?/g,
      'multiplying wild',
    ],
    [/kli?str\p{L}+ (?=wild|joker)/gu, 'klæbende '],
    [/(?:expand|udvid|ekspander)\p{L}+ (?=joker)/gu, 'ekspanderende '],
    [/(?:wilds?|jokere?) (?:that |der |som )?(?:spreder|breder) sig(?: ud)?/g, 'spreading wilds'],
    [
      /(?:whole|full|entire|hele) (?:reels|hjul)(?: \p{L}+)? (?:turn\p{L}*|becom\p{L}*|bliver|go(?:es)?) wilds?/gu,
      'wild reels',
    ],
    [
      /(?<!\p{L})(?:a |en )?(?:book|bog)(?: that expands| der udvider sig)?(?= fs| in the free| free spins| egypt|$)|bog der udvider sig/gu,
      'book-mechanic',
    ],
    [/wilds? (?:stay|remain)s?(?: put| in place)?|wilds? (?:der )?bliver siddende/g, 'sticky wilds'],
    [
      /sticky wilds that walk(?: \p{L}+)?|moving wilds|roaming symbols|wilds? der går(?: et felt)?(?: for hvert spin)?/gu,
      'walking wilds',
    ],
    [/wilds?(?: that| der)? (?:double|fordobler|triple)\p{L}*(?: the win| gevinsten)?/gu, 'multiplying wild'],
    [/multiplikator-wilds?|wild-multiplikatorer|wilds? with x\d+(?: and x\d+)?/g, 'multiplying wild'],
    [/wild multipliers?(?: of)?/g, 'wild multiplier'],
    [/hele? wild-?hjul|fulde wildhjul/g, 'wild-hjul'],
    [
      /(?:lyn der slår|lightning that strikes) wilds?(?: (?:ned )?p?å?o?n?t?o? ?(?:the reels|hjulene))?/g,
      'random wilds',
    ],
    [/nudge-hjul|nudging reels/g, 'nudge'],
  ],
}
