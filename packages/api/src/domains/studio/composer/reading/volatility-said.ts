import type { Volatility } from '@spilvaerk/schemas'
import { type Found, spots } from './found.ts'

/** What a game does more or less of. */
const SWINGS =
  'volatil\\p{L}*|varian\\p{L}*|risk(?:s|y|iness)?|risiko\\p{L}*|risikabel\\p{L}*|udsving\\p{L}*|swings?|swingy|swinginess|ups and downs|op- og nedture|op og ned|nedture|fluctuat\\p{L}*|spænding|nerve\\p{L}*|sving\\p{L}*|bumps|rollercoaster|rutsjetur\\p{L}*|gambl(?:y|er feel)|dispersion|spread of wins|stakes are'
const DEGREES: readonly (readonly [Volatility, string])[] = [
  ['high', '(?:medium|middel|mid|mellem)[ -]?(?:to |til )?(?:high|høj)\\p{L}*'],
  ['low', '(?:low|lav)[ -](?:to |til )?(?:medium|mid|middel|mellem)\\p{L}*'],
  [
    'extreme',
    'mega|very high|meget høj\\p{L}*|super høj\\p{L}*|enormously|extreme\\p{L}*|ekstrem\\p{L}*|insane\\p{L}*|sindssyg\\p{L}*|vanvittig\\p{L}*|brutal\\p{L}*|as \\p{L}+ as (?:it )?(?:can|gets|possibl|they)\\p{L}*|through the roof|off[ -]the[ -]charts|off the scale|maxed out|to the max|maximum|maksimal\\p{L}*|sky-?high|skyhøj\\p{L}*|tårnhøj\\p{L}*|very very high|super-?high|ultra\\p{L}*|murderous|savage\\p{L}*|helt vild\\p{L}*|helt i top|i top|så \\p{L}+ som muligt|highest possible|højest mulig\\p{L}*|heftigst mulig\\p{L}*|bonkers|mad|crazy|nuts|vild vild|hardcore|punishing|utrolig høj\\p{L}*|enormt? høj\\p{L}*|ekstra høj\\p{L}*|halsbrækkende',
  ],
  [
    'medium',
    'medium\\p{L}*|middel\\p{L}*|mellem(?!rum)\\p{L}*|mid|middle\\p{L}*|moderat\\p{L}*|moderate\\p{L}*|average|gennemsnitlig\\p{L}*|in between|in-between|midt imellem|balance[dt]\\p{L}*|balanceret|nothing extreme|neither high nor low|neither low nor high|hverken (?:høj|lav|for) \\p{L}+|normal\\p{L}*|fair\\p{L}*|jævn\\p{L}*|reasonable|rimelig\\p{L}*|so-so|standard|ordinary|almindelig\\p{L}*|lidt af hvert|halfway|tilpas\\p{L}*|passende|half and half',
  ],
  [
    'low',
    'lo|low(?:ish|er|est)?|lav\\p{L}{0,3}|gentle|mild\\p{L}*|small|little|lille|små|slight|calm|rolig\\p{L}*|blid\\p{L}*|soft|tame|tamt?|minimal\\p{L}*|modest\\p{L}*|few|få|light|let|lette|not to much|not (?:much|a lot of|many|too much|very|too|so|big)|no big|ingen store|ikke (?:så |for |ret |særlig )?(?:meget|stor\\p{L}*|mange|høj\\p{L}*|vild\\p{L}*|voldsom\\p{L}*|risikabel\\p{L}*|svingende|volatil\\p{L}*)|begrænset|limited|hardly any|next to no|næsten ingen|safe|sikker\\p{L}*|cautious|forsigtig\\p{L}*|easy|smooth|steady|stabil\\p{L}*|dæmpe\\p{L}*|nænsom\\p{L}*|beskeden\\p{L}*|beskedne|svag\\p{L}*|kind|reduced|tiny',
  ],
  [
    'high',
    'hi|high(?:ish|er|est)?|høj\\p{L}{0,3}|hoj|big|large|huge|stor\\p{L}{0,2}|kæmpe|massive|lots of|plenty of|masser af|meget|megen|very|wild|vild\\p{L}*|violent|voldsom\\p{L}*|kraftig\\p{L}*|strong|heavy|steep|fierce|serious\\p{L}*|heftig\\p{L}*|hefty|hidsig\\p{L}*|proper|full-on|really|quite|rather|pretty|ret|temmelig|rigtig|stærkt|vældig|highly|dangerous|farlig\\p{L}*|bold|hard|hårdt?|elevated|considerable|betydelig\\p{L}*|tough|rough|spicy|hot|intens\\p{L}*|nervepirrende|frygtelig',
  ],
]
const CLAUSE =
  /[^.,;:!?\n()]+(?:, ?(?:extreme|ekstrem\p{L}*|high|høj|low|lav|medium|middel|mellem)(?=\s*(?:[.,;!?\n]|$)))?/gu
