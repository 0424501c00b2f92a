import type { Silence, Style } from '../wishes.ts'
import { type Found, spots } from './found.ts'
import { triggersIn } from './triggers.ts'

/** Languages that the composer does not write, by their codes. */
const LANGUAGES: readonly (readonly [code: string, words: string])[] = [
  ['de', 'german|tysk(?:e|sprogede)?|deutsch'],
  ['sv', 'swedish|svensk(?:e|sprogede)?'],
  ['nb', 'norwegian|norsk(?:e|sprogede)?'],
  ['fi', 'finnish|finsk(?:e|sprogede)?'],
  ['es', 'spanish|spansk(?:e|sprogede)?'],
  ['fr', 'french|fransk(?:e|sprogede)?'],
  ['it', 'italian|italiensk(?:e|sprogede)?'],
  ['nl', 'dutch|hollandsk(?:e|sprogede)?|nederlandsk(?:e|sprogede)?'],
  ['pl', 'polish|polsk(?:e|sprogede)?'],
  ['pt', 'portuguese|portugisisk(?:e|sprogede)?'],
  ['is', 'icelandic|islandsk(?:e|sprogede)?'],
]
const SPEECH =
  '(?:copy|texts?|wording|language|words|writing|labels?|captions?|ui|interface|menus?|rules|localisation|localization|translation|translated|version(?: text)?|sprog\\p{L}*|tekst\\p{L}*|oversat\\p{L}*|skrift\\p{L}*|regler\\p{L}*|menu\\p{L}*)'
const TO =
  '(?:[: ]+(?:should|must|skal|will|to|be|være|all|alle|on|in|på|til|i|is|are|er|the|for|kun|only|written|skrevet|danish|dansk|english|engelsk|and|og|also|også|into))*[: ]+'

export const otherLanguagesIn = (text: string): Found<string>[] =>
  LANGUAGES.flatMap(([code, words]) =>
    spots(
      text,
      new RegExp(
        `(?<!\\p{L})(?:(?:${words})(?:-language)? ${SPEECH}|(?:${words})[ -](?:language|sproget|speaking)|${SPEECH}${TO}(?:${words})|(?<=(?:^|[,.;:(\\n]|(?<!\\p{L})(?:slot|game|spil|spillet|(?:spille|slot)?automat(?:en)?|all|alt|it|det|him|written|skrevet|helst|preferably|everything|completely|only|kun|and|og)) *)(?:på|in|auf) (?:${words})(?! (?:mad|food|stil|style|landsby|village|by|city|kro|bar|have|garden|strand|beach)(?!\\p{L}))(?= *(?:$|[,.;:]|om |about |med |with )))(?!\\p{L})`,
        'gu',
      ),
      () => code,
    ),
  )

const NO =
  '(?:no|without|uden|ingen|intet|not any|skip the|drop the|mute(?:d)?|sluk(?: for)?|turn off(?: the)?|ikke noget|ikke nogen|helst ingen|zero)(?: any| nogen)?'
const MUSIC = new RegExp(
  `(?<!\\p{L})(?:${NO} (?:background |baggrunds)?(?:music|musik(?:ken)?|soundtrack|tunes?|melodi\\p{L}*)(?: at all| whatsoever| overhovedet| tak| please)?|music(?:-free| off)|musikfri\\p{L}*)(?!\\p{L})`,
  'gu',
)
const SOUND = new RegExp(
  `(?<!\\p{L})(?:${NO} (?:sounds?|lyde?(?:n|ne)?|noise|racket|larm|støj|audio|sound effects|lydeffekter)(?: at all| whatsoever| overhovedet| tak| please)?|silent game|lydløs\\p{L}*|soundless|helt uden lyd)(?!\\p{L})`,
  'gu',
)

export const silenceIn = (text: string): Found<Silence>[] => [
  ...spots(text, SOUND, () => 'sound' as const),
  ...spots(text, MUSIC, () => 'music' as const),
]

const STYLES: readonly (readonly [Style, string])[] = [
  ['cyberpunk', 'cyber-?punk|neon(?:-?noir)?|synth-?wave|vapou?rwave'],
  ['artDeco', 'art[- ]?deco|jazz[- ]age|gatsby|1920s|tyverne|roaring twenties|speakeasy'],
  ['artNouveau', 'art[- ]?nouveau|jugend(?:stil)?|skønvirke'],
  ['steampunk', 'steam-?punk|victorian|viktoriansk\\p{L}*'],
  ['folkArt', 'folk[- ]?art|folkekunst\\p{L}*|almue\\p{L}*|rustic|rustik\\p{L}*|bondesk\\p{L}*'],
  ['gothic', 'gothic|gotisk\\p{L}*'],
  ['pixel', 'pixel(?:[- ]?art|ated)?|8-bit|16-bit|retro[- ]?arcade|arcade'],
  ['western', 'western|saloon'],
  ['nautical', 'nautical|maritim\\p{L}*'],
  ['oriental', 'ukiyo-e|japanese woodblock|japansk træsnit|ink wash|tuschtegn\\p{L}*|papercut|papirklip'],
  ['marble', 'marble|marmor|classical|klassicistisk\\p{L}*|antik\\p{L}*'],
]
const LOOK =
  '(?:look|looks|style|styled|styling|vibes?|aesthetics?|feel|design|art|stil|stilen|udtryk|æstetik|udseende|streg)'
