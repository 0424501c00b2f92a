import { themesOf } from './theme.ts'

/** Themes of animals, landscapes and seasons. */
export const NATURE = themesOf({
  ocean: {
    title: 'havets dyb/the ocean depths',
    words:
      'hav havet havets ocean* sea under_vand* undervand* underwater dybhav* deep_sea koral* coral* haj* shark* havfrue* mermaid* atlantis delfin* dolphin* hval* whale* kyst* coast* blæksprutte* dyb*',
    hues: [205, 190, 175],
    scene: ['Lyset slipper op, og dybet begynder at gløde.', 'Daylight runs out and the deep begins to glow.'],
    whose: [
      'Havets, Dybets, Koralrevets, Havfruens, Bølgernes, Perlens',
      'Ocean, The Deep’s, Coral Reef, Mermaid’s, Wave, Pearl',
    ],
    art: '🔱 Trefork/Trident, 🐚 Konkylie/Seashell, 🧜‍♀️ Havfrue/Mermaid, 🦈 Haj/Shark, 🐙 Blæksprutte/Octopus, 🐬 Delfin/Dolphin, 🐢 Skildpadde/Turtle, 🐠 Klovnfisk/Tropical Fish, 🐡 Kuglefisk/Pufferfish, 🪸 Koral/Coral, 🦀 Krabbe/Crab, 🪼 Vandmand/Jellyfish, 🐋 Hval/Whale',
  },
  fishing: {
    title: 'en dag på fisketur/a day of fishing',
    words: 'fiske* fishing fisherman lystfisk* angler* fiskestang* fishing_rod torsk* gedde* pike laks* salmon fangst*',
    hues: [200, 170, 50],
    scene: ['Søen ligger blank, og flåddet dykker.', 'The lake lies mirror-still and the float goes under.'],
    whose: [
      'Fiskerens, Søens, Krogens, Fangstens, Geddens, Morgendisens',
      'Angler’s, Lake, Hook, Big Catch, Pike’s, Morning Mist',
    ],
    art: '🎣 Fiskestang/Fishing Rod, 🛟 Redningskrans/Lifebuoy, 🐟 Storfisk/Big Fish, 🐠 Aborre/Perch, 🦆 And/Duck, 🚤 Båd/Boat, 🪝 Krog/Hook, 🐸 Frø/Frog, 🦐 Reje/Shrimp, 🪱 Orm/Worm, 🧺 Kurv/Basket, 🥾 Gammel Støvle/Old Boot, 🌅 Solopgang/Sunrise',
  },
  jungle: {
    title: 'junglen/the jungle',
    words: 'jungle* regnskov* rainforest tropisk* tropical abe aber monkey* gorilla* tarzan amazon* lian*',
    hues: [140, 155, 70],
    scene: [
      'Bag lianerne trommer regnen, og nogen trommer igen.',
      'Behind the vines the rain drums, and something drums back.',
    ],
    whose: [
      'Junglens, Jaguarens, Regnskovens, Abekongens, Lianernes, Flodens',
      'Jungle, Jaguar’s, Rainforest, Monkey King’s, Vine, River',
    ],
    art: '🐆 Jaguar/Jaguar, 🗿 Stenidol/Stone Idol, 🦍 Gorilla/Gorilla, 🐅 Tiger/Tiger, 🦜 Ara/Macaw, 🐒 Abe/Monkey, 🐍 Slange/Snake, 🦎 Firben/Lizard, 🌺 Hibiscus/Hibiscus, 🍌 Banan/Banana, 🥥 Kokos/Coconut, 🌴 Palme/Palm, 🐸 Løvfrø/Tree Frog',
  },
  safari: {
    title: 'savannen/the savannah',
    words:
      'safari* savanne* savanna* afrika* africa* løve* lion lions elefant* elephant* giraf* giraffe* zebra* næsehorn* rhino* serengeti',
    hues: [24, 12, 40],
    scene: [
      'Solen går ned bag akacierne, og flokken søger vandhullet.',
      'The sun sets behind the acacias and the herd seeks the water.',
    ],
    whose: [
      'Savannens, Løvens, Elefantens, Serengetis, Vandhullets, Kilimanjaros',
      'Savannah, Lion’s, Elephant, Serengeti, Waterhole, Kilimanjaro',
    ],
    art: '🦁 Løve/Lion, 🌅 Solnedgang/Sunset, 🐘 Elefant/Elephant, 🦏 Næsehorn/Rhino, 🐆 Leopard/Leopard, 🦒 Giraf/Giraffe, 🦓 Zebra/Zebra, 🦛 Flodhest/Hippo, 🐃 Bøffel/Buffalo, 🦩 Flamingo/Flamingo, 🌳 Akacie/Acacia, 🐗 Vortesvin/Warthog, 🥁 Tromme/Drum',
  },
  forest: {
    title: 'den nordiske skov/the northern forest',
    words:
      'nordiske_skov northern_forest skov* forest* woods wood woodland ulv* wolf wolves ræv* fox hjort* deer bjørn* bear bears egern* squirrel* svampe*',
    hues: [150, 120, 60],
    scene: [
      'Mosset sluger skridtene, og to øjne lyser mellem stammerne.',
      'Moss swallows the footsteps, and two eyes shine among the trunks.',
    ],
    whose: ['Skovens, Ulvens, Rævens, Hjortens, Mosens, Uglens', 'Forest, Wolf’s, Fox’s, Stag’s, Moss, Owl’s'],
    art: '🐺 Ulv/Wolf, 🌕 Fuldmåne/Full Moon, 🦌 Hjort/Stag, 🐻 Bjørn/Bear, 🦊 Ræv/Fox, 🦉 Ugle/Owl, 🐿️ Egern/Squirrel, 🦔 Pindsvin/Hedgehog, 🍄 Fluesvamp/Toadstool, 🌰 Kastanje/Chestnut, 🫐 Blåbær/Blueberry, 🌲 Gran/Spruce, 🐗 Vildsvin/Boar',
  },
  farm: {
    title: 'livet på gården/life on the farm',
    words:
      'farm* bondegård* gård* bonde* høst* harvest* traktor* tractor* ko køer cow cows gris* pig pigs høne* chicken* hest* får sheep',
    hues: [100, 30, 48],
    scene: [
      'Hanen galer, og hele gården vil med på hjulene.',
      'The cock crows and the whole farm wants a place on the reels.',
    ],
    whose: [
      'Gårdens, Hanens, Høstens, Møllens, Bondens, Markens',
      'Farmyard, Rooster’s, Harvest, Windmill, Farmer’s, Meadow',
    ],
    art: '🐓 Hane/Rooster, 🌾 Neg/Sheaf, 🚜 Traktor/Tractor, 🐮 Ko/Cow, 🐷 Gris/Pig, 🐑 Får/Sheep, 🐎 Hest/Horse, 🥚 Æg/Egg, 🌽 Majs/Corn, 🥕 Gulerod/Carrot, 🧀 Ost/Cheese, 🌻 Solsikke/Sunflower, 🦆 And/Duck',
  },
  dogs: {
    title: 'hunde/dogs',
    words: 'hund hunde hunden dog dogs hvalp* puppy puppies kennel* gravhund* vovse* vovhund*',
    hues: [215, 200, 35],
    scene: [
      'Der logres ved lågen: hele kvarterets hunde er på vej.',
      'Tails wag at the gate: every dog in the street is on its way.',
    ],
    whose: [
      'Hundenes, Hvalpens, Kødbenets, Gravhundens, Hundeparkens, Snudens',
      'Dog, Puppy’s, Bone, Dachshund’s, Dog Park, Snout',
    ],
    art: '🐶 Hvalp/Puppy, 🦴 Kødben/Bone, 🐕 Jagthund/Hound, 🐩 Puddel/Poodle, 🦮 Labrador/Labrador, 🐕‍🦺 Redningshund/Rescue Dog, 🎾 Bold/Ball, 🥩 Bøf/Steak, 🐾 Poter/Paws, 🏠 Hundehus/Kennel, 🥏 Frisbee/Frisbee, 🧦 Sok/Sock, 🌭 Pølse/Sausage',
  },
  cats: {
    title: 'katte/cats',
    words: 'kat katte katten cat cats killing* kitten* mis misser pus',
    hues: [285, 320, 45],
    scene: [
      'Ni liv, en solplet og et garnnøgle: mere skal der ikke til.',
      'Nine lives, a patch of sun and a ball of yarn: nothing more is needed.',
    ],
    whose: [
      'Kattenes, Killingens, Garnnøglets, Tagenes, Knurhårets, Fløderens',
      'Cat, Kitten’s, Yarn, Rooftop, Whisker, Cream',
    ],
    art: '🐱 Mis/Kitty, 🧶 Garnnøgle/Ball of Yarn, 🐈‍⬛ Sort Kat/Black Cat, 🐈 Huskat/House Cat, 🐭 Mus/Mouse, 🐟 Sild/Herring, 🥛 Mælk/Milk, 🐦 Spurv/Sparrow, 🛋️ Sofa/Sofa, 📦 Kasse/Box, 🐾 Poter/Paws, 🪟 Vindue/Window, 🔔 Bjælde/Bell',
  },
  dinosaur: {
    title: 'dinosaurernes tid/the age of dinosaurs',
    words: 'dinosaur* dino dinoer t-rex tyrannosaur* jura jurassic urtid* prehistoric fossil* raptor* mammut* mammoth*',
    hues: [130, 30, 90],
    scene: ['Jorden ryster, og ringene i vandpytten breder sig.', 'The ground shakes and rings spread in the puddle.'],
    whose: [
      'Dinosaurernes, Urtidens, Fossilets, Vulkanens, Mammuttens, Æggets',
      'Dinosaur, Prehistoric, Fossil, Volcano, Mammoth, Egg Hunter’s',
    ],
    art: '🦖 Tyrannosaur/Tyrannosaur, 🥚 Æg/Egg, 🦕 Langhals/Longneck, 🦣 Mammut/Mammoth, 🌋 Vulkan/Volcano, ☄️ Komet/Comet, 🦴 Knogle/Bone, 🦎 Øgle/Lizard, 🐊 Urkrokodille/Crocodile, 🌿 Bregne/Fern, 🪨 Rav/Amber Rock, 🐚 Ammonit/Ammonite, 🍃 Blad/Leaf',
  },
  birds: {
    title: 'himlens fugle/birds of the sky',
    words:
      'fugl* bird birds ørn* eagle* ugle* owl* falk* påfugl* peacock* flamingo* papegøj* pingvin* penguin* svane* swan* kolibri*',
    hues: [205, 225, 28],
    scene: [
      'Trækket er begyndt, og himlen er fuld af vinger.',
      'The migration has begun and the sky is full of wings.',
    ],
    whose: ['Fuglenes, Ørnens, Påfuglens, Svanens, Redens, Himlens', 'Bird, Eagle’s, Peacock, Swan’s, Nest, Sky'],
    art: '🦅 Ørn/Eagle, 🪺 Rede/Nest, 🦚 Påfugl/Peacock, 🦉 Ugle/Owl, 🦢 Svane/Swan, 🦩 Flamingo/Flamingo, 🦜 Papegøje/Parrot, 🐧 Pingvin/Penguin, 🕊️ Due/Dove, 🐦 Spurv/Sparrow, 🪶 Fjer/Feather, 🐤 Kylling/Chick, 🦆 And/Duck',
  },
  insects: {
    title: 'sommerfugle og bier/butterflies and bees',
    words:
      'bi bier bee bees honning* honey* insekt* insect* sommerfugl* butterfly butterflies myre* ant ants mariehøne* ladybird ladybug edderkop* spider*',
    hues: [45, 100, 46],
    scene: [
      'Haven summer, og hver blomst gemmer på noget.',
      'The garden hums and every blossom keeps something hidden.',
    ],
    whose: [
      'Biernes, Honningens, Sommerfuglens, Havens, Bidronningens, Kløverens',
      'Bee, Honey, Butterfly, Garden, Queen Bee’s, Clover',
    ],
    art: '🐝 Bi/Bee, 🍯 Honning/Honey, 🦋 Sommerfugl/Butterfly, 🐞 Mariehøne/Ladybird, 🕷️ Edderkop/Spider, 🐜 Myre/Ant, 🐌 Snegl/Snail, 🌻 Solsikke/Sunflower, 🌷 Tulipan/Tulip, 🍀 Kløver/Clover, 🦗 Græshoppe/Cricket, 🌼 Margerit/Daisy, 🐛 Larve/Caterpillar',
  },
  winter: {
    title: 'is og sne/ice and snow',
    words:
      'vinter* winter* sne snow* snemand* ice icy isbjørn* polar* frost* arkti* arctic gletsjer* glacier nordlys* northern_lights aurora ski skiløb*',
    hues: [215, 205, 190],
    scene: ['Nordlyset folder sig ud over isen.', 'Northern lights unfold across the ice.'],
    whose: [
      'Vinterens, Isens, Nordlysets, Isbjørnens, Frostens, Snedronningens',
      'Winter, Ice, Northern Lights, Polar Bear’s, Frost, Snow Queen’s',
    ],
    art: '❄️ Snefnug/Snowflake, 🌌 Nordlys/Northern Lights, 🐻‍❄️ Isbjørn/Polar Bear, 🐧 Pingvin/Penguin, 🦭 Sæl/Seal, 🦊 Polarræv/Arctic Fox, ⛄ Snemand/Snowman, ⛷️ Skiløber/Skier, 🛷 Kælk/Sledge, ⛸️ Skøjte/Ice Skate, 🧤 Vanter/Mittens, 🏔️ Fjeld/Mountain, 🧣 Halstørklæde/Scarf',
  },
  summer: {
    title: 'sommer og strand/summer at the beach',
    words:
      'sommer* summer* strand* beach* sol solskin sun sunny ferie* holiday_resort surf* hawaii* tropeø is_på_stranden badebold*',
    hues: [200, 185, 48],
    scene: [
      'Sandet er varmt, vandet er koldt, og ferien er lang.',
      'The sand is warm, the water cool and the holiday long.',
    ],
    whose: [
      'Sommerens, Strandens, Solens, Bølgens, Feriens, Isbilens',
      'Summer, Beach, Sunshine, Surf, Holiday, Ice Cream Van’s',
    ],
    art: '😎 Solbriller/Sunglasses, 🏖️ Strand/Beach, 🏄 Surfer/Surfer, 🍦 Softice/Ice Cream, 🍉 Vandmelon/Watermelon, 🍹 Drink/Cocktail, 🐚 Musling/Shell, ⛱️ Parasol/Parasol, 🏐 Bold/Ball, 🩴 Klipklapper/Flip-Flop, 🕶️ Briller/Shades, 🌴 Palme/Palm, 🦀 Krabbe/Crab',
  },
  garden: {
    title: 'blomsterhaven/the flower garden',
    words:
      'blomst* flower* haven garden* rose roser roses forår* spring_time tulipan* tulip* gartner* gnome havenisse* påske* easter',
    hues: [130, 320, 335],
    scene: ['Lågen knirker, og haven springer ud på et øjeblik.', 'The gate creaks and the garden bursts into bloom.'],
    whose: [
      'Havens, Rosens, Forårets, Gartnerens, Drivhusets, Havenissens',
      'Garden, Rose, Springtime, Gardener’s, Greenhouse, Gnome’s',
    ],
    art: '🌹 Rose/Rose, 🪻 Hyacint/Hyacinth, 🌻 Solsikke/Sunflower, 🌺 Hibiscus/Hibiscus, 🌷 Tulipan/Tulip, 🌼 Margerit/Daisy, 🐰 Hare/Hare, 🐣 Kylling/Chick, 🥕 Gulerod/Carrot, 🍓 Jordbær/Strawberry, 🪴 Potteplante/Pot Plant, 🍀 Kløver/Clover, 🌱 Spire/Sprout',
  },
})
