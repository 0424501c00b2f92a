import type { Wordings } from './wordings.ts'

/** The window and how it wins: reels, rows, lines, ways, clusters, anywhere, both ways. */
export const WINDOW_SAID: Wordings = {
  everyday: [
    [/(?<!\p{L})(?:i stedet for|frem for|instead of|rather than) (?:pay|gevinst)?lin(?:jer|es)(?!\p{L})/gu, ''],
    [
      /(?<!\p{L})min(?:\.|imum|dste?)? (?:cluster|klynge)(?:s|r)?(?: size| størrelse)?:? (?:of |på )?(\d)/gu,
      'clusters of $1',
    ],
    [/(?<!\p{L})(?:with )?(\d) symbols? (?:each|apiece|per reel|on each)(?!\p{L})/gu, '$1 rows'],
    [/(?<!\p{L})(?:med )?(\d) (?:symboler|tegn|felter) (?:på hvert|hver|pr\.? hjul|i højden)(?!\p{L})/gu, '$1 rows'],
    [/(?<!\p{L})(\d{1,2}) (?:decks?|kortspil) (?:of lines)/gu, '$1 lines'],
    [/(?<=\d )(?:reals|reeels|rels|reals?)(?!\p{L})/gu, 'reels'],
    [/(\d+) (?:winning|winnable|pay|possible|different|mulige|forskellige) ways(?!\p{L})/gu, '$1 ways'],
    [/(\d{1,2}) (?:lines|linjer) (?:of height|high|tall|i højden|højt?|deep)(?!\p{L})/gu, '$1 rows'],
    [
      /(?<!\p{L})(?:pay|win|gevinst|vinder)?[ -]?(?:lines|linjer),? (\d+) (?:of them|of those|i alt|in total|altogether|stk\.?|styk\p{L}*|all told|total)(?!\p{L})/gu,
      '$1 lines',
    ],
    [
      /(?<!\p{L})(?:every|each|any|enhver|hver) (?:possible |eneste )?(?:way|vej|måde)(?: (?:counts|pays|wins|tæller|betaler|vinder|giver gevinst))/gu,
      'all ways',
    ],
    [/(?<=(?:med|with|på|by|of) )(?:gange|times) (\d+)(?!\d)/gu, 'x$1'],
  ],
  ofTheTrade: [
    [
      /(?:number of |antal )?((?:pay|win|gevinst)?(?:line|linje)r?s?)(?: count)?:? (?:(?:is|er|på|of) )?(\d+)(?!\d| ?(?:reels|hjul|rows|rækker|free|%|x))/g,
      '$2 lines',
    ],
    [/(?<!\p{L})(?:en|et|1) (?:enkelt )?række(?!r)/gu, '1 rækker'],
    [/(?<!\p{L})(?:ways|måder|veje|gevinstveje): ?(\d+)/gu, '$1 ways'],
    [/(\d+) (?:vinde|vinder|gevinst)?(?:måder|veje|muligheder)(?: (?:til|for) gevinst| for at vinde)?/g, '$1 måder'],
    [/(\d{3,}) ?x (?:limit|ceiling|grænse|top(?: ?prize)?|topgevinst|loft)(?!\p{L})/gu, 'max win $1x'],
    [
      /(?:clusters?|klynge\p{L}*|groups?|grupper)(?: wins?| pays?| gevinster)? (?:from|fra) (\d+)(?: (?:and |og )?(?:up|op))?/gu,
      'clusters of $1',
    ],
    [
      /(?:groups?|blocks?|sets|clumps?|bunch(?:es)?|grupper|blokke|klumper|samlinger) (?:of|på|med|af) (?:at least |mindst |minimum )?(\d+)\+?(?: (?:or|eller|and|og) (?:more|up|above|flere|derover|opefter))?(?: (?:pay|win|betaler|vinder)s?)?/g,
      'clusters of $1',
    ],
    [
      /(?:matching |identical |ens )?(?:neighbou?r\p{L}*|adjacent symbols?|touching symbols?|nabo\p{L}*|naboer)(?: (?:symbols?|symboler|der er ens|that match))? (?:wins?|pays?|vinder|betaler|giver gevinst)/gu,
      'cluster pays',
    ],
    [
      /(?:wins? |gevinster? )?(?:pays?|betaler|counts?|tæller)(?: (?:also|også|too))? (?:from|fra) (?:the )?(?:right|højre)(?: (?:as well|too|også))?/g,
      'both ways',
    ],
    [/(\d{3,})x? (?:i |as |in )?(?:max(?:imum)?|maks)(?= ?(?:[,.;]|$))/g, 'max win $1x'],
    [
      /(?:reels?|hjul(?:ene)?|rows|rækker(?:ne)?|grid|vinduet)(?: that| der| som)? (?:gets?|becomes?|grows?|bliver|vokser) (?:taller|higher|bigger|larger|højere|større)/g,
      'growing-reels',
    ],
    [
      /(?:(?:gevinst\p{L}*|betaler|pays?|wins?|linjer(?:ne)?|lines?) )?(?:både|both|begge veje|either)(?: fra| from)?(?: the)? (?:venstre|left|højre|right) (?:og|and|or|eller|samt)(?: fra| from)?(?: the)? (?:venstre|left|højre|right)/gu,
      'both ways',
    ],
    [
      /(?:win|prize|payout|gevinst|udbetaling|præmie)\p{L}* (?:should(?:n['’]?t| not)?|must(?:n['’]?t| not)?|may not|can(?:not|['’]t)|må ikke|skal ikke|kan ikke|never|aldrig) (?:exceed|be (?:over|above|more than)|overstige|gå over|være over) (\d+) ?(?:x|times|gange)?/gu,
      'max win $1x',
    ],
    [/(?:win|vind) (?:up to|op til) (\d{3,}) ?(?:x|times|gange)/g, 'max win $1x'],
    [
      /(\d+) (?:reels? |hjul )?(?:wide|across|bredt?|brede?)[^\d.;]{1,8}(\d+) (?:rows? |rækker )?(?:tall|high|deep|down|højt?|høje?)/g,
      '$1x$2',
    ],
    [/[x×](\d{2,7})(?= ?(?:max|maks|top|cap|loft))/g, '$1x'],
    [
      /(?:max|maks|højst|at most|up to|op til|cap(?:ped at)?|loft(?: på)?) [x×](\d{2,7})(?! (?:i|in) (?:the )?(?:free|gratis|fri|bonus))/g,
      'max win $1x',
    ],
    [/(\d[\d.]*)x? (?:max(?:imum)?|maks) (?:win|gevinst)/g, 'max win $1x'],
    [/(\d+)[ -]?columns?(?!\p{L})/gu, '$1 reels'],
    [/(?:clusters?|klynger?) (?:from|fra|starting at) (\d+)/g, 'clusters of $1'],
    [/(\d+) (?:række)(?!r)/g, '$1 rækker'],
    [/(?<!\p{L})(?:en|et|1) (?:gevinst|betalings)?linje(?!r)/gu, '1 linjer'],
    [
      /(?:simple|plain|just|only|want|with|kun|bare|have|almindelige|enkle|vil have) (?:pay|gevinst)?(?:lines|linjer)(?! \d)/g,
      'win on lines',
    ],
    [/(?<=[,;.:] ?)(?:pay|gevinst)?(?:lines|linjer)(?= ?(?:[,;.]|$))/g, 'win on lines'],
    [/(?:fra|from) (?:begge|both) (?:sider|ends|sides|directions)|(?:in )?(?:both|either) directions?/g, 'both ways'],
    [/(?<=bonus buy(?: for| at| til)? )x ?(\d+)/g, '$1x'],
    [
      /(?:grow|expand)(?:ing)? (?:reels|rows|grid)|(?:hjul|rækker)(?:ene|ne)? (?:der |som )?(?:vokser|udvider sig)/g,
      'growing-reels',
    ],
    [/(\d+) (?:times|gange) (?:multiplier|gevinst)/g, 'x$1'],
    [
      /(?:pays?|betaler|symboler betaler) (?:anywhere|overalt|hvor som helst)|betaling hvor som helst|scatter pays/g,
      'pays anywhere',
    ],
    [
      /(?:(?<!p{L})(?:win|pay|vinder|gevinst|betaler)s? )?(?:both ways|begge veje|left to right and right to left|fra både venstre og højre)/g,
      'both ways',
    ],
    [
      /(?:groups?|grupper|klynger|clusters?) (?:of|på) (?:(?:at least|mindst) )?(\d+)(?: or more)?|minimum cluster (?:of )?(\d+)/g,
      'clusters of $1$2',
    ],
    [/win when symbols touch|adjacent matching symbols win|klyngegevinster|(?<!\p{L})i klynger/gu, 'cluster pays'],
    [/(?:all )?ways pay|alle veje betaler|vindermåder|måder at vinde på|ways to win/g, 'ways to win'],
    [/expanding reels|more rows when you win|reels that grow|hjul der vokser/g, 'growing-reels'],
    [/megaway(?!s)/g, 'megaways'],
    [/(\d+) (?:by|gange) (\d)(?!\d)(?! ?(?:indsats|the|din))/g, '$1x$2'],
    [/(\d+)-by-(\d+)/g, '$1x$2'],
    [/(\d) hjul og (\d) rækker/g, '$1x$2'],
    [/(\d) reels of (\d)(?!\d|-)/g, '$1x$2'],
    [/(?<!\d )(?:reels|hjul):? (\d+)(?!\d|, \d| ?(?:and|og|x|rows|lines))(?! ?[.,]?\d)/g, '$1 reels'],
    [/(?<!\d )(?:rows|rækker):? (\d+)(?![\d-]| ?(?:reels|hjul))/g, '$1 rows'],
    [/(?:lines|paylines|linjer): (\d+)/g, '$1 lines'],
    [/(\d+)[ -]?(?:reeler|kolonner)/g, '$1 reels'],
    [/(\d+)[ -]?(?:gevinst|vinder)?lini?er/g, '$1 linjer'],
  ],
}
