import type { TableKindName } from '@spilvaerk/table-games'

/** A game that a text names. */
export interface Asked {
  readonly kind: TableKindName
  readonly words: RegExp
  /** What is asked for, where another game is made that is nearest to it. */
  readonly asked?: string
}

const is = (kind: TableKindName, words: RegExp): Asked => ({ kind, words })
const nearest = (asked: string, kind: TableKindName, words: RegExp): Asked => ({ kind, words, asked })

/** What names a kind, in both languages and as it is often misspelt: on text in lower case with its numbers as digits. The first that is found is meant. */
export const KIND_WORDS: readonly Asked[] = [
  is(
    'videoPoker',
    /vid[ei]o ?-?poker|bonus[ -]poker|jacks or better|knægte eller bedre|deuces wild|vilde toere|joker ?poker|poker ?(?:maskine|machine)/,
  ),
  is('caribbeanStud', /car+ib+ean (?:stud|poker)|[ck]aribisk stud|5[ -](?:card|korts?)[ -]stud/),
  is('letItRide', /let[ -]it[ -]ride|lad det (?:køre|ride)|pull back 2 of/),
  is(
    'threeCardPoker',
    /(?:3|three|tre|tri)[ -]?(?:cards?|korts?)[ -]?poker|poker (?:m\.?|med|with|w) 3 (?:kort|cards)/,
  ),
  is('paiGow', /pai ?-?gow/),
  is('roulette', /r(?:ou|u|o)let|wheel[ -]and[ -]ball/),
  nearest('spanish21', 'blackjack', /spanish 21|spansk 21/),
  is('blackjack', /black ?-?jack|(?<!\p{L})bj(?!\p{L})|(?<!\d)(?:21|20 one)[ -]?(?:table|game|spil|bord)|enogtyve/u),
  is(
    'dragonTiger',
    /drag(?:on|n|e)[ -]?(?:mod |vs\.? )?tiger|drag(?:on|e) (?:og|and) tiger(?=[\s\S]*(?:kort ?spil|decks?|uafgjort|(?<!\p{L})ties?(?!\p{L})|sidespil|side bets?))/u,
  ),
  is('baccarat', /ba(?:c|k)+ara?t|punto banco|chemin de fer/),
  is('craps', /(?<!\p{L})craps|shoot the bones/u),
  is('sicBo', /sic ?-?bo(?!\p{L})|(?<!\d)3[ -](?:terninger|dice)/u),
  is(
    'casinoWar',
    /(?:casino|card) ?-?war|(?:kort|casino|kasino) ?-?krig|war card|(?:højeste kort vinder|high card game)/,
  ),
  is(
    'bigSix',
    /big ?-?six|big ?-?6(?!\p{L})|penge ?hjul|money wheel|wheel o'?f? ?fortune|lykkehjul(?= med \d+ felter)/u,
  ),
  is('keno', /(?<!\p{L})keno(?!\p{L})|number lottery|tallotteri/u),
  is('scratchCard', /skrabe?-?(?:lod|spil|kort)|scratch ?-?(?:cards?|tickets?)|scratchie/),
  is(
    'redDog',
    /red ?dog(?:,|$| card| kort|\.| w| m(?:ed)? )|rød hund(?::|(?= med[^.;]*kort ?spil))|acey[ -]deucey|in-between card/,
  ),
  is(
    'hiLo',
    /hi(?:gh)? ?-?lo(?:w(?= card| kort))?(?!\p{L}| ?(?:gamble|double|dobling|symbol|pay))|højere eller lavere|higher or lower|næste kort er (?:større|højere)/u,
  ),
  is('plinko', /plin[kg]o|kuglebane|peg ?board/),
  is(
    'crash',
    /^(?:et |en |an? )?crash (?:med|with|i|in|om|about|where|hvor|til|to)(?!\p{L})|(?<!\p{L})(?:crash|kræsj)[ -]?(?:spil|game)|multiplier-goes-up|goes up till it|(?<!\p{L})crash(?!\p{L})(?=[\s\S]*(?:husfordel|rtp|edge|cash|multipl|(?<!\d)\d+ ?(?:x|×|gange|times)(?!\p{L})))/u,
  ),
  is(
    'mines',
    /minefelt|mine ?sweeper|minestryger|mines(?:-spil| game)|minespil|spillet miner|(?<!\p{L})miner (?:på|i|med)(?= [^.;]*(?:felt|(?<!\d)\d ?[x×] ?\d))|bomb grid|^mines(?!\p{L})/u,
  ),
  is(
    'dice',
    /terningspil(?!lemaskine)|dice (?:mini-)?game|(?:^|slider )dice(?!\p{L})|over eller under|over or under|over\/under|slå under tallet/u,
  ),
  is('coin', /plat eller krone|heads or tails|coin ?-?(?:flip|toss)/),
  // A game of poker that is none of these is played against the house with five cards.
  nearest('poker', 'caribbeanStud', /(?<!\p{L})(?:texas )?(?:hold.?em|poker)(?!\p{L})/u),
  // Who says no more than that has no game in mind; a statement of SQL is no wish.
  is('roulette', /(?<!\p{L}|drop )(?:bordspil(?:let)?|table ?-?games?)(?!\p{L})/u),
]

/** Who wants reels wants no table, whatever the theme is. */
export const SLOT_WORDS =
  /(?<!\p{L}|\d |not a |no )(?:slots?|slotspil|slot ?game|spilleautomat|spillemaskine|enarmet|hjul og linjer)(?!\p{L})/u

/** What only reels have: a wheel or a game of dice beside it is a bonus. */
export const REEL_WORDS =
  /(?<!\p{L}|(?:no|uden|ingen|without) )(?:scatters?|free[ -]?spins?|gratis ?spins?|frispil|paylines?|gevinstlinjer|megaways|(?:as|is|som|er)(?: an?| the| en)? wild)(?!\p{L})/u
