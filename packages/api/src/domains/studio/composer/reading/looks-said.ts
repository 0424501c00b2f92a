import type { AskedColour, Mood } from '../wishes.ts'
import { type Found, spots } from './found.ts'

type Hue = readonly [name: string, hue: number, saturation?: number]
const COLOURS: readonly (readonly [words: string, Hue])[] = [
  [
    'pink|pinks|magenta|fuchsia|rosa|rose|lyserødt?e?|pinkt|cerise|salmon|laksefarve\\p{L}*|blush|hindbærrødt?e?',
    ['pink', 325],
  ],
  [
    'red|reds|crimson|scarlet|rødt?e?|vermilion|cherry|kirsebærrødt?e?|brick|teglrødt?e?|ruby|rubinrødt?e?|maroon|vinrødt?e?|bordeaux|burgundy|oxblood|rust|rustrødt?e?|blodrødt?e?|purpurrødt?e?',
    ['red', 0],
  ],
  [
    'orange|tangerine|apricot|abrikosfarve\\p{L}*|peach|ferskenfarve\\p{L}*|terracotta|terrakotta\\p{L}*|ochre|okker(?:gule?t?|farve\\p{L}*)?',
    ['orange', 28],
  ],
  ['gold|golden|gilded|guld|gyldent?|gyldne|guldfarve\\p{L}*|brass|messing(?:farve\\p{L}*)?', ['gold', 46]],
  [
    'yellow|yellows|gule?t?|lemon|citrongule?t?|mustard|sennepsgule?t?|saffron|safrangule?t?|canary|straw|sandgule?t?',
    ['yellow', 54],
  ],
  [
    'green|greens|grønt?|grønne|olive|oliven(?:grønt?|farve\\p{L}*)|lime|limegrønt?|moss|mosgrønt?|havgrønt?|flaskegrønt?|sage|khaki|forest-green|græsgrønt?|mørkegrønt?|lysegrønt?',
    ['green', 135],
  ],
  ['emerald|smaragd(?:grønt?|farve\\p{L}*)|jade|jadegrønt?|mint|mintgrønt?', ['jade', 158]],
  [
    'turquoise|teal|turkis(?:blåt?|grønt?|farve\\p{L}*)?|aqua|cyan|aquamarine|petrol(?:eums)?(?:blåt?|farve\\p{L}*)?|akvamarin\\p{L}*',
    ['turquoise', 178],
  ],
  [
    'blue|blues|blåt?|navy|cobalt|kobolt(?:blåt?)?|azure|azurblåt?|sapphire|safirblåt?|himmelblåt?|havblåt?|marineblåt?|mørkeblåt?|lyseblåt?|kongeblåt?|isblåt?|ultramarin\\p{L}*|cerulean',
    ['blue', 215],
  ],
  ['indigo|lavender|lavendel(?:blåt?|farve\\p{L}*)?|periwinkle', ['indigo', 250]],
  [
    'purple|purples|violet|violets?|lilla|mauve|plum|blommefarve\\p{L}*|aubergine(?:farve\\p{L}*)?|lilac|amethyst|ametyst(?:farve\\p{L}*)?|syrenfarve\\p{L}*',
    ['purple', 280],
  ],
  [
    'brown|browns|brune?t?|chocolate|chokoladebrune?t?|sepia|umber|caramel|karamelfarve\\p{L}*|tan|mahogany|mahogni(?:farve\\p{L}*|brune?t?)?|nøddebrune?t?|hazel|kaffebrune?t?|chestnut|kastanje(?:brune?t?|farve\\p{L}*)',
    ['brown', 26, 0.5],
  ],
  [
    'grey|gray|greys|silver|silvery|sølv|sølvfarve\\p{L}*|sølvgråt?|grå|gråt|slate|skifergråt?|charcoal|koksgråt?|ash|pewter|tin|stålgråt?|steel',
    ['grey', 215, 0.12],
  ],
  ['black|sort|sorte|kulsorte?|jet|ebony|onyx|ibenholt|inky', ['black', 0, 0]],
  ['white|whites|hvidt?e?|snehvidt?e?|kridhvidt?e?|pearl|perlehvidt?e?|alabaster|snow-white', ['white', 0, 0]],
  [
    'amber|rav|ravgule?t?|honey|honninggule?t?|copper|coppery|kobber|kobberfarve\\p{L}*|kobberrødt?e?|bronze|bronzefarve\\p{L}*',
    ['amber', 34],
  ],
  ['coral|koral(?:rødt?e?|farve\\p{L}*)?', ['coral', 8]],
  [
    'ivory|cream|creme(?:farve\\p{L}*)?|elfenben(?:sfarve\\p{L}*)?|beige|sand|sandfarve\\p{L}*|eggshell',
    ['ivory', 44, 0.25],
  ],
]
const HUE_OF = COLOURS.map(([words, hue]) => [new RegExp(`^(?:${words})$`, 'u'), hue] as const)
const hueOf = (word: string): Hue | undefined => {
  const bare = word.replace(/(?:farvet|farvede|farve|coloured|colored|ish|agtigt?|ligt?)$/u, '')
  const found = HUE_OF.find(([words]) => words.test(word) || (bare.length > 2 && words.test(bare)))?.[1]
  const [, last] = SHADED.exec(bare) ?? []
  return found ?? (last ? HUE_OF.find(([words]) => words.test(last))?.[1] : undefined)
}
/** A compound is the colour that it ends in, whatever shades it: `dybblå`, `neongrønt`. */
const SHADED = /^\p{L}{2,}(rødt?e?|grønt?|grønne|blåt?|brune?t?|gråt?|hvidt?e?|lilla)$/u
/** Whether a word says a colour. */
export const isColour = (word: string): boolean => hueOf(word) !== undefined
/** Signs that are also a thing: alone in a clause they are that. */
const THINGS =
  /^(?:rose|cherry|rust|peach|lemon|lime|sage|mint|plum|chocolate|caramel|hazel|honey|rav|sand|pearl|jade|emerald|copper|bronze|brass|gold|guld|silver|sølv|kobber|ruby|sapphire|amethyst|amber|coral|ivory|cream|violet|violets?|ash|tin|steel|jet|straw|brick|moss|tan|salmon|snow-white|chestnut|onyx|ebony|saffron|tangerine|apricot|olive|orange|mustard|lavender|lavendel|maroon|slate|charcoal|cherry)$/u

