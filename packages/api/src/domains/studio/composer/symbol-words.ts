import type { TextLanguage } from '@spilvaerk/schemas'
import type { Glyph } from './lexicon/theme.ts'
import { THEMES } from './lexicon/themes.ts'

/** What the lexicon's symbols are called in four more languages: `English|German|Swedish|Norwegian|Finnish`. */
const WORDS = `
eye of horus|Horusauge|Horusöga|Horusøye|Horuksen silmä
urn|Urne|urna|urne|uurna
pharaoh’s crown|Krone des Pharaos|faraos krona|faraos krone|faaraon kruunu
camel|Kamel|kamel|kamel|kameli
cobra|Kobra|kobra|kobra|kobra
scarab|Skarabäus|skarabé|skarabé|skarabee
temple cat|Tempelkatze|tempelkatt|tempelkatt|temppelikissa
crocodile|Krokodil|krokodil|krokodille|krokotiili
papyrus|Papyrus|papyrus|papyrus|papyrus
palm|Palme|palm|palme|palmu
sun disc|Sonnenscheibe|solskiva|solskive|aurinkokiekko
feather|Feder|fjäder|fjær|sulka
falcon|Falke|falk|falk|haukka
lightning|Blitz|blixt|lyn|salama
world tree|Weltenbaum|världsträd|verdenstre|maailmanpuu
hammer|Hammer|hammare|hammer|vasara
wolf|Wolf|varg|ulv|susi
raven|Rabe|korp|ravn|korppi
axe|Axt|yxa|øks|kirves
shield|Schild|sköld|skjold|kilpi
horse|Pferd|häst|hest|hevonen
golden apple|goldener Apfel|guldäpple|gulleple|kultaomena
moon|Mond|måne|måne|kuu
mead|Met|mjöd|mjød|sima
rune stone|Runenstein|runsten|runestein|riimukivi
dragon head|Drachenkopf|drakhuvud|dragehode|lohikäärmeen pää
compass|Kompass|kompass|kompass|kompassi
swords|Schwerter|svärd|sverd|miekat
sword|Schwert|svärd|sverd|miekka
longship|Langschiff|långskepp|langskip|pitkälaiva
bear|Bär|björn|bjørn|karhu
roast|Braten|stek|stek|paisti
dried fish|Stockfisch|torkad fisk|tørrfisk|kuivattu kala
bonfire|Lagerfeuer|bål|bål|nuotio
timber|Holz|timmer|tømmer|puutavara
loot|Beute|byte|bytte|saalis
temple|Tempel|tempel|tempel|temppeli
laurel crown|Lorbeerkranz|lagerkrans|laurbærkrans|laakeriseppele
trident|Dreizack|treudd|trefork|kolmikärki
eagle|Adler|örn|ørn|kotka
owl|Eule|uggla|ugle|pöllö
amphora|Amphore|amfora|amfora|amfora
grapes|Trauben|druvor|druer|viinirypäleet
olives|Oliven|oliver|oliven|oliivit
bull|Stier|tjur|okse|härkä
mask|Maske|mask|maske|naamio
masks|Masken|masker|masker|naamiot
lion|Löwe|lejon|løve|leijona
forum|Forum|forum|forum|forum
legion eagle|Legionsadler|legionsörn|legionsørn|legioonan kotka
wreath|Kranz|krans|krans|seppele
war horse|Schlachtross|stridshäst|stridshest|sotaratsu
edict|Edikt|edikt|edikt|edikti
sestertius|Sesterz|sestertie|sesterts|sestertius
wine|Wein|vin|vin|viini
black flag|schwarze Flagge|svart flagga|svart flagg|musta lippu
treasure map|Schatzkarte|skattkarta|skattekart|aarrekartta
treasure|Schatz|skatt|skatt|aarre
parrot|Papagei|papegoja|papegøye|papukaija
anchor|Anker|ankare|anker|ankkuri
dagger|Dolch|dolk|dolk|tikari
doubloon|Dublone|dublon|dublon|dubloni
island|Insel|ö|øy|saari
cannonball|Kanonenkugel|kanonkula|kanonkule|tykinkuula
rum barrel|Rumfass|romtunna|romtønne|rommitynnyri
crab|Krebs|krabba|krabbe|rapu
spyglass|Fernrohr|kikare|kikkert|kaukoputki
crystal ball|Kristallkugel|kristallkula|krystallkule|kristallipallo
magic wand|Zauberstab|trollspö|tryllestav|taikasauva
unicorn|Einhorn|enhörning|enhjørning|yksisarvinen
wizard|Zauberer|trollkarl|trollmann|velho
fairy|Fee|fe|fe|keiju
castle|Schloss|slott|slott|linna
spell book|Zauberbuch|trollbok|trylleformelbok|loitsukirja
potion|Zaubertrank|trolldryck|trylledrikk|taikajuoma
mushroom|Pilz|svamp|sopp|sieni
key|Schlüssel|nyckel|nøkkel|avain
candle|Kerze|ljus|stearinlys|kynttilä
dragon|Drache|drake|drage|lohikäärme
dragon egg|Drachenei|drakägg|drageegg|lohikäärmeen muna
gem|Edelstein|ädelsten|edelstein|jalokivi
crown|Krone|krona|krone|kruunu
wyrm|Lindwurm|lindorm|lindorm|lohikäärme
serpent|Schlange|orm|slange|käärme
flame|Flamme|låga|flamme|liekki
volcano|Vulkan|vulkan|vulkan|tulivuori
fortress|Festung|fästning|festning|linnoitus
gold coin|Goldmünze|guldmynt|gullmynt|kultakolikko
rock|Fels|sten|stein|kivi
coat of arms|Wappen|vapensköld|våpenskjold|vaakuna
king’s crown|Königskrone|kungakrona|kongekrone|kuninkaankruunu
steed|Ross|springare|ganger|ratsu
horn|Horn|horn|horn|torvi
goblet|Kelch|bägare|beger|pikari
coin|Münze|mynt|mynt|kolikko
letter|Brief|brev|brev|kirje
sun mask|Sonnenmaske|solmask|solmaske|aurinkonaamio
stone head|Steinkopf|stenhuvud|steinhode|kivipää
feather crown|Federkrone|fjäderkrona|fjærkrone|sulkakruunu
jaguar|Jaguar|jaguar|jaguar|jaguaari
macaw|Ara|ara|ara|ara
gold disc|Goldscheibe|guldskiva|gullskive|kultakiekko
cacao|Kakao|kakao|kakao|kaakao
maize|Mais|majs|mais|maissi
corn|Mais|majs|mais|maissi
jar|Krug|kruka|krukke|ruukku
lamp|Lampe|lampa|lampe|lamppu
turban|Turban|turban|turban|turbaani
palace|Palast|palats|palass|palatsi
ruby|Rubin|rubin|rubin|rubiini
scimitar|Krummsäbel|kroksabel|krumsabel|käyräsapeli
date palm|Dattelpalme|dadelpalm|daddelpalme|taatelipalmu
dinar|Dinar|dinar|dinar|dinaari
lantern|Laterne|lykta|lykt|lyhty
genie|Flaschengeist|ande i flaskan|lampeånd|lampunhenki
monkey|Affe|apa|ape|apina
crescent|Mondsichel|månskära|månesigd|kuunsirppi
teapot|Teekanne|tekanna|tekanne|teekannu
lucky envelope|Glücksumschlag|lyckokuvert|lykkekonvolutt|onnenkuori
fan|Fächer|solfjäder|vifte|viuhka
bamboo|Bambus|bambu|bambus|bambu
tea|Tee|te|te|tee
lucky coin|Glücksmünze|lyckomynt|lykkemynt|onnenkolikko
carp|Karpfen|karp|karpe|karppi
panda|Panda|panda|panda|panda
lotus|Lotus|lotus|lotus|lootus
cherry blossom|Kirschblüte|körsbärsblom|kirsebærblomst|kirsikankukka
ninja|Ninja|ninja|ninja|ninja
sushi|Sushi|sushi|sushi|sushi
katana|Katana|katana|katana|katana
cactus|Kaktus|kaktus|kaktus|kaktus
guitar|Gitarre|gitarr|gitar|kitara
joker|Joker|joker|joker|jokeri
cowboy|Cowboy|cowboy|cowboy|cowboy
mustang|Mustang|mustang|mustang|mustangi
sheriff’s star|Sheriffstern|sheriffstjärna|sheriffstjerne|sheriffin tähti
boot|Stiefel|stövel|støvel|saapas
whiskey|Whiskey|whiskey|whisky|viski
whisky|Whisky|whisky|whisky|viski
dynamite|Dynamit|dynamit|dynamitt|dynamiitti
pickaxe|Spitzhacke|hacka|hakke|hakku
steam train|Dampfzug|ångtåg|damptog|höyryjuna
locomotive|Lokomotive|lok|lokomotiv|veturi
cogwheel|Zahnrad|kugghjul|tannhjul|hammasratas
top hat|Zylinder|hög hatt|flosshatt|silinterihattu
hat|Hut|hatt|hatt|hattu
clock|Uhr|klocka|klokke|kello
pocket watch|Taschenuhr|fickur|lommeur|taskukello
telescope|Teleskop|teleskop|teleskop|kaukoputki
light bulb|Glühbirne|glödlampa|lyspære|hehkulamppu
seashell|Muschel|snäcka|konkylie|simpukka
shell|Muschel|snäcka|skjell|simpukka
mermaid|Meerjungfrau|sjöjungfru|havfrue|merenneito
shark|Hai|haj|hai|hai
octopus|Krake|bläckfisk|blekksprut|mustekala
dolphin|Delfin|delfin|delfin|delfiini
turtle|Schildkröte|sköldpadda|skilpadde|kilpikonna
tropical fish|Tropenfisch|tropisk fisk|tropisk fisk|trooppinen kala
pufferfish|Kugelfisch|blåsfisk|kulefisk|pallokala
coral|Koralle|korall|korall|koralli
jellyfish|Qualle|manet|manet|meduusa
whale|Wal|val|hval|valas
fishing rod|Angelrute|fiskespö|fiskestang|onkivapa
big fish|großer Fisch|storfisk|storfisk|iso kala
perch|Barsch|abborre|abbor|ahven
boat|Boot|båt|båt|vene
lifebuoy|Rettungsring|livboj|livbøye|pelastusrengas
duck|Ente|anka|and|ankka
hook|Haken|krok|krok|koukku
frog|Frosch|groda|frosk|sammakko
tree frog|Laubfrosch|lövgroda|løvfrosk|lehtisammakko
shrimp|Garnele|räka|reke|katkarapu
worm|Wurm|mask|mark|mato
basket|Korb|korg|kurv|kori
sunrise|Sonnenaufgang|soluppgång|soloppgang|auringonnousu
sunset|Sonnenuntergang|solnedgång|solnedgang|auringonlasku
gorilla|Gorilla|gorilla|gorilla|gorilla
tiger|Tiger|tiger|tiger|tiikeri
snake|Schlange|orm|slange|käärme
lizard|Eidechse|ödla|øgle|lisko
hibiscus|Hibiskus|hibiskus|hibiskus|hibiskus
banana|Banane|banan|banan|banaani
coconut|Kokosnuss|kokosnöt|kokosnøtt|kookospähkinä
elephant|Elefant|elefant|elefant|norsu
rhino|Nashorn|noshörning|neshorn|sarvikuono
leopard|Leopard|leopard|leopard|leopardi
giraffe|Giraffe|giraff|sjiraff|kirahvi
zebra|Zebra|zebra|sebra|seepra
hippo|Nilpferd|flodhäst|flodhest|virtahepo
flamingo|Flamingo|flamingo|flamingo|flamingo
buffalo|Büffel|buffel|bøffel|puhveli
warthog|Warzenschwein|vårtsvin|vortesvin|pahkasika
drum|Trommel|trumma|tromme|rumpu
drums|Schlagzeug|trummor|trommer|rummut
full moon|Vollmond|fullmåne|fullmåne|täysikuu
stag|Hirsch|hjort|hjort|hirvi
fox|Fuchs|räv|rev|kettu
hedgehog|Igel|igelkott|pinnsvin|siili
squirrel|Eichhörnchen|ekorre|ekorn|orava
chestnut|Kastanie|kastanj|kastanje|kastanja
blueberry|Blaubeere|blåbär|blåbær|mustikka
boar|Wildschwein|vildsvin|villsvin|villisika
toadstool|Fliegenpilz|flugsvamp|fluesopp|kärpässieni
spruce|Fichte|gran|gran|kuusi
rooster|Hahn|tupp|hane|kukko
tractor|Traktor|traktor|traktor|traktori
sheep|Schaf|får|sau|lammas
cow|Kuh|ko|ku|lehmä
pig|Schwein|gris|gris|sika
egg|Ei|ägg|egg|muna
cheese|Käse|ost|ost|juusto
carrot|Karotte|morot|gulrot|porkkana
sunflower|Sonnenblume|solros|solsikke|auringonkukka
puppy|Welpe|valp|valp|koiranpentu
bone|Knochen|ben|bein|luu
poodle|Pudel|pudel|puddel|villakoira
ball|Ball|boll|ball|pallo
sausage|Wurst|korv|pølse|makkara
black cat|schwarze Katze|svart katt|svart katt|musta kissa
ball of yarn|Wollknäuel|garnnystan|garnnøste|lankakerä
milk|Milch|mjölk|melk|maito
herring|Hering|sill|sild|silli
sparrow|Spatz|sparv|spurv|varpunen
sofa|Sofa|soffa|sofa|sohva
window|Fenster|fönster|vindu|ikkuna
bell|Glocke|klocka|klokke|kello
mammoth|Mammut|mammut|mammut|mammutti
comet|Komet|komet|komet|komeetta
amber rock|Bernstein|bärnsten|rav|meripihka
ammonite|Ammonit|ammonit|ammonitt|ammoniitti
fern|Farn|ormbunke|bregne|saniainen
leaf|Blatt|löv|blad|lehti
nest|Nest|bo|rede|pesä
peacock|Pfau|påfågel|påfugl|riikinkukko
swan|Schwan|svan|svane|joutsen
penguin|Pinguin|pingvin|pingvin|pingviini
dove|Taube|duva|due|kyyhkynen
chick|Küken|kyckling|kylling|tipu
honey|Honig|honung|honning|hunaja
butterfly|Schmetterling|fjäril|sommerfugl|perhonen
ladybird|Marienkäfer|nyckelpiga|marihøne|leppäkerttu
spider|Spinne|spindel|edderkopp|hämähäkki
ant|Ameise|myra|maur|muurahainen
bee|Biene|bi|bie|mehiläinen
snail|Schnecke|snigel|snegle|etana
tulip|Tulpe|tulpan|tulipan|tulppaani
daisy|Gänseblümchen|tusensköna|tusenfryd|kaunokainen
snowflake|Schneeflocke|snöflinga|snøfnugg|lumihiutale
northern lights|Nordlicht|norrsken|nordlys|revontulet
polar bear|Eisbär|isbjörn|isbjørn|jääkarhu
arctic fox|Polarfuchs|fjällräv|fjellrev|naali
seal|Robbe|säl|sel|hylje
skier|Skifahrer|skidåkare|skiløper|hiihtäjä
sledge|Schlitten|kälke|kjelke|kelkka
ice skate|Schlittschuh|skridsko|skøyte|luistin
scarf|Schal|halsduk|skjerf|kaulahuivi
snowman|Schneemann|snögubbe|snømann|lumiukko
mittens|Fäustlinge|vantar|votter|lapaset
mountain|Berg|berg|fjell|vuori
mountains|Berge|berg|fjell|vuoret
beach|Strand|strand|strand|ranta
cocktail|Cocktail|cocktail|cocktail|cocktail
ice cream|Eis|glass|is|jäätelö
watermelon|Wassermelone|vattenmelon|vannmelon|vesimeloni
parasol|Sonnenschirm|parasoll|parasoll|aurinkovarjo
umbrella|Regenschirm|paraply|paraply|sateenvarjo
rose|Rose|ros|rose|ruusu
hyacinth|Hyazinthe|hyacint|hyasint|hyasintti
strawberry|Erdbeere|jordgubbe|jordbær|mansikka
hare|Hase|hare|hare|jänis
star|Stern|stjärna|stjerne|tähti
juice|Saft|juice|juice|mehu
cherry|Kirsche|körsbär|kirsebær|kirsikka
melon|Melone|melon|melon|meloni
orange|Orange|apelsin|appelsin|appelsiini
lemon|Zitrone|citron|sitron|sitruuna
peach|Pfirsich|persika|fersken|persikka
pineapple|Ananas|ananas|ananas|ananas
kiwi|Kiwi|kiwi|kiwi|kiivi
pear|Birne|päron|pære|päärynä
apple|Apfel|äpple|eple|omena
seven|Sieben|sjua|sjuer|seitsemän
horseshoe|Hufeisen|hästsko|hestesko|hevosenkenkä
clover|Klee|klöver|kløver|apila
four-leaf clover|Kleeblatt|fyrklöver|firkløver|neliapila
shamrock|Kleeblatt|treklöver|trekløver|kolmiapila
money bag|Geldsack|pengasäck|pengesekk|rahasäkki
lollipop|Lutscher|klubba|slikkepinne|tikkari
birthday cake|Geburtstagskuchen|födelsedagstårta|bursdagskake|syntymäpäiväkakku
cake|Kuchen|tårta|kake|kakku
doughnut|Donut|munk|smultring|donitsi
chocolate|Schokolade|choklad|sjokolade|suklaa
cookie|Keks|kaka|kjeks|keksi
waffle|Waffel|våffla|vaffel|vohveli
crystal|Kristall|kristall|krystall|kristalli
amethyst|Amethyst|ametist|ametyst|ametisti
sapphire|Saphir|safir|safir|safiiri
emerald|Smaragd|smaragd|smaragd|smaragdi
topaz|Topas|topas|topas|topaasi
pearl|Perle|pärla|perle|helmi
ring|Ring|ring|ring|sormus
gold crown|Goldkrone|guldkrona|gullkrone|kultakruunu
trophy|Pokal|pokal|pokal|pokaali
ore|Erz|malm|malm|malmi
donkey|Esel|åsna|esel|aasi
torch|Fackel|fackla|fakkel|soihtu
bucket|Eimer|hink|bøtte|ämpäri
rainbow|Regenbogen|regnbåge|regnbue|sateenkaari
pot of gold|Goldtopf|guldgryta|gullgryte|kultapata
fiddle|Geige|fiol|fele|viulu
violin|Geige|fiol|fiolin|viulu
potato|Kartoffel|potatis|potet|peruna
santa|Weihnachtsmann|jultomte|julenisse|joulupukki
present|Geschenk|julklapp|gave|lahja
christmas tree|Weihnachtsbaum|julgran|juletre|joulukuusi
reindeer|Rentier|ren|reinsdyr|poro
pumpkin|Kürbis|pumpa|gresskar|kurpitsa
witch|Hexe|häxa|heks|noita
vampire|Vampir|vampyr|vampyr|vampyyri
ghost|Gespenst|spöke|spøkelse|kummitus
zombie|Zombie|zombie|zombie|zombi
bat|Fledermaus|fladdermus|flaggermus|lepakko
skull|Totenkopf|dödskalle|hodeskalle|pääkallo
coffin|Sarg|kista|kiste|arkku
fireworks|Feuerwerk|fyrverkeri|fyrverkeri|ilotulitus
confetti|Konfetti|konfetti|konfetti|konfetti
champagne|Champagner|champagne|champagne|samppanja
trumpet|Trompete|trumpet|trompet|trumpetti
balloon|Ballon|ballong|ballong|ilmapallo
midnight|Mitternacht|midnatt|midnatt|keskiyö
clown|Clown|clown|klovn|klovni
carousel|Karussell|karusell|karusell|karuselli
ferris wheel|Riesenrad|pariserhjul|pariserhjul|maailmanpyörä
popcorn|Popcorn|popcorn|popkorn|popcorn
dice|Würfel|tärning|terning|noppa
jackpot|Jackpot|jackpott|jackpot|jättipotti
spade|Pik|spader|spar|pata
king|König|kung|konge|kuningas
sunglasses|Sonnenbrille|solglasögon|solbriller|aurinkolasit
love letter|Liebesbrief|kärleksbrev|kjærlighetsbrev|rakkauskirje
bouquet|Blumenstrauß|bukett|bukett|kukkakimppu
kiss|Kuss|kyss|kyss|suudelma
shooting star|Sternschnuppe|stjärnfall|stjerneskudd|tähdenlento
sun|Sonne|sol|sol|aurinko
planet|Planet|planet|planet|planeetta
rocket|Rakete|raket|rakett|raketti
galaxy|Galaxie|galax|galakse|galaksi
ringed planet|Ringplanet|ringplanet|ringplanet|rengasplaneetta
alien|Außerirdischer|utomjording|romvesen|avaruusolio
astronaut|Astronaut|astronaut|astronaut|astronautti
satellite|Satellit|satellit|satellitt|satelliitti
earth|Erde|jorden|jorden|maapallo
robot|Roboter|robot|robot|robotti
new moon|Neumond|nymåne|nymåne|uusikuu
battery|Batterie|batteri|batteri|paristo
brain|Gehirn|hjärna|hjerne|aivot
microphone|Mikrofon|mikrofon|mikrofon|mikrofoni
saxophone|Saxophon|saxofon|saksofon|saksofoni
headphones|Kopfhörer|hörlurar|hodetelefoner|kuulokkeet
record|Schallplatte|skiva|plate|levy
speaker|Lautsprecher|högtalare|høyttaler|kaiutin
ticket|Ticket|biljett|billett|lippu
radio|Radio|radio|radio|radio
goal|Tor|mål|mål|maali
medal|Medaille|medalj|medalje|mitali
gold medal|Goldmedaille|guldmedalj|gullmedalje|kultamitali
basketball|Basketball|basketboll|basketball|koripallo
tennis ball|Tennisball|tennisboll|tennisball|tennispallo
helmet|Helm|hjälm|hjelm|kypärä
race car|Rennwagen|racerbil|racerbil|kilpa-auto
motorbike|Motorrad|motorcykel|motorsykkel|moottoripyörä
car|Auto|bil|bil|auto
lobster|Hummer|hummer|hummer|hummeri
pizza|Pizza|pizza|pizza|pizza
burger|Burger|hamburgare|hamburger|hampurilainen
coffee|Kaffee|kaffe|kaffe|kahvi
bread|Brot|bröd|brød|leipä
butter|Butter|smör|smør|voi
salad|Salat|sallad|salat|salaatti
detective|Detektiv|detektiv|detektiv|etsivä
newspaper|Zeitung|tidning|avis|sanomalehti
camera|Kamera|kamera|kamera|kamera
telephone|Telefon|telefon|telefon|puhelin
map|Karte|karta|kart|kartta
scroll|Schriftrolle|skriftrulle|skriftrull|kirjakäärö
backpack|Rucksack|ryggsäck|ryggsekk|reppu
canoe|Kanu|kanot|kano|kanootti
scorpion|Skorpion|skorpion|skorpion|skorpioni
taxi|Taxi|taxi|taxi|taksi
bicycle|Fahrrad|cykel|sykkel|polkupyörä
bridge|Brücke|bro|bro|silta
tower|Turm|torn|tårn|torni
helicopter|Hubschrauber|helikopter|helikopter|helikopteri
bomb|Bombe|bomb|bombe|pommi
magnet|Magnet|magnet|magnet|magneetti
mouse|Maus|mus|mus|hiiri
microscope|Mikroskop|mikroskop|mikroskop|mikroskooppi
princess|Prinzessin|prinsessa|prinsesse|prinsessa
prince|Prinz|prins|prins|prinssi
suitcase|Koffer|resväska|koffert|matkalaukku
`

