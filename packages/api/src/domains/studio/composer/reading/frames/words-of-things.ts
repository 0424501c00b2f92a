/**
 * What the parts of a slot are called, in both languages. A star stands for any ending, a low line for the space in
 * what is called by several words.
 */
export const WORDS_OF_THINGS = {
  WILD: 'wild wilds wildsene wilden wildene wilder joker jokere jokeren jokerne jokers jokersymbol* wildsymbol* substitute substitutes substituting substitution substitutions stand-in erstatningssymbol*',
  SCATTER: 'scatter scatters scattere scatteren scatterne scatterene scattersymbol* bonussymbol* spredesymbol*',
  SYMBOL:
    'symbol symbols symboler symbolet symbolerne icon icons tile tiles tegn tegnet tegnene ikon ikoner ikonet ikonerne picture pictures brik brikker brikken brikkerne block blocks blok blokke piece pieces figurer figurerne sym syms animal animals dyr card cards emblem* glyph glyphs sten stone stones gem gems',
  REEL: 'reel reels column columns hjul hjulet hjulene hjulenes hjulets valse valser valserne valsen kolonne kolonner kolonnen kolonnerne søjle søjler søjlen drum drums reelset',
  ROW: 'row rows række rækker rækken rækkerne linjehøjde',
  CELL: 'cell cells square squares spot spots position positions felt felter feltet felterne spaces rude ruder ruderne pladser pladserne positioner positionerne gevinstfelt*',
  GRID: 'brættet bræt grid grids board boards screen skærm skærmen gitter gitteret spilleplade* plade pladen playfield play_area spillefelt* spilleområde* layout matrix window vinduet',
  MULT: 'multiplikatorspor gange_tal multiplier multipliers multiplikator multiplikatorer multiplikatoren multiplikatorerne multiplicator* multipliers multiplying multiply multiplies multiplied multi multis ganger ganges gangetal gangetallet gangetallene ganger_op gangefaktor* faktor faktorer factor factors gevinstmultiplikator*',
  COIN: 'disc discs disk disks skive skiver chip chips medal medals ring rings coin coins mønt mønter mønten mønterne møntsymbol* orb orbs guldmønt* perle perler perlerne kugle kugler kuglerne pengesymbol* nugget nuggets pearl pearls doubloon* token tokens',
  VALUE:
    'cash value values money amount amounts sum sums coin coins beløb beløbet beløbene penge pengene kontant* værdi værdier værdierne værdien mønt mønter mønterne pengesymbol* pengefisk* pengebeløb* cashsymbol* dosh loot prizes payouts kontanter kroner cash-value pengeværdi* mønt* bytte*',
  PRIZE:
    'prize prizes reward rewards award awards præmie præmier præmien præmierne gevinst gevinster gift gifts gave gaver gaven gaverne cash money beløb beløbet penge pengepræmie* belønning* goodies treats payout payouts overraskelse* surprise surprises bonus skat skatte kontant* windfall goodie',
  BONUS:
    'bonus bonussen bonusser bonuses bonusspil* bonusrunde* feature features featuren features special specials round rounds runde runder runden game freespin freespins spins bonusbuy ekstraspil* sidespil* minispil* bonusgame*',
  FREESPIN: 'free_spin free_spins gratis_spins gratis_spin gratisspin* gratisspil* frispil* freespin freespins',
  SPIN: 'spin spins spinnet spinnene round rounds turn turns omgang omgange runde runder drej drejet snur game rotation rotationer play plays gang respin respins tur ture',
  EACH: 'each every evry hver hvert pr per everytime hvergang eveery',
  POT: 'pot pots pulje puljen puljer puljerne pool pools jackpot jackpots jackpotten jackpotter jackpotterne kitty prizepool gevinstpulje* præmiepulje* jackpotpulje* fællespulje* puljejackpot*',
  METER:
    'meter gauge gauges måler måleren målere bjælke bjælken energibjælke* energimåler* kraftmåler* power_bar energy_bar progress_bar bar battery batteri batteriet tank thermometer termometer* progressbar fremskridtsbjælke* counter bar opladning*',
  METERED:
    'måler måleren målere lademåler* energimåler* kraftmåler* power_meter energy_meter charge_meter power_bar energy_bar progress_bar progressbar fremskridtsbjælke* energibjælke* feature_meter bonusmåler* opladningsmåler*',
  WHEEL:
    'præmiehjul* tombolahjul* pengehjul* skæbnehjul* fortune_wheel wheel lykkehjul* bonushjul* chancehjul* præmiehjul* gevinsthjul* jackpothjul* wheel_of_fortune tombola roulettehjul* carousel_bonus',
  BOX: 'krukkerne krukken muslinger potte potter box boxes crate crates chest chests door doors barrel barrels envelope envelopes parcel parcels pot pots case cases jar jars egg eggs gift gifts drawer drawers treasure treasures package packages kasse kasser kasserne kiste kister kisterne dør døre dørene æske æsker æskerne pakke pakker pakkerne gave gaver gaverne låge låger lågerne tønde tønder kuvert kuverter æg skuffe skuffer krukke krukker skat skatte skattekiste* suitcase suitcases bag bags sack sacks sæk sække pose poser basket baskets kurv kurve hidden_prizes urn urns vase locker lockers safe safes skab skabe boks bokse object objects ting items item tile tiles parceller basket kuffert kufferter poser pose safe hat hats hatte card kort kortene sten',
  POCKET:
    'option options mulighed muligheder valgmulighed* variant varianter variants type typer types kind kinds sort sorts slags flavour flavours flavor flavors mode modes måde måder udgave udgaver versions edition editions setups setup former form udgaven modus trade-off tradeoff setting settings combination combinations kombination*',
  LOW: 'worthless værdiløse pauvre low lows lower lowest cheap cheaper cheapest small smallest lav lave lavere laveste lavt billig billige billigste least poor poorest ringe ringeste low-pay lowpay lowpays low-paying små mindste minor weak weakest svage svageste dårlige dårligste worst inferior lesser royals lavtbetalende lavtlønnede lavværdi* lavsymbol*',
  HIGH: 'høje højt finest high higher highest better best finere finest dearer superior richer premium premiums bedre bedste højere højeste dyrere dyreste mere_værd værdifulde værdifuld valuable pricier upmarket fine finer',
  BET: 'bet bets stake stakes wager wagers indsats indsatsen indsatser indsatserne staking betting indsatsbeløb*',
  EXTRA:
    'more extra raise raised raises raising increased increase higher bigger boosted boost boosts ekstra forhøjet forhøjede forhøje forhøjer højere øget øge øger større additional elevated enhanced upped top-up bump bumped up mere oven_i lidt_mere a_bit_more slightly_more tilkøb',
  ODDS: 'triggere triggerne odds chance chances chancen chancer probability likelihood likelier likely frequency trigger triggers sandsynlighed* bonuschance* frequently oftere hyppigere chancerne',
  GROWTALL: 'roomier i_vejret taller tall højere upwards opad upward higher bigger larger større longer længere deeper',
  DICE: 'dice die terning terninger terningen terningerne terningespil* terningslag* terningkast* terningebonus*',
  BOARDGAME:
    'board trail path brættet bræt board_game board_games boardgame boardgames brætspil* board_bonus board_feature board_round brætbonus* brætrunde* ludo-bonus snakes ludospil* matador* monopoly-style spillebræt* game_board trail_board brætspilsrunde* brætspilsbonus*',
  BOMB: 'sprængladninger sprænglegem* bomb bombs bombe bomber bomberne bomben bombesymbol* dynamite dynamit dynamitstang* grenade grenades granat* explosion explosions eksplosion eksplosioner sprængladning* blast blasts blasting firecracker* detonat* deton* kanonslag* tnt mines',
  BOOK: 'bogmekanik* bog_mekanik book books bog bogen bøger bogspil* book-style bookstyle book-type book-like bog-agtig* bog-mekanik* bogmekanik* bogsymbol* tome tomes scroll grimoire',
  LADDER:
    'ladder ladders stige stigen stiger gevinststige* præmiestige* trappestige* stigebonus* prize_ladder bonus_ladder money_ladder cash_ladder stairway staircase trappe trappen rungs rung trin_for_trin trappebonus* stigespil* præmietrappe* gevinsttrappe*',
  LEVELS:
    'level levels stage stages tier tiers phase phases niveau niveauer niveauerne trin etape etaper fase faser etager',
  NUMBER: 'number numbers antal antallet count counts amount quantity',
  HEIGHT: 'height heights højde højden højder højderne size sizes størrelse størrelsen størrelser tall',
  DIR: 'left right leftward leftwards rightward rightwards venstre højre sideways sidelæns sidewards leftover',
  SIZE: '2x2 3x3 4x4 2x3 3x2 2×2 3×3 4×4',
  STRIP:
    'spor spore strip strips track tracks bar band bands bånd båndet stribe striben bjælke bjælken row række carousel belt bælte skinne top_reel topreel trail line',
  ABOVE:
    'above atop top øverst ovenover ovenpå overhead beside alongside next_to ved_siden_af over below beneath nederst underneath separate separat foroven oppe extra ekstra',
  EDGE: 'edge side sider sides end ends ways way direction directions retning retninger veje vej ender kant kanter led',
  RIGHT: 'right højre right-to-left rtl',
  BOTH: 'both begge either two-way bidirectional tovejs either begge_to',
  HALF: 'in_two in_half i_to in_2 i_2 half halves halv halve halvdele two-in-one to_dele two_parts to_stykker into_two into_pieces midtover i_stykker',
  PAWN: 'pawn pawns brik brikker brikken brikkerne spillebrik* counter counters game_piece game_pieces playing_piece',
  FROMRIGHT: 'from_the_right from_right fra_højre right_to_left right-to-left højre_mod_venstre højre_til_venstre',
  GETIN:
    'entry entrance access adgang get_in getting_in get_straight straight_in straight_to straight_into jump_straight jump_in skip_to gå_direkte direkte_ind direkte_til indgang komme_ind enter buy-in enters instant_access',
  PROGRESSIVE:
    'rolling rullende shared fælles delt cumulative progressive progressiv progressivt network networked wide-area linked voksende growing ever-growing evigt',
  GIANT:
    'overstørrelse kolossal* ultra-large big bigger biggest giant huge colossal oversize* jumbo mega enormous massive gigantic whopping great supersize* monster outsized kæmpe kæmpestor* gigantisk* store stor stort enorme enorm mægtige overdimensioneret* xxl large super-size* gigant*',
  GIANTFORM:
    'overstørrelse kæmpeformat* kæmpesymbol* kæmpeblok* kæmpebrik* jumbosymbol* storsymbol* megasymbol* gigantsymbol* jumboformat*',
  LEFT: 'left venstre',
  BOOKSTYLE:
    'bogmekanik* bogspil* book-style bookstyle book-type book_slot book_mechanic book_game book-like book_feature book_of_style bog-agtig* bogagtig* bogsymbol* bogautomat* bog-maskine',
  SPECIAL: 'special specialsymbol* specielt særligt chosen udvalgt randomly-picked',
  LUCKYWHEEL:
    'lykkehjul* bonushjul* præmiehjul* tombolahjul* chancehjul* gevinsthjul* pengehjul* fortune_wheel prize_wheel wheel_of_fortune bonus_wheel lucky_wheel money_wheel wheel_bonus wheel_feature',
  LOCKAND:
    'lås_og_spin lås_og_snur lås_og_drej lås_og_vind lock_and_spin lock_and_win lock_and_respin stick_and_spin hold_and_spin hold_and_win hold_and_respin hold_og_spin hold_og_vind hold_og_respin link_and_win hold_n_spin lock_n_spin',
  ORB: 'orb orbs kugle kugler kuglerne kuglen ball balls bold bolde boldene bubble bubbles boble bobler boblerne sphere spheres balloon balloons ballon balloner',
  ICE: 'ice is isblok* isklods* isterning* ice_block* ice_cube* iceblock* frozen frosne frosset chained lænket lænkede padlock* hængelås* stenblok* stone_block*',
  ICEBLOCK:
    'isklods* isblok* isterning* ice_block ice_blocks ice_cube ice_cubes iceblock* stenblok* stone_block stone_blocks locked_symbol locked_symbols låste_symboler',
  BANKER: 'banker bankers bankeren banken bankens bankmand bankmanden dealer',
  OFFER: 'offer offers offered tilbud tilbuddet tilbuddene tilbydes tilbyder',
  SUPERBET:
    'super_bet super_bets superbet* super_indsats superindsats* mega_bet megabet* megaindsats* power_bet powerbet*',
  WORTH: 'worth valuable værd værdifuld værdifulde dear prized',
} as const