/** What is said beside colours and is none: `earthy brown look`, `a violet tint all over`. */
const BESIDE =
  /^(?:design\p{L}*|colou?rs?|colou?red|colou?ring|shades?|tones?|toned|hues?|hued|looks?|glow\p{L}*|glød\p{L}*|skin|schemes?|palette|paletten|palet|tints?|tinted|tinge\p{L}*|accents?|wash|washes|dominat\p{L}*|theme|mostly|mainly|all|over|throughout|everywhere|overall|backdrop|background|baggrund\p{L}*|lighting|light|lights|lys|lyst|mørk\p{L}*|dark|deep|pale|soft|warm|cool|bright|hot|neon|rich|dusty|muted|faded|earthy|matte?|glossy|shiny|metallic|nautical|farver?n?e?|farve|farvet|farvede|farveskala\p{L}*|farvetema\p{L}*|nuancer?|toner?|tone|skær|udseende|præg\p{L}*|holdt|gennemgående|overalt|hele|vejen|dyb\p{L}*|varm\p{L}*|kold\p{L}*|støvet\p{L}*|mat\p{L}*|bleg\p{L}*|blid\p{L}*|kraftig\p{L}*|skrig\p{L}*|dominer\p{L}*|in|i|with|med|of|af|and|og|the|a|an|en|et|de|det|den|it|everything|alt|please|tak|make|lots|masser|meget|very|really|just|bare|kun|only|mest|gerne|helst|ideally|use|brug|should|skal|være|be|is|er|på|on|to|til|for|vibes?|feel|style|stil|touch\p{L}*|dash|strejf|splash\p{L}*|hint\p{L}*|some|lidt|plenty|royal|midnight|electric|sunset|pastel\p{L}*|ice|icy|frosty|burnt|smoky|moody|natte?|pale|against|mod|grunt?\p{L}*|bund|art|artwork|graphics|grafik\p{L}*|colour-wise|farvemæssigt|dominant|primarily|largely|predominantly|overvejende|hovedsagelig\p{L}*|frame|ramme\p{L}*|reels|hjul\p{L}*|screen|skærm\p{L}*|visuals?|visuel\p{L}*|dressed|klædt|bathed|badet|awash|painted|malet|kulør\p{L}*)$/u
