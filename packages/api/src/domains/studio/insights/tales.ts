import type { Language } from '../composer/lexicon/theme.ts'

/** Who and what a story is about, by the names of the symbols; `when` begins its sentence. */
export interface Cast {
  readonly hero: string
  readonly prize: string
  readonly rival: string
  readonly place: string
  readonly helper: string
  readonly sign: string
  readonly when: string
}
type Told = (cast: Cast) => string
type Tale = readonly [title: string, text: Told]
type Tales = Readonly<Record<string, readonly Tale[]>>

/** After each of these a Danish sentence goes on with its verb. */
export const TIMES: { readonly [L in Language]: readonly string[] } = {
  da: 'En våd torsdag|Længe før daggry|Mens byen sover,|Ved første frost|Da klokken slår syv,|Midt i en stilhed|Den samme aften|Efter tre dages regn|Sent på sommeren|En morgen uden vind|Da ingen ser efter,|På årets korteste dag|Under en bleg måne|Kort efter solopgang|I det sidste lys|Mod alle råd|Næste nat|Da tågen letter,|Uden et ord|Til sidst'.split(
    '|',
  ),
  en: 'One wet Thursday|Long before dawn|While the town sleeps|At the first frost|As the clock strikes seven|In the middle of a silence|That same evening|After three days of rain|Late in the summer|On a morning without wind|When nobody is watching|On the shortest day of the year|Under a pale moon|Soon after sunrise|In the last of the light|Against all advice|The next night|As the fog lifts|Without a word|In the end'.split(
    '|',
  ),
}

export const PREMISES: { readonly [L in Language]: readonly Told[] } = {
  da: [
    ({ when, hero, prize, place, rival }) =>
      `${when} forsvinder ${prize}, og kun ${hero} og ${rival} ved, at sporet fører til ${place}.`,
    ({ when, hero, prize, sign, rival }) =>
      `${when} finder ${hero} ${sign}, som ${rival} har gemt, og med den et rygte om ${prize}.`,
    ({ when, hero, helper, prize, place }) =>
      `${when} slutter ${hero} og ${helper} en aftale: alt, hvad der ligger bag ${place}, deles, men ikke ${prize}.`,
    ({ when, rival, hero, prize, place }) =>
      `${when} vædder ${rival} med ${hero} om, hvem der først når ${place} og ${prize}.`,
  ],
  en: [
    ({ when, hero, prize, place, rival }) =>
      `${when}, ${prize} disappears, and only ${hero} and ${rival} know that the trail leads to ${place}.`,
    ({ when, hero, prize, sign, rival }) =>
      `${when}, ${hero} finds ${sign}, which ${rival} had hidden, and with it a rumour of ${prize}.`,
    ({ when, hero, helper, prize, place }) =>
      `${when}, ${hero} and ${helper} strike a bargain: all that lies behind ${place} is shared, but not ${prize}.`,
    ({ when, rival, hero, prize, place }) =>
      `${when}, ${rival} bets ${hero} who will be first at ${place} and at ${prize}.`,
  ],
}

