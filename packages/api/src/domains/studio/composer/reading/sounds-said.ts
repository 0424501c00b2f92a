import type { Aside } from './asides.ts'
import { type Found, spots } from './found.ts'
import { standsAlone } from './standing-alone.ts'

type Band = NonNullable<Aside['band']>

/** Kinds of music, with the band that comes nearest. */
const GENRES: readonly (readonly [Band, string])[] = [
  [
    'city',
    "brass bands?|brass|messingorkester|hornorkester|jazz|swing|big band|bebop|blues|soul|funk|trap|hip[ -]?hop|rap|grime|drill|techno|house|dubstep|drum (?:and|&|n) bass|drum’n’bass|edm|disco|disko|synth-?pop|britpop|indie|pop|rock|punk|metal|heavy metal|grunge|rock ?[’'n&]+ ?roll|motown|electro\\p{L}*|elektronisk\\p{L}*|dance|eurodance|boogie|rockabilly|skiffle",
  ],
  [
    'saloon',
    'country|bluegrass|americana|honky-?tonk|ragtime|western|twang|skiffle|halvfjerdser\\p{L}*|tresser\\p{L}*|firser\\p{L}*|halvtredser\\p{L}*|halvfemser\\p{L}*',
  ],
  [
    'jungle',
    'reggae|dub|ska|calypso|samba|bossa nova|salsa|rumba|afrobeat|steel ?drums?|steelpan|cumbia|latin|tropical',
  ],
  [
    'farm',
    'accordion|harmonika|folk|folkemusik|spillemands\\p{L}*|polka|ceilidh|irish|celtic|keltisk|waltz\\p{L}*|vals|musette|shant(?:y|ies)|sømandsviser|viser|dansktop|schlager|jodle\\p{L}*|yodel\\p{L}*|alpine',
  ],
  [
    'court',
    'classical|klassisk|baroque|barok|chamber|choir|choral|kor|korsang|opera|orchest\\p{L}*|orkester|string quartet|strygekvartet|strings|strygere|fanfare|gregorian|hymns?|salmer',
  ],
  [
    'north',
    'throat singing|strubesang|drone|viking|joik\\p{L}*|yoik\\p{L}*|nordic|nordisk|mongolian|shamanic|chanting|lur',
  ],
  [
    'space',
    'ambient|lo-?fi|synth\\p{L}*|chill-?out|chillhop|new age|meditation|meditations\\p{L}*|vaporwave|tung bas|heavy bass|deep bass|dyb bas|basgang|bass ?lines?|trance',
  ],
  ['fair', 'fairground organ|barrel organ|lirekasse|orgel|organ|circus|cirkus|tivoli|carousel|calliope|karrusel'],
  [
    'wood',
    'calm|rolige?|relaxing|soothing|peaceful|afslappende|beroligende|harp|harpe|lute|lut|music box|spilledåse|klokkespil|carillon|celesta|glockenspiel|chimes|fairy',
  ],
  [
    'salon',
    'jukebox\\p{L}*|jukeboks\\p{L}*|lounge|cabaret|kabaret|easy listening|elevator|tango|charleston|cocktail|bar|cafe|café|chanson',
  ],
  ['nile', 'oud|arab\\p{L}*|oriental|orientalsk|egyptian|middle eastern|klezmer|balkan|gypsy|sitar'],
  ['sea', 'whale song|hvalsang|hawaii\\p{L}*|ukulele|surf'],
]
const INSTRUMENTS: readonly (readonly [Band, string])[] = [
  [
    'city',
    'sax(?:ophone)?|saxofon(?:en)?|trumpets?|trompet(?:er|en)?|trombones?|basun(?:er)?|double bass|kontrabas|electric guitar|elguitar',
  ],
  ['salon', 'piano|klaver(?:et)?|upright piano|violins?|violin(?:er)?|cello|clarinet|klarinet'],
  ['saloon', 'banjo|harmonica|mundharpe|slide guitar|fiddle|guitar'],
  ['farm', 'accordions?|harmonika(?:en)?|concertina|bagpipes?|sækkepibe(?:r)?|penny whistle|fløjte|flutes?'],
  ['wood', 'harps?|harpe(?:n|r)?|lyre|bells|klokker|bjælder'],
  ['jungle', 'bongos?|congas?|marimba|maracas|drums?|trommer'],
]
const MUSIC =
  '(?:music|musik(?:ken)?|soundtrack|score|tunes?|songs?|sange|melod(?:y|ies|i|ier)|beats?|rhythms?|rytmer|playlist|numre|lydspor|toner|vibes?)'
