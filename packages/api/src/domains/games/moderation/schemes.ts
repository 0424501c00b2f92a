import { SUM } from './offers.ts'
import { beginnings, followed, together, words } from './rule.ts'

const SPORTS =
  '(?:football|fodbold|soccer|sports?|racing|horse|heste|trav|galop|tennis|basketball|nba|nfl|hockey|håndbold|e-?sports?|odds|betting|bet|spil|vip|insider|sure|banker|fixed|kamp|match|tippe|dagens|daily|stock|aktie|krypto|crypto|trading|forex|coupon|kupon)'

const TIPS: readonly RegExp[] = [
  words(
    `${SPORTS}[- ]?(?:tips?|tippet|tippere|picks?|predictions?|forslag|signals?|signaler|tipster|klub tips)`,
    ...[
      'tippe ?klub(?:ben)?',
      'tippe ?gruppe',
      'tipst(?:er|ers)',
      'tips (?:til|on|for|about) (?:weekendens|dagens|the weekend|today|kampe|matches|travløb|(?:the )?(?:horses|football|premier))',
    ],
    ...[
      'fixed (?:match|matches|games|odds)',
      'aftalte kampe',
      'sure ?bets?',
      '(?:sikre|sikker) (?:bets?|kampe?|væddemål|odds|tips?)',
      '(?:sure|safe|guaranteed) (?:bets?|odds|tips?|picks?)',
      'matched betting',
      'surebetting',
      'arbitrage',
    ],
    '(?:bet|vædde?|spil|sæt penge) (?:on|på) (?:the |dagens |aftenens |weekendens )?(?:kamp|match|premier league|champions league|superliga\\p{L}*|football|fodbold|derby|vm|em|world cup)',
    '(?:premium|vip|paid|betalt) (?:tips|picks|gruppe|group|membership|medlemskab)',
  ),
]

const COIN =
  '(?:crypto|krypto|cryptocurrency|kryptovaluta|bitcoins?|btc|eth|ethereum|dogecoin|doge|usdt|solana|litecoin|nfts?|shitcoins?|altcoins?|memecoins?|tokens?|\\p{L}+ ?coin|forex|aktier|stocks|shares|valuta)'
const MARKET =
  '(?:presale|pre-sale|forsalg|ico|airdrop|listing|launch(?:es|ing)?|soon|100x|10x|moon|invest\\p{L}*|trade[rs]?|trading|handl(?:e|er) med|bots?|robot(?:ten|ter)?|signals?|signaler|wallet|tegnebog|double[sd]?|doubling|fordob\\p{L}+|profit\\p{L}*|afkast|returns?|giveaway|whitelist|staking|mining pool|buy|køb|now|kursus|course|rich|rig|earn|tjen\\p{L}*|send|mint(?:ing)?|drop|pump\\p{L}*|exchange|veksl\\p{L}*|free|gratis)'