const LOOK =
  /^(?:design\p{L}*|colou?r\p{L}*|shades?|tones?|hues?|looks?|palette\p{L}*|palet|tints?|tinge\p{L}*|accents?|farve\p{L}*|farver\p{L}*|nuancer?|toner?|skær|scheme|kulør\p{L}*|udseende|glow\p{L}*|glød\p{L}*)$/u
const CLAUSE = /[^.,;:!?\n()]+/gu

/** A clause that says nothing but colours. One stranger may paint a colour that it stands right before. */
export const coloursSaidIn = (text: string): Found<AskedColour>[] =>
  [...text.matchAll(CLAUSE)].flatMap((clause) => {
    if (NOT_ONE.test(clause[0])) return []
    const words = [...clause[0].matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)].map(([word]) => word)
    const parts = words.flatMap((word) => (hueOf(word) ? [word] : word.split('-')))
    const hues = parts.flatMap((word) => {
      const hue = hueOf(word)
      return hue ? [{ word, hue }] : []
    })
    if (hues.length === 0 || parts.length > MOST_WORDS) return []
    const strangers = parts.filter((word) => !hueOf(word) && !BESIDE.test(word))
    const isLook = parts.some((word) => LOOK.test(word))
    const last = parts.at(-1) ?? ''
    const isPainted =
      strangers.length === 1 &&
      (isLook ||
        (hues.length > 1 && hueOf(last) !== undefined) ||
        (parts.length <= 2 && hueOf(last) !== undefined && !THINGS.test(last)))
    const isOnlyThings =
      !isLook && hues.every(({ word }) => THINGS.test(word)) && !(parts.length === 1 && ALONE.test(last))
    if ((strangers.length > 0 && !isPainted) || isOnlyThings) return []
    const from = clause.index + clause[0].length - clause[0].trimStart().length
    const end = clause.index + clause[0].trimEnd().length
    return hues.map(({ hue: [name, hue, saturation] }) => ({
      value: { name, hue, ...(saturation !== undefined && { saturation }) },
      start: from,
      end,
    }))
  })
const MOST_WORDS = 8
const NOT_ONE = /^\s*(?:no|not|nothing|never|ingen|intet|ikke(?: noget)?|aldrig|uden|without|avoid|undgå)(?!\p{L})/u
/** These are colours where they stand alone. */
const ALONE =
  /^(?:gold|guld|silver|sølv|teal|turquoise|orange|emerald|jade|violet|amber|ivory|coral|copper|bronze|cream)$/u

