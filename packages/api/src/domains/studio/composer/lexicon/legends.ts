import { themesOf } from './theme.ts'

/** Themes out of old tales and old times. */
export const LEGENDS = themesOf({
  egyptian: {
    title: 'det gamle Egypten/ancient Egypt',
    words:
      'egypt* egypten* ægypt* farao* pharaoh* pyramid* nilen* nile mumie* mummy mummies sfinks* sphinx anubis horus',
    hues: [32, 210, 44],
    scene: [
      'Under ørkenens stjerner åbner et glemt gravkammer sig.',
      'A forgotten tomb opens beneath the desert stars.',
    ],
    whose: [
      'Faraos, Nilens, Pyramidens, Sfinksens, Ørkenens, Solgudens',
      'Pharaoh’s, The Nile’s, Pyramid, The Sphinx’s, Desert, Sun God’s',
    ],
    art: '👁️ Horusøje/Eye of Horus, 🏺 Krukke/Urn, 👑 Faraos Krone/Pharaoh’s Crown, 🐪 Kamel/Camel, 🐍 Kobra/Cobra, 🪲 Skarabæ/Scarab, 🐈‍⬛ Tempelkat/Temple Cat, 🐊 Krokodille/Crocodile, 📜 Papyrus/Papyrus, 🌴 Palme/Palm, ☀️ Solskive/Sun Disc, 🪶 Fjer/Feather, 🦅 Falk/Falcon',
  },
  norse: {
    title: 'nordisk mytologi/Norse mythology',
    words:
      'nordisk* norse odin* thor* asgard* valhal* valkyri* ragnarok* yggdrasil* loke loki freja freya myth* rune* runer',
    hues: [222, 260, 196],
    scene: [
      'Ravnene kredser over Asgård, og en rune lyser i natten.',
      'Ravens circle over Asgard and a rune glows in the night.',
    ],
    whose: [
      'Odins, Asgårds, Runernes, Ravnenes, Nornernes, Yggdrasils',
      'Odin’s, Asgard’s, Rune, The Ravens’, The Norns’, World Tree',
    ],
    art: '⚡ Lyn/Lightning, 🌳 Verdenstræ/World Tree, 🔨 Hammer/Hammer, 🐺 Ulv/Wolf, 🐦‍⬛ Ravn/Raven, 🐉 Lindorm/Serpent, 🪓 Økse/Axe, 🛡️ Skjold/Shield, 🐎 Hest/Horse, 🍎 Gyldent Æble/Golden Apple, 🌙 Måne/Moon, 🍺 Mjød/Mead, 🪨 Runesten/Rune Stone',
  },
  viking: {
    title: 'vikingernes togter/the Viking voyages',
    words: 'viking* langskib* longship* berserk* jarl* plyndr* raid* togt* drageskib*',
    hues: [210, 16, 38],
    scene: [
      'Drageskibene glider ud af fjorden med vinden i ryggen.',
      'Longships glide out of the fjord with the wind behind them.',
    ],
    whose: [
      'Vikingernes, Jarlens, Fjordens, Drageskibets, Skjaldens, Langhusets',
      'Viking, The Jarl’s, Fjord, Longship, The Skald’s, Longhouse',
    ],
    art: '🐉 Dragehoved/Dragon Head, 🧭 Kompas/Compass, ⚔️ Sværd/Swords, 🛡️ Skjold/Shield, 🪓 Økse/Axe, ⛵ Langskib/Longship, 🐻 Bjørn/Bear, 🍖 Kød/Roast, 🍺 Mjød/Mead, 🐟 Tørfisk/Dried Fish, 🔥 Bål/Bonfire, 🪵 Tømmer/Timber, 💰 Bytte/Loot',
  },
  greek: {
    title: 'de græske guder/the Greek gods',
    words:
      'græsk* greek greece grækenland* zeus olymp* olympus athene athena poseidon hercules herkules medusa sparta* troja*',
    hues: [230, 205, 48],
    scene: [
      'Over Olympens skyer ruller guderne terningerne.',
      'Above the clouds of Olympus the gods are rolling dice.',
    ],
    whose: [
      'Olympens, Tordengudens, Orakelets, Havgudens, Templets, Titanernes',
      'Olympian, Thunder God’s, The Oracle’s, Sea God’s, Temple, The Titans’',
    ],
    art: '⚡ Lyn/Lightning, 🏛️ Tempel/Temple, 👑 Laurbærkrone/Laurel Crown, 🔱 Trefork/Trident, 🦅 Ørn/Eagle, 🦉 Ugle/Owl, 🏺 Amfora/Amphora, 🐎 Hest/Horse, 🍇 Druer/Grapes, 🫒 Oliven/Olives, 🏹 Bue/Bow, 🐂 Tyr/Bull, 🎭 Maske/Mask',
  },
  roman: {
    title: 'det romerske rige/the Roman empire',
    words: 'romersk* roman rome rom gladiator* colosseum cæsar* caesar* legion* kejser* emperor',
    hues: [8, 350, 42],
    scene: ['Arenaens sand er varmt, og tribunerne brøler.', 'The arena’s sand is warm and the stands roar.'],
    whose: [
      'Kejserens, Gladiatorens, Arenaens, Legionens, Roms, Triumfens',
      'Emperor’s, Gladiator’s, Arena, Legion, Roman, Triumphal',
    ],
    art: '🦁 Løve/Lion, 🏛️ Forum/Forum, 🦅 Legionsørn/Legion Eagle, 👑 Krans/Wreath, ⚔️ Sværd/Swords, 🛡️ Skjold/Shield, 🐎 Stridshest/War Horse, 🍇 Druer/Grapes, 🏺 Amfora/Amphora, 📜 Edikt/Edict, 🪙 Sesterts/Sestertius, 🍷 Vin/Wine',
  },
  pirate: {
    title: 'pirater og skatte/pirates and treasure',
    words:
      'pirat* pirate* havneknejpe* harbour_tavern* kaptajn* captain* sørøver* skattekort* treasure_map kaper* buccaneer* karibi* caribbean_sea sort_flag kanon*',
    hues: [205, 190, 40],
    scene: [
      'Det sorte flag går til tops, og kortet peger mod en navnløs ø.',
      'The black flag is hoisted and the map points to a nameless isle.',
    ],
    whose: [
      'Kaptajnens, Piraternes, Skatteøens, Sørøverens, Flagets, Rommens',
      'Captain’s, Pirate, Treasure Isle, Buccaneer’s, Black Flag, Rum Runner’s',
    ],
    art: '🏴‍☠️ Sort Flag/Black Flag, 🗺️ Skattekort/Treasure Map, 💰 Skat/Treasure, 🦜 Papegøje/Parrot, ⚓ Anker/Anchor, 🧭 Kompas/Compass, 🗡️ Dolk/Dagger, 🪙 Doublon/Doubloon, 🏝️ Ø/Island, 💣 Kanonkugle/Cannonball, 🛢️ Romtønde/Rum Barrel, 🦀 Krabbe/Crab, 🔭 Kikkert/Spyglass',
  },
  fantasy: {
    title: 'magi og eventyr/fantasy and magic',
    words:
      'fantasy fantasi* eventyr* fairy* fairytale* magi* magisk* magic* troldmand* wizard* trolddom* elver* elf elves fe feer fortryll* enchanted enhjørning* unicorn*',
    hues: [270, 285, 165],
    scene: ['I skovens dyb tænder en troldmand sin lygte.', 'Deep in the woods a wizard lights his lantern.'],
    whose: [
      'Troldmandens, Feernes, Elverdronningens, Enhjørningens, Trylleskovens, Krystallens',
      'Wizard’s, Fairy, Elf Queen’s, Unicorn, Enchanted, Crystal',
    ],
    art: '🔮 Krystalkugle/Crystal Ball, 🪄 Tryllestav/Magic Wand, 🦄 Enhjørning/Unicorn, 🧙 Troldmand/Wizard, 🧚 Fe/Fairy, 🏰 Slot/Castle, 🦉 Ugle/Owl, 📖 Tryllebog/Spell Book, 🧪 Eliksir/Potion, 🍄 Svamp/Mushroom, 🗝️ Nøgle/Key, 🕯️ Lys/Candle, 🧝 Elver/Elf',
  },
  dragon: {
    title: 'dragernes rige/the realm of dragons',
    words: 'drage* dragon* ild_spy* fire_breath* dragehule*',
    hues: [355, 20, 28],
    scene: [
      'Varmen fra bjerget fortæller, at skattens vogter er vågen.',
      'The heat from the mountain tells that the hoard’s keeper is awake.',
    ],
    whose: [
      'Dragens, Flammernes, Dragehulens, Ildbjergets, Skællenes, Glødens',
      'Dragon’s, Flame, Dragon’s Lair, Fire Mountain, Scale, Ember',
    ],
    art: '🐲 Drage/Dragon, 🥚 Drageæg/Dragon Egg, 💎 Ædelsten/Gem, 👑 Krone/Crown, 🐉 Lindorm/Wyrm, 🔥 Flamme/Flame, 🌋 Vulkan/Volcano, ⚔️ Sværd/Swords, 🛡️ Skjold/Shield, 🏰 Borg/Fortress, 🪙 Guldmønt/Gold Coin, 🪨 Sten/Rock, 🗝️ Nøgle/Key',
  },
  knights: {
    title: 'riddere og borge/knights and castles',
    words:
      'ridder* knight* borg borge castle* middelalder* medieval camelot turnering_til_hest excalibur kong_arthur king_arthur slot_med_tårn',
    hues: [225, 352, 45],
    scene: ['Fanerne smælder over turneringspladsen.', 'Banners crack above the tilting ground.'],
    whose: [
      'Ridderens, Kongens, Borgens, Turneringens, Væbnerens, Det Runde Bords',
      'Knight’s, King’s, Castle, Tournament, Squire’s, Round Table',
    ],
    art: '🛡️ Våbenskjold/Coat of Arms, 🏰 Borg/Castle, 👑 Kongekrone/King’s Crown, ⚔️ Sværd/Swords, 🐎 Stridshest/Steed, 🦁 Løve/Lion, 🏹 Bue/Bow, 🗝️ Nøgle/Key, 📯 Horn/Horn, 🍷 Bæger/Goblet, 🪙 Mønt/Coin, 🕯️ Lys/Candle, 📜 Brev/Letter',
  },
  aztec: {
    title: 'aztekernes guld/Aztec gold',
    words: 'aztek* aztec* maya mayan mayaer* inka* inca* eldorado montezuma tempel_i_junglen quetzal*',
    hues: [150, 28, 46],
    scene: [
      'Solen rammer templets trappe, og stenen begynder at synge.',
      'Sunlight strikes the temple stairs and the stone begins to sing.',
    ],
    whose: [
      'Aztekernes, Solstenens, Inkaernes, Templets, Guldbyens, Fjerslangens',
      'Aztec, Sun Stone, Inca, Temple, Golden City, Feathered Serpent’s',
    ],
    art: '🌞 Solmaske/Sun Mask, 🗿 Stenhoved/Stone Head, 👑 Fjerkrone/Feather Crown, 🐆 Jaguar/Jaguar, 🐍 Slange/Serpent, 🦜 Ara/Macaw, 🪙 Guldskive/Gold Disc, 🌽 Majs/Maize, 🍫 Kakao/Cacao, 🪶 Fjer/Feather, 🏺 Krukke/Jar, 🦅 Ørn/Eagle, 🔥 Offerild/Sacred Fire',
  },
  arabian: {
    title: 'Tusind og en nat/Arabian nights',
    words:
      'arabi* tusind_og_en_nat aladdin* lampe* genie ånden_i_lampen sultan* ørken* desert oase* oasis bazar* bazaar flyvende_tæppe magic_carpet',
    hues: [262, 300, 40],
    scene: ['En lampe gnides ren, og røgen tager form.', 'A lamp is rubbed clean and the smoke takes shape.'],
    whose: [
      'Sultanens, Lampens, Oasens, Ørkenens, Bazarens, Scheherazades',
      'Sultan’s, Lamp, Oasis, Desert, Bazaar, Scheherazade’s',
    ],
    art: '🧞 Lampeånd/Genie, 🪔 Lampe/Lamp, 👑 Turban/Turban, 🐪 Kamel/Camel, 🕌 Palads/Palace, 💎 Rubin/Ruby, 🐒 Abe/Monkey, 🗡️ Krumsabel/Scimitar, 🌙 Halvmåne/Crescent, 🏺 Krukke/Jar, 🫖 Tekande/Teapot, 🌴 Daddelpalme/Date Palm, 🪙 Dinar/Dinar',
  },
  asian: {
    title: 'Østens lykke/fortune of the East',
    words:
      'asia* asiat* the_east fortune_of_the_east kina kines* china chinese østen* orient* panda* lykkekat* jade* kinesisk_nytår lunar lanterne* lotus',
    hues: [352, 350, 42],
    scene: [
      'Røde lanterner tændes langs floden, og lykken går i land.',
      'Red lanterns light the river and fortune comes ashore.',
    ],
    whose: [
      'Kejserens, Jadens, Lykkens, Lanternernes, Lotusens, Pandaens',
      'Emperor’s, Jade, Fortune, Lantern, Lotus, Panda’s',
    ],
    art: '🏮 Lanterne/Lantern, 🧧 Lykkekuvert/Lucky Envelope, 🐉 Drage/Dragon, 🐼 Panda/Panda, 🐯 Tiger/Tiger, 🪷 Lotus/Lotus, 🪭 Vifte/Fan, 🎋 Bambus/Bamboo, 🍵 Te/Tea, 🥟 Dumpling/Dumpling, 🪙 Lykkemønt/Lucky Coin, 🎏 Karpe/Carp, 🧨 Fyrværkeri/Firecracker',
  },
  japanese: {
    title: 'Japan og samuraier/Japan and samurai',
    words: 'japan* samurai* ninja* geisha* sakura kirsebærblomst* tokyo shogun* sushi manga kimono',
    hues: [340, 330, 350],
    scene: ['Kirsebærblade falder på klingen, før den trækkes.', 'Cherry petals fall on the blade before it is drawn.'],
    whose: [
      'Samuraiens, Kirsebærblomstens, Shogunens, Ninjaens, Fujis, Tehusets',
      'Samurai’s, Cherry Blossom, Shogun’s, Ninja, Fuji, Tea House',
    ],
    art: '🌸 Kirsebærblomst/Cherry Blossom, ⛩️ Port/Shrine Gate, 👺 Maske/Mask, 🥷 Ninja/Ninja, 🏯 Borg/Castle, 🗡️ Katana/Katana, 🗻 Fuji/Fuji, 🎏 Karpe/Carp Banner, 🍣 Sushi/Sushi, 🍶 Sake/Sake, 🪭 Vifte/Fan, 🎐 Vindklokke/Wind Chime, 🍡 Dango/Dango',
  },
  western: {
    title: 'det vilde vesten/the Wild West',
    words:
      'western* vilde_vest* det_vilde_vesten wild_west cowboy* sherif* saloon* revolver* bandit* prærie* prairie guldgraver* gold_rush rodeo',
    hues: [20, 12, 38],
    scene: [
      'Svingdørene i saloonen står stille, og støvet lægger sig.',
      'The saloon doors hang still and the dust settles.',
    ],
    whose: [
      'Sheriffens, Præriens, Saloonens, Guldgraverens, Banditternes, Diligencens',
      'Sheriff’s, Prairie, Saloon, Gold Digger’s, Bandit, Stagecoach',
    ],
    art: '🤠 Cowboy/Cowboy, 🌵 Kaktus/Cactus, 💰 Guldsæk/Bag of Gold, 🐎 Mustang/Mustang, 🐂 Tyr/Bull, ⭐ Sheriffstjerne/Sheriff’s Star, 👢 Støvle/Boot, 🥃 Whisky/Whiskey, 🧨 Dynamit/Dynamite, 🚂 Damptog/Steam Train, 🎸 Guitar/Guitar, 🃏 Joker/Joker Card, ⛏️ Hakke/Pickaxe',
  },
  steampunk: {
    title: 'damp og tandhjul/steam and cogs',
    words:
      'steampunk damp* tandhjul* cog cogs gear gears urværk* clockwork opfinder* inventor luftskib* airship zeppelin*',
    hues: [28, 18, 36],
    scene: [
      'Kedlerne hvæser, og det store ur begynder at gå baglæns.',
      'The boilers hiss and the great clock starts to run backwards.',
    ],
    whose: [
      'Urmagerens, Opfinderens, Luftskibets, Dampens, Tandhjulenes, Maskinens',
      'Clockmaker’s, Inventor’s, Airship, Steam, Cogwheel, Machine',
    ],
    art: '⚙️ Tandhjul/Cogwheel, 🕰️ Ur/Clock, 🎩 Høj Hat/Top Hat, 🚂 Lokomotiv/Locomotive, 🔭 Kikkert/Telescope, 🧭 Kompas/Compass, 🗝️ Nøgle/Key, 🔧 Skruenøgle/Spanner, 💡 Pære/Light Bulb, 🧪 Kolbe/Flask, 📜 Tegning/Blueprint, 🔩 Bolt/Bolt, 🕯️ Lys/Candle',
  },
})