const CRYPTO: readonly RegExp[] = [
  beginnings('(?:krypto|crypto)(?:kursus|handel|robot|tip|guide|invest|mønt|million)'),
  words('(?:before|when) it moons?', '(?:sikker|safe|bedre|better|smart|god) (?:investering|investment)'),
  words(
    '(?:vores|min|en|our|my|ny|nye|new|hot) (?:\\p{L}+ )?(?:krypto|crypto)(?!\\p{L}*(?:gra[fp]|zoo))\\p{L}*',
    `(?:sæt|put|turn|turns|forvandl|gør|indsæt|make) ${SUM} [^.!?]{0,45}(?:into|til) ${SUM}`,
  ),
  ...together(
    '(?:crypto|krypto|cryptocurrency|kryptovaluta|bitcoins?|btc|eth|ethereum|dogecoin|usdt|solana|litecoin|nfts?|shitcoins?|altcoins?|memecoins?|forex)',
    MARKET,
    40,
  ),
  followed(
    '(?:token|\\p{L}+ ?coin|coin)',
    'presale|pre-sale|forsalg|ico|airdrop|listing|100x|to the moon|whitelist',
    20,
  ),
  words(
    '(?:token|coin) (?:sale|presale|launch|offering)',
    '\\d+x (?:gains?|returns?|profit|soon|coin|token|potential)',
    'airdrops?',
    'pump (?:and|&) dump',
    'rug ?pull',
    '(?:køb|buy|hodl) (?:\\p{L}+ )?\\p{L}{2,}coins?',
    'lær at (?:handle|trade|investere)',
    'kryptotips',
    'krypto ?-?tips',
  ),
  /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:btc|eth|bitcoins?|ethereum|usdt|doge|ltc)(?!\p{L})/gu,
  /(?<![\p{L}\d])(?:bc1[a-z\d]{8,80}|0x[\da-f]{8,64})/gu,
  words(
    '(?:trading|handels|krypto|crypto|bitcoin|forex|betting|auto ?trade)[- ]?(?:bot|robot|signal|signaler|signals|platform|app|software|system|akademi|academy|mentor)(?:s|ten|ter|en)?',
    'seed phrase',
    'smart contract address',
  ),
  words(
    `invest(?:er|ér|ing)? (?:nu|now|today|i dag|(?:just |only |kun )?[€$£]?\\d+|(?:in|i|hos|with|med) (?:us|os|me|mig|our|vores|my|min|${COIN}))`,
    'investment (?:opportunity|plan|platform|fund|club)',
    'investerings(?:mulighed|klub|forening|robot|fond)\\p{L}*',
    'investorer søges',
    'investors wanted',
  ),
  words(
    '(?:double[sd]?|triple[sd]?|fordobl(?:er)?|tredobl(?:er)?|multiply) (?:your|din|dit|dine) (?:money|penge|bitcoins?|crypto|krypto|indskud|savings|opsparing|investment|investering|salary|løn|income|indkomst|capital|kapital|formue|deposit)',
    '(?:send back|sender) (?:the )?(?:double|dobbelt)',
  ),
  words(
    '\\d+ ?(?:%|procent|percent) (?:(?:i )?(?:afkast|rente|udbytte)|(?:profit|returns?|interest|yield|roi)|(?:a|per|pr\\.?|om|i) (?:month|week|day|måned(?:en)?|uge(?:n)?|dag(?:en)?|md))',
    '(?:daily|monthly|weekly|månedligt|dagligt|garanteret|guaranteed) (?:returns?|profits?|afkast|udbytte|roi)',
  ),
  words(
    'passiv(?:e)? indkomst',
    'passive income',
    'aktietips',
    '(?:hot |best )?stock tips',
    'penny stocks?',
    'day ?-?trading',
    '(?:learn|lær) (?:how )?(?:to |at )trade',
    'inside(?:r)? tips?',
  ),
]

const FRIENDS = '(?:friends?|venner|ven|veninder|people|folk|bekendte|family|familie)'
const RECRUITING: readonly RegExp[] = [
  beginnings(
    'spørgeskema',
    'spørgeundersøgelse',
    'hverv(?:e|er|ning|epræmie)?(?!\\p{L})',
    'pyramidespil',
    'pyramid scheme',
    'multi ?-?level',
    'network marketing',
    'mlm(?!\\p{L})',
    'web ?inar',
  ),
  words(
    'surveys?(?! (?:the|of|vessel|ship|map|team|droid)(?!\\p{L}))',
    '(?:paid|betalte?|online) (?:surveys?|undersøgelser|polls?)',
    'questionnaires?',
    '(?:besvar|deltag i|udfyld) (?:vores|en|et|dette|denne|undersøgelse\\p{L}*) ?(?:kort )?(?:undersøgelse|skema|afstemning|lodtrækning\\p{L}*)?',
    'give-?aways?',
    'lodtrækning(?:en)?',
    'sweepstakes?',
    'prize draw',
  ),
  followed(
    'invit(?:e|ing|er|ere|ér)|refer(?:ring)?|recruit(?:ing)?|hverve?r?|henvis(?:er|e)?|bring|del med|share with|tag',
    `${FRIENDS}[^.!?]{0,12} (?:and|og|to|for at|,)? ?(?:get|earn|receive|få|tjen|win|vind|bonus|du får|you get|\\d+)`,
    20,
  ),
  followed(
    'get|earn|få|tjen|win|vind|free|gratis|tjene',
    `(?:by |ved at )?(?:inviting|referring|recruiting|invitere|henvise|hverve|inviterer) (?:\\p{L}+ ){0,3}${FRIENDS}`,
    50,
  ),
  words(
    'refer ?(?:-?a-?| a )friend',
    '(?:tag|henvis) en ven',
    "you(?: have|['’]ve) been (?:selected|chosen) (?:to (?:win|receive)|for a|as (?:the )?winner)",
    'du er (?:blevet )?(?:udvalgt|udtrukket)',
    'claim your (?:prize|reward|gift|iphone|free)',
    '(?:gratis|free) (?:prøve(?:pakke|periode)?|vareprøver?|trial|samples?|e-?bog|e-?book|webinar|kursus|course|gave til|gift for)',
    'win (?:a|an) (?:free )?(?:holiday|trip to|cruise for|car|new car|gift|laptop|phone|weekend|thousand)',
    'vind (?:en |et )?(?:rejse|ferie|gavekort|ny bil|ophold|weekendophold|mobil|computer|cykel)(?:r)?(?: til)?',
  ),
]

export const SCHEMES: readonly RegExp[] = [...TIPS, ...CRYPTO, ...RECRUITING]