const PLAYS =
  '(?:playing(?: (?:softly|quietly|loudly))?|plays|spiller(?: stille)?|on the (?:soundtrack|stereo|radio|jukebox)|på (?:lydsporet|anlægget|radioen|jukeboksen)|i (?:baggrunden|højttalerne|radioen)|in the background|as (?:background )?music|som (?:baggrunds)?musik)'
const PAINTS =
  '(?:(?:slow|soft|quiet|gentle|mellow|sad|tender|heavy|fat|sick|phat|fast|loud|lively|jolly|smooth|cool|old|classic|traditional|lidt|noget|stille|langsom\\p{L}?|blød\\p{L}?|fed|fede|tung|sygt?|god|gammel|gamle|rigtig|ægte|glad|some|a bit of|a little|proper|hectic|crackling|crackly|skrattende|distant|fjern|sultry|lonely|ensom|solo|light|let|tropical|warm|varm|funky|melankolsk) )*'
const LIKE =
  '(?: but (?:like )?(?:lo-?fi|slow|sad|soft|quiet|modern|jazzy)| men (?:lo-?fi|langsom\\p{L}?|stille|blød))?'

/** A kind of music where music is spoken of, or said by itself. */
const GENRE_SAID = [...GENRES, ...INSTRUMENTS].map(
  ([band, words]) =>
    [
      band,
      new RegExp(
        `(?<!\\p{L})(?:(?:til |to |with |med |and |og |on |på )?(?:an? |en |et |the )?${PAINTS}(?:radio (?:with|med) )?(?:${words})-?(?:[ -]?${MUSIC})+(?: ${PLAYS})?${LIKE}|(?:an? |en |et |the )?${PAINTS}(?:${words})(?: ${PLAYS})+${LIKE}|${MUSIC}(?: (?:is|er|should be|skal være|like|som|à la|:|of))+ ?${PAINTS}(?:${words})${LIKE})(?!\\p{L})`,
        'gu',
      ),
    ] as const,
)
/** Such a word that is nothing else than music. */
const SURE =
  /^(?:trap|techno|dubstep|reggae|ska|lo-?fi|britpop|hip[ -]?hop|grime|jazz|bossa nova|ragtime|polka|throat singing|strubesang|jukebox\p{L}*|jukeboks\p{L}*|tung bas|heavy bass|deep bass|dyb bas|klokkespil|brass bands?|fairground organ|lirekasse|ambient|bluegrass|disco|disko|synth\p{L}*|accordion|harmonika|folkemusik|klezmer|calypso|afrobeat|harp|dansktop)$/u
const ALONE = [...GENRES, ...INSTRUMENTS].map(
  ([band, words]) => [band, new RegExp(`(?<!\\p{L})(${PAINTS})(${words})${LIKE}(?!\\p{L})`, 'gu')] as const,
)
/** What is said of air and light beside music: a saxophone in cigar smoke is heard. */
const SCENE =
  /(?<!\p{L})(?:røg|\p{L}*røg|smoke|lys|light|lights|solnedgang|sunset|aften\p{L}*|evening|night|nat|natbar|bar|regn\p{L}*|rain|dusk|dawn|mist|tåge|skumring|moonlit|måneskin|neon|candle\p{L}*|vibe|stemning|mood|sne udenfor|snow)(?!\p{L})/u
const SENTENCE = /[^.!?\n]+/gu
const isInstrument = new RegExp(`(?<!\\p{L})(?:${INSTRUMENTS.map(([, words]) => words).join('|')})(?!\\p{L})`, 'gu')

/** Which sentence a place stands in. */
const sentenceAt = (text: string, place: number): string =>
  [...text.matchAll(SENTENCE)].find(({ index, 0: { length } }) => place >= index && place < index + length)?.[0] ?? ''

const FURTHEST = 16
const OF_A_THEME = /(?<!\p{L})(?:about|om|theme:?|tema:?|temaet) (?:an? |en |et |the )?$/u

/** What one of the bands plays itself. */
const PLAYED: readonly (readonly [Band, RegExp])[] = [
  ['farm', /accordion|harmonika|concertina/u],
  ['wood', /klokkespil|glockenspiel|celesta|music box|spilledåse|carillon/u],
  ['city', /brass|messing|hornorkester/u],
  ['fair', /fairground organ|barrel organ|lirekasse|orgel|organ/u],
  ['jungle', /marimba/u],
]
const heard = (words: string, band: Band): Aside => ({
  code: PLAYED.some(([of, played]) => of === band && played.test(words)) ? 'musicPlayed' : 'musicNear',
  said: words.trim(),
  band,
})