const DANISH: Tales = {
  base: [
    [
      'Opbruddet',
      ({ when, hero, prize, place }) =>
        `${when} drager ${hero} ud efter ${prize}, forbi ${place}, og hvert spin er et skridt på vejen.`,
    ],
    [
      'Den første dag',
      ({ when, hero, rival, prize }) =>
        `${when} pakker ${hero} det nødvendigste; ${rival} har allerede forspring mod ${prize}.`,
    ],
    [
      'Ud ad døren',
      ({ when, helper, hero, place }) =>
        `${when} vækker ${helper} ${hero}, og inden nogen når at sige fra, ligger ${place} bag dem.`,
    ],
  ],
  freeSpins: [
    [
      'Døren åbner sig',
      ({ when, hero, sign, place }) =>
        `${when} viser ${sign} sig tre gange, og ${hero} går ind bag ${place}, hvor tiden intet koster.`,
    ],
    [
      'Den lange nat',
      ({ when, hero, sign, rival }) => `${when} lyser ${sign}, og så længe det varer, kan ${rival} ikke røre ${hero}.`,
    ],
    [
      'Medvind',
      ({ when, helper, sign, prize }) => `${when} følger ${helper} ${sign}, og hvert skridt mod ${prize} er en gave.`,
    ],
  ],
  wheel: [
    [
      'Skæbnens hjul',
      ({ when, helper, hero, prize }) =>
        `${when} sætter ${helper} hjulet i gang for ${hero}, og kun det ved, om det standser ved ${prize}.`,
    ],
    [
      'Markedspladsen',
      ({ when, rival, hero, prize }) =>
        `${when} står ${rival} ved et hjul og lokker med ${prize}; ${hero} drejer alligevel.`,
    ],
  ],
  pick: [
    [
      'Det skjulte valg',
      ({ when, hero, rival, place }) =>
        `${when} står ${hero} foran det, som ${rival} har dækket til ved ${place}, og må vælge.`,
    ],
    [
      'Tre låger',
      ({ when, helper, hero, prize }) =>
        `${when} peger ${helper} på én låge og ${hero} på en anden; bag en af dem er ${prize}.`,
    ],
  ],
  ladder: [
    [
      'Opstigningen',
      ({ when, hero, prize, rival }) =>
        `${when} klatrer ${hero} trin for trin mod ${prize}, mens ${rival} tæller højt.`,
    ],
    [
      'Højere op',
      ({ when, helper, hero, place }) =>
        `${when} holder ${helper} stigen, og ${hero} ser ned på ${place} for første gang.`,
    ],
  ],
  holdAndWin: [
    [
      'Det, der holdes fast',
      ({ when, prize, helper, rival }) =>
        `${when} låser ${helper} mønt efter mønt omkring ${prize}, så ${rival} ikke kan komme til.`,
    ],
    [
      'Hold vejret',
      ({ when, hero, place, prize }) =>
        `${when} rører ingen sig ved ${place}; ${hero} venter på den sidste mønt omkring ${prize}.`,
    ],
  ],
  gamble: [
    [
      'Væddemålet',
      ({ when, hero, prize, rival }) =>
        `${when} sætter ${hero} det vundne mod ${rival}: dobbelt så meget af ${prize}, eller slet intet.`,
    ],
    [
      'På ét kort',
      ({ when, helper, hero, rival }) => `${when} ryster ${helper} på hovedet, men ${hero} lader ${rival} trække.`,
    ],
  ],
  jackpots: [
    [
      'Det store kammer',
      ({ when, prize, helper, place }) =>
        `${when} finder ${helper} døren bag ${place}, hvor alt det, andre har søgt ved ${prize}, ligger samlet.`,
    ],
    [
      'Fire nøgler',
      ({ when, hero, rival, prize }) =>
        `${when} har ${hero} tre nøgler og ${rival} den fjerde; ${prize} kræver dem alle.`,
    ],
  ],
  respins: [
    [
      'En chance til',
      ({ when, hero, rival, prize }) =>
        `${when} tror ${rival}, at det er forbi, men ${hero} får ét forsøg mere ved ${prize}.`,
    ],
    [
      'Igen',
      ({ when, helper, place, hero }) => `${when} vender ${helper} om ved ${place} og råber på ${hero}: én gang til.`,
    ],
  ],
  cascades: [
    [
      'Det, der falder',
      ({ when, prize, place, hero }) =>
        `${when} skrider alt ved ${place}; hvad der vinder, forsvinder, og ${hero} ser nyt falde ned om ${prize}.`,
    ],
    [
      'Skredet',
      ({ when, rival, hero, helper }) =>
        `${when} træder ${rival} forkert, og lag på lag falder ned mellem ${hero} og ${helper}.`,
    ],
  ],
  ending: [
    [
      'Hjemkomsten',
      ({ when, hero, prize, helper }) =>
        `${when} vender ${hero} hjem med ${helper} ved sin side, og ${prize} har fundet sin plads.`,
    ],
    [
      'Efter det hele',
      ({ when, rival, hero, prize }) =>
        `${when} rækker ${rival} hånden frem; ${hero} lægger ${prize} imellem dem og smiler.`,
    ],
    [
      'Det næste spor',
      ({ when, sign, hero, place }) => `${when} ser ${hero} ${sign} over ${place} og begynder at pakke igen.`,
    ],
  ],
}

