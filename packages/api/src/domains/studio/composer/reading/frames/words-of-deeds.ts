/** What is done on the reels, and how: written like the words of things. */
export const WORDS_OF_DEEDS = {
  STARTOVER:
    'start_over starts_over starting_over starter_forfra begynder_forfra reset resets starter_om nulstilles nulstiller start_again starts_again begin_again begins_again tæller_forfra',
  CANTLOSE:
    'cannot_lose can’t_lose can_not_lose kan_ikke_tabe ikke_kan_tabe umuligt_kan_tabe never_lose never_loses always_wins altid_vinder taber_aldrig sure_to_win bound_to_win',
  BLAST:
    'explode explodes exploding explosion explosions eksplod* blast blasts blasting blow_up blows_up blown_up springer_i_luften spræng* detonat* deton* took_out takes_out',
  COLLECTOR: 'collector collectors opsamler* indsamler* samlersymbol* collector_symbol opkræver*',
  STICK:
    'budge hang_around hangs_around holder_pladsen holder_stand bider_sig_fast sætter_sig_fast stay_on stays_on superglued slipper_ikke holdes holdt superglue* adhesive klister* velcro* stick sticks sticky stuck sticking glue glued glues lock locks locked locking freeze freezes froze frozen freezing stay stays staying stayed remain remains remaining remained hold holds held pin pinned pins anchor anchors anchored hæng hænge hænger hængende klæb* klist* fast fastlås* fastgør* fryse fryser frosset frosne frosne fastfros* lås låse låser låses låst låste siddende liggende stående sidde sidder ligge ligger limet limes linger lingers lingering persist persists persistent cling clings clinging nailed bolted cemented fixed kept keep keeps keeping klamrer put i_stedet_bliver forbliver forblive holder_fast magnet* naglet kleber vedbliver',
  WALK: 'inching inch inches migrat* spadser* vandring på_vandring går_tur takes_a_walk take_a_walk traveling travelling walker promenade* march* pilgrim* walk walks walking wander wanders wandering march marches marching stroll strolls strolling roam roams stride strides trek treks crawl crawls creep creeps vandre vandrer vandrende spadsere spadserer slentrer slentre kravle kravler kravlende trasker traver marcherer waddle waddles amble ambles stalk stalks parade parades shuffle shuffles',
  MOVE: 'advance advances frem move moves moving moved step steps stepping drift drifts drifting slide slides sliding glide glides swim swims swimming hop hops hopping jump jumps shift shifts shifting travel travels ride rides rul rolls roll rolling fly flies drive drives går gå gående flytte flytter flyttes flytter_sig rykke rykker rykkes ryk svømme svømmer hopper hoppe springer springe drager driver sejler kører flyver glider glide ruller rulle bevæger bevæge forskyder forskydes smutter lister trækker skrider slither slithers sail sails scoot scoots edge edges inch inches',
  REFILL:
    'refill* fyldes_op fyldt_op fyldes_igen fylder_op topped_up top_up replenish* erstattes_af nye_kommer replaced_by new_ones supplere* efterfyld* filled_up filled_from filled_again',
  TURNED: 'drejer drejes drej turn turned spin_for spun snurrer',
  INTO: 'into straight_in in ind sig',
  ADDED:
    'added adds add extra open opens opened unlock unlocks unlocked føjes føje tilføjes åbnes åbner låses_op låser_op låst_op flere more additional new nye',
  STUCK:
    'don’t_move do_not_move never_move never_moves never_leave never_leaves rokker_sig_ikke flytter_sig_ikke rører_sig_ikke slipper_ikke går_ikke_væk bliver_på_sin_plads bliver_på_deres_plads bliver_hvor_de_er stay_where_they_are stays_where_it_is stay_where_they_land do_not_leave don’t_leave bliver_siddende bliver_hængende bliver_liggende bliver_stående bliver_på_plads sidder_fast stays_in_place stay_in_place stays_put stay_put stay_fixed stays_fixed locks_in_place lock_in_place stays_glued glued_in stuck_in_place remains_in_place remain_in_place frozen_in_place freezes_in_place forbliver_på_plads holder_sin_plads keeps_its_place holds_its_position stays_stuck nailed_down hænger_fast',
  PUSH: 'puffer_op shuffle shuffles hop hopper push pushes pushed bump bumps bumped nudge nudges nudged nudging shove shoves shoved shift shifts shifted rykke rykker rykkes flytter flyttes flytte puffe puffer puffes puffet puf skubbe skubber skubbes skub skubbet glide glider knuff* tap taps tapped jog jogs jogged slide slides slip slips hopper click clicks trækkes trækker justerer justeres nudger',
  NUDGE:
    'nudge nudges nudged nudging puffe puffer puffes puffet puf skubbe skubber skubbes skub skubbet nudger nudgende',
  STEP: 'nøk nudge hak step steps notch notches place places position positions plads pladser trin felt hak spot row ned down op tand opad nedad into_place på_plads i_hak slightly lidt',
  EXPAND:
    'full-height swell swells swelling inflat* æder breder_sig_ud_over overtage puster bulge* elongat* lengthen* engulf* unfurl* udfold* unfold* expand* ekspand* udvid* fill fills filling filled cover covers covering covered stretch stretches stretching stretched extend extends extending grow grows unfold unfolds unfolding take_over takes_over taking_over blanket blankets engulf engulfs swallow swallows occupy occupies overtake overtakes fylde fylder fyldes udfylde udfylder dække dækker dækkes udvide udvider udvidende ekspandere ekspanderer ekspanderende strække strækker folde folder vokse vokser overtage overtager breder_sig_over opfylde flood floods span spans spanning puster_sig_op blow_up',
  WHOLE:
    'full whole entire full complete all hele helt fuld fulde samtlige total top_to_bottom full-height fuldt hel sin its the_lot komplet komplette fra_top_til_bund',
  BECOME:
    'flip flips flipped flipping become becomes becoming turn turns turned turning go goes transform transforms transforming morph morphs change changes changing convert converts bliver blive blev bliver_til forvandle forvandler forvandles laves ændre ændres omdannes swap swaps skifter_til turn_into go_completely omdanner gøres switch switches',
  RISE: 'ups upped rise rises rising rose grow grows growing grew climb climbs climbing climbed increase increases increasing increased bump bumps step steps stepping go_up goes_up going_up build builds building builds_up escalate escalates escalating stige stiger stigende vokse vokser voksende øge øges øger klatre klatrer op up plus accumulate accumulates accumulating ramp ramps snowball snowballs add adds adding one_more en_mere mere increment increments tick ticks_up ticks progressive tiltager tiltagende hopper_op forøges forøger forhøjes kravler tæller_op mount mounts mounting soar soars swell swells trappes +1 lægges_til ever-higher højere_og_højere bigger_and_bigger større_og_større ratchet ratchets ratcheting boosts boost boosted løftes',
  GROW: 'grow grows growing grew climb climbs climbing builds stige stiger stigende vokse vokser voksende swell swells fattens increase increases increasing accumulate accumulates rise rises rising fed feeds feeding contribute contributes fodres fodrer opsparing opbygges bygges bygger samles samler fattere fetter tiltager øges tick ticks_up keeps_climbing akkumuler* ophobes',
  REMOVE:
    'sat_fra_bordet sendes_hjem taken_out taken_off banished kicked thrown_off delet* slett* axed bortfald* scrapped vanish vanishes vanishing disappear disappears disappearing explode explodes exploding burst bursts bursting pop pops popping melt melts melting clear clears cleared leave leaves remove removes removed removing smash smashes shatter shatters shattering evaporate evaporates dissolve dissolves fade fades gone forsvinde forsvinder eksploderer eksplodere sprænger sprænges springer smelter smelte rydde ryddes rydder fjerne fjernes fjerner brister opløses opløser knuses knuser fordamper fordampe ryger væk removed wiped wipe wipes swept crumble crumbles taken_off taken_away taken_out dropped_out thrown_out drop_out drops_out dropped stripped eliminated eliminate udgår udgå pilles tages_ud tages sorteres luges luget ejected discarded kasseres smuldrer popper go_up_in_smoke eats eaten ædes spises blown cut går_i_stykker pilles_ud skæres stripped_out sorteret sorter* filtrer* filtered weeded culled purged trimmed luges pruned skrælles strippes vanishing kicked_out smides_ud sluses_ud',
  DROP: 'drop drops dropping dropped fall falls falling fell tumble tumbles tumbling cascade cascades rain rains slide slides plump plumper dumper dump faldt falde falder fald faldende styrter drysser rasler ned down rolls_in come_down arrive arrives refill refills replace replaced replaces replacing replacements take_their_place erstatter erstattes fill_the_gaps fills_the_gaps fyldes land pour pours slides_in glider_ned lander fylder_hullerne oppefra ovenfra from_above kommer rykker_ned',
  NEW: 'new nye ny ones fresh more others replacement replacements friske andre newcomers',
  TUMBLE:
    'tumble tumbles tumbling cascade cascades cascading avalanche avalanches avalanching kaskade* lavine lavinen laviner kædereaktion* chain_reaction chain_reactions collapsing collapse collapses faldende_symboler rullefald* raslefald* domino-effect',
  CHAIN:
    'tumble tumbles cascade cascades avalanche avalanches drop fald faldet kaskade* lavine collapse win wins gevinst hit hits streak consecutive række_gevinster respin gang time',
  WIN: 'win wins winning won winner winners gevinst gevinster gevinsten gevinsterne vind vinder vinde vinde vundet vundne vindende payout payouts prize prizes pay pays paying betaler betale betales udbetal* giver_penge giver_gevinst vinderkombination* combo combos combination kombination* giver_noget score scores scoring tæller counts count giver award awards awarded',
  WINNING:
    'win wins winning winners gevinst gevinster gevinsten vinder vinde vundne vindende vindersymbol* matched matching hit winning_symbols gevinstsymbol*',
  THROW:
    'hæld hældes scatters rained_down slå slår roll rolls throw throws thrown throwing toss tosses tossed sprinkle sprinkles sprinkled strew strewn scattered drop drops dropped rain rains raining rained shower showers showered shot shoot shoots fire fires fired hurl hurls hurled fling flings flung kaste kaster kastes kast dryss* drys hælde hælder hældes smide smider smides lægge lægges lægger regner regne strø strøs strør tilføj* spit spits spat dealt deal deals splashed splash lobbed lob lobs added add adds adding dished pop_up pops_up pop dukker placed placeres plant plants planted slynge slynges slynger uddeles plaster plasters dumped pepper peppered flyver popper',
  RANDOM:
    'overraskelse* random randomly tilfældig tilfældige tilfældigt tilfældighed* surprise surprises surprising out_of_nowhere out_of_the_blue unexpected unexpectedly pludselig pludselige pludseligt vilkårlig vilkårlige vilkårligt uventet uventede overraskende now_and_then now_and_again any_moment at_any_moment every_so_often sometimes i_ny_og_næ ud_af_det_blå en_gang_imellem engang_imellem lottery lodtrækning unannounced uanmeldt sporadic haphazard arbitrary whim hist_og_her på_må_og_få tit_og_ofte occasional occasionally ind_imellem af_og_til',
  SPREAD:
    'contagious viral smitsom* outwards infectious spread spreads spreading infect infects infecting infection infectious contagion contagious contaminate contaminates virus viral smitte smitter smittende smittes sprede spreder spredende breder brede breder_sig multiply_across creep_outward leak leaks bleed bleeds ripple ripples formerer yngler breed breeds overgroe klone kloner_sig forgrener seep seeps creep creeps grow_outwards',
  NEIGHBOUR:
    'neighbour neighbours neighbouring neighbor neighbors neighboring adjacent bordering nearby nabo naboer naboen naboerne nabofelt* nabosymbol* ved_siden_af surrounding omkringliggende omgivende next_door around_it beside_it side_om_side',
  ADJACENT:
    'adjacent touch touches touching neighbour neighbours neighbouring neighbors neighboring nabo naboer naboerne nabofelt* connect connects connected connecting clump clumps group groups grouped bunch bunches klump klumper klynge klynger klyngen klyngerne gruppe grupper gruppen sammenhængende hænger_sammen side_by_side next_to_each_other ved_siden_af_hinanden rører rører_hinanden berører støder op_ad_hinanden cluster clusters blob blobs patch patches flok flokke cluster-pays huddle huddles klods_op_ad klumpe forbundne klumpet',
  GROUP:
    'clump clumps group groups bunch bunches klump klumper klynge klynger gruppe grupper gruppen cluster clusters blob blobs flok flokke huddle patch connected touching adjacent sammenhængende neighbours neighbors naboer',
  SAME: 'et_og_samme en_og_samme one_and_the_same same identical matching alike samme ens identisk identiske one_symbol similar like_for_like det_samme matches match equal tilsvarende one_kind same_kind samme_slags duplicate duplicates',
  TWIN: 'twin twins twinned clone clones cloned linked link links connected coupled couple mirror mirrors mirrored mirroring sync syncs synced synchronised synchronized synkron* kobles koblet kobler sammenkobl* tvilling* spejle* spejler forbundet forbundne copy copies copied kopi kopierer kopi_af kopieret identical identiske identisk ens duplicate duplicates duplicated siamese joined paired parallel følges_ad hinanden same det_samme i_takt in_lockstep lockstep synchronise locked_together hægtet hænger_sammen copycat in_unison in_tandem',
  STACK:
    'ovenpå_hinanden oven_i_hinanden stack stacks stacked stacking stabel stabler stablet stablede stak stakke stakket stakkede stabelvis towers stabels oven_på_hinanden on_top_of_each_other on_top_of_one_another i_stakke i_stabler lodrette_rækker stack_up stables tårne_sig',
  PILE: 'pile pile piles piled tower towers bunke bunker tårn tårne column columns søjler heap heaps høj høje runs',
  TALL: 'tall high høje høj long lange same samme symbol symbols symboler of_the reels hjul reel hjulene full-height',
  HIDDEN:
    'cloaked shrouded indhyllede dækkede tildækkede sløret slørede hidden mystery mysteries unknown skjult skjulte ukendt ukendte mystisk mystiske mysterium mysterie* mystery-symbol secret hemmelig hemmelige veiled masked covered question_mark question_marks spørgsmålstegn tildækket tildækkede face-down blank concealed unrevealed undisclosed lukkede closed disguised camouflaged maskerede wrapped indpakkede gådefuld* silhouettes sealed forseglede',
  REVEAL:
    'reveal reveals revealing revealed open opens opening opened turn turns show shows flip flips flipped afslør* vise viser vises bliver_til bliver åbne åbner åbnes vender vende vendes forvandl* become becomes transform transforms unmask unmasks uncover uncovers morph change into same blive folder',
  MYSTERY:
    'gådesymbol* hemmelighedssymbol* overraskelsessymbol* mystery_symbol mystery_symbols mysteriesymbol* mystery_stacks mysterysymbol* mystery_tiles mystery_icons mystery_boxes mystisk_symbol',
  SPINON:
    'spinner_videre spinne_videre drejer_videre snurrer_videre kører_videre ruller_videre spin_on spins_on keep_spinning keeps_spinning spin_again spins_again spin_the_rest spins_videre drejer_igen spinner_igen resten_spinner resten_drejer rest_spins rest_spin rest_respins others_spin others_respin de_andre_spinner',
  RESPIN:
    'respin respins respinnes re-spin re-spins genspin* spin_again spins_again spun_again omspin* snurrer_om drejes_om drejer_igen spinner_igen spin_igen respinne free_respin ekstraspin respinner genspinnes another_spin reels_spin_again hjulene_drejer_igen',
  COLLECT:
    'nets net collect collects collecting collector collected sweep sweeps hoover hoovers gather gathers gathering scoop scoops scooped grab grabs pick_up picks_up suck sucks vacuum vacuums harvest harvests round_up rounds_up samle samler samles indsaml* opsaml* hapse hapser snuppe snupper støvsuge støvsuger fange fanger hente henter høste høster rage rager snatch snatches reel_in reels_in pulls_in haul hauls bag bags nab nabs pocket pockets mop_up mops_up gobble gobbles eats snapper nuppe nupper suger hiver hiver_ind kasserer scrape trækker_ind tager tage catches catch collects_up opkræver pay_out_all indkasser* absorb absorbs lægger_sammen',
  FILL: 'fill fills filling filled charge charges charging charged load loads loading full fyld fylde fylder fyldes fyldt fuld lade lader lades ladet oplades oplader opladning power powers advance advances op up rises progress tick fører boosts tæller',
  UPGRADE:
    'upgrade upgrades upgraded upgrading opgrader* opgradér* evolve evolves evolving improve improves improved promote promotes promoted promotion forbedre forbedrer forbedres forædle forædler forædles avancerer forfremmes level_up levels_up graduate graduates ascend ascends stiger_i_grad upgradation op_i_værdi op_i_rang udvikles udvikler',
  GAMBLE:
    'gamble gambles gambling double_up double-up double_or_nothing double_or_quits double-or-nothing kvit_eller_dobbelt dobbelt_eller_kvit dobbelt_eller_intet dobbelt_op double_or_lose red_or_black rød_eller_sort satse satser gamblefunktion* gamble-funktion* gamble-knap fordoble_eller_tabe coin_flip coinflip heads_or_tails plat_eller_krone risk_it risk_your gamblespil* dobleknap* all_or_nothing alt_eller_intet',
  RISKWIN:
    'risk risking risks lose losing loses tabe taber miste mister spille_om sætte_på_spil sætte_gevinst* lose_it_all quits chancen',
  DOUBLE:
    'triple triples tripled tripling tredobl* quadrupl* firedobl* double doubles doubled doubling fordoble fordobler fordobles dobbelt doble dobles dobler twice',
  SECOND:
    'second another extra ny nyt anden andet ekstra fresh new further chance_til omgang_til last-minute one_more en_til reserve',
  TRY: 'chance chances chancen try tries go attempt attempts shot forsøg forsøget mulighed rescue redning life liv bite',
  MISS: 'misse miss misses missing missed glipper glip mangler misser fails fail just_short short near-miss nærved narrowly slår_fejl falls_short fell_short one_short one_scatter_short næsten',
  CHANCEAGAIN:
    'last-ditch last_ditch_chance endnu_en_chance endnu_et_forsøg one_last_chance redningskrans* retry a_retry second_chance en_chance_til et_forsøg_til chance_til ny_chance anden_chance nyt_forsøg second_go second_try second_shot another_go another_try another_shot another_chance one_more_go one_more_try last_chance trøstechance second_bite one_last_go redningschance ekstrachance* extra_chance chance_more',
  SPLIT:
    'klippes klippet klipper cleave* cleft bliver_til_to deles_i halver* tvedel* bisect* split splits splitting chop chops chopped slice slices sliced cut cuts halve halves halved split_up dele deler deles del kløve kløver kløves skæres skærer spalte spalter spaltes divide divides dividing flækker flækkes delt todelt* sprækker saw sawn snapped snap snaps going_in_two går_i',
  GUARANTEE:
    "guarantee guarantees guaranteed sure surefire certain assured garanteret garanterede garanti garanterer garantere sikker sikre sikkert altid always bound promised cannot_lose can't_lose bankers",
  MUST: 'certain garanteret sikker must has_to have_to skal guaranteed bound needs_to must-hit must-drop must-fall must-pay must-win tvunget forced senest before inden senest_ved latest no_later obliged no_later_than',
  FALLOUT:
    'drop drops hit hits go goes pay pays fall falls burst bursts won win udløses udløst falde falder ud ramme rammes vindes out trigger blow out_by by before sprænges udbetales gå går gives be_won awarded',
  BEFORE:
    'by before inden før senest under within latest limit grænse loft ceiling reaches når nået amount beløb max cap threshold',
  PICK: 'under rumme pick picks picked picking choose chooses choosing chosen select selects selecting open opens opening tap taps vælge vælger vælges vælg valg peg peger pege åbne åbner åbnes plukke plukker udvælg* click clicks point guess guesses gætte gætter find finding rummage uncover uncovers reveal reveals trykker turn_over vender vende udpege udpeger lifter løfter løfte pick_me pick-em pickem dig digs grave graver knuse knuser smash smashes hides conceal conceals roder select_one rodes',
  DECIDE:
    'pick picks choose chooses choosing select selects decide decides decided vælge vælger vælg valg bestemme bestemmer own_choice up_to_the_player selv choice options takes_your_pick your_pick foretrækker frit_valg pick_your_own selectable elective vælges valgfri valgfrie choosable',
  CHANGE:
    'veksler veksle vekslende skiftevis shift change changes changing vary varies varying variable skifte skifter skiftende variere varierer varierende varying differ differs differing fluctuate fluctuates random ændrer_sig different forskellig forskellige shifting dynamic dynamisk dynamiske svinger uens uneven',
  ANYWHERE:
    'position_does_not_matter place_doesn’t_matter placering_er_ligegyldig position_doesn’t_matter placeringen_er_ligegyldig hvor_det_skal_være lige_meget_hvor hvor_de_end wherever_they anywhere wherever any_place hvor_som_helst et_vilkårligt_sted vilkårligt_sted overalt uanset_hvor no_matter_where ligegyldigt_hvor alle_steder whichever_position any_position regardless_of_position uanset_placering uanset_position in_any_position any_old_where ethvert_sted hvorsomhelst anyplace scatter_pays scatter-pays pay-anywhere uafhængigt_af_placering på_hele_skærmen',
  BUY: 'buy buys buying bought purchase purchases purchased purchasing purchasable buyable buy-in køb købe køber købes købt købte købbar* indkøb bonuskøb* featurekøb* bonusbuy buy-feature tilkøb* pay_to_enter pay_for_entry shop shortcut genvej pay_to_skip buy-bonus kan_købes',
  ENTRY:
    'entry enter entrance access adgang way vej straight_into directly direkte instant straks skip shortcut option possibility mulighed genvej indgang',
  SPEND: 'betal spend spends spending pay pays paying betale betaler cost costs koster bruge bruger lægge lægger',
  AGAIN:
    'forlænges forlænge extendable prolong* again igen extend extends extended further flere more forlænge forlænges forlænger renew renewed reset fornyes additional extra ekstra en_gang_til once_more på_ny genvindes yderligere',
  AGAINWON:
    'retrig retrigs re-won rewon retrigger* re-trigger* genudløs* retriggable retriggerable genvindes genvinde genaktiver* re-award* re-earn* genstartes re-activat* genoptjen*',
  TRIGGER:
    'få får get gets got trigger triggers triggered win won start starts started award awarded earn earned udløse udløses udløst vinde vindes vundet starte startes udløser landed giver give gives add adds spins grant granted renewed optjenes fås',
  ALSO: 'also too as_well også ligeledes likewise both begge plus same counts count tæller pay pays betaler wins win gælder gevinst',
  TWO: 'two to 2',
  CLIMB:
    'climb climbs climbing climbed klatre klatrer klatres kravle kravler op ascend ascends stiger bestige walk rung rungs trin step steps prize prizes bonus bonusspil* feature trail gevinst* præmie* up fall falde',
  SUMMED:
    'added_up add_up adds_up adding_up sum_up sums_up summed added_together add_together adds_together totalled lægges_sammen lagt_sammen tælles_sammen talt_sammen regnes_sammen lægger_sammen',
  KEPTON:
    'never_resets never_reset never_resetting doesn’t_reset does_not_reset don’t_reset not_reset won’t_reset without_resetting no_reset nulstilles_ikke nulstilles_aldrig aldrig_nulstilles ikke_nulstilles ikke_nulstillet aldrig_nulstillet nulstiller_ikke nulstiller_aldrig uden_at_nulstille never_falls_back never_goes_back falder_aldrig_tilbage går_aldrig_tilbage',
  LEAVE: 'leave leaves left leaving behind efterlade efterlader efterlades efterladt efterlod tilbage bagefter',
  BREAKOPEN:
    'break breaks breaking broken crack cracks cracking shatter* thaw* melt melts melting unlock unlocks unlocking bryde brydes bryder smelt* knuse knuses knuser knust tø tør tøs åbne åbnes åbner låses_op springer_op',
  ONLINE:
    'on_a_line on_one_line on_the_same_line on_a_payline on_one_payline on_the_same_payline on_a_single_payline on_a_winning_line on_an_active_line along_a_line along_a_payline på_en_linje på_én_linje på_samme_linje på_en_gevinstlinje på_samme_gevinstlinje på_en_enkelt_linje på_en_vinderlinje',
  OTHERS: 'others other_coins the_other the_rest rest de_andre andre_mønter alle_andre resten de_øvrige øvrige',
  REFUSE:
    'refuse refuses refusing reject rejects decline declines turn_down turn_it_down take_it_or_leave_it accept accepts accepting acceptere accepterer accepteres afslå afslår afslås takke_nej takker_nej sige_nej siger_nej take_or_refuse',
  MIXED: 'mixed mix mixes blandet blandede blanding blandinger bland',
  ANYORDER:
    'any_order whatever_order whichever_order uanset_rækkefølge uanset_rækkefølgen hvilken_rækkefølge hvilken_som_helst_rækkefølge vilkårlig_rækkefølge rækkefølgen_er_ligegyldig order_does_not_matter order_doesn’t_matter',
  SPINWHEEL:
    'drejer_på man_drejer spin spins spinning turn turns turning drej drejer drejes dreje snurre snurrer bonus prize prizes feature jackpot win wins gevinster præmier decides afgør fortune game round award awards spin-to-win stops lands spun',
} as const
