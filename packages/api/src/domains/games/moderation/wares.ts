import { GOODS_OF_NO_GAME } from './goods.ts'
import { JOBS } from './jobs.ts'
import { SUM } from './offers.ts'
import { followed, together, words } from './rule.ts'

/** Words of somebody who sells, and not of a merchant in a story. */
const SELLING_HERE =
  '(?:sælges|udlejes|til leje|til salg|for sale|for rent|selling|order|bestil|we offer|i offer|vi tilbyder|jeg tilbyder|tilbydes|leverer|we deliver|we supply|få nyt?|trænger du til|mangler du|har du brug for|do you need|looking for an?|professional|professionelt?|all kinds of|billigst|cheapest|best price|affordable|to a fixed price|til fast pris|hele landet)'
const SELLING = `(?:${SELLING_HERE}|sælger|sælge|sells?|buy|buying|købe?|køber|offers|offering|tilbyder|renting|hire|cheap|billige?t?|discount|rabat|get your|få din|få dit|need an?|alt i|specialist i|real|ægte)`
const GOODS_OF_TODAY =
  '(?:followers|følgere|likes|subscribers|abonnenter|reviews|anmeldelser|accounts?|konto(?:en|er)?|konti|crypto|krypto|bitcoins?|nfts?|pills|piller|meds|weed|cannabis|cocaine|kokain|skunk|steroids|badeværelser?|bathrooms?|tagrens|solceller|solar panels|varmepumper?|heat pumps?|carport|plumbing|plumber|electrician|elektriker|vvs|murerarbejde|malerarbejde|tømrerarbejde|rengøringshjælp|vinduespudsning|flyttehjælp|insurance|forsikringer|loans?|lån|mortgages?|iphones?|ipads?|laptops?|computere?|mobiltelefoner|smart ?phones?|used cars?|brugte? (?:bil|biler|cykel|cykler)|bildæk|sneakers|designer \\p{L}+|kosmetik|cosmetics|skin ?care|proteinpulver|supplements|massage|coaching|hosting|websites|hjemmesider|logoer|essays?|opgaver)'
const GOODS =
  '(?:køkken(?:er)?|kitchens?|windows|vinduer|garage|terrasse|roofing|rengøring|cleaning|flytning|moving|havearbejde|gardening|lawn mowing|dæk|tyres|tires|sommerhus|lejlighed(?:er)?|apartments?|flats?|rooms?|værelser?|feriehus|sofa(?:er)?|furniture|møbler|mattress(?:es)?|jewellery|jewelry|watches|handbags|perfume|parfume|makeup|vitamins?|vitaminer|hvalpe|puppies|killinger|kittens|billetter|tickets|rejser|flights|hotels?|charter|kurser|kursus|courses?|lessons|undervisning|tutoring|regnskab|accounting|bogføring|translation|cykler|bikes|biler|cars|service|snus|cigaretter|cigarettes|brænde|firewood|pizza|catering|party tents?|telte|hoppeborg)'

