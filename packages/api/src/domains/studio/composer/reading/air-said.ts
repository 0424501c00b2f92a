import type { ChosenLook } from '@spilvaerk/schemas'
import { type Found, spots } from './found.ts'
import { standsAlone } from './standing-alone.ts'

/** The hour, the weather, the light and the materials of a game, in the words that say them. */
const AIR: readonly (readonly [look: ChosenLook, words: string])[] = [
  [
    { hour: 'night' },
    '(?:late |dead of |middle of the )?night-?time|(?:late |in the dead of the |in the middle of the )?at night|by night|after dark|past bedtime|before dawn|om natten|midt om natten|sent om natten|natten over|før daggry|(?:at|by|around|past|ved|efter) (?:midnight|midnat)|midnatstide|moon-?lit|by moonlight|in (?:the )?moonlight|i måneskin(?:net)?|måneskin|moonlight|moonshine glow|månelyst?|månebelyst\\p{L}*|natlig\\p{L}*|nattemørke(?:t)?|i nattens mulm og mørke|nocturnal|in the dead of night|in the small hours|pitch[ -]dark\\p{L}*|bælgmørk\\p{L}*|(?:at |around |about )?(?:[1-4]|12|half past [1-4]) ?a\\.?m\\.?(?: in the morning)?|(?:at )?(?:[1-4]) in the morning|kl(?:okken|\\.)? ?(?:0?[0-4])(?:[.:]\\d\\d)?(?: om natten)?|by candle-?light|in candle-?light|candle-?lit|i stearinlys(?:ets skær)?|lantern-?light|i lygteskær',
  ],
  [
    { hour: 'dawn' },
    '(?:at|before|by|around) (?:the )?(?:crack of )?(?:dawn|sunrise|daybreak|first light)|in the (?:early )?morning(?: light)?|early morning|morning light|morning mist|sunrise light|i morgengry(?:et)?|i daggry(?:et)?|ved (?:daggry|solopgang|morgengry)|i solopgang(?:en)?|(?:tidligt )?om morgenen|tidlig morgen|i morgenlys(?:et)?|morgenlys|når solen står op|as the sun (?:comes up|rises)',
  ],
  [
    { hour: 'dusk' },
    '(?:at|by|around|towards?) (?:dusk|sunset|sundown|twilight|nightfall)|in the evening(?: light)?|in (?:the )?(?:sunset|twilight)|evening light|twilight|golden hour|(?:on )?an? (?:\\p{L}+ )?evening|i solnedgang(?:en)?|ved (?:solnedgang|skumring|aftenstid)|i skumring(?:en)?|skumring|tusmørke|i tusmørke(?:t)?|om aftenen|aftenlys|i aftenlys(?:et)?|aftenstemning|når solen går ned|as the sun (?:goes down|sets)',
  ],
  [
    { hour: 'dusk', weather: 'clear' },
    "(?:on )?(?:an? )?(?:warm |long |late |mild |balmy )?summer(?:[’']?s)?[ -]?(?:evening|night)s?|(?:en )?(?:lun |varm |lang |sen |mild )?sommeraften(?:er)?|(?:en )?(?:lys |lun |varm )?sommernat",
  ],
  [
    { hour: 'day', weather: 'clear' },
    "(?:on )?(?:an? )?(?:warm |hot |long |bright |sunny )?summer(?:[’']?s)?[ -]?days?|(?:en )?(?:varm |lys |lang )?sommerdag(?:e)?|(?:in the |in bright |in full |bright )?sunshine|i (?:det )?solskin(?:net)?|solskinsvejr|(?:on )?(?:a )?sunny day|en solskinsdag|clear (?:blue )?sk(?:y|ies)|(?:under |med )?(?:a )?(?:klar |skyfri |blå )himmel|skyfrit?|broad daylight|højlys dag|midt på dagen|in daylight|i dagslys|midday|high noon|ved middagstid",
  ],
  [
    { weather: 'rain' },
    'drizzl(?:e|y|ing)|støvregn\\p{L}*|(?:in |i )?(?:pouring|driving|steady|heavy|light|soft|silende|øsende|let|stille) (?:rain|regn)|in the rain|i regnen|i regnvejr|regnvejr\\p{L}*|rainy(?: weather| day| night)?|rain-?(?:soaked|swept|slick|drenched)|downpour|øsregn\\p{L}*|styrtregn|skybrud|regnfuld\\p{L}*|regnvåd\\p{L}*|regntung\\p{L}*|rain on the (?:windows?|roof)|regn (?:på|mod) (?:ruden|ruderne|taget|vinduet)|våd(?:e|t)?(?= (?:efterår|skov|gade|asfalt|eng|mark|by|nat)\\p{L}*)|in a (?:thunder)?storm|i (?:uvejr|stormvejr|tordenvejr)|thundery|wet weather|vådt vejr',
  ],
  [
    { weather: 'snow' },
    'julestemning|christmas (?:spirit|mood|atmosphere)|(?:sne|snow) (?:udenfor|outside|on the ground|i luften|in the air|all around|alle vegne|overalt)|snevejr|(?:in |i )?(?:the )?(?:falling|deep|dyb) (?:snow|sne)|(?:in|i) (?:the )?(?:snow|sneen)|snowfall|snefald|snow(?:ing|y)|sneklædt\\p{L}*|snedækt?\\p{L}*|snefyldt\\p{L}*|snow-?(?:covered|clad|capped)|det sner|snebyger|i snestorm|snestorm|blizzard|feels? like winter|føles som vinter|frosty|frostklar\\p{L}*|iskold\\p{L}* vinter\\p{L}*|(?:in|om) (?:the )?winter(?:time)?|om vinteren|in (?:the )?dead of winter|midvinter|vinterkold\\p{L}*',
  ],
  [
    { weather: 'mist' },
    '(?:in (?:the )?|i )?(?:(?:thick|dense|low|white|cold|grey|tæt|tyk|lav|hvid|kold|grå) )?(?:fog|mist|tåge(?:n)?|havgus|dis(?:en)?|haze)(?: over \\p{L}+| everywhere| overalt)?|foggy|misty|hazy|tåget\\p{L}*|diset\\p{L}*|smoky(?: air| atmosphere| room)?|røgfyldt\\p{L}*|tilrøget\\p{L}*|(?:cigar|cigarette|tobacco|pipe)[ -]smoke|(?:cigar|cigaret|tobaks|pibe)røg|smoke in the air|røg i luften|(?:a )?low clouds?|low cloud cover|lavt skydække|lavthængende skyer|overskyet\\p{L}*|overcast|gråvejr\\p{L}*|(?:grey|leaden) sk(?:y|ies)|grå himmel|(?:flour |coal |chalk |gold )?dust (?:hangs |hanging |floats |floating )?in the (?:air|light)|(?:mel|kul|kridt|guld)?støv i luften|steam in the air|damp i luften|steamy|dampende luft',
  ],
  [
    { weather: 'embers' },
    '(?:glowing )?embers|sparks (?:flying|in the air|fly)|flyvende gnister|gnister i luften|gløder|gnister|gløder og gnister|glowing coals|gløende kul',
  ],
  [
    { weather: 'stars', hour: 'night' },
    'starry(?: sky| night)?|star-?lit|under (?:the |a )?(?:stars|starry sky)|under stjernerne|stjerneklar\\p{L}*|stjernehimmel|star(?:ry)? sk(?:y|ies)|sky full of stars|himmel fuld af stjerner|(?:bagved |bag det )?(?:ses )?(?:et )?stjernekort(?: i baggrunden| bagved)?|(?:a )?star (?:chart|map)(?: behind(?: it)?| in the background)?',
  ],
  [{ weather: 'aurora', hour: 'night' }, '(?:under|i|in) (?:the )?(?:northern lights|aurora|nordlys(?:et)?)'],
  [
    { weather: 'blossom' },
    '(?:falling|drifting) (?:petals|blossom)|petals (?:in the air|falling)|dalende kronblade|kronblade i luften|blomsterregn|in bloom|in blossom|i blomst|(?:in|om) (?:the )?spring(?:time)?|om foråret|i maj måned',
  ],
  [
    { ornament: 'leaves', material: 'walnut', weather: 'mist' },
    '(?:in |on )?(?:late |an? )?(?:autumn|november|october) (?:evening|day|light|air)s?|in (?:the )?(?:autumn|november|october)|(?:in|om|i) (?:the )?(?:efteråret|november|oktober)|efterårsstemning|autumnal|efterårsagtig\\p{L}*|novemberstemning',
  ],
  [
    { material: 'plating', ornament: 'bulbs', face: 'Audiowide', hour: 'night' },
    '(?:in )?neon[ -]?(?:lights?|lighting|lit|glow|signs?)|neon ?lys|neonskær|neonskilte|neonoplyst\\p{L}*|i neon|neon-?(?:agtig|stemning|vibe)\\p{L}*',
  ],
  [
    { material: 'plating', metal: 'silver', weather: 'clear', motion: 'calm' },
    '(?:feels? |føles |cold and |koldt og |kold og )?(?:clinical|klinisk\\p{L}*|sterile?|sterilt)(?: (?:and|og) (?:cold|koldt?|clean|rent))?',
  ],
  [
    { cabinet: 'brass', place: 'city', metal: 'copper' },
    '(?:over |above )?(?:the )?victorian (?:rooftops|chimneys|streets)|viktorianske (?:tage|gader|skorstene)',
  ],
  [{ motion: 'calm' }, '(?:calm|slow|gentle|langsomme?|rolige?|blide?) (?:movements?|motions?|bevægelser?)'],
  ...(
    [
      ['oak', 'oak(?:en)?', 'eg(?:etræ)?'],
      ['walnut', 'walnut|mahogany', 'valnød(?:detræ)?|mahogni'],
      ['pine', 'pine', 'fyr(?:retræ)?'],
      ['birch', 'birch', 'birk(?:etræ)?'],
      ['ebony', 'ebony', 'ibenholt'],
      ['marble', 'marble', 'marmor'],
      ['granite', 'granite', 'granit'],
      ['leather', 'leather', 'læder'],
      ['brick', 'brick', 'mursten'],
      ['bamboo', 'bamboo', 'bambus'],
    ] as const
  ).map(
    ([material, en, da]) =>
      [
        { material },
        `(?:made |carved )(?:of|from|out of) (?:dark |polished |old )?(?:${en})(?: wood)?|(?:lavet |skåret )(?:af|i) (?:mørkt? |poleret |gammel[t]? )?(?:${da})|(?:dark |polished |old )?(?:${en})(?: wood)? (?:table|cabinet|frame|panel\\p{L}*|rail)|(?:et |en )?(?:${da})(?:bord|kabinet|ramme|panel)(?:et|en|er)?`,
      ] as const,
  ),
]
const BY_LOOK = AIR.map(([look, words]) => [look, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')] as const)

export interface SaidAir extends Found<ChosenLook> {
  /** Whether it is said by itself, and is no part of what a thing is called. */
  readonly isAlone: boolean
}

/** What is said of how it is around the machine. One inside the name of a thing is seen, too, and stays part of it. */
export const airIn = (text: string): SaidAir[] =>
  BY_LOOK.flatMap(([look, pattern]) =>
    spots(text, pattern, () => look).map((found) => ({
      ...found,
      isAlone: standsAlone(text, found.start, found.end),
    })),
  ).toSorted((one, other) => one.start - other.start)