export const musicIn = (text: string): Found<Aside>[] => {
  const named = GENRE_SAID.flatMap(([band, pattern]) =>
    spots(text, pattern, (match): Aside | undefined => {
      const [said] = match
      const isTheme = OF_A_THEME.test(text.slice(Math.max(0, match.index - FURTHEST), match.index))
      return !isTheme && standsAlone(text, match.index, match.index + said.length) ? heard(said, band) : undefined
    }),
  )
  const alone = ALONE.flatMap(([band, pattern]) =>
    spots(text, pattern, (match): Aside | undefined => {
      const [said, painted = '', word = ''] = match
      const end = match.index + said.length
      if (!standsAlone(text, match.index, end) || /^ *symbols?(?!\p{L})/u.test(text.slice(end))) return undefined
      const sentence = sentenceAt(text, match.index)
      const isOne = (sentence.match(isInstrument)?.length ?? 0) <= 1
      const isHeard = SURE.test(word) || painted !== '' || said !== `${painted}${word}` || SCENE.test(sentence)
      return isHeard && isOne && !OF_SYMBOLS.test(sentence) ? heard(said, band) : undefined
    }),
  )
  return [...named, ...alone.filter((one) => !named.some((other) => overlaps(one, other)))]
}
/** A sentence that lists symbols, or says what a game is about. */
const OF_SYMBOLS =
  /(?<!\p{L})(?:symbols?|symboler(?:ne)?|wilds?|scatters?|joker|handler om|om en?|about|theme|tema\p{L}*|pays|betaler)(?!\p{L})/u
const overlaps = (a: Found<unknown>, b: Found<unknown>): boolean => a.start < b.end && b.start < a.end

const WHEN =
  '(?:(?:on|at|with|for|after|upon|ved|på|efter|til|for) (?:each|every|any|all|a|the|hver|hvert|alle|en|et)? ?(?:big |large |mega |store? )?(?:wins?|gevinst(?:er)?|hits?|jackpots?|spins?)|(?:when(?:ever)?|every time|each time|as|når|hver gang|mens|while) (?:you |i |we |one |man |jeg |vi |der |the |a |it |they |det |spilleren |player )*(?:wins?|vinder|hits?(?: \\p{L}+){0,3}|tension (?:builds|rises)|spændingen (?:stiger|bygges op)|(?:is |er )?gevinst|scores?|land \\p{L}+|reels (?:stop|spin)|hjulene (?:stopper|drejer|kører)))'
const NOISE =
  '(?:fog-?horns?|tågehorn|hammer ?blows?|hammerslag(?:et)?|hammerslagene|gongs?|gongong|fanfares?|drum ?rolls?|trommehvirvel|bell(?: rings?)?|bells|klokke(?:r|slag|klang)?|cow-?bells?|kobjælder|koklokker|bjælder|kirkeklokker|church bells|chimes?|sirens?|sirener(?:ne)?|whistles?|fløjt(?:en)?|steam whistle|horn|gun ?shots?|skud|cannon|kanonskud|splash|plask|cheers?|crowd|jubel|applause|bifald|klapsalver|thunderclap|tordenskrald|cash register|kasseapparat|ka-?ching|roar|brøl|bark|gøen|meow|miav(?:en)?|honk|dyt|clang|klang|ding|pling|bump|bang|brag|hyl|scream|skrig)'