const TRADES: readonly RegExp[] = [
  ...together(SELLING, GOODS_OF_TODAY, 30),
  ...together(SELLING_HERE, GOODS, 30),
  words(
    'sælges(?=\\s*(?:$|[.!,:]|billigt|for|til|her|nu|hurtigt|straks|samlet|pga|fra))',
    'til salg',
    'søges',
    '(?:god|høj|fast|good|great|top) (?:løn|pay|salary|timeløn)',
    '(?:book|order|buy|shop|travel|fly|trade|invest|advertise) with us',
    '(?:earn|get|tjen|få) (?:\\p{L}+ )?(?:commission|provision)',
    '(?:sharing|share|del|dele) (?:our|my|vores|mit) links?',
    'become (?:our|my|one of our) \\p{L}+',
    '(?:we|vi) (?:buy|køber) (?:houses|cars|gold|any|huse|biler|guld|alt)',
    '(?:rent|lej) (?:an?|en|et) (?:car|villa|flat|house|boat|scooter|bil|hus|sommerhus|trailer|båd)',
    'dating',
    '(?:meet|mød) (?:beautiful|hot|single|local|sexy|lonely|søde|lækre|enlige) (?:\\p{L}+ )?(?:women|girls|singles|men|ladies|piger|kvinder|mænd|damer)',
    '(?:hurtige?t?|kontante?|nemt?|nemme) lån',
    '(?:indsamling|fundraiser)(?:en)? (?:til|for)',
    '(?:sell|sælg) (?:us )?(?:your|dine?|dit|jeres) (?!souls?|heart|sjæl|hjerte|mor)\\p{L}+(?: \\p{L}+)? (?:to us|til os|for cash|for kontanter|to me|til mig|here|her|fast|now|nu)',
    'for (?:hard )?cash',
    '(?:cash|kontanter|penge) (?:for|på hånden|in hand)',
    '(?:vi|jeg) køber (?:dit|din|dine|jeres|brugte?|gamle?|alt)',
    '(?:lej|leje|rent|hire) (?:vores|mit|min|en af vores|our|my)',
    '(?:til|for) (?:børnefødselsdag|bryllup|konfirmation|firmafest|weddings|birthday parties|corporate events)(?:en|er)?',
    'få (?:skrevet|malet|renset|repareret|lavet|ordnet|monteret|installeret|pudset|slebet) (?:din|dit|dine)',
    'af en professionel',
    '(?:online|aften|weekend|gratis)kur(?:sus|ser)',
    'online (?:courses?|kurser|kursus|class(?:es)?)',
    '(?<!(?:souls?|everything|nothing|not|dreams?|ships?|castle|kingdom|magic|never) )for sale(?! in (?:the|every)(?!\\p{L}))',
    '(?:jeg|vi) (?:sælger|udlejer|tilbyder|leverer|reparerer|opkøber|renser|monterer|laver alt i)',
    '(?<!(?:they|merchants|what) )(?:i|we) (?:sell|rent out|supply|repair|deliver|buy your|clean your|fix your|build your)',
    "(?:i am|i['’]m|we are|we['’]re) (?:selling|offering|giving away)",
    'selling (?:my|our|old|used|cheap)',
    '(?:vores|mine) (?:kunder|priser|produkter|ydelser|butik|webshop)',
    'our (?:customers|prices|products|services|shop|store|restaurant|salon|clinic|newest product)',
    '(?:nyåbnet|åbningstider|newly opened|opening hours|now open|nu åbent|har åbent alle)',
    '(?:service|ydelse) (?:for|til) (?:private|erhverv)',
  ),
  words(
    '(?:bestil|book) (?:bord|tid|online|nu|i dag|her|hos|en tid|et møde|a table|a session|an appointment|your|now|today|here|via)',
    '(?:bestil|køb|order|buy|shop|get yours?) (?:nu|her|online|i dag|now|here|today)',
    ...[
      'hent (?:appen|vores app)',
      'download (?:our|the|my) \\p{L}* ?app',
      '(?:in|on|i|på) (?:the )?(?:app ?store|google play|itunes|spotify|patreon|etsy|ebay|kickstarter|fiverr|netflix|dba)',
      '(?:available|ude|out now|buy it|køb den|read it) (?:now )?(?:on|på) (?:amazon|steam|itch)',
    ],
    ...[
      '(?:min|mit|my|our|vores) (?:nye |new |latest )?(?:podcast|band|album|e-?bog|e-?book|bog|novel|single|kanal|channel|stream|startup|firma|company|business|klinik|salon|frisørsalon|pizzeria|restaurant)',
      'like (?:and|og) (?:subscribe|share|del)',
      'abonn(?:er|é) på',
      'subscribe (?:to|for|now)',
      '(?:betalt|sponsoreret) (?:indhold|af)',
      '(?:sponsored|brought to you|powered) by',
    ],
    ...[
      'paypal',
      'mobile ?pay',
      'venmo',
      'cash ?app',
      'revolut',
      'go ?fund ?me',
      'patreon',
      'crowdfunding',
      'donér',
      '(?:please |venligst )?don(?:ate|er) (?:to|til|here|now|penge|money|et beløb|via)',
      '(?:støt|support) (?:mig|os|me|us|my|min|mit|vores|our)',
      'send (?:me |mig )?(?:money|penge|kontanter|cash)',
      'buy me a (?:coffee|beer)',
      'tip jar',
    ],
    ...[
      '(?:kommunal|folketings|regions)valg(?:et)?',
      '(?:local|general|presidential) elections?',
      '(?:kryds|stem|stemme) (?:ved|på) liste \\p{L}',
      'stem (?:på )?(?:liste|partiet|personligt|socialdemokrat\\p{L}*|venstre|mig)',
      'vote (?:for )?(?:republican|democrat|labour|tory|trump|biden|me)',
    ],
  ),
]

export const WARES: readonly RegExp[] = [
  ...GOODS_OF_NO_GAME,
  ...TRADES,
  ...JOBS,
  words(`(?:køb|buy|bestil|order) [^.!?]{1,30} ${SUM}`),
  followed('pris', SUM, 4),
]
