import type { Wordings } from './wordings.ts'

/** How people write in a hurry, dictate or misspell, and what they say to be polite: by words that ask for the same. */
export const TALK_SAID: Wordings = {
  asTyped: [
    // A kind of game joined to its feature by a sign: `hold & win-slot`.
    [/(?<=\p{L}{3})-(?=(?:slot|spil|automat|game)(?!\p{L}))/gu, ' '],
    // What is guessed in a gamble is the usual.
    [
      /(?<=(?:gamble|gambling|kvit eller dobbelt|double or nothing)[^.;!?\n]{0,48})(?:,? (?:with|med|on|på))? (?:rød|red)(?: ?\/ ?| or | eller )(?:black|sort)(?: bagefter| afterwards)?(?!\p{L})/gu,
      ' ',
    ],
    [/(?<=\d|k) x(?=\s*(?:$|[,.;!]))/gu, 'x'],
    // As it is spoken in Jutland, and on a phone.
    [/(?<!\p{L})wan(?:na)?(?: have)? (?=an? )/gu, 'want '],
    [/(?<=\p{L} )wit(?= \p{L})/gu, 'with'],
    [/(?<=(?:vil|kan|skal|må|at|gerne) )ha(?!\p{L})/gu, 'have'],
    [/(?<=(?:where|when|if|that) )ur(?= \p{L})/gu, 'you are'],
    [/(?<!\p{L})(?:mæ|mæ'|mej)(?= \p{L})/gu, 'med'],
    [/(?<!\p{L})ka(?= (?:du|i|man|jeg|vi|det|den|der|la)(?!\p{L}))/gu, 'kan'],
    [/(?<=(?:man|jeg|vi|det|den|der|de|bonus|i) )ka(?!\p{L})/gu, 'kan'],
    [/(?<!\p{L})ku(?= (?:du|i|man|vi|det|den|der|vær|være|godt)(?!\p{L}))/gu, 'kunne'],
    [/(?<=\p{L}{2} )å(?= \p{L})/gu, 'og'],
    [/(?<!\p{L})(?:giv mig |lav |gerne |så )?hellere (?=\p{L})(?!end)/gu, ''],
    [/(?<!\p{L})(?:tag|brug|take|use|put in) (?:evt\.?|eventuelt|maybe|perhaps) (?=\p{L})/gu, ''],
    [/(?<!\p{L})(?:not|ikke) (?:too |for )?(?:much|many|meget|mange) \p{L}+(?=\s*(?:$|[,.;!]))/gu, ' '],
    [
      /(?<!\p{L})(?:prizes?|præmier|gevinster) (?:from|of|between|fra|mellem|på) [\d.,]+ ?x (?:up )?(?:to|and|til|op til|og) [\d.,]+ ?x/gu,
      'prizes',
    ],
    [
      /(?<!\p{L})(?:toppen|the top)(?: of it)? (?:gir|giver|betaler|pays|gives) \d+ ?(?:x|times|gange)(?: (?:the )?(?:stake|bet|indsatsen))?/gu,
      ' ',
    ],
    [
      /(?<!\p{L})(?:top|last|øverste|sidste) (?:rung|step|trin)(?:et)? (?:is|pays|gives|er|giver|betaler) (?:\d+ ?(?:x|times|gange)(?: (?:the )?(?:stake|bet|indsatsen))?)/gu,
      'top step',
    ],
    [/(?<!\p{L})(?:og )?(?:jeg )?(?:kan bedst lide|bedst kan lide|like best|am fond of)(?!\p{L})/gu, 'vil have'],
    [
      /(?<!\p{L})(?:ingen|no|uden|without) (?!flash|blink|flick|flimr|strob)(?:\p{L}{4,}(?:ende|ing)) (?:lys|lights?|farver|colou?rs?|effekter|effects?|bannere?|banners?)(?!\p{L})/gu,
      ' ',
    ],
    [/(?<!\p{L})(?:til|for) (?:min|my) (?:stream|kanal|channel|followers|følgere|viewers|seere)(?!\p{L})/gu, ''],
    // An abbreviation ends no clause.
    [/(?<=(?<!\p{L})(?:ca|max|maks|min|stk|pr|evt|inkl|incl|approx|vol|nr))\.(?= [\p{L}\d])/gu, ' '],
    [/(?<=\p{L}{2} )r (?=(?:the|a|my|our|all|wild|scatter)(?!\p{L}))/gu, 'are '],
    [/(?<=\p{L} |^)me (?=\p{L}{4,})(?!kind|please|pls)/gu, 'med '],
    // `et vildt tegl bliver siddende`: a wild by what it does.
    [
      /(?<!\p{L})(?:en|et|den|det|hver|hvert) vild[et]? (\p{L}{3,}) (?=bliver|vokser|går|rykker|udvider|fylder|sidder|klæber|vandrer|lander|breder|ganger|fordobler)/gu,
      '$1 er wild der ',
    ],
    [/(?<!\p{L})er vild(?=\s*(?:$|[,.;!]| og))/gu, 'er wild'],
    [/(?<!\p{L})make it (?:really |proper |very )?(?:dumb|silly|stupid|goofy|daft)(?!\p{L})/gu, 'funny'],
    [/(?<!\p{L})scaters?(?!\p{L})/gu, 'scatter'],
    [/(?<!\p{L})(?:kunne|kan) det laves som (?=\p{L})/gu, 'et spil om '],
    [/(?<!\p{L})(?:det )?skal handle om (?=\p{L})/gu, 'det handler om '],
    [/(?<!\p{L})abt(?!\p{L})/gu, 'about'],
    [/(?<=\p{L} )n(?= \p{L})/gu, 'and'],
    [/(?<!\p{L})w\/(?= ?\p{L})/gu, 'with'],
    [/(?<!\p{L})gir(?!\p{L})/gu, 'giver'],
    [/(?<!\p{L})dobelt(?!\p{L})/gu, 'dobbelt'],
    [/(?<!\p{L})gevindst/gu, 'gevinst'],
    [/(?<!\p{L})symboller(?!\p{L})/gu, 'symboler'],
    [/(?<!\p{L})tilfeldig/gu, 'tilfældig'],
    [/(?<=\p{L}[ ,]{1,2})(?:haha|hehe|lol|obvs|ofc|pls|plz|idk|tbh|imo)(?!\p{L})/gu, ''],
    // The one that is meant is no thing: `den slags hvor`, `tre slags æg`.
    [
      /(?<!\p{L})(?:den slags|sådan en|the (?:kind|sort|type)|one of those)(?:,? (?:hvor|der|som|where|that|with))(?!\p{L})/gu,
      'hvor',
    ],
    [/(?<=\d )(?:slags|forskellige|kinds of|sorts of|types of|different)(?= \p{L})/gu, ''],
    [/(?<!\p{L})(?:little|small|små) (?:pictures|billeder|figurer|tegn)(?!\p{L})/gu, 'symbols'],
    [/(?<=\p{L}) comma (?=\p{L})/gu, ', '],
    [/(?<=\p{L}) komma (?=(?!(?:nul|en|et|to|tre|fire|fem|seks|syv|otte|ni|ti)(?!\p{L}))\p{L})/gu, ', '],
    [/(?<=\p{L}) (?:full stop|punktum|period)(?= |$)(?! (?:drama|piece|furniture|costume|instrument))/gu, '. '],
  ],
  everyday: [[/(?<!\p{L})(?:a )?bunch of(?= (?:free )?(?:spins|rounds|goes|games))/gu, 'some']],
  ofTheTrade: [
    [/(?<!\p{L})w\/o (?=\p{L})/gu, 'without '],
    [/(?<=^|[ ,])u\. (?=\p{L})/gu, 'uden '],
  ],
}
