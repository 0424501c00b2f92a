/** What the house's games are called and say in English, beside the Danish of their files. Names that are proper ones stay. */
interface HouseText {
  readonly name?: string
  readonly description: string
}

export const ENGLISH: ReadonlyMap<string, HouseText> = new Map<string, HouseText>([
  [
    'aeblerov',
    {
      name: 'Apple Thieves',
      description:
        'The neighbour’s apples taste best, and the neighbour knows it. The fence is low, the dog is old, and the moon looks the other way.',
    },
  ],
  [
    'aeggejagten',
    {
      name: 'The Egg Hunt',
      description:
        'The hare has hidden the eggs, and the fox has hidden himself. Find as many as you can before he shows his nose.',
    },
  ],
  [
    'aellingens-store-dag',
    {
      name: 'The Duckling’s Big Day',
      description:
        'Everybody in the duck yard had an opinion of him, and all of them were wrong. When spring comes, he is the one who picks the pond.',
    },
  ],
  [
    'alle-troldens-stier',
    {
      name: 'All the Troll’s Trails',
      description:
        'Up to 117,649 trails lead through the forest, and the troll has trodden every one. Each time one collapses, new stones roll down over it.',
    },
  ],
  [
    'bageren-i-brostraede',
    {
      name: 'The Baker in Brostræde',
      description:
        'The scent reaches the street at five in the morning, and the queue five minutes later. The pretzel is baked once a day and gone in two minutes.',
    },
  ],
  [
    'boennestagen',
    {
      name: 'The Beanstalk',
      description:
        'The boy swapped the cow for a handful of beans and has not regretted it since. When the stalk shoots up it covers the whole reel, right to the giant’s table.',
    },
  ],
  [
    'bolsjekogeriet',
    {
      name: 'The Candy Kitchen',
      description:
        'Sugar boils at a hundred and fifty degrees, and so does this game. Do not touch the pot, but do touch the button.',
    },
  ],
  [
    'braendestablen',
    {
      name: 'The Woodpile',
      description:
        'A good pile is built in summer and admired all winter. Here everything lies in tall stacks, and the neighbour can only look on with envy.',
    },
  ],
  [
    'byfestens-tombola',
    {
      name: 'The Town Fair Tombola',
      description:
        'Every ticket wins, says the loudspeaker, and it is nearly true. If the wheel lands on the star, a smaller wheel with bigger wins stands behind it.',
    },
  ],
  [
    'dansk-sommer',
    {
      name: 'Danish Summer',
      description:
        'Danish summer lasts from twelve to a quarter to one, and is best enjoyed right then. Three alike side by side count, wherever on the line they have taken shelter.',
    },
  ],
  [
    'dobbelt-op',
    {
      name: 'Double Up',
      description:
        'One double star doubles, two quadruple, and three were once seen by the neighbour’s cousin. No free spins, no frills, just three reels and a quick pulse.',
    },
  ],
  [
    'dobbeltdaekkeren',
    {
      name: 'The Double-Decker',
      description:
        'The bus runs both ways, and from the upper deck you can see 1,024 of them. Hold on to the rail if the win is to be gambled.',
    },
  ],
  [
    'dvaergenes-nattehold',
    {
      name: 'The Dwarves’ Night Shift',
      description:
        'The dwarves have dug so deep that they begin to hear the neighbours. There is gold in the wall, diamonds in the ceiling, and always somebody who forgot his lunch.',
    },
  ],
  [
    'dybets-lanterner',
    {
      name: 'Lanterns of the Deep',
      description:
        'Three thousand metres down the only light is the one you bring. Luckily the pearls are used to being found in the dark.',
    },
  ],
  [
    'frugtfest',
    {
      name: 'Fruit Party',
      description:
        'Three reels, five lines and fruit as it has always tasted in a Danish pub. The bell rings when there is a party, and now and then it rings for long.',
    },
  ],
  [
    'fyrtoejets-hunde',
    {
      name: 'The Tinderbox Dogs',
      description:
        'The first dog has eyes like teacups, the second like mill wheels, and the third like the Round Tower. Strike sparks three times, and politely look away.',
    },
  ],
  [
    'groed-paa-loftet',
    {
      name: 'Porridge in the Attic',
      description:
        'While the porridge is hot the elf is easy to deal with; when it is cold he moves about on the lines. Mind the knob of butter: it goes with everything.',
    },
  ],
  [
    'guldhornene',
    {
      name: 'The Golden Horns',
      description:
        'The horns were found twice and stolen once, and the treasure has only grown since. Four pools are waiting, and each bet adds a little to them.',
    },
  ],
  [
    'hatten-rundt',
    {
      name: 'Pass the Hat',
      description:
        'The band plays for bread, and the hat goes round after each number. Three alike are best, but three different hats are a kind of audience, too.',
    },
  ],
  [
    'havnens-katte',
    {
      name: 'The Harbour Cats',
      description:
        'At four the cutter comes in, and at three the cats are in place. The reels are not equally tall, but all eyes are on the same herring.',
    },
  ],
  [
    'heksens-urtehave',
    {
      name: 'The Witch’s Herb Garden',
      description:
        'Never pick anything in a witch’s garden without asking the frog. It always says yes, but then it was a prince itself once.',
    },
  ],
  [
    'himmelbjerget',
    {
      description:
        'From the top it is 147 metres down to the sea, and that is all the mountain there is. The way up has eight steps, and each of them is worth the view.',
    },
  ],
  [
    'hoestmarked',
    {
      name: 'Harvest Market',
      description:
        'The pig has won the show three years running and is now impossible to talk to. This year it is the pumpkin’s turn, says the judge, queueing at the sausage stand.',
    },
  ],
  [
    'honning-i-haaret',
    {
      name: 'Honey in Your Hair',
      description:
        'The queen keeps open house at the hives as long as the clover smells. The honey stays where it drips, and so do the guests.',
    },
  ],
  [
    'hygge-i-kredsloeb',
    {
      name: 'Hygge in Orbit',
      description:
        'Four hundred kilometres above the Earth there is no neighbour to borrow sugar from. But there is a sunset every hour and a half, and tea is made for each.',
    },
  ],
  [
    'ildfluenatten',
    {
      name: 'Night of the Fireflies',
      description:
        'On the lightest nights of July the fireflies settle where they like. Each of them lights a cell, and suddenly it goes with everything.',
    },
  ],
  [
    'isbraeens-hjerte',
    {
      name: 'Heart of the Glacier',
      description:
        'Deep in the ice something beats that has waited ten thousand years. Wear mittens: when it melts, it goes fast.',
    },
  ],
  [
    'jadehaven',
    {
      name: 'The Jade Garden',
      description:
        'The panda of the Jade Garden has been at breakfast since five o’clock yesterday. Lines are read from right to left here, and when the lanterns are lit there is free tea for all.',
    },
  ],
  [
    'jaguarens-sti',
    {
      name: 'The Jaguar’s Path',
      description:
        'The path is only wide enough for one, and the jaguar was here first. Walk behind it nicely, and now and then its tail points at a forgotten temple.',
    },
  ],
  [
    'kaempens-koekkenhave',
    {
      name: 'The Giant’s Kitchen Garden',
      description:
        'The giant grows vegetables in his own size, and in the middle they fill three reels at once. A single pumpkin is plenty for the whole village.',
    },
  ],
  [
    'kaffebordet',
    {
      name: 'The Great Coffee Table',
      description:
        'Seven soft cakes, seven hard ones and a pot that never runs dry. If the layer cake lies on a line, the rule of the house is that nobody goes home yet.',
    },
  ],
  [
    'kaptajn-skoerbug',
    {
      name: 'Captain Scurvy’s Chest',
      description:
        'Captain Scurvy never ate fruit, but collected all the more gold coins. The chest is buried, the map is wet, and the parrot wants a share.',
    },
  ],
  [
    'karruselaften',
    {
      name: 'Carousel Evening',
      description:
        'When the coloured lamps are lit, the carousel goes one more round than you pay for. The ice cream melts, the fireworks wait, and nobody wants to go home before closing time.',
    },
  ],
  [
    'katten-af-toenden',
    {
      name: 'Cat out of the Barrel',
      description:
        'Strike the barrel until its bottom falls out, and greet the cat that has slept inside till noon. The winner gets a crown, the losers get buns, and nobody goes home hungry.',
    },
  ],
  [
    'kludetaeppet',
    {
      name: 'The Patchwork Quilt',
      description:
        'Patches that match stay where they are, and the rest are swapped as long as that makes the quilt larger. Granny says one is never finished, only tired.',
    },
  ],
  [
    'kongens-fire-kister',
    {
      name: 'The King’s Four Chests',
      description:
        'The king has four chests: one for pocket money, one for weddings, one for wars, and one that he has forgotten. The keys hang by the gate, and the guard is asleep.',
    },
  ],
  [
    'kroens-enarmede',
    {
      name: 'The Inn’s One-Armed Bandit',
      description:
        'It has stood by the cloakroom since 1974 and knows every regular by the handshake. One line, three reels and a bottom of cherries, as they say at the inn.',
    },
  ],
  [
    'loevens-frokost',
    {
      name: 'The Lion’s Lunch',
      description:
        'At twelve the savannah holds its breath, for the lion has not ordered yet. The zebra was never so interested in the view.',
    },
  ],
  [
    'loppemarkedet',
    {
      name: 'The Flea Market',
      description:
        'Eight alike are no longer clutter, but a collection. The price tag goes with everything, and it multiplies when somebody finally asks.',
    },
  ],
  [
    'lyse-naetter',
    {
      name: 'Light Nights',
      description:
        'In June the sun forgets to go to bed, and the North forgets to say good night. The fox is on its way home, the elk is on its way out, and the bonfire has just been lit.',
    },
  ],
  [
    'midnat-i-skoven',
    {
      name: 'Midnight in the Forest',
      description:
        'The forest does not close at night, it only changes staff. The owl keeps the books, and the badger throws a party.',
    },
  ],
  [
    'nat-og-dag',
    {
      name: 'Night and Day',
      description:
        'They are as different as night and day: the sun gives few spins with a triple shine, the moon gives many in peace and quiet. Both at once is called an eclipse, and lasts.',
    },
  ],
  [
    'nattoget-mod-nord',
    {
      name: 'Night Train North',
      description:
        'Seven carriages, one night conductor and nobody asleep. When the northern lights come in at the window, every ticket becomes a return ticket.',
    },
  ],
  [
    'nilens-hemmelighed',
    {
      name: 'Secret of the Nile',
      description:
        'For three thousand years the crocodiles have kept quiet about the pharaoh’s chamber. Now one of them has hiccups, and the map is floating down the Nile.',
    },
  ],
  [
    'pakkekalenderen',
    {
      name: 'The Advent Presents',
      description:
        'All the presents hide the same thing, but nobody may shake them before it is time. On the fourth Sunday of Advent somebody has always peeked.',
    },
  ],
  [
    'perlepladen',
    {
      name: 'The Bead Board',
      description:
        'Beads that touch melt together when the iron comes on. Then there is room for new ones on the board, and so a whole rainy day goes by.',
    },
  ],
  [
    'pomp-og-pragt',
    {
      name: 'Salon Pomp and Splendour',
      description:
        'In one hall the wheel turns, in the next cards are turned, and in the third the stairs only go up. The cloakroom is free, and coats may be fetched after the last spin.',
    },
  ],
  [
    'prinsessen-uden-aert',
    {
      name: 'The Princess without a Pea',
      description:
        'She slept wonderfully, and that was just what was wrong. Now the whole castle is searching, and whoever finds three peas at once gets free spins.',
    },
  ],
  [
    'ravnens-raad',
    {
      name: 'The Raven’s Counsel',
      description:
        'Two ravens know everything, but never agree on who is to say it first. Keep an eye on the hammer: it always comes back, and seldom alone.',
    },
  ],
  [
    'regntoenden',
    {
      name: 'The Rain Barrel',
      description:
        'It drips from the eaves, and every drop ends in the barrel, which is emptied before it runs over. The fire pond takes longer, but you can bathe in it.',
    },
  ],
  [
    'smuglerruten',
    {
      name: 'The Smugglers’ Route',
      description:
        'Across the sound by night, with lanterns out and barrels full. The impatient pay the customs officer and sail straight to the free spins.',
    },
  ],
  [
    'sneboldens-vej',
    {
      name: 'The Snowball’s Way',
      description:
        'It starts as a handful at the top of the hill. Down at the foot it is larger than a house, and then it matters to stand on the right side.',
    },
  ],
  [
    'sortebogen',
    {
      name: 'The Black Book',
      description:
        'The parson has locked the book away, but the key is in the lock. Open it at any page, and one sign spreads over everything.',
    },
  ],
  [
    'sparegrisen',
    {
      name: 'The Piggy Bank',
      description:
        'The coins stay in the pig until it is full, or until nobody puts in more. You may shake it, but not break it.',
    },
  ],
  [
    'spejlsalen',
    {
      name: 'The Hall of Mirrors',
      description:
        'One mirror shows double, and two mirrors show double the double. Do not go too near, for you never know who walks out again.',
    },
  ],
  [
    'stjernekaptajnen',
    {
      name: 'The Star Captain',
      description:
        'The captain has lost the map of the Milky Way, but never his good spirits. Lines count from both sides, for nobody in space knows which way is forward anyhow.',
    },
  ],
  [
    'stoev-og-stjerner',
    {
      name: 'Dust and Stars',
      description:
        'In the town of Last Chance the second-last chance is always sold out. The sheriff greets with his hat, the banjo with everything.',
    },
  ],
  [
    'strandfogeden',
    {
      name: 'The Beach Warden',
      description:
        'When the storm has died down, the warden walks his round to see what the sea has handed in. There are 243 ways along the water, and the amber always lies on the one you have just walked.',
    },
  ],
  [
    'svaler-paa-traaden',
    {
      name: 'Swallows on the Wire',
      description:
        'Above the field hangs the telephone wire, and when a few swallows take off the rest move up to the left. There are 2,304 ways south, but nobody is in a hurry before September.',
    },
  ],
  [
    'tre-akkorder',
    {
      name: 'Three Chords',
      description:
        'The band knows three chords and lacks only the fourth to break through. Until then admission is free, and the drummer is nearly on the beat.',
    },
  ],
  [
    'tre-oensker',
    {
      name: 'Three Wishes',
      description:
        'The genie in the teapot grants three wishes, but only one may be chosen: many spins, large wins or something in between. Wishing for more wishes is not allowed.',
    },
  ],
  [
    'vaegterens-runde',
    {
      name: 'The Night Watchman’s Round',
      description:
        'The watchman goes from house to house and shines his light on those still up. For each step the reels turn once more, and that costs nothing.',
    },
  ],
  [
    'vestenvind',
    {
      name: 'West Wind',
      description:
        'They only wanted to see what lay on the other side of the North Sea. A lot did, and now all of it must be home before the harvest.',
    },
  ],
  [
    'baadsmandens-craps',
    {
      name: 'Bosun’s Craps',
      description: 'Two dice, a point and the whole table: the line with odds, come, place, field and one-roll bets.',
    },
  ],
  [
    'byfestens-lykkehjul',
    {
      name: 'The Town Fair Wheel',
      description: 'A large wheel with 54 segments. The symbol at which the wheel stops wins.',
    },
  ],
  [
    'caribisk-stud',
    {
      name: 'Caribbean Stud',
      description:
        'Five cards for you and five for the bank, of which you see one. Fold, or bet twice your ante. Beside it grows the Pirates’ Treasure.',
    },
  ],
  [
    'chateau-rouge',
    { description: 'French roulette with la partage: if the ball lands on zero, even chances get half back.' },
  ],
  [
    'den-roede-hund',
    {
      name: 'Red Dog',
      description: 'Does the third card lie between the first two? The less room, the larger the win.',
    },
  ],
  [
    'den-sorte-knaegt',
    {
      name: 'The Black Jack',
      description:
        'Blackjack with six decks. The dealer stands on soft 17, a blackjack pays 3 to 2, and you can surrender half.',
    },
  ],
  [
    'drage-mod-tiger',
    {
      name: 'Dragon against Tiger',
      description: 'One card for the dragon and one for the tiger. The highest wins, and the ace is the lowest.',
    },
  ],
  [
    'dragens-pai-gow',
    {
      name: 'The Dragon’s Pai Gow',
      description:
        'Seven cards become a hand of five and one of two. Set them yourself, or let the house do it: both hands must beat the dealer’s.',
    },
  ],
  [
    'haglvejr',
    {
      name: 'Hailstorm',
      description: 'The ball falls between the pins like hail. Three boards: calm, mixed and wild.',
    },
  ],
  [
    'havfruens-baccarat',
    {
      name: 'The Mermaid’s Baccarat',
      description: 'Baccarat without commission: banker pays even money, except when it wins with six.',
    },
  ],
  [
    'havnens-roulette',
    {
      name: 'Harbour Roulette',
      description:
        'European roulette with one zero. The ship’s bell rings, the ball runs, and every number pays 35 to 1.',
    },
  ],
  [
    'held-i-tal',
    {
      name: 'Luck in Numbers',
      description: 'A number is drawn. Choose yourself how narrow the chance is to be, and how much it pays.',
    },
  ],
  [
    'hoejt-at-flyve',
    {
      name: 'Flying High',
      description: 'Is the next card higher or lower? Take the win, or guess again.',
    },
  ],
  [
    'ikaros',
    {
      name: 'Icarus',
      description: 'Climb towards the sun step by step, and take the win before the wings melt.',
    },
  ],
  [
    'knaegtens-poker',
    {
      name: 'The Jack’s Poker',
      description: 'Video poker by the 9/6 table: a pair of jacks returns the bet. Played correctly it pays 99.54 %.',
    },
  ],
  [
    'kongens-baccarat',
    {
      name: 'The King’s Baccarat',
      description: 'Punto banco with eight decks. Bet on player, banker or a tie; the last cards follow fixed rules.',
    },
  ],
  [
    'lad-det-ride',
    {
      name: 'Let It Ride',
      description:
        'Three cards in your hand and two on the table. Let the bet ride, or take it back, as the cards are turned.',
    },
  ],
  [
    'loerdagsloddet',
    {
      name: 'The Saturday Scratch Card',
      description: 'Scratch nine cells. Three alike pay what the symbol is worth.',
    },
  ],
  [
    'lommerouletten',
    {
      name: 'Pocket Roulette',
      description: 'A small wheel with thirteen pockets. If the ball lands on zero, even chances get half back.',
    },
  ],
  [
    'muldvarpeskud',
    {
      name: 'Molehills',
      description:
        'Open the cells of the garden one by one. The moles take the win if you hit them; stop while you can.',
    },
  ],
  [
    'praerieroulette',
    {
      name: 'Prairie Roulette',
      description: 'American roulette with two zeros, as they play it in a saloon. Every number pays 35 to 1.',
    },
  ],
  [
    'stjernekeno',
    {
      name: 'Star Keno',
      description: 'Pick your numbers, and see twenty of eighty drawn among the stars.',
    },
  ],
  [
    'tinsoldatens-krig',
    {
      name: 'The Tin Soldier’s War',
      description:
        'One card for you and one for the bank. If they tie you choose: surrender, or go to war for twice as much.',
    },
  ],
  [
    'to-kroner-i-luften',
    {
      name: 'A Coin in the Air',
      description: 'Heads or tails. If you were right, take the win or toss again.',
    },
  ],
  [
    'tre-paa-haand',
    {
      name: 'Three in Hand',
      description:
        'Three cards for you and three for the bank. Fold, or play on; a pair or better pays on a spot of its own.',
    },
  ],
  [
    'tre-terninger',
    {
      name: 'Three Dice',
      description: 'Sic bo: three dice in a bowl. Bet on small or big, totals, pairs and triples.',
    },
  ],
  [
    'vilde-toere',
    {
      name: 'Wild Deuces',
      description: 'Video poker in which all deuces are wild and become the card that the hand lacks.',
    },
  ],
])

/** All that is told of a game of the house in English: it is found by these words, too. */
export const houseWords = (slug: string): readonly string[] => Object.values(ENGLISH.get(slug) ?? {})

/** What a game of the house is called, or says, in English: undefined where its own name stays. */
export const houseText = (slug: string, place: string): string | undefined => {
  const text = ENGLISH.get(slug)
  return place === 'name' ? text?.name : place === 'description' ? text?.description : undefined
}