type Four = Readonly<Record<Exclude<TextLanguage, 'da' | 'en'>, string>>

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const FOUR: ReadonlyMap<string, Four> = new Map(
  WORDS.trim()
    .split('\n')
    .map((line) => {
      const [en = '', ...others] = line.split('|')
      const [de = '', sv = '', no = '', fi = ''] = others.map(capital)
      return [en, { de, sv, no, fi }]
    }),
)

const GLYPHS: readonly Glyph[] = THEMES.flatMap(({ wild, scatter, regulars }) => [wild, scatter, ...regulars])

const plain = (name: string): string => name.trim().toLowerCase()

/** By name in either language of the lexicon; a name may stand for several drawings. */
const BY_NAME: ReadonlyMap<string, readonly Glyph[]> = byName()

function byName(): ReadonlyMap<string, readonly Glyph[]> {
  const found = new Map<string, Glyph[]>()
  for (const glyph of GLYPHS)
    for (const name of new Set([plain(glyph.da), plain(glyph.en)])) found.set(name, [...(found.get(name) ?? []), glyph])
  return found
}

/**
 * What the lexicon calls a symbol in a language, where it knows the name: of several drawings by that name the one that
 * is shown. A name that is of the language already stays as it is.
 */
export function symbolWord(name: string, emoji: string | undefined, language: TextLanguage): string | undefined {
  const known = BY_NAME.get(plain(name)) ?? []
  const glyph = known.find((one) => one.emoji === emoji) ?? known[0]
  if (!glyph) return undefined
  if (language !== 'da' && language !== 'en') return FOUR.get(plain(glyph.en))?.[language]
  return known.some((one) => plain(one[language]) === plain(name)) ? name : glyph[language]
}