const SWING = new RegExp(`(?<!\\p{L})(?:${SWINGS})(?!\\p{L})`, 'u')
const BY_DEGREE = DEGREES.map(
  ([degree, words]) => [degree, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
)
/** Risk that is no measure of the game: of somebody, or of a win that is staked. */
const NO_MEASURE =
  /(?<!\p{L})(?:gamble\p{L}*|risk (?:your|the|half|it|a win)|at risk|ligeglad|don['’]?t care|double|dobbelt|satse|multipl\p{L}*|jackpot\p{L}*|any (?:volatil|variance)\p{L}*|whatever)(?!\p{L})/u
const FURTHEST = 32

/** How a game pays, in ways of speaking that name no measure. */
const SPOKEN: readonly (readonly [Volatility, RegExp])[] = [
  [
    'extreme',
    /(?<!\p{L})(?:all or nothing|alt eller intet|do[ -]or[ -]die|(?:almost never|næsten aldrig|hardly ever|stort set aldrig)[^.,;]{0,24}(?:but|men)[^.,;]{0,30}(?:huge\p{L}*|enormous\p{L}*|massive\p{L}*|vildt?|enormt?|kæmpe\p{L}*|meget)|feast or famine|heart[ -]?attack|hjertestop|not for the faint[ -]hearted|ikke for sarte sjæle|lottery-like|lotteri-?agtig\p{L}*)(?!\p{L})/gu,
  ],
  [
    'high',
    /(?<!\p{L})(?:(?:risky|swingy|volatile|dangerous|risikabelt?|farligt?|volatilt?|vildt?) (?:game|slot|ride|spil|affair)|(?:long|lange) (?:dry spells?|droughts?|tørkeperioder|tørre perioder)|dry spells|long waits? (?:between|for)|(?:wins?|gevinster(?:ne)?|payouts?) (?:are |er |is |kommer |come )?(?:rare|rarely|seldom|few and far between|sjældne|sjældent|langt imellem|langt mellem)(?: (?:but|men) (?:big|huge|large|massive|store|kæmpe\p{L}*))?|(?:rarely|seldom|sjældent)[^.,;]{0,16}(?:but|men) (?:big|huge|then|large|stort|kæmpe|så)|(?:big|store) (?:but|men) (?:rare|sjældne)|few but (?:big|huge|large)|få men store|feels? dangerous|high[ -]stakes feel|edge of (?:your|the) seat|not for beginners|ikke for begyndere|for risk[ -]takers|for vovehalse|nervepirrende|(?:big|store) or nothing)(?!\p{L})/gu,
  ],
  [
    'low',
    /(?<!\p{L})(?:(?:small|little|tiny|modest|små|beskedne|bittesmå) (?:but|men) (?:frequent|steady|often|hyppige|mange|tit|jævnlige)|(?:frequent|steady|regular|hyppige|jævnlige|stabile|constant|many|mange|lots of|masser af) (?:small |little |tiny |små |mindre )?(?:wins|payouts|gevinster|udbetalinger|hits|prizes|præmier)|(?:wins|gevinster(?:ne)?|pays|payouts) (?:are |er |kommer |come |falder )?(?:small|little|often|frequent(?:ly)?|tit|ofte|hyppigt|små|jævnt)(?:(?:,? (?:and|og|but|men)) (?:often|frequent|small|tit|ofte|hyppige|små))?|(?:pays?|betaler|udbetaler) (?:small |little |a little |lidt |småt )?(?:often|ofte|tit|frequently|hyppigt|jævnligt)|(?:easy|gentle|light|kind|let|nænsom\p{L}*|skånsom\p{L}*|blid\p{L}?) (?:on|på|ved|mod|for|to|with) (?:the |your |din |my |min )?(?:wallet|purse|pengepung\p{L}*|budget\p{L}*|bankroll|pocket|pocketbook|lommen)|little and often|lidt men tit|lidt og tit|nothing (?:too )?(?:scary|wild|risky|swingy)|safe and steady|play(?:s)? it safe|long sessions?|lange spilleaftener|pengene (?:skal )?(?:holder|rækker) længe|money lasts|(?:lidt |a little |tit|ofte|often)(?:tit |ofte |often )?(?:,? (?:og|and|men|but) )(?:småt|lidt|small|little|a bit)|(?:lidt|småt|little|small) (?:men |og |but |and )?(?:tit|ofte|often)|(?:ikke noget med|ingen|no|not any|without|uden|ikke) (?:kæmpe|store?|huge|big|massive|large)[ -]?(?:gevinster|wins|payouts|udbetalinger)|budget-friendly|forgiving|tilgivende|skånsom\p{L}*|low-risk|lavrisiko\p{L}*|penny-friendly|kind to (?:the|your) \p{L}+)(?!\p{L})/gu,
  ],
]

/** How much a game's wins swing, whatever it is called. */
export function volatilitySaidIn(text: string): Found<Volatility>[] {
  const spoken = SPOKEN.flatMap(([degree, pattern]) => spots(text, pattern, () => degree))
  const measured = [...text.matchAll(CLAUSE)].flatMap((clause): Found<Volatility>[] => {
    const swing = SWING.exec(clause[0])
    if (!swing || NO_MEASURE.test(clause[0])) return []
    const from = Math.max(0, swing.index - FURTHEST)
    const near = clause[0].slice(from, swing.index + swing[0].length + FURTHEST)
    const found = BY_DEGREE.flatMap(([degree, words]) => {
      const match = words.exec(near)
      return match ? [{ degree, at: from + match.index, to: from + match.index + match[0].length }] : []
    })[0]
    if (!found) return []
    return [
      {
        value: found.degree,
        start: clause.index + Math.min(found.at, swing.index),
        end: clause.index + Math.max(found.to, swing.index + swing[0].length),
      },
    ]
  })
  return [...measured, ...spoken]
}