const MOODS: readonly (readonly [Mood, string])[] = [
  [
    'calm',
    'lavmælt\\p{L}*|dæmpet\\p{L}*|subdued|muted|hygge|cosiness|warm-hearted|varmt|mild\\p{L}?|drowsy|contemplative|eftertænksom\\p{L}*|bittersweet|misty|ro og fred|fred og ro|peace and quiet|fredfyldt\\p{L}*|peaceful\\p{L}*|pace is slow|unstressed|stress-?free|stressfri\\p{L}*|sindsro|zen-?like|hushed|dreamlike|sleepy|søvnig\\p{L}*|slumbering|lullaby|lulling|easygoing|easy-going|leisurely|placid|still and quiet|idyllisk\\p{L}*|idyllic|harmonisk\\p{L}*|harmonious|nice and slow|low-key|afstressende|hjemlig\\p{L}*|snug|homely|homey|døsig\\p{L}*|stilfærdig\\p{L}*|soft-spoken|meditati\\p{L}*|fredsommelig\\p{L}*|rolighed|stilhed|comfy|comforting|balmy|languid|lun stemning|beroliget',
  ],
  [
    'dark',
    'give (?:people|you|them|players) the creeps|giver (?:kuldegys|gåsehud)|spine-?chilling|grisly|gloom|dystre|tragic|tragisk\\p{L}*|solemn|alvorlig\\p{L}*|mysterious|mystisk stemning|hemmelighedsfuld\\p{L}*|ghostly|melancholic|longing|wistful|nightmarish|mareridt\\p{L}*|ghoulish|morbid\\p{L}*|foreboding|forbidding|dread|shadowy|skyggefuld\\p{L}*|gothic|gotisk\\p{L}*|noir|murky|bloodcurdling|chilling|unsettling|dim|grumme?t?|hjemsøgt stemning|gruopvækkende|gyselig\\p{L}*|gyser\\p{L}*|ildevarslende|dunkel\\p{L}*|dunkle|sørgmodig\\p{L}*|tungsindig\\p{L}*|grufuld\\p{L}*|macabre|horror|horrifying|frightening|terrifying|skræmmende|sombre|somber|downbeat|spøgelsesagtig\\p{L}*|dystopi\\p{L}*|desolate|uhygge',
  ],
  [
    'happy',
    'lively|spirited|livsglad\\p{L}*|fornøjelig\\p{L}*|(?:in )?good humou?r|i godt lune|colou?rful|farverig\\p{L}*|farvestrålende|family-friendly|familievenlig\\p{L}*|vibrant|summery|sommerlig\\p{L}*|springlike|frejdig\\p{L}*|fejrende|jubilant|exuberance|sjov stemning|fun (?:mood|vibes?|feel|atmosphere)|fun,? fun\\p{L}*(?: fun)*|lots of fun|just fun|pure fun|good fun|feel-?good|joyous|sunny|sprightly|bouncy|festive|celebratory|party mood|party vibe|lighthearted|light and airy|bright and happy|good-natured|radiant|exuberant|jovial\\p{L}*|carefree|sorgløs\\p{L}*|glædesfyldt\\p{L}*|glædelig\\p{L}*|godt humør|lyst og muntert|lyst og glad\\p{L}*|lystig\\p{L}*|lyst humør|feststemning|solbeskinnet|jublende|løssluppen\\p{L}*|kåd\\p{L}?|opstemt|frisk og glad|smilende|in high spirits|gay and merry|perky|chirpy|glæde',
  ],
  [
    'funny',
    'barmy|madcap|screwball|clownish|klovnet\\p{L}*|spøgefuld\\p{L}*|lun humor|jokey|jokes|daffy|surreal\\p{L}*|parodic|parodisk\\p{L}*|snurrig\\p{L}*|kuriøs\\p{L}*|tongue-in-cheek|slapstick|hilarious|comical|laugh-out-loud|witty|wry|nutty|bonkers|loony|ridiculous|offbeat|ironisk\\p{L}*|ironic|satirical|satirisk\\p{L}*|grinagtig\\p{L}*|latterlig\\p{L}*|underfundig\\p{L}*|vanvittig\\p{L}*|kuleskør\\p{L}*|plat humor|humor|med et glimt i øjet|drilsk\\p{L}*|fjoget\\p{L}*|gakket\\p{L}*|skæg\\p{L}? og ballade|mischievous|cheeky',
  ],
  [
    'romantic',
    'lovey-dovey|amorous|swoony|wistful love|heartfelt|loved-up|dreamy love|forelsket\\p{L}*|øm stemning|ømhed|sværmerisk\\p{L}*|passioneret|sweet and tender|candlelit',
  ],
  [
    'epic',
    'solemn and grand|sagalike|saga-agtig\\p{L}*|adventurous|eventyrlig\\p{L}*|thunderous|tordnende|heroisk\\p{L}*|larger than life|larger-than-life|awe-inspiring|mighty|legendary feel|sweeping|orchestral|operatic|magnificent|grandly|stirring|mægtig\\p{L}*|højtidelig\\p{L}*|pompøs\\p{L}*|vældig stemning|ærefrygtindgydende|filmisk\\p{L}*|blockbuster|triumphant|episode-stor|heltedigt',
  ],
  [
    'elegant',
    'luxurious\\p{L}*|luksus\\p{L}*|luksuriøs\\p{L}*|regal|royalt|ceremonial|ceremoniel\\p{L}*|dignified|værdig\\p{L}?|delicate|sart\\p{L}?|sirlig\\p{L}*|stylish\\p{L}*|tasteful|swanky|upscale|polished|dapper|suave|ritzy|art-deco chic|genteel|smart and sleek|high-class|luxury|luxe|classy|smagfuld\\p{L}*|raffineret\\p{L}*|forfinet\\p{L}*|fin og stilfuld|stilfuld\\p{L}*|eksklusiv\\p{L}*|exclusive|overdådig\\p{L}*|nobel\\p{L}*|distinguished|poised|sofistikeret\\p{L}*|glamour',
  ],
  [
    'retro',
    'vintage\\p{L}*|nostalg\\p{L}*|sepia\\p{L}*|antikveret\\p{L}*|olden|gammel stemning|old-time\\p{L}*|old-fashioned|bygone|yesteryear|fifties|sixties|seventies|nineties|50s|60s|1970s|1980s|halvtredser\\p{L}*|tresser\\p{L}*|halvfjerdser\\p{L}*|firser\\p{L}*|halvfemser\\p{L}*|dengang|i gamle dage|fortidig\\p{L}*|8-bit|16-bit|pixelated|synthwave|arcade feel|gamle dage\\p{L}*',
  ],
  [
    'bold',
    'gritty|rough|punk(?:et|y)|vovet\\p{L}*|dramatic and loud|furious|rasende|stormy|stormfuld\\p{L}*|thrilling|nervepirrende|spændende|tense|intens\\p{L}*|frenetic|turbulent|wild and free|edgy|kækt?|kække|big and flashy|big flashy|flashy|showy|glitzy|in-your-face|brash|raucous|punchy|fiery|fearless|explosive mood|high-energy|high-octane|adrenaline-?\\p{L}*|full throttle|fuld fart|fart over feltet|larmende|højrøstet\\p{L}*|frisk og fræk\\p{L}*|fræk\\p{L}*|voldsom stemning|kraftfuld\\p{L}*|vild stemning|vildskab|rebellious|oprørsk\\p{L}*|audacious|daring|electric mood|electrifying|aggressive|aggressiv\\p{L}*|hæsblæsende|tempofyldt\\p{L}*|boisterous|noisy',
  ],
]
/** No mood of what is said not to be. */
const NOT_SO = '(?<!(?:not|ikke|never|aldrig|nothing|no|ingen|uden) (?:too |for |so |så |very )?)'
const BY_MOOD = MOODS.map(
  ([mood, words]) => [mood, new RegExp(`(?<!\\p{L})${NOT_SO}(?:${words})(?!\\p{L})`, 'gu')] as const,
)

