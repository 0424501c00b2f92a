/** Things and places that no drawing is called, and the drawings that speak of them, best first; words in both languages. */
export const CONCEPTS = `
gym fitness fitnesscenter bodybuilder bodybuilding styrketræning crossfit|🏋️=Vægtstang/Barbell 💪=Muskler/Muscles 🥇 👟 🥤=Shaker/Shaker 🥊 ⏱️ 🍌 🎧 🚿 🥛 🏆
bros bro's dudes lads homies|🕶️ 🧢 🎧
raccoon raccoons vaskebjørn vaskebjørne|🦝 🗑️=Skraldespand/Trash 🥫=Dåse/Tin 🐟 🌙 🧤 🍕 📦 🐀 🔦
trash rubbish junk skrald affald|🗑️=Skraldespand/Trash 🥫=Dåse/Tin 🐀 📦 🍌 ♻️
energy_drink energidrik energidrikke energydrink energy_drinks|🥤=Energidrik/Energy Drink ⚡ 🥫=Dåse/Tin 🔋 🎮 🔥 🎧 🧊 🍋 🍓
underground metro subway tube undergrundsbane|🚇 🎫 🚉=Station/Station 🕰️ ☂️ 📰 🧳 💂 🎩 🐀 🎻
goldrush gold_rush guldfeber guldgraver guldgravere prospector prospectors|⛏️=Hakke/Pickaxe 🥇=Guldbarre/Gold Bar 🪨=Malm/Ore 🪣=Spand/Pan 🏞️=Flod/River 🛤️ 🐴 🧨 🔥 ⚖️=Vægt/Scales 🤠 🗺️
guldbar guldbarre guldbarrer gold_bar gold_bars bullion|🥇=Guldbarre/Gold Bar
bankboks bankbokse vault safe pengeskab bank_vault|🔐=Bankboks/Vault 🥇=Guldbarre/Gold Bar 💰 💎 🗝️ 🪙 💵 🏦 🚨 📜
gravplads kirkegård kirkegårde graveyard cemetery gravsted|🪦 ⚰️=Kiste/Coffin 🕯️ 🦇 🐦‍⬛=Ravn/Raven 🌫️ 🌕 ⛪ 💀 🕸️ 🥀 🌳
ravn ravne raven ravens krage krager crow crows|🐦‍⬛=Ravn/Raven
dinosaur dinosaurer dinosaurs dinosaurus|🦖=Dinosaur/Dinosaur 🦕
777 syver syvere seven sevens|7️⃣=Syver/Seven
skatepark skate_park skateboard skateboards skating skater skatere|🛹 🛼 👟 🧢 🎧 🛞 🩹 🎨 🥤 ⚡ 📻
cricket|🏏=Kricketbat/Cricket Bat 🧢 🏆 🌳 ☀️ 🫖 🥪 🥅
quiz pub_quiz trivia|🧠 🏆 🍺 📝 🔔 🎤 ⏱️ 💡 🥨
crypto bitcoin blockchain krypto|🪙=Krypto/Crypto 🚀 💻 📈 🔐 🌕 🐂 🐻 💎 ⚡
arkade arcade arcade_machine spillehal|🕹️ 👾 🎮 🪙 🧸 🎟️ 🎯 🍭 ⭐ 👻
møntskubber coin_pusher|🪙 🎟️ 🧸 💎 🔔 🎁 ⭐
marrows marrow squash græskar|🥒=Squash/Marrow
hotel hoteller hotels|🏨 🛎️ 🗝️ 🧳 🍸 🛏️ 🛗 🎩 🥂 🛁
bedstemor bedstemors oldemor grandma granny mormor farmor|🧶 🫖 🍪 🐈 🪑 👓 🥧 🕰️ 🌹 📻
købmand købmandsgård gammel_by købstad bindingsværk|🏠 🧺 🕰️ 🐴 🍬 🪣 📜 🎩 🕯️ ⚖️
klo claw griber grabber|🪝=Gribeklo/Claw
farao faraoer pharaoh pharaohs|👑=Farao/Pharaoh
blomme blommer plum plums|🍇=Blommer/Plums
frikadelle frikadeller meatball meatballs|🥩=Frikadelle/Meatball
leverpostej pâté pate|🍞=Leverpostej/Pâté
roastbeef|🥩
ringeklokke ringeklokken cykelklokke bicycle_bell|🔔
flagermus bats|🦇
alkymist alkymister|⚗️ 🧪 🔥 📜 🪙 🌙 💎 🔮
fest_telt oktoberfest ølfest bayern bavaria bavarian|🍺 🥨 🎻 🎺 🌭 🏔️ 🪗 🐄 🍗 🎩 🌾
hytte cabin ferie_hus sommerhus|🏡 🌊 🔥 🪵 🌻 ⛵ ☕ 🚲 🐚
genbrug recycling genbrugsplads|♻️ 🗑️ 🥫 🤖 🔩 🔋 📦 ⚙️ 🧲
radio pirate_radio radiostation|📻 📡 🎙️ 🎧 🎶 🌃 ⚡ 🎚️ 🔊
diner amerikansk_diner milkshake|🥤=Milkshake/Milkshake 🍔 🍟 🍒 📻=Jukebox/Jukebox 🥧 ☕ 🍦 🌭 🧂
jukebox jukeboks jukeboxes|📻=Jukebox/Jukebox
elg elge moose elk|🫎=Elg/Moose 🌲 🏔️ 🫐 🌾 🌙 🍄
tyrker_marked krydderibasar|🌶️ 🧂 🪔 🧄
honningkage honningkager honningkagehjerte gingerbread|🍪=Honningkage/Gingerbread ❤️ 🎄 🧁 🍬
heksekedel kedel cauldron|🥘=Heksekedel/Cauldron
trøje jersey trikot|👕=Trøje/Jersey
fiskekutter kutter kuttere trawler fishing_boat|🚢=Fiskekutter/Trawler
fjord fjorden limfjord øresund sund bay bugt inlet|⛵ 🦪 🐟 🦭 ⚓ 🌊 🦀
mose tørvemose bog moor swamp marsh sump|🌾 🐸 🦆 🌫️ 🪵 🦢 🐍
flod river stream å bæk creek brook|🏞️ 🐟 🛶 🦆 🌊 🪨 🌾
bro broer broen broerne bridge bridges hængebro|🌉 🌁 ⛵ 🌊 🚗 🚢 🏗️ 🌃 🚉
frimærke frimærker stamp stamps brevmærke philately|✉️ 📮 📬 📨 🏷️ 🔍 🖋️ 📜
sø lake pond dam skovsø|🦆 🛶 🐟 🌲 🦢 🪷 🐸
siv reed reeds rør|🌾
hede heath lyng hedelyng heather|🌾 🐑 🐝 🦌 🪨 🌸
kolonihave kolonihaver allotment køkkenhave vegetable vegetables grøntsag grøntsager|🥕 🌻 🥔 🏡 🧅 🥬 🐌 🍅 🫛
biavl beekeeping beekeeper bistade hive|🐝 🍯 🌻 🌼 🏡 🌳 🧤
prague prag lisbon lissabon venice venedig rome vienna wien berlin budapest istanbul timbuktu krakow porto barcelona sevilla|🏰 ⛪ 🌉 🕰️ 🏛️ 🎭 🎻 🍷 🚋 🕯️
copenhagen københavn aarhus odense aalborg skagen bornholm danmark denmark|🚲 ⛵ 🧜‍♀️ 🏰 🥐 🐟 ⚓ 🌊 🦢
greenland grønland færøerne faroe iceland island|🐋 🛶 ❄️ 🐑 🏔️ 🌊 🐟 🐧
tivoli bakken theme forlystelse forlystelsespark fair|🎡 🎠 🎢 🎈 🍿 🍭 🎪 🎯
roskilde festival|🎸 ⛺ 🥁 🎤 🍺 👢 🎶 ☀️
marked market flea loppemarked|🧺 🏺 🪑 🖼️ 📻 🧸 🪙
skattekontor tax skat revisor accountant|🧾 📁 🗂️ 📎 🪙 🏦 🖋️
post postbud postman postmen postvæsen|✉️ 📮 📯 📦 🚲 🐕 📬
strik strikke strikkeklub knitting knit|🧶 🪡 🫖 🍪 🧣 🧤 🐈
sauna saunas badehus spa|🛁 🧖 🪵 🔥 💧 🧼 🪣
klub jazz klubben saxofon|🎷 🎺 🎹 🥁 🎙️ 🎩 🍸
bibliotek library bøger books|📚 📖 🕯️ 🦉 🖋️ 📜 👓
museum galleri gallery|🏛️ 🖼️ 🗿 🏺 🛡️ 🦕 👑
smedje smed blacksmith forge|🔨 🔥 ⚒️ 🗡️ 🛡️ 🐴 ⛓️
værtshus pub kro tavern inn|🍺 🎯 🍷 🥨 🪑 🎱 🕯️
kloster monastery munk monk abbey|🔔 📜 🕯️ ⛪ 🍷 🍞 🗝️
katedral cathedral gotisk gothic church kirke rundkirke|⛪ 🕯️ 🔔 🪟 🦇 🌹 📜
middelalder medieval bard barde|🏰 🛡️ ⚔️ 👑 📜 🐎 🪕
fangekælder dungeon dungeons|🗝️ ⛓️ 🕯️ 🐉 🗡️ 💀 🚪
fængsel prison|🔒 🗝️ ⛓️ 🚨 👮 🪜 🚪
sanatorium hospital|💉 🩺 🕯️ 🚪 💊 🌙 🦇
tandlæge dentist|🦷 🪥 🧑‍⚕️ 🍬 🪑 💉
sankthans midsummer midsommer|🔥 🧹 🌼 🌞 🍓 🎶 🌿
julefrokost|🍺 🐟 🥔 🎄 🕯️ 🧀 🍷
te tea ceremoni ceremony scone|🫖 🍵 🍰 🥐 🍋 🍯 🪷
marmelade jam syltetøj|🍓 🍯
fløde cream|🥛 🍦
lavendel lavender|🪻
pølsevogn pølsevogne pølsebod pølsebar hotdogbod hotdogvogn|🌭 🥫 🍟 🧅 🥤 🥒
brandvæsen brandfolk firefighter firefighters fireman brandbil brandmand brandmænd brandstation|🚒 🧑‍🚒 🔥 🧯 🚨 🪜 🪓
siren sirens havfrue mermaid|🧜‍♀️
torsk cod haddock hake kuller sild herring|🐟
skraldebil skraldebiler skraldevogn skraldemand skraldemænd renovation renovationsbil|🚛 🗑️ 🧤 🐀 ♻️ 🦺
svampejagt svampetur svampejæger svampeplukning|🍄 🧺 🌲 🍂 🦊 🐌
jordemoder jordemødre midwife midwives barnevogn barnevogne pram prams stroller|🍼 👶 🧸 🩺 🧷
vaskeri møntvaskeri launderette laundrette laundromat laundry|🧺 🧦 🧼 👕 🫧 👖
tørretumbler dryer dryers washer vaskemaskine|🧺
tagdækker tagdækkere roofer roofers tegl tagsten|🏠 🧱 🔨 🪜 ☔ 🕊️
skorstensfejer skorstensfejere chimney|🧹 🏭 🎩 🪜 🐈‍⬛ 🏠
duer brevdue brevduer pigeon pigeons racing_pigeons|🕊️
penicillin bakterier bakterie bacteria petriskål petri mikrobe mikrober microbe|🦠 🧫 🔬 🧪 🧬 💊
grundstof grundstoffer periodic element elements|⚗️ 🧪 ⚛️ 🔬 🧲 💎 ☢️
astronom astronomer astronomi astronomy tycho brahe kepler galilei galileo copernicus observatorium observatory|🔭 🌌 🪐 🌙 ☄️ 📜 🌟
street_food gadekøkken madbod|🌮 🌯 🍜 🥟 🍔 🍟 🥤
natbar bartender cocktailbar|🍸 🍹 🍷 🎷 🥃 🧊
surdej sourdough dej dough bager baker|🍞 🥐 🥖 🌾 🥚
mejeri dairy ost cheesery|🧀 🐄 🥛 🔔
stormflod storm_surge højvande flood|🌊 ⛈️ ⚓ 🐟 🦀 ⛵
skyer skydække|☁️
nisse nisser gnome gnomes elf|🧝 🎅 🎄 🥣 🎁 🐈
hyldeblomst elderflower|🌼
hestesko horseshoe horseshoes|🐴
ambolt anvil|⚒️
smed smeden blacksmith|🔨
fyrtårn fyrtårne lighthouse lighthouses fyr fyrmester|🗼=Fyrtårn/Lighthouse ⚓ 🌊 ⛵ 🌫️ 🚢 🐚
måge måger gull gulls seagull seagulls|🐦 🕊️
stork storke storks|🐦 🪺
kattekilling kattekillinger killing killinger kitten kittens|🐱 🐈
påske påskespil easter|🐣 🥚 🐰 🌷 🐑 🐥 🌼 🍫
traktor tractor muck mødding|🚜 🐄 🌾 🐖 🐑 🧤
bål bonfire|🔥
tov rope reb rebslager|🪢
fyr fyrtårn lighthouse fyrpasser lighthouses|💡 ⚓ ⛵ 🌊 🌫️ 🔭 🐚 📯 🧭 🪨 🌙
havn harbour harbor pier mole havneby badebro|⚓ ⛵ 🐟 🦀 🪝 🚢 🛟
søkort chart charts sextant sekstant|🧭 🗺️ ⚓ ⛵ 🔭 📜 🌟
rabarber rhubarb porre porrer leek leeks squash marrow allotment kolonihave|🥬 🥕 🍓 🧺 🪴 🌱 🥔 🧅
natmarked taipei dumpling dumplings|🏮 🥟 🍜 🧋 🥢 🥡 🍢
bookshop bookstore boghandel boghandler antikvariat library bibliotek|📚 📖 🕯️ 🪑 🐈 ☕ 🗞️ 🪟
smørrebrød|🥪=Smørrebrød/Open_Sandwich 🐟=Sild/Herring 🥚 🍤 🧅 🍺 🥒 🧈
rugbrød|🍞=Rugbrød/Rye_Bread 🐟 🥚 🍤 🧅 🍺 🥒 🧈
damplokomotiv damplokomotiver steam_train lokomotiv|🚂 🛤️ ⚙️ 🔥 🎩 🧳 🕰️
kajak kayak havkajak kajakker|🛶 🌊 🐋 🧊 🦭 🐟 🧭
kiosk købmand grocer shop butik|🧺 🥫 🍬 ⚖️ 🥖 🧀 🪙
vaskeri laundromat laundry|🧺 🧼 🧦 👕 🪣 🧽 🫧
skrivemaskine typewriter|📝 🖋️ 📄 ☕ 📜 🗞️
værksted workshop urmager clockmaker|⚙️ 🕰️ 🔧 ⌚ 🔨 🪛 🔔
gård farmyard hønsegård|🐔 🥚 🐄 🌾 🚜 🐖 🌽
savværk sawmill lumberjack skovhugger|🪓 🪵 🌲 🪚 🧔 🦫 ☕
fyrretræ pine bøgeskov beech grantræ|🌲 🌰 🐿️ 🍂 🪵 🦉 🍄
vindmølle vindmøller windmill windmills turbine|🌬️ 🌷 🧀 🌾 🌊 ⚡ ☁️
vulkan volcano lava geyser gejser|🌋 🔥 🪨 💨 🗿 💎 ☄️
gletsjer glacier tundra snowfield|🏔️ ❄️ 🐧 🧊 🐺 🦌 🌨️
bazar bazaar souk morocco moroccan|🏺 🪔 🫖 🌶️ 🐪 🪙 🧵
silk silke road karavane caravan|🐪 🧵 🫖 🏺 🪙 🌶️ 🗺️
krydderi spice spices|🌶️ 🧂 🧄 🫚
tæppe carpet carpets|🧵
gondol gondola gondolas gondoler|🛶
golem golems|🗿
alkymi alchemist alchemists alchemy|⚗️ 🧪 🔥 📜 🪙 🌙 💎
snaps schnapps|🥃
tjener waiter hotel|🛎️ 🧳 🗝️ 🛏️ 🍸 🛗 🎩
festspil parade marchband orkester band brass blæseorkester|🎺 🥁 🎷 🎶 🎩 🥨 🏅
tango flamenco bollywood dans dancer dancers|💃 🌹 🎶 🪭 👠 🥁 🌟
bjergbestigning climber everest alperne alps alpine|🏔️ 🧗 ⛺ 🥾 🧭 ❄️ 🐐
yak yaks|🐂
mudder mud|👢
moonlight måneskin moonlit måneskær|🌙 🌕 ⭐ 🌌 🦉 🌊
hundredårige midnight midnat|🌙 🦉 🕯️ ⭐
noir krimi nordisk|🔍 🕵️ 🚬 🌧️ 🗝️ 🚗 📷
marathon cykel cykelløb cycling|🚴 🚲 👕 🏁 🥇 🌻 💧
rummet moon landing månelanding|🚀 🌕 👩‍🚀 🛰️ 🌍 ⭐ 📡
fysik quantum atom atoms|⚛️ 🔬 🧪 🧲 🔭 ⚡ 🧮
skak chess king queen bishop pawn springer|♟️ 👑 🏰 🐴 ⛪ ⏱️ 🏆
havfrue mermaid havfruer|🧜‍♀️ 🐚 🦪 🌊 🐠 🔱 👑
kartoffel gulerod rodfrugt|🥔 🥕 🧅
legeplads playground|🎈 🪁 ⚽
bogtrykker bogtrykkeri typesetter printer printers printing letterpress trykkeri sætter|📰 📚 🖋️ 📜 ⚙️ 🔨 📖 📝
skorstensfejer chimney sweep sweeps skorsten|🧹 🎩 🏠 🪜 🔥 🪣 🌙 🍀
meteorolog meteorologist weatherman vejr weather vejrstation forecaster|🌤️ 🌧️ ⛈️ 🌈 🌪️ 🌡️ ❄️ 📡 🎈 ☂️
bibliotekar librarian librarians|📚 📖 🕯️ 🦉 🖋️ 📜 👓 🔖
klokker klokkere ringer ringers bell-ringer campanology kirketårn belfry|🔔 ⛪ 🕰️ 🕯️ 🪢 🐦 🪜 🦉
glaspuster glassblower glassblowers glasværk glassworks|🏺 🔥 🍷 🔮 🧪 💎 💡 🪞
bødker cooper coopers tønde barrel barrels|🛢️ 🪵 🔨 🍺 🍷 🪚 🪓
jordemoder jordemødre midwife midwives|🍼 👶 🧺 🩺 🕯️ 🐣 🧸 🌙
ostehandler cheesemonger cheesemongers mejeri dairy|🧀 🐄 🥛 🐭 🍷 🍞 🍇 🔪
fyrværker kemilærer kemi chemist chemistry chemists|⚗️ 🧪 🔬 🧫 💥 🔥 🥽 📖
violinbygger luthier luthiers violin violiner|🎻 🪵 🎼 🎵 🔨 🌲 🎩 🐴
ballet balletdanser ballerina ballerinas balletdansere|🩰 👑 🌹 🎭 🎻 🦢 🪞 ❄️
møbelpolstrer polstrer upholsterer upholsterers sadelmager saddler|🪑 🧵 🪡 🔨 ✂️ 🛋️ 📏
skrædder tailor tailors syerske seamstress|🧵 🪡 ✂️ 📏 👗 🎩 👔 🪞
skomager cobbler cobblers shoemaker|👞 👢 🔨 🪡 🧵 👠 🪵
bager bageri baker bakers bakery|🥖 🥐 🍞 🧁 🥨 🥧 🌾 🍰
konditor konditorskole confectioner pâtisserie patisserie|🍰 🧁 🎂 🍫 🍓 🥐 🍮
gartner gardener gardeners gartneri drivhus greenhouse|🌱 🪴 🌻 🌹 🍅 🐌 🪣 🐝
stenhugger stonemason mason masons skifer slate quarry stenbrud|🪨 🔨 ⛏️ 🏛️ 🗿 🧱 ⚒️
rockere rocker bikers motorcykel motorbike|🏍️ 🎸 🕶️ 🔧 🛢️ 🏁 🍺
kartograf cartographer cartographers landmåler surveyor kort maps|🗺️ 🧭 📜 🖋️ 🔭 ⛵ 🏔️ 🐉
ubåd submarine submarines|⚓ 🐙 🧭 💡 🐟 🔱 🫧 🦑
tornado storm stormjæger chaser chasers orkan hurricane snestorm blizzard|🌪️ ⛈️ ⚡ 🌧️ 🚙 📡 🏠 🐄
monsun monsoon regntid|🌧️ ☔ 🐘 🍃 🛺 🌈 🐸 🌴
puffin puffins lunde lunder fuglefjeld|🐧 🐟 🌊 🪨 🥚 ⛵ 🌫️ 🪶
selkie selkies sæl sæler|🦭 🌊 🐚 🌙 ⛵ 🌫️ 🧜‍♀️ 🪨
origami papirkunst papercraft|🦢 📄 🐸 🦋 🌸 ⭐ 🎏 ✂️
bluegrass banjo countrymusik country|🪕 🎻 🥁 🎸 🤠 🏔️ 🌾 🥧
curling curlingsten|🥌 🧹 ❄️ 🏆 🎯 🥶
trækfugl trækfugle birdwatcher birdwatching ornitolog|🦆 🦢 🪶 🔭 🥚 🌾 🌅 🐦
spelmand spelmænd fiddler fiddlers folkemusik|🎻 🪗 🎶 🌼 🍺 💃 🌞
samuraj samurajer samurai samurais|🥷=Samurai/Samurai 🗡️ ⛩️ 🏯 👘 🎎 🌸 🐉 🍶 🎋 🏮
kirsebærtræ kirsebærtræer sakura cherry_tree|🌸 🌳 ⛩️ 🍵 🎎 🏮
guldsmed goldsmith goldsmiths jeweller juveler|💍 🪙 💎 🔨 👑 ⚖️ 🔥 📿 🏆 🔔
cykel cykler cykelløb cykelrytter cycling cyclist cyclists bicycle bike bikes|🚲 🏁 🥇 🏔️ 👕 🧴 🛞 🔧 ☀️ 🌻 🏆 🥤
vulkan vulkaner volcano volcanoes|🌋 🔥 🪨 💎 ☄️ 🗿 🌴 🐢 🏝️ 🦎 🌫️ ⚡
spøgelse spøgelser ghost ghosts haunted hjemsøgt|👻 🕯️ 🦇 🕸️ 🚪 🗝️ 💀 🌕 🕰️ 🖼️ 🐈‍⬛
rumstation space_station rumskib spaceship|🛰️ 🚀 📡 🪐 🔧 👩‍🚀 🌍 ⭐ 🔋 🤖
robot robotter robots android|🤖 🔋 ⚙️ 🔧 💡 🔩 📡 🧲 💾 🦾
pingvin pingviner penguin penguins|🐧 ❄️ 🐟 🧊 🏔️ 🐋 🦭 ⛄ 🌊 🥚
ishockey hockey puck|🏒 🥅 ⛸️ 🏆 🧊 🥇 📣 🧤
håndbold handball|🥅 🏆 🥇 👟 📣 🏟️ 🏅
skiferie ski skiing skiløb alpin skier skiers|🎿 🏔️ ❄️ ☕ 🏂 🧣 🧤 🌲 ⛄ 🔥 🚡
lufthavn airport fly flyver airplane airplanes plane planes pilot aviator piloter|✈️ 🧳 🛫 🎫 🗺️ ☁️ 🕶️ 🧭 🛩️ 🌍 🌅 ☕
varmluftballon varmluftballoner luftballon ballonfestival balloon_festival|🎈 ☁️ 🌄 🧺 🔥 🏔️ 🐦 🌈 🧭 🗺️ ☀️
planteskole drivhus nursery greenhouse|🪴 🌱 🌷 🌻 🌹 🪣 🐝 🍅 🦋 🐌 🌿
skib skibe sejlskib sejlskibe ship ships boat boats båd både sejlads sailing krydstogt krydstogtskib cruise|⛵ ⚓ 🧭 🌊 🛟 🗺️ 🐬 🚢 🐚 🔭 🏝️ 🌅
rumpirat rumpirater space_pirate space_pirates|🚀 🏴‍☠️ 👾 💎 🗝️ 🪐 ☄️ 🗺️ 💰 🦜 🌌
engel engle angel angels himlen heaven|👼 ☁️ 🕊️ 🎺 ⭐ 🪽 🌟 💫 🕯️ 🌈
djævel djævle devil devils helvede hell|😈 🔥 🔱 💀 🌋 🗝️ 🐍 ⛓️ 🐐
regnvejr regn rain rainy regnskyl|🌧️ ☔ 🌈 ☂️ 🐸 💧 🌩️ 🥾 🐌 ☁️ 🌱
is iskrem isbod ice_cream isvaffel ishus softice gelato|🍦 🍨 🍧 🍓 🍫 🍒 ☀️ 🍪 🥭 🍋 🧇
vaniljeis vanilla_ice|🍦
jordbæris strawberry_ice|🍨
chokoladeis|🍫
ost oste cheese cheeses|🧀 🐄 🐭 🍷 🍇 🥖 🐐 🥛 🌾 🔔
øl bryggeri brewery brewing beer beers ølbryggeri|🍺 🍻 🌾 🛢️ 🥨 🍶 🏺 🔥 🥜 🌡️
vin vingård vineyard wine winery|🍷 🍇 🍾 🛢️ 🧀 🥖 🌅 🥂 🌿 🏺
chokolade chocolate chokoladefabrik|🍫 🍬 🍪 🍓 🥜 🎁 🍮 🥛 🧁 ☕
slikbutik candy_shop candyland|🍭 🍬 🍫 🍩 🧁 🍪 🎀 🍡 🍦
kaffe coffee kaffebar barista espresso cappuccino|☕ 🫘 🥐 🧁 🥛 🍪 🍰 🫖 🥯 📰
kanelsnegl kanelsnegle cinnamon_roll cinnamon_bun|🥮
tebirkes birkes|🥐
wienerbrød danish_pastry|🥐
toaster brødrister|🍞
ring ringe fingerring fingerringe vielsesring rings|💍
dynamit dynamite tnt|🧨
bryllup wedding brud bride gom groom|💒 💍 💐 🎂 🥂 👰 🔔 🕊️ 🌹 🎀
brud bride|👰
skole skoler school classroom klasseværelse|🎒 📚 ✏️ 🖍️ 🔔 🍎 📐 📝 🌍 🚌 ✂️
troldmand troldmænd trolddom wizard wizards wizardry|🧙 🪄 🔮 📖 🦉 🧪 🗝️ 🕯️ 🌙 🐉 ⭐
heks hekse witch witches heksekunst witchcraft|🧹 🔮 🧙‍♀️ 🐈‍⬛ 🧪 🕯️ 🌙 🦇 🍄 📖 🕷️
zombie zombier zombies|🧟 🧠 💀 ⚰️ 🪓 🌕 🦴 ⛓️ 🚪
lægeskib læge læger doctor doctors nurse nurses sygeplejerske hospital|🩺 💉 💊 🏥 🚑 🌡️ 🩹 🧪 🧬
hest heste pony ponyer horse horses rideskole|🐎 🐴 🍎 🥕 🏆 🌾 🧺 🍀 🏅
hestevæddeløb galopløb travløb horse_racing horse_race derby|🐎 🏇 🏆 🎩 🏁 🥇 🍾 🎟️ 🍀
surf surfing surfer surfere hawaii|🏄 🌊 🌺 🌴 🐬 🍍 🥥 🌅 🦈 🐢 🍹
calavera day_of_the_dead dead_mexico mexico mexican mexicansk mexikansk|💀 🌵 🌮 🌶️ 🎺 🕯️ 🌼 🪅 🎸 🥑 🦅
karneval carnival rio brazil brasilien samba|🎭 🪇 🥁 💃 🎺 🦜 🌴 🎉 🍹 👑 🪩
paris fransk french frankrig france|🗼 🥐 🍷 🧀 🌹 🎨 ☕ 🥖 👒 🐓
london english_fog|🌫️ ☂️ 🕰️ ☕ 🚕 🎩 👑 🌉 💂 🔍
new_york manhattan|🗽 🚕 🍎 🏙️ 🌃 🎷 🍕 🌉 🎭
ørken desert deserts sahara|🏜️ 🐪 🌵 🦂 🐍 🌞 🏺 🌴 💧 🌙
arktis arctic antarctic antarktis polar nordpolen|🧊 🐻‍❄️ 🐧 ❄️ 🛷 🦭 🐋 🧭 🏔️ 🌌 🐺
dybhav dybhavet deep_sea|🐙 🦑 🐠 🐡 🦈 🪸 🐋 🔱 ⚓ 💡 🐚
skraldemand skraldemænd binman binmen garbage|🚛 🗑️ ♻️ 🧤 🐀 🦺 🐈 🥫 📦
postbud postbude mailman mail|📮 ✉️ 📦 📯 🚲 🐕 📬 🏠 🖋️
tid tidsrejse tidsmaskine time_travel time_machine|🕰️ ⌛ ⚙️ 🌀 🔮 🚀 🦖 🏺 🗝️ ⌚
bankrøveri bank_robbery heist kup robbery bankrøver|💰 💵 🔓 🗝️ 🎭 🚨 💎 🚓 🧨 🪙 🏦
tryllekunstner magician tryllekunst trylleri magic_show|🎩 🪄 🐇 🃏 🕊️ 🔮 ⭐ 🎲 🕯️
golf golfbane|⛳ 🏌️ 🏆 🌳 🥇 ☀️ 🧢 🦆 🏅
tennis tennisbane|🎾 🏆 🥇 👟 🍓 ☀️ 🏅 🧢
lastbil lastbiler truck trucks trucker chauffør|🚚 ⛽ 🛣️ ☕ 🛞 🔧 🌅 📻 🧢 🗺️
slot_castle borg slotte castle castles ridderborg|🏰 👑 ⚔️ 🛡️ 🗝️ 🐉 📜 🐎 🍷 🕯️
prinsesse prinsesser princess princesses prins prince|👸 👑 🏰 🦢 🌹 💍 🪞 🦄 👠 🎀
krokodille krokodiller crocodile crocodiles alligator|🐊 🌊 🌿 🐟 🐸 🦩 🌴 🐢 🦜
slange slanger snake snakes|🐍 🥚 🌿 🏺 🐸 💎 🌴 🗿
frø frøer frog frogs tudse|🐸 🪷 🌿 🪰 🦆 💧 🌧️ 👑 🐌 🐟
ugle ugler owl owls|🦉 🌙 🌲 🐭 ⭐ 🍂 🪶 🌰 🕯️
efterår efteråret autumn harvest høst|🍂 🍁 🎃 🍄 🌰 🦔 🍎 🌧️ 🐿️ 🌾 ☕
forår foråret springtime|🌷 🐣 🦋 🌸 🐝 🌱 🐇 🌼 🌈
hule huler cave caves grotte grotter|🦇 💎 🔦 🪨 🕯️ 🐻 🗝️ 🕸️ 🪙 💧
trold trolde troll trolls|🧌 🪨 🌲 🍄 🌙 🪓 🐐 🔥 🏔️ 🦴 🥾
hotdog hotdogs pølse pølser|🌭 🧅 🥒 🍟 🥤 🍅 🔥 🥖
edderkop edderkopper spider spiders|🕷️ 🕸️ 🪰 🌙 🦋 🍃 🐞 🗝️
bjerg bjerge mountain mountains|🏔️ 🐐 🦅 🌲 ⛺ 🧗 ❄️ 🌄
gorilla gorillaer gorillas|🦍 🍌 🌴 🌿 🦜 🐍 💎 🥥 🗿
abe aber monkeys|🐒 🍌 🌴 🥥 🦜 🌿
bamse teddy teddybears|🧸 🎀 🍯
kunst maler malere painter painters artist art atelier|🎨 🖼️ 🖌️ ✏️ 🌻 ☕ 🏺 🕯️
musical teater theatre theater|🎭 🎟️ 🌹 🎩 💡 🎻 👑 🎼
piano klaver pianist|🎹 🎼 🎶 🕯️ 🌹 🎩 🥂
guitar guitarist|🎸 🎶 🎤 🥁 🔥 ⭐
kok kokke chef chefs køkken kitchen restaurant|👨‍🍳 🔪 🍳 🥘 🍷 🧂 🥕 🔥 🍽️ 🧅
grill grillfest barbecue bbq|🔥 🍖 🍔 🌭 🌽 🍺 🍅 🧅 🥩
picnic skovtur|🧺 🥪 🍓 🍷 🐜 🌳 🍉 🧀 ☀️
camping campingtur campingplads|⛺ 🔥 🥾 🔦 🌲 🏕️ 🌭 ⭐ 🗺️ 🐻
byggeplads håndværker håndværkere construction builder builders tømrer carpenter|🔨 🧱 🏗️ 🪚 🪜 🔩 🦺 🪛 🚜 ☕
bilvask bilværksted mekaniker mechanic garage|🔧 🚗 🛞 🔩 ⛽ 🧰 🔋 🧽
politi police politibetjent|🚓 🚨 👮 🔦 🍩 🕶️ 🔒 📻
spion agent spy spies|🕶️ 🔫 💼 🍸 📡 🗝️ 🚗 💎 📷
hypnose cirkusprinsesse cirkus_dyr|🎪
natur nature|🌲 🦋 🌼 🦌 🐝 🌈
`
