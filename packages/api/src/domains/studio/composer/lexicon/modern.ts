import { themesOf } from './theme.ts'

/** Themes of cities, machines and pastimes. */
export const MODERN = themesOf({
  space: {
    title: 'verdensrummet/outer space',
    words:
      'rum rummet verdensrum* rumskib* rumrejse* rumeventyr* rumfart* space spaceship* galak* galax* planet* astronaut* raket* rocket* stjerner stars kosm* cosm* univers* universe alien* rumvæsen* ufo mars orbit* odyssey odysse* sci-fi',
    hues: [245, 255, 195],
    scene: [
      'Motoren tier, og stjernerne er de eneste, der ser med.',
      'The engine falls silent and only the stars look on.',
    ],
    whose: [
      'Galaksens, Rumkaptajnens, Kometens, Stjernernes, Kosmos’, Saturns',
      'Galaxy, Star Captain’s, Comet, Stellar, Cosmic, Saturn’s',
    ],
    art: '🚀 Raket/Rocket, 🌌 Galakse/Galaxy, 🪐 Ringplanet/Ringed Planet, 👽 Rumvæsen/Alien, 🛸 Ufo/Flying Saucer, 👩‍🚀 Astronaut/Astronaut, ☄️ Komet/Comet, 🛰️ Satellit/Satellite, 🌍 Jorden/Earth, 🔭 Teleskop/Telescope, 🌟 Stjerne/Star, 🤖 Robot/Robot, 🌑 Nymåne/New Moon',
  },
  cyberpunk: {
    title: 'neonbyen/the neon city',
    words:
      'cyber* cyberpunk* neon* neonby* neon_city hacker* robot* android* futurist* fremtid* future dystop* matrix hologram* kunstig_intelligens artificial_intelligence',
    hues: [285, 300, 180],
    scene: [
      'Regnen falder gennem neonlyset, og en port står på klem.',
      'Rain falls through the neon and a gateway stands ajar.',
    ],
    whose: [
      'Neonbyens, Hackerens, Robotternes, Kredsløbets, Fremtidens, Nattens',
      'Neon, Hacker’s, Android, Circuit, Future, Night City',
    ],
    art: '🤖 Robot/Robot, 💾 Diskette/Data Disk, 🦾 Robotarm/Robot Arm, 🧠 Hjerne/Brain, 🕶️ Visir/Visor, 🏙️ Neonby/Neon City, 🔋 Batteri/Battery, 🖥️ Skærm/Screen, 📡 Antenne/Antenna, 🛵 Svævescooter/Scooter, 💊 Kapsel/Capsule, 🧬 Helix/Helix, 🔌 Stik/Plug',
  },
  rock: {
    title: 'rock og musik/rock and music',
    words:
      'rock rock_n_roll rock_&_roll musik* music* guitar* koncert* concert* band trommer* drums festival* jazz* punk heavy_metal hiphop dj',
    hues: [350, 280, 20],
    scene: [
      'Forstærkeren brummer, og mørket foran scenen brøler.',
      'The amplifier hums and the dark before the stage roars.',
    ],
    whose: [
      'Rockens, Scenens, Guitarens, Trommernes, Festivalens, Encorens',
      'Rock, Stage, Guitar, Drummer’s, Festival, Encore',
    ],
    art: '🤘 Rocktegn/Rock Sign, 🎤 Mikrofon/Microphone, 🎸 Guitar/Guitar, 🥁 Trommer/Drums, 🎹 Tangenter/Keys, 🎷 Saxofon/Saxophone, 🎺 Trompet/Trumpet, 🎧 Høretelefoner/Headphones, 🎫 Billet/Ticket, 💿 Plade/Record, 🔊 Højttaler/Speaker, 🕶️ Solbriller/Shades, 🎻 Violin/Violin',
  },
  disco: {
    title: 'disko/disco',
    words:
      'disco* disko* dans danse dansen dansende danser* dansegulv* dance dances dancing dancer* dancefloor* natklub* nightclub* firserne 80s 80’s halvfjerdserne 70s 70’s rulleskøjte*',
    hues: [300, 320, 190],
    scene: [
      'Spejlkuglen drejer, og gulvet lyser under dig.',
      'The mirror ball turns and the floor lights up beneath you.',
    ],
    whose: [
      'Diskoens, Spejlkuglens, Dansegulvets, Lørdagens, Rulleskøjternes, Rytmens',
      'Disco, Mirror Ball, Dance Floor, Saturday, Roller, Rhythm',
    ],
    art: '🪩 Spejlkugle/Mirror Ball, 🎵 Node/Note, 🕺 Danser/Dancer, 💃 Danserinde/Dancing Queen, 🛼 Rulleskøjte/Roller Skate, 🕶️ Solbriller/Shades, 🎧 Høretelefoner/Headphones, 📻 Radio/Radio, 📼 Kassette/Cassette, 👠 Platåsko/Platform Shoe, 🍸 Cocktail/Cocktail, 💿 Plade/Record, ✨ Glimmer/Glitter',
  },
  football: {
    title: 'fodbold/football',
    words:
      'fodbold* football* soccer vm world_cup mål_i_fodbold stadion* stadium* straffespark* penalty landshold* superliga* premier_league',
    hues: [145, 140, 50],
    scene: ['Lyskasterne tændes, og hele tribunen rejser sig.', 'The floodlights come on and the whole stand rises.'],
    whose: [
      'Stadionets, Anførerens, Målmandens, Tribunens, Pokalens, Forlængelsens',
      'Stadium, Captain’s, Goalkeeper’s, Terrace, Cup, Extra Time',
    ],
    art: '⚽ Bold/Ball, 🥅 Mål/Goal, 🏆 Pokal/Trophy, 🏟️ Stadion/Stadium, 🥇 Guldmedalje/Gold Medal, 👟 Støvle/Boot, 🧤 Handsker/Gloves, 🎽 Trøje/Shirt, 🟥 Rødt Kort/Red Card, 🟨 Gult Kort/Yellow Card, 📣 Megafon/Megaphone, 🚩 Hjørneflag/Corner Flag, 🧣 Halstørklæde/Scarf',
  },
  sport: {
    title: 'sport/sport',
    words:
      'sport* sports olympi* tennis basketball* basket håndbold* handball golf* boks* boxing cykl* cycling løb_maraton marathon ishockey hockey atletik*',
    hues: [215, 225, 40],
    scene: ['Startskuddet lyder, og ingen ser sig tilbage.', 'The starting gun sounds and nobody looks back.'],
    whose: [
      'Mesterens, Medaljens, Arenaens, Rekordens, Finalens, Holdets',
      'Champion’s, Medal, Arena, Record Breaker’s, Final, Team',
    ],
    art: '🏅 Medalje/Medal, 🏟️ Arena/Arena, 🏆 Pokal/Trophy, 🥇 Guld/Gold, 🥊 Boksehandske/Boxing Glove, 🏀 Basketball/Basketball, 🎾 Tennisbold/Tennis Ball, ⛳ Golfflag/Golf Flag, 🚴 Rytter/Cyclist, 🏒 Hockeystav/Hockey Stick, 🏓 Bordtennis/Table Tennis, ⏱️ Stopur/Stopwatch, 👟 Sko/Shoe',
  },
  racing: {
    title: 'racerløb/racing',
    words:
      'racer* racing race bil biler car cars formel* formula motor* motorcykel* motorbike* grand_prix turbo* speed fart_og_tempo drift*',
    hues: [0, 215, 50],
    scene: ['Fem røde lamper slukkes, og dækkene synger.', 'Five red lights go out and the tyres sing.'],
    whose: [
      'Racerens, Banens, Mekanikerens, Pitstoppets, Målflagets, Motorens',
      'Racer’s, Track, Mechanic’s, Pit Stop, Chequered Flag, Motor',
    ],
    art: '🏁 Målflag/Chequered Flag, 🚦 Startlys/Start Lights, 🏎️ Racerbil/Race Car, 🏆 Pokal/Trophy, 🏍️ Motorcykel/Motorbike, 🚗 Bil/Car, ⛽ Tankstander/Fuel Pump, 🔧 Svensknøgle/Wrench, 🛞 Dæk/Tyre, ⏱️ Stopur/Stopwatch, 🧤 Handske/Glove, 🪖 Hjelm/Helmet, 🍾 Champagne/Champagne',
  },
  food: {
    title: 'mad/food',
    words:
      'mad maden madvarer food pizza* burger* restaurant* kok kokke* chef køkken* kitchen smørrebrød* taco* pasta* grill* bbq sushibar pølsevogn*',
    hues: [22, 10, 38],
    scene: [
      'Gryden simrer, og bestillingen kommer i ét langt råb.',
      'The pot simmers and the order comes in one long shout.',
    ],
    whose: [
      'Kokkens, Køkkenets, Grillens, Pølsevognens, Krydderiernes, Bordets',
      'Chef’s, Kitchen, Grill, Street Food, Spice, Table',
    ],
    art: '👨‍🍳 Kok/Chef, 🛎️ Klokke/Service Bell, 🦞 Hummer/Lobster, 🥩 Bøf/Steak, 🍕 Pizza/Pizza, 🍔 Burger/Burger, 🌮 Taco/Taco, 🍝 Pasta/Pasta, 🌭 Hotdog/Hot Dog, 🍟 Fritter/Fries, 🥗 Salat/Salad, 🌶️ Chili/Chilli, 🧀 Ost/Cheese',
  },
  bakery: {
    title: 'bageri og café/bakery and café',
    words: 'bager* bakery baker brød* bread croissant* wienerbrød* pastry kaffe* coffee* café* cafe* te tea hygge*',
    hues: [28, 24, 36],
    scene: [
      'Ovnen åbnes klokken fire, og gaden vågner af duften.',
      'The oven opens at four and the scent wakes the street.',
    ],
    whose: ['Bagerens, Cafeens, Kaffens, Wienerbrødets, Ovnens, Hyggens', 'Baker’s, Café, Coffee, Pastry, Oven, Cosy'],
    art: '☕ Kaffe/Coffee, 🥧 Tærte/Pie, 🥐 Croissant/Croissant, 🧁 Cupcake/Cupcake, 🍞 Brød/Bread, 🥨 Kringle/Pretzel, 🥖 Flute/Baguette, 🍪 Småkage/Cookie, 🫖 Tekande/Teapot, 🧈 Smør/Butter, 🥛 Mælk/Milk, 🍯 Honning/Honey, 🌾 Korn/Grain',
  },
  detective: {
    title: 'kriminalgåder/crime and mystery',
    words:
      'detektiv* detective* krimi* crime mysteri* mystery mord* murder* sherlock spion* spy spies agent* efterforsk* noir gåde* kup bankkup* heist* tyv tyve thief thieves',
    hues: [215, 20, 40],
    scene: [
      'Lygten rammer et fodaftryk, og sporet er stadig vådt.',
      'The torch finds a footprint, and the trail is still wet.',
    ],
    whose: [
      'Detektivens, Spionens, Gådens, Mestertyvens, Sporets, Tågens',
      'Detective’s, Spy’s, Riddle, Master Thief’s, Trail, Fog',
    ],
    art: '🕵️ Detektiv/Detective, 🔍 Lup/Magnifier, 💎 Diamant/Diamond, 🗝️ Nøgle/Key, 💼 Kuffert/Briefcase, 📰 Avis/Newspaper, 🚬 Pibe/Smoke, 🎩 Hat/Hat, 📷 Kamera/Camera, 🚨 Udrykning/Siren, 👣 Fodspor/Footprints, ☎️ Telefon/Telephone, 🌃 Natteby/Night City',
  },
  adventure: {
    title: 'på eventyr/adventure',
    words:
      'på_eventyr eventyrer* adventur* opdag* explorer* ekspedition* expedition* udforsk* tempel* temple* ruin* arkæolog* archaeolog* jordomrejse bjergbestig*',
    hues: [35, 150, 45],
    scene: [
      'Kortet er revet over, og den anden halvdel er dernede.',
      'The map is torn, and its other half is down there.',
    ],
    whose: [
      'Opdagerens, Ruinernes, Kortets, Ekspeditionens, Bjergets, Hængebroens',
      'Explorer’s, Ruin, Lost Map, Expedition, Mountain, Rope Bridge',
    ],
    art: '🧭 Kompas/Compass, 🗿 Afgud/Idol, 💎 Ædelsten/Gem, 🗺️ Kort/Map, 🔦 Lygte/Torch, 🎒 Rygsæk/Backpack, 🏕️ Lejr/Camp, 🛶 Kano/Canoe, 🪢 Reb/Rope, 🥾 Støvle/Boot, 🏔️ Bjerg/Mountain, 🦂 Skorpion/Scorpion, 📜 Pergament/Scroll',
  },
  city: {
    title: 'storbyen/the big city',
    words:
      'byen bylivet city cities storby* københavn* copenhagen london paris new_york skyskraber* skyscraper* gade* street metro* taxa taxi* aarhus odense',
    hues: [225, 235, 45],
    scene: [
      'Lysene tændes én for én, og byen begynder sin nat.',
      'The lights come on one by one and the city begins its night.',
    ],
    whose: ['Byens, Nattens, Gadernes, Tårnenes, Havnens, Taxaens', 'City, Night, Street, Tower, Harbour, Taxi'],
    art: '🌃 Natteby/Night City, 🗽 Frihed/Liberty, 🏙️ Skyline/Skyline, 🗼 Tårn/Tower, 🚕 Taxa/Taxi, 🚇 Metro/Metro, 🚲 Cykel/Bicycle, 🚦 Lyskryds/Traffic Light, ☕ Kaffe/Coffee, 🌉 Bro/Bridge, 🎡 Pariserhjul/Big Wheel, 📸 Kamera/Camera, 🌂 Paraply/Umbrella',
  },
  heroes: {
    title: 'superhelte/superheroes',
    words:
      'superhelt* superhero* helt helte hero heroes tegneserie* comic* skurk* villain* superkraft* superpower* kappe*',
    hues: [220, 355, 50],
    scene: [
      'Signalet tændes over tagene, og kappen er strøget.',
      'The signal lights up above the roofs and the cape is ironed.',
    ],
    whose: [
      'Heltens, Kappens, Tagenes, Skurkens, Tegneseriens, Signalets',
      'Hero’s, Cape, Rooftop, Villain’s, Comic, Signal',
    ],
    art: '🦸 Helt/Hero, 💥 Brag/Bang, 🦹 Skurk/Villain, 🦸‍♀️ Heltinde/Heroine, 🛡️ Skjold/Shield, ⚡ Lyn/Lightning, 💪 Kraft/Strength, 🎭 Maske/Mask, 🏙️ By/City, 🧬 Serum/Serum, 🚁 Helikopter/Helicopter, 💣 Bombe/Bomb, 📰 Avis/Newspaper',
  },
  science: {
    title: 'laboratoriet/the laboratory',
    words:
      'videnskab* science* laborator* lab kemi* chemistry professor* eksperiment* experiment* atom* dna fysik* physics gal_forsker mad_scientist',
    hues: [165, 200, 130],
    scene: [
      'Kolben skifter farve, og professoren tager to skridt tilbage.',
      'The flask changes colour and the professor takes two steps back.',
    ],
    whose: [
      'Professorens, Laboratoriets, Atomets, Formlens, Eliksirens, Mikroskopets',
      'Professor’s, Laboratory, Atomic, Formula, Elixir, Microscope',
    ],
    art: '🧪 Reagensglas/Test Tube, ⚛️ Atom/Atom, 🧬 DNA/DNA, 🔬 Mikroskop/Microscope, 👩‍🔬 Forsker/Scientist, 🧠 Hjerne/Brain, 🧲 Magnet/Magnet, 💡 Idé/Idea, ⚗️ Kolbe/Alembic, 🔋 Batteri/Battery, 🐁 Mus/Mouse, 🌡️ Termometer/Thermometer, 🦠 Mikrobe/Microbe',
  },
  cinema: {
    title: 'film og teater/film and theatre',
    words:
      'film* movie* biograf* cinema hollywood* teater* theatre theater skuespil* actor* instruktør* director rød_løber red_carpet musical*',
    hues: [350, 15, 45],
    scene: [
      'Klaptræet smækker, og lyset falder på den røde løber.',
      'The clapperboard snaps and light falls on the red carpet.',
    ],
    whose: [
      'Filmens, Scenens, Stjernens, Instruktørens, Premierens, Tæppets',
      'Film, Stage, Movie Star’s, Director’s, Premiere, Curtain',
    ],
    art: '🎬 Klaptræ/Clapperboard, 🎥 Kamera/Camera, 🏆 Statuette/Statuette, 🌟 Stjerne/Star, 🎭 Masker/Masks, 🎟️ Billet/Ticket, 🍿 Popcorn/Popcorn, 📽️ Projektor/Projector, 🎤 Mikrofon/Microphone, 👠 Stilet/High Heel, 🕶️ Solbriller/Shades, 🎻 Violin/Violin, 🥤 Sodavand/Soda',
  },
  gaming: {
    title: 'computerspil/video games',
    words:
      'gaming gamer* computerspil* video_games video_game* videogame* arkade* arcade* pixel* konsol* console* joystick* esport* 8-bit',
    hues: [265, 240, 140],
    scene: [
      'Mønten falder, skærmen blinker: klar, spiller ét.',
      'The coin drops, the screen blinks: ready, player one.',
    ],
    whose: [
      'Pixlernes, Arkadens, Spillerens, Joystickets, Bossens, Banens',
      'Pixel, Arcade, Player’s, Joystick, Boss, Level',
    ],
    art: '👾 Pixelmonster/Pixel Monster, 🕹️ Joystick/Joystick, 🎮 Controller/Controller, 👑 Boss/Boss, 🗡️ Sværd/Sword, 🛡️ Skjold/Shield, ❤️ Liv/Life, 🍄 Svamp/Mushroom, 🔑 Nøgle/Key, 🪙 Mønt/Coin, 💣 Bombe/Bomb, 🧱 Mursten/Brick, 💾 Diskette/Save Disk',
  },
  trains: {
    title: 'tog og rejser/trains and journeys',
    words:
      'tog toget train* jernbane* railway* lokomotiv* locomotive* orientekspres* express station* fly flyet airplane* skib* cruise* togrejse* rejse* travel*',
    hues: [215, 25, 42],
    scene: ['Fløjten lyder, og perronen begynder at glide.', 'The whistle blows and the platform begins to slide.'],
    whose: [
      'Togets, Nattogets, Stationens, Lokoførerens, Ekspressens, Perronens',
      'Railway, Night Train, Station, Engine Driver’s, Express, Platform',
    ],
    art: '🚂 Damplok/Steam Engine, 🎫 Billet/Ticket, 🧳 Kuffert/Suitcase, 🚄 Lyntog/Express Train, 🗺️ Kort/Map, ⌚ Lommeur/Pocket Watch, 🛤️ Spor/Track, 🚃 Vogn/Carriage, 🚦 Signal/Signal, ☕ Kaffe/Coffee, 📸 Kamera/Camera, 🌉 Bro/Bridge, 🏔️ Bjerge/Mountains',
  },
  toys: {
    title: 'legetøj og tegnefilm/toys and tales',
    words:
      'legetøj* toy toys bamse* teddy dukke* doll* robot_legetøj tinsoldat* eventyr_af_andersen h.c._andersen svinedreng* prinsesse* princess* prins prince',
    hues: [265, 330, 45],
    scene: ['Når lyset slukkes i vinduet, går legetøjet på vagt.', 'When the window goes dark the toys stand guard.'],
    whose: [
      'Tinsoldatens, Prinsessens, Legetøjets, Bamsens, Dukkehusets, Spilledåsens',
      'Tin Soldier’s, Princess’s, Toy, Teddy’s, Doll’s House, Music Box',
    ],
    art: '🪆 Dukke/Nesting Doll, 🪁 Drage/Kite, 👸 Prinsesse/Princess, 🤴 Prins/Prince, 🧸 Bamse/Teddy, 🏰 Slot/Castle, 🐸 Frøprins/Frog, 🦢 Svane/Swan, 🎠 Gyngehest/Rocking Horse, 🥁 Tromme/Drum, 🪀 Yoyo/Yo-yo, 🎈 Ballon/Balloon, 🚂 Legetog/Toy Train',
  },
})
