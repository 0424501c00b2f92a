import { themesOf } from './theme.ts'

/** Themes of the arcade, the table and the calendar. */
export const CLASSICS = themesOf({
  fruit: {
    title: 'frugt/fruit',
    words:
      'frugt* fruit* kirsebær* cherry cherries citron* lemon* melon* bær berry berries appelsin* orange oranges vindruer grapes frugtmaskine*',
    hues: [350, 340, 48],
    scene: ['Kurven er fuld, og saften driver.', 'The basket is full and the juice is running.'],
    whose: [
      'Frugternes, Kirsebærrets, Havens, Torvets, Saftens, Solbærrets',
      'Fruit, Cherry, Orchard, Market, Juice, Berry',
    ],
    art: '🍹 Saft/Juice, ⭐ Stjerne/Star, 🍒 Kirsebær/Cherry, 🍉 Melon/Melon, 🍇 Druer/Grapes, 🍊 Appelsin/Orange, 🍋 Citron/Lemon, 🍓 Jordbær/Strawberry, 🍑 Fersken/Peach, 🍍 Ananas/Pineapple, 🥝 Kiwi/Kiwi, 🍐 Pære/Pear, 🍌 Banan/Banana',
  },
  classic: {
    title: 'den klassiske enarmede/the classic one-armed bandit',
    words:
      'klassisk* classic* retro enarmet* one-armed bar_symbol* syvtal* syvere lucky_seven sevens triple_seven 777 enarmede gammeldags old-school oldschool',
    hues: [0, 8, 46],
    scene: [
      'Håndtaget er koldt, lampen blinker, og hjulene kører.',
      'The lever is cold, the lamp blinks and the reels run.',
    ],
    whose: [
      'Syverens, Klokkernes, Kroens, Heldets, Håndtagets, Kirsebærrets',
      'Lucky Seven, Bell, Barroom, Lucky, Lever, Cherry',
    ],
    art: '🃏 Joker/Joker, ⭐ Stjerne/Star, 7️⃣ Syver/Seven, 💎 Diamant/Diamond, 🔔 Klokke/Bell, 🧲 Hestesko/Horseshoe, 🍀 Firkløver/Clover, 🍉 Melon/Melon, 🍇 Druer/Grapes, 🍊 Appelsin/Orange, 🍋 Citron/Lemon, 🍒 Kirsebær/Cherry, 💰 Pengesæk/Money Bag',
  },
  sweet: {
    title: 'slik og kager/sweets and cakes',
    words:
      'slik* candy candies sweet sweets bolsje* lollipop* slikkepind* kage* cake* chokolade* chocolate* sukker* sugar* donut* doughnut* dessert* konfekt* vingummi*',
    hues: [318, 300, 330],
    scene: [
      'Kedlen bobler rosa, og hele huset dufter af sukker.',
      'The kettle bubbles pink and the whole house smells of sugar.',
    ],
    whose: [
      'Slikkets, Sukkerets, Konditorens, Bolsjets, Chokoladens, Lagkagens',
      'Candy, Sugar, Confectioner’s, Lollipop, Chocolate, Layer Cake',
    ],
    art: '🍭 Slikkepind/Lollipop, 🎂 Lagkage/Birthday Cake, 🍬 Bolsje/Candy, 🍩 Donut/Doughnut, 🧁 Cupcake/Cupcake, 🍫 Chokolade/Chocolate, 🍰 Kagestykke/Slice of Cake, 🍦 Softice/Soft Ice, 🍪 Småkage/Cookie, 🍮 Karamelrand/Custard, 🥧 Tærte/Pie, 🍓 Jordbær/Strawberry, 🧇 Vaffel/Waffle',
  },
  gems: {
    title: 'ædelsten/gemstones',
    words:
      'ædelsten* juvel* jewel* gem gems gemstone* diamant* diamond* krystal* crystal* smaragd* emerald* rubin* ruby rubies safir* sapphire* perle* pearls smykke*',
    hues: [265, 240, 185],
    scene: [
      'Slibestenen standser, og lyset brydes i alle farver.',
      'The grinding wheel stops and the light breaks into every colour.',
    ],
    whose: [
      'Ædelstenenes, Diamantens, Juvelerens, Krystallens, Rubinens, Safirens',
      'Gemstone, Diamond, Jeweller’s, Crystal, Ruby, Sapphire',
    ],
    art: '💠 Krystal/Crystal, 🌟 Stråle/Sparkle, 💎 Diamant/Diamond, 👑 Krone/Crown, 💍 Ring/Ring, 🔮 Kugle/Orb, 🟣 Ametyst/Amethyst, 🔵 Safir/Sapphire, 🟢 Smaragd/Emerald, 🔴 Rubin/Ruby, 🟡 Topas/Topaz, 📿 Perlekæde/Beads, ⚪ Perle/Pearl',
  },
  gold: {
    title: 'guld og miner/gold and mines',
    words: 'guld* gold golden mine miner* minen mines minearbejder* dværg* dwarf dwarves klondike nugget* malm* hakke*',
    hues: [30, 20, 46],
    scene: ['Lygten finder en åre, der ikke står på noget kort.', 'The lamp finds a vein that is on no map.'],
    whose: [
      'Guldets, Minens, Dværgenes, Åregangens, Minekonens, Klondikes',
      'Gold, Miner’s, Dwarven, Mother Lode, Prospector’s, Klondike',
    ],
    art: '👑 Guldkrone/Gold Crown, 🧨 Dynamit/Dynamite, 💰 Guldsæk/Bag of Gold, 💎 Diamant/Diamond, 🪙 Guldmønt/Gold Coin, ⛏️ Hakke/Pickaxe, 🏆 Pokal/Trophy, 🪨 Malm/Ore, 🐴 Æsel/Donkey, 🔨 Hammer/Hammer, 🪣 Spand/Bucket, 🛒 Minevogn/Cart, 🔦 Lygte/Torch',
  },
  irish: {
    title: 'irsk lykke/Irish luck',
    words:
      'irsk* irish ireland irland* leprechaun* firkløver* four-leaf shamrock* regnbue* rainbow* hestesko* horseshoe* lykke_til',
    hues: [140, 150, 50],
    scene: ['For enden af regnbuen står en gryde og venter.', 'At the rainbow’s end a pot stands waiting.'],
    whose: [
      'Regnbuens, Kløverens, Lykkens, Hesteskoens, Grydens, Den Grønne Øs',
      'Rainbow, Clover, Lucky, Horseshoe, Pot of Gold, Emerald Isle',
    ],
    art: '🍀 Firkløver/Four-Leaf Clover, 🌈 Regnbue/Rainbow, 💰 Guldgryde/Pot of Gold, 🎩 Hat/Hat, 🎻 Violin/Fiddle, 🐎 Hest/Horse, 🧲 Hestesko/Horseshoe, 🍺 Øl/Stout, 🪙 Mønt/Coin, 🐑 Får/Sheep, 🏰 Borgruin/Castle, 🥔 Kartoffel/Potato, ☘️ Trekløver/Shamrock',
  },
  christmas: {
    title: 'jul/Christmas',
    words:
      'jul julen jule* christmas xmas santa julemand* nisse* nisser rensdyr* reindeer juletræ* holiday holidays holiday_spirit højtid* advent advents*',
    hues: [150, 355, 45],
    scene: [
      'Sneen daler, og i køkkenet bager nisserne i smug.',
      'Snow falls, and in the kitchen the elves bake in secret.',
    ],
    whose: [
      'Julens, Nissens, Rensdyrets, Juletræets, Klokkernes, Kanens',
      'Christmas, Elf’s, Reindeer, Yuletide, Jingle, Sleigh',
    ],
    art: '🎅 Julemand/Santa, 🎁 Gave/Present, 🎄 Juletræ/Christmas Tree, 🦌 Rensdyr/Reindeer, 🔔 Klokke/Bell, ⛄ Snemand/Snowman, 🧦 Julesok/Stocking, 🍪 Brunkage/Cookie, 🕯️ Kalenderlys/Candle, 🧝 Nisse/Elf, ❄️ Snefnug/Snowflake, 🍎 Æble/Apple, 🛷 Kælk/Sledge',
  },
  halloween: {
    title: 'Halloween og gys/Halloween and horror',
    words:
      'halloween gys* horror spøgels* ghost* hekse* heks witch* vampyr* vampire* zombie* græskar* pumpkin* uhygge* spooky skelet* skeleton* monster* dracula varulv* werewolf',
    hues: [275, 285, 28],
    scene: [
      'Uret slår tretten, og noget banker indefra.',
      'The clock strikes thirteen and something knocks from within.',
    ],
    whose: [
      'Heksens, Vampyrens, Spøgelsets, Græskarrets, Midnattens, Gravens',
      'Witch’s, Vampire’s, Ghostly, Pumpkin, Midnight, Crypt',
    ],
    art: '🎃 Græskar/Pumpkin, 🌕 Fuldmåne/Full Moon, 🧛 Vampyr/Vampire, 🧙‍♀️ Heks/Witch, 👻 Spøgelse/Ghost, 🧟 Zombie/Zombie, 🦇 Flagermus/Bat, 🕷️ Edderkop/Spider, 🐈‍⬛ Sort Kat/Black Cat, 💀 Kranium/Skull, ⚰️ Kiste/Coffin, 🕯️ Lys/Candle, 🍬 Slik/Candy',
  },
  newyear: {
    title: 'nytår og fest/New Year and parties',
    words:
      'nytår* new_year* fest* party parties fødselsdag* birthday* champagne fyrværkeri* firework* karneval* carnival fastelavn* fejr* celebrat*',
    hues: [250, 290, 50],
    scene: ['Propperne springer, og himlen står i lys lue.', 'Corks fly and the sky is ablaze.'],
    whose: [
      'Nytårets, Festens, Fyrværkeriets, Karnevallets, Midnattens, Konfettiens',
      'New Year’s, Party, Fireworks, Carnival, Midnight, Confetti',
    ],
    art: '🎆 Fyrværkeri/Fireworks, 🎉 Konfetti/Confetti, 🍾 Champagne/Champagne, 🥂 Skål/Toast, 🎭 Maske/Mask, 🎩 Høj Hat/Top Hat, 🎺 Trompet/Trumpet, 🎈 Ballon/Balloon, 🎂 Lagkage/Cake, 🎁 Gave/Present, 🕛 Midnat/Midnight, 🪩 Spejlkugle/Mirror Ball, 🧨 Kanonslag/Firecracker',
  },
  circus: {
    title: 'tivoli og cirkus/funfair and circus',
    words:
      'cirkus* circus* klovn* clown* tivoli* karrusel* carousel* forlystelse* funfair rutsjebane* rollercoaster* trylle_show gøgler* akrobat* acrobat*',
    hues: [345, 260, 45],
    scene: ['Orgelet spiller, og teltdugen løftes en flig.', 'The organ plays and a corner of the tent is lifted.'],
    whose: [
      'Cirkussets, Klovnens, Karrusellens, Manegens, Gøglerens, Pariserhjulets',
      'Circus, Clown’s, Carousel, Big Top, Juggler’s, Ferris Wheel',
    ],
    art: '🤡 Klovn/Clown, 🎪 Cirkustelt/Big Top, 🎠 Karrusel/Carousel, 🎡 Pariserhjul/Ferris Wheel, 🦁 Løve/Lion, 🐘 Elefant/Elephant, 🎩 Tryllehat/Magic Hat, 🤹 Jonglør/Juggler, 🎈 Ballon/Balloon, 🍿 Popcorn/Popcorn, 🎟️ Billet/Ticket, 🎯 Dartskive/Dartboard, 🍭 Slikkepind/Lollipop',
  },
  tables: {
    title: 'kasinoets borde/the casino tables',
    words:
      'roulet* roulette blackjack baccarat poker videopoker craps pai_gow sic_bo kasino* casino* kort cards terning* dice jeton* chip chips croupier* dealer* kortspil* krig_kortspil las_vegas vegas monte_carlo',
    hues: [150, 160, 45],
    scene: [
      'Jetonerne lægges, lyset dæmpes, og kuglen ruller.',
      'Chips go down, the lights dim and the ball is rolling.',
    ],
    whose: [
      'Kasinoets, Croupierens, Bordets, Spaderdronningens, Terningernes, Husets',
      'Casino, Croupier’s, High Table, Queen of Spades’, Dice, House',
    ],
    art: '🃏 Joker/Joker, 🎰 Jackpot/Jackpot, 🎲 Terning/Dice, 👑 Konge/King, ♠️ Spar/Spade, ♥️ Hjerter/Heart, ♦️ Ruder/Diamond, ♣️ Klør/Club, 💵 Sedler/Banknotes, 🪙 Jeton/Chip, 🎩 Høj Hat/Top Hat, 🥃 Whisky/Whisky, 🍸 Cocktail/Cocktail',
  },
  luxury: {
    title: 'luksus/luxury',
    words:
      'luksus* luxury luksuriøs* millionær* millionaire* rigdom* riches yacht* sportsvogn* champagne_livet riviera* vip jetset jet-set rig rige_liv',
    hues: [255, 20, 45],
    scene: [
      'Yachten glider i havn, og portieren kender dit navn.',
      'The yacht slips into harbour and the porter knows your name.',
    ],
    whose: [
      'Rivieraens, Millionærens, Yachtens, Balkonens, Arvingens, Palæets',
      'Riviera, Millionaire’s, Yacht, Penthouse, Heiress’s, Mansion',
    ],
    art: '💎 Diamant/Diamond, 🥂 Champagne/Champagne, 🛥️ Yacht/Yacht, 🏎️ Sportsvogn/Sports Car, ⌚ Armbåndsur/Watch, 💍 Ring/Ring, 👜 Taske/Handbag, 👠 Stilet/High Heel, 🕶️ Solbriller/Sunglasses, 💼 Mappe/Briefcase, 💳 Kort/Card, 🎩 Høj Hat/Top Hat, 🛩️ Privatfly/Private Jet',
  },
  love: {
    title: 'kærlighed/love',
    words:
      'kærlighed* love lovers romanti* romance hjerte* heart hearts valentin* valentine* bryllup* wedding* kys kiss kisses amor cupid*',
    hues: [335, 345, 345],
    scene: ['Et brev uden afsender ligger på trappen.', 'A letter without a sender lies on the stairs.'],
    whose: [
      'Kærlighedens, Amors, Rosens, Hjerternes, Brevets, Månelysets',
      'Love, Cupid’s, Rose, Heart, Love Letter, Moonlight',
    ],
    art: '💘 Amors Pil/Cupid’s Arrow, 💌 Kærlighedsbrev/Love Letter, 💍 Ring/Ring, 🌹 Rose/Rose, 💝 Gavehjerte/Heart Gift, 🕊️ Due/Dove, 🍫 Chokolade/Chocolate, 💋 Kys/Kiss, 🧸 Bamse/Teddy, 🥂 Skål/Toast, 💐 Buket/Bouquet, 🎀 Sløjfe/Bow, 🍓 Jordbær/Strawberry',
  },
  zodiac: {
    title: 'stjernetegn/the zodiac',
    words: 'stjernetegn* zodiac horoskop* horoscope* astrolog* spåkone* fortune_teller tarot skæbne* destiny måne moon',
    hues: [250, 265, 55],
    scene: [
      'Kortene lægges i en kreds, og planeterne retter ind.',
      'The cards are laid in a ring and the planets fall in line.',
    ],
    whose: [
      'Stjernernes, Månens, Skæbnens, Spåkonens, Planeternes, Nattens',
      'Star, Moon, Destiny, Fortune Teller’s, Planetary, Night',
    ],
    art: '🌙 Måne/Moon, 🌠 Stjerneskud/Shooting Star, ☀️ Sol/Sun, ♌ Løven/Leo, ♉ Tyren/Taurus, ♏ Skorpionen/Scorpio, ♐ Skytten/Sagittarius, ♎ Vægten/Libra, ♋ Krebsen/Cancer, ♓ Fiskene/Pisces, ♊ Tvillingerne/Gemini, 🔮 Krystalkugle/Crystal Ball, 🪐 Planet/Planet',
  },
})
