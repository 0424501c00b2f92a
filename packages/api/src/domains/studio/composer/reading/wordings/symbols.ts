import type { Wordings } from './wordings.ts'

/** What other symbols do: they stack, split, grow, hide, are upgraded or taken away, and what they pay. */
export const SYMBOLS_SAID: Wordings = {
  everyday: [
    [/(?:split(?:tede|ting)?) symbol(?:er|s)/gu, 'split symbols'],
    [/(?<!\p{L})(?:the )?(good|poor) (ones|symbols|pictures)(?!\p{L})/gu, 'the $1 symbols'],
    [/(?:skal være|er) den(?: der| som)? (?:giver|betaler) mest/gu, 'betaler mest'],
    [/(?:should be|is) the one (?:that|which) pays (?:the )?most/gu, 'pays the most'],
  ],
  ofTheTrade: [
    [
      /(?:giant|huge|colossal|kæmpe)(?:\p{L}*)(?: \p{L}+)? (?:spans?|spanning|fylder|dækker|covers?|covering|over) (?:\d+|several|flere) (?:reels|hjul|felter|cells|rows|rækker)/gu,
      'colossal symbols',
    ],
    [
      /symbol\p{L}*[^.,;]{0,10} (?:transform|turn|morph|change|develop|evolve|forvandle\p{L}*|udvikler|bliver|ændre\p{L}*)s?(?: sig)? (?:in)?(?:to|til) (?:better|higher|dearer|premium|bedre|højere|dyrere|finere)(?: (?:ones|symbols|symboler|paying ones))?/gu,
      'symbol upgrades',
    ],
    [
      /(?:split|double|delte|dobbelte|todelte) symbol\p{L}*(?: (?:count|tæller|pay|betaler)s? (?:double|twice|as two|dobbelt|for to))?/gu,
      'split symbols',
    ],
    [
      /(?:low|lower|cheap|lave|laveste|billige)(?:est)?(?:[ -](?:paying|pay|symbols?|symboler(?:ne)?|ones))*(?: (?:get|are|is|bliver|will be))? (?:removed|taken away|taken out|dropped|fjernes|fjernet|ryger ud|tages ud)(?: (?:one by one|en efter en))?/g,
      'symbol-removal',
    ],
    [
      /(?:stacked|stacks of|stablede|stakke af|stakkede) (?!symbol|wild|mystery|mysti)(?=\p{L}{3,})/gu,
      'stacked symbols ',
    ],
    [
      /(?:twin|cloned|identical|tvilling|ens)[ -]?(?:reels|hjul(?:ene)?)(?: (?:that |which |der |som )?(?:show|viser|spin|drejer)(?: the| det)? (?:same|samme|ens))?/g,
      'linked reels',
    ],
    [/mystery symbols? (?:that |which )?reveals?(?: the)?(?: same)?(?: \p{L}+)?/gu, 'mystery symbols'],
    [
      /mystiske symboler (?:der |som )?(?:viser|afslører|bliver til)(?: det)?(?: samme)?(?: \p{L}+)?/gu,
      'mystery symbols',
    ],
    [/(?:mirrored|mirroring|spejlede|spejlvendte) (?:reels|hjul)/g, 'linked reels'],
    [/(?:mystery|mysterie?)[ -](?:stacks?|stakke?|reels?|hjul)|stacks? of mystery/g, 'mystery symbols'],
    [
      /(?:colossal|oversized|kæmpe|kæmpestore|jumbo|giant) ?\dx\d[ -](?:symbol\p{L}*|blo[ck]k?\p{L}*)|kæmpesymbol\p{L}* \dx\d/gu,
      'colossal symbols',
    ],
    [
      /(?:remov|clear|fjern)\p{L}*[ -](?:the |all |de |alle )?(?:low|lave|cheap|billige)[ -]?(?:paying |value )?(?:symbol\p{L}*|ones)?|(?:low|lave|billige) symbol\p{L}*[^.,;]{0,12}(?:remov|fjern|forsvind|disappear)\p{L}*/gu,
      'symbol-removal',
    ],
    [/(?:stacked|stablede|stakkede) (?:wilds?|symbols?|symboler|jokere?)/g, 'stacked symbols'],
    [/mystery-symboler|mystery stacks/g, 'mystery symbols'],
    [
      /symbols? that upgrade|symbol swap|(?:turn|lav) (?:low |lave )?symbol\p{L}* (?:om til|into|in to) (?:high|højere) ?\p{L}*/gu,
      'symbol upgrades',
    ],
    [/(?:duplicate|synced|twin|mirrored) reels|ens hjul(?: ved siden af hinanden)?/g, 'linked reels'],
    [
      /(?:jumbo|giant|mega|huge) (?:blocks of |\dx\d )?symbols?|kæmpe symboler(?: over flere hjul)?/g,
      'colossal symbols',
    ],
    [/symboler der deler sig/g, 'split symbols'],
    [/remove low symbols|fjern lave symboler/g, 'symbol-removal'],
  ],
}