export const moodsSaidIn = (text: string): Found<Mood>[] =>
  BY_MOOD.flatMap(([mood, pattern]) => spots(text, pattern, () => mood))

const SPEECH =
  '(?:copy|texts?|wording|language|words|writing|labels?|captions?|strings|ui|interface|menus?|rules|voice-?over|localisation|localization|translation|version|sprog\\p{L}*|tekst\\p{L}*|ord|skrift\\p{L}*|regler\\p{L}*|menu\\p{L}*|knapper|udgave|oversættelse\\p{L}*|formulering\\p{L}*)'
const SPOKEN = new RegExp(
  `(?<!\\p{L})(?:(danish|english|dansk\\p{L}?|engelsk\\p{L}?)(?:-language|-speaking|sproget|sprogede|talende)? ${SPEECH}|(?:${SPEECH})(?:[: ]+(?:(?:should|must|skal|will|to|be|være|all|alle|on|in|på|i|is|are|er|the|game|spillet|for|kun|only|written|skrevet|holdes)(?: |$))*)?(danish|english|dansk|engelsk)|(danish|english|dansk|engelsk)sprog\\p{L}*|(danish|english)-(?:language|speaking)|(?:written|skrevet|holdt|talk|speak|tal|talking|speaking)(?: all)? (?:in |på )?(danish|english|dansk|engelsk)|(?:(?:all|everything|alt|det hele)(?: (?:in|på|skal være på|must be in|should be in|skal stå på)))(?: the)? (danish|english|dansk|engelsk))(?!\\p{L}| (?:market|players|marked|spillere|licen))`,
  'gu',
)
export const spokenSaidIn = (text: string): Found<'da' | 'en'>[] =>
  spots(text, SPOKEN, (match) => (/dan/.test(match.slice(1).find((one) => one !== undefined) ?? '') ? 'da' : 'en'))