const HEARD =
  '(?:(?:(?:creepy|eerie|soft|distant|ghostly|spooky|uhyggelige?|fjerne?|dæmpede?|sagte|bløde?|gentle|quiet|faint|svage?) )?(?:whisper(?:s|ing)|hvisken|hviskende stemmer|murmurs|mumlen|footsteps|fodtrin|applause|bifald|klapsalver|birdsong|fuglesang|fuglekvidder|mågeskrig|gull cries|bølgeskvulp|bølgebrus|laughter|latter|cheering|jubel|whale song|ticking clocks?|geiger(?:-| )?counter (?:ticks?|clicks?|noise)s?|geigertæller\\p{L}*|crickets chirping|cikadesang|chirping crickets|buzzing insects|summende insekter|insektsummen|bisummen|creaking (?:wood|doors?|floorboards)|knirkende \\p{L}+|crackling (?:fire|radio)|knitrende ild|(?:a )?crackling vinyl|skrattende \\p{L}+|rattling coins|raslende mønter|klirrende mønter|clinking (?:coins|glass(?:es)?)|klirrende glas|humming \\p{L}+|brummende \\p{L}+|summende \\p{L}+|rumbling \\p{L}+|rumlende \\p{L}+)|(?:the )?(?:\\p{L}+ )?(?:crowd|crew|fans|audience|publikum|tilskuerne) (?:cheering|roaring|clapping|jubler|klapper|der jubler)|(?:mønter|coins|kæder|chains|glas|glasses) (?:der|that|som) (?:rasler|klirrer|ringler|rattle|jingle|clink)|(?:(?:just|only|kun|bare|nothing but) )?(?!(?:no|ingen|uden|without|any|all|the|loud|høje|musik|music|quiet|stille)(?!\\p{L}))[\\p{L}-]+ (?:sounds|noises|sound effects|lyde(?!\\p{L})|ambience|ambiance)(?: only| alene)?|(?:(?:make |gør |lad )?(?:it |det )?(?:should |must |skal |to |at )*(?:sound like|lyde som)) (?:\\p{L}+ )?\\p{L}+|(?:the )?sounds? of (?:the )?\\p{L}+(?: (?:and|on|in) (?:the )?\\p{L}+)?|lyden af (?:\\p{L}+ )?\\p{L}+|lyd af \\p{L}+|(?:sultry|female|male|husky|deep|soothing|kvindelig|mandlig|dyb|hæs)(?: (?:female|male|kvindelig|mandlig))? (?:vocals?|voice|singing|sang|stemme|vokal)|(?:fe)?male vocals?|voice-?overs?|speak(?:er)?stemme)'
const SOUNDS = new RegExp(
  `(?<!\\p{L})(?:(?:(?:an? |the |et |en )?(?:\\p{L}+ )?${NOISE} (?:(?:sounds?|ringing|der lyder|lyder|rings?|goes off|that rings?) )?${WHEN}(?: (?:builds|my point))?)|(?:${NOISE} (?:instead of|i stedet for|in place of|rather than) (?:the )?(?:usual )?(?:\\p{L}+))|(?:the |de |med |with )?${NOISE} (?:is |are |er |should be |skal være )?(?:muted|quiet|turned down|dæmpe(?:t|de)|skruet ned|in the background|i baggrunden)|(?:muted|dæmpede) ${NOISE}|(?:med |with |want |og |and |just |kun )?(?:an? |the |et |en )?(?:just |kun )?${HEARD}(?: (?:in the (?:background|air)|i (?:baggrunden|luften)))?(?: ${WHEN}(?: \\p{L}+ point)?)?)(?!\\p{L})`,
  'gu',
)
const NO_VOICE =
  /(?<!\p{L})(?:no|without|ingen|uden|ikke nogen) (?:any )?(?:voice-?overs?|voices?|narrat(?:or|ion)|talking|speech|speak(?:er)?(?:stemme)?|stemmer?|tale|fortæller|fortællerstemme)(?: please| tak)?(?!\p{L})/gu

/** Sounds that are asked for one by one. */
export const soundsIn = (text: string): Found<Aside>[] => [
  ...spots(text, NO_VOICE, ([said]): Aside => ({ code: 'noVoice', said: said.trim() })),
  ...spots(text, SOUNDS, (match): Aside | undefined => {
    const isRefused = /(?<!\p{L})(?:no|not|without|ingen|uden|ikke) *$/u.test(
      text.slice(Math.max(0, match.index - 10), match.index),
    )
    return isRefused ? undefined : { code: 'soundComposed', said: match[0].trim() }
  }),
]

/** How loud it is to be, of a hundred. */
const QUIET =
  /(?<!\p{L})(?:(?:no|without|ingen|uden|ikke nogen|avoid|please no|tak ingen) (?:any )?(?:loud|shrill|harsh|sudden|screeching|screaming|høje|skarpe|skrigende|pludselige|hylende|skingre|larmende) (?:sounds?|noises?|lyde|music|musik|effects|effekter)|(?:not|nothing|ikke|ikke noget|intet) (?:too |for |så )?(?:loud|høj|højt|højlydt|noisy|shrill|højlydt|larmende|skrigende)|(?:quiet|soft|gentle|muted|low|hushed|dæmpede?|bløde|lave|stille|sagte|blide) (?:sounds?|sound effects|audio|volume|lyde?|lydeffekter|lydstyrke)|(?:lyden|lydene|sounds?|volume) (?:should be |must be |skal være |kept |holdes |turned )?(?:low|down|quiet|soft|dæmpe(?:t|de)|lave?t?|nede|blød[e]?))(?!\p{L})/gu
export const quietIn = (text: string): Found<number>[] => spots(text, QUIET, () => SOFT)
const SOFT = 40