/** A style is one where it is called so: `art deco style`, `i jugendstil`, `cyberpunk vibe`. */
export const stylesIn = (text: string): Found<Style>[] =>
  STYLES.flatMap(([style, words]) =>
    spots(
      text,
      new RegExp(
        `(?<!\\p{L})(?:(?:${words})(?:[ -]${LOOK}|-?(?:stil|agtig\\p{L}*|look))(?: please)?|(?:in|i) (?:an? |the |en )?(?:${words})[ -]?(?:stil|style)?(?= *(?:$|[,;.]))|(?:${LOOK})(?: is| er| should be| skal være)?:? (?:${words})(?= *(?:$|[,;.])))(?!\\p{L})`,
        'gu',
      ),
      () => style,
    ),
  )

const TIER = '[\\p{L}’-]{3,14}'
/** `four jackpots: mini, lille, stor og kæmpe`. */
const NAMES = new RegExp(
  `(?<=\\d (?:\\p{L}+ ){0,2}jackpot(?:s|ter)?,? ?(?:called |named |kaldet |der hedder |:|\\(|,|[-–—]) ?)(${TIER}(?:, ?${TIER}){0,4}(?:,|,? (?:and|og|&)) ${TIER})\\)?(?= *(?:$|[,;.)]))`,
  'gu',
)
/** `jackpot i 3 niveauer, lille, mellem og kæmpe`. */
const LEVELS = new RegExp(
  `(?<=jackpots?(?:ter)? (?:i|in|of|with|med|på) \\d (?:niveauer|levels?|tiers?|trin|størrelser|sizes|grader)(?: ?: ?|, ?| ?\\(| called | kaldet ))(${TIER}(?:, ?${TIER}){0,4},? (?:and|og|&) ${TIER})\\)?(?= *(?:$|[,;.)]))`,
  'gu',
)
const GRADE =
  '(?:mini|minor|midi|medium|major|maxi|mega|grand|super|ultra|bronze|silver|gold|sølv|guld|platin|lille|mellem|stor|kæmpe|small|big|huge)'
const SIZE =
  '(?: jackpot)?(?:(?: ?(?:at|på|er|is|pays|giver|betaler|=|:))? ?\\d[\\d.,]* ?(?:x|×|gange|times)|(?: ?(?:at|på|=|:)) ?\\d[\\d.,]*)'
/** \`mini 20x, minor 50x, grand 5000x\`: grades with their sizes are jackpots. */
const SIZED = new RegExp(
  `(?<!\\p{L})(?:the |de )?${GRADE}${SIZE}(?:(?:,|;| and| og|,? &)* (?:the |en )?${GRADE}${SIZE}){1,5}(?!\\p{L})`,
  'gu',
)
const POOL_NAME = '[\\p{L}’-]{3,24}(?: [\\p{L}’-]{3,24})?'
const POOL = `${POOL_NAME}${SIZE}`
/** `fire faste puljer: fyrbøder 15x, konduktør 40x, direktør 2000x`: pools have any names. */
const POOLS = new RegExp(
  `(?<=(?:puljer(?:ne)?|pots?|pools?|jackpots?(?:ter)?)(?: (?:called|named|kaldet|der hedder))?(?: ?: ?|, ?| ?\\())${POOL}(?:(?:,|;| and| og|,? &)+ ${POOL}){1,5}`,
  'gu',
)
const named = (list: string): string[] => list.split(/, ?(?:and |og )?| (?:and|og|&) /u).map((name) => name.trim())
export const jackpotNamesIn = (text: string): Found<readonly string[]>[] => [
  ...spots(text, NAMES, ([, list = '']) => named(list)),
  ...spots(text, LEVELS, ([, list = '']) => named(list)),
  ...spots(text, POOLS, ([list]) =>
    [...list.matchAll(new RegExp(`(${POOL_NAME})${SIZE}`, 'gu'))].map(([, name = '']) => name.trim()),
  ),
  ...spots(text, SIZED, ([list]) =>
    [...list.matchAll(new RegExp(`(?<!\\p{L})${GRADE}(?!\\p{L})`, 'gu'))].map(([name]) => name),
  ),
]

/** `4 scatters start the free spins`. */
const SCATTERS =
  /(?<![\p{L}\d.])([2-6]) (?:or more |eller flere )?scatters?(?:ne|e|er)? (?:symbols? )?(?:to |for at )?(?:triggers?|starts?|awards?|gives?|wins?|unlocks?|udløser|starter|giver|åbner)(?!\p{L})|(?<!\p{L})(?:triggered|started|udløses|startes) (?:by|af|with|med) ([2-6]) (?:or more )?scatters?/gu
export const triggerIn = (text: string): Found<number>[] => [
  ...spots(text, SCATTERS, ([, first, second]) => Number(first ?? second)),
  ...triggersIn(text).map(({ count, start, end }) => ({ value: count, start, end })),
]

/** How lines and ways are paid by themselves: it asks for nothing else. */
const USUAL_DIRECTION =
  /(?<!(?:højre mod venstre|right to left) (?:and|og) )(?:(?:symbols?|symboler(?:ne)?|wins?|gevinster(?:ne)?|lines?|linjer(?:ne)?) )?(?:(?:pays?|paid|betaler|betales|counts?|tæller|runs?|går|kun|only) )*(?:from |fra )?(?:left to right|venstre (?:mod|til) højre)(?: only| alene| kun)?(?! (?:and|og|as well|samt|but also|or|eller)(?!\p{L}))/gu
export const usualDirectionIn = (text: string): Found<true>[] => spots(text, USUAL_DIRECTION, () => true as const)