const ENGLISH: Tales = {
  base: [
    [
      'Setting out',
      ({ when, hero, prize, place }) =>
        `${when}, ${hero} sets out for ${prize}, past ${place}, and every spin is a step of the way.`,
    ],
    [
      'The first day',
      ({ when, hero, rival, prize }) =>
        `${when}, ${hero} packs the least there is to pack; ${rival} is already ahead on the way to ${prize}.`,
    ],
    [
      'Out of the door',
      ({ when, helper, hero, place }) =>
        `${when}, ${helper} wakes ${hero}, and before anybody can object ${place} is behind them.`,
    ],
  ],
  freeSpins: [
    [
      'The door opens',
      ({ when, hero, sign, place }) =>
        `${when}, ${sign} shows three times, and ${hero} enters behind ${place}, where time costs nothing.`,
    ],
    [
      'The long night',
      ({ when, hero, sign, rival }) =>
        `${when}, ${sign} is alight, and for as long as it lasts ${rival} cannot touch ${hero}.`,
    ],
    [
      'A following wind',
      ({ when, helper, sign, prize }) =>
        `${when}, ${helper} follows ${sign}, and each step towards ${prize} is a gift.`,
    ],
  ],
  wheel: [
    [
      'The wheel of fate',
      ({ when, helper, hero, prize }) =>
        `${when}, ${helper} sets the wheel in motion for ${hero}, and it alone knows whether it stops at ${prize}.`,
    ],
    [
      'The market square',
      ({ when, rival, hero, prize }) =>
        `${when}, ${rival} stands by a wheel and beckons with ${prize}; ${hero} turns it all the same.`,
    ],
  ],
  pick: [
    [
      'The hidden choice',
      ({ when, hero, rival, place }) =>
        `${when}, ${hero} stands before what ${rival} has covered at ${place}, and must choose.`,
    ],
    [
      'Three doors',
      ({ when, helper, hero, prize }) =>
        `${when}, ${helper} points at one door and ${hero} at another; behind one of them is ${prize}.`,
    ],
  ],
  ladder: [
    [
      'The climb',
      ({ when, hero, prize, rival }) =>
        `${when}, ${hero} climbs rung by rung towards ${prize} while ${rival} counts aloud.`,
    ],
    [
      'Higher up',
      ({ when, helper, hero, place }) =>
        `${when}, ${helper} holds the ladder, and ${hero} looks down on ${place} for the first time.`,
    ],
  ],
  holdAndWin: [
    [
      'Held fast',
      ({ when, prize, helper, rival }) =>
        `${when}, ${helper} locks coin after coin around ${prize}, out of reach of ${rival}.`,
    ],
    [
      'Hold your breath',
      ({ when, hero, place, prize }) =>
        `${when}, nobody moves at ${place}; ${hero} waits for the last coin around ${prize}.`,
    ],
  ],
  gamble: [
    [
      'The wager',
      ({ when, hero, prize, rival }) =>
        `${when}, ${hero} stakes what was won against ${rival}: twice the ${prize}, or none of it.`,
    ],
    [
      'On one card',
      ({ when, helper, hero, rival }) => `${when}, ${helper} shakes a head, but ${hero} lets ${rival} draw.`,
    ],
  ],
  jackpots: [
    [
      'The great chamber',
      ({ when, prize, helper, place }) =>
        `${when}, ${helper} finds the door behind ${place}, where all that others sought at ${prize} lies together.`,
    ],
    [
      'Four keys',
      ({ when, hero, rival, prize }) =>
        `${when}, ${hero} has three keys and ${rival} the fourth; ${prize} takes them all.`,
    ],
  ],
  respins: [
    [
      'One more chance',
      ({ when, hero, rival, prize }) =>
        `${when}, ${rival} thinks that it is over, but ${hero} gets one more try at ${prize}.`,
    ],
    [
      'Again',
      ({ when, helper, place, hero }) => `${when}, ${helper} turns round at ${place} and calls to ${hero}: once more.`,
    ],
  ],
  cascades: [
    [
      'What falls',
      ({ when, prize, place, hero }) =>
        `${when}, everything slides at ${place}; what wins is gone, and ${hero} sees more fall around ${prize}.`,
    ],
    [
      'The slide',
      ({ when, rival, hero, helper }) =>
        `${when}, ${rival} steps wrong, and layer upon layer comes down between ${hero} and ${helper}.`,
    ],
  ],
  ending: [
    [
      'The homecoming',
      ({ when, hero, prize, helper }) =>
        `${when}, ${hero} returns with ${helper} alongside, and ${prize} has found its place.`,
    ],
    [
      'After it all',
      ({ when, rival, hero, prize }) =>
        `${when}, ${rival} holds out a hand; ${hero} lays ${prize} between them and smiles.`,
    ],
    [
      'The next trail',
      ({ when, sign, hero, place }) => `${when}, ${hero} sees ${sign} over ${place} and begins to pack again.`,
    ],
  ],
}

export const TALES: { readonly [L in Language]: Tales } = { da: DANISH, en: ENGLISH }
