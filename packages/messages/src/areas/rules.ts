import { area } from '../area.ts'

/** How a game plays, read off its definition. */
export const rules = area('rules', {
  da: {
    choose: 'Vælg en indsats, og tryk på SPIN.',
    cap: 'En runde kan højst betale {{times}} gange indsatsen.',
    returns: 'Spillet betaler i gennemsnit {{percent}} % tilbage (RTP), og volatiliteten er {{volatility}}.',
    volatility: { low: 'lav', medium: 'middel', high: 'høj', extreme: 'ekstrem' },
    times: '{{number}} gange indsatsen',
    nothing: 'ingenting',
    directions: {
      left: 'fra venstre mod højre',
      right: 'fra højre mod venstre',
      both: 'fra venstre mod højre eller fra højre mod venstre',
      any: 'hvor som helst på linjen',
    },
    lines: {
      special: 'Linjerne betaler kun for de særlige kombinationer.',
      alike: '{{fewest}} eller flere ens symboler på en linje vinder {{direction}}.{{others}}',
      highest: 'På hver linje udbetales kun den højeste gevinst.',
      betterSide: 'Vinder en linje fra begge sider, gælder kun den bedste side.',
      combination: '{{name}} betaler {{prize}}.',
    },
    ways: {
      alike:
        '{{fewest}} eller flere ens symboler på hjul ved siden af hinanden vinder {{direction}}, uanset hvilken række de står på.{{others}}',
      multiplied: 'Gevinsten ganges med antallet af veje: hvor mange måder symbolerne kan forbindes på. {{howMany}}',
      perCell: 'Gevinsten ganges med antallet af felter, symbolet står på.',
      paidOnce: 'Hvert symbol vinder højst én gang fra hver side, uanset hvor mange veje der er. {{howMany}}',
      fixed: 'Der er {{ways}} veje.',
      drawn:
        'Hvert hjul viser fra {{fewest}} til {{most}} rækker, som trækkes for hvert spin: der er op til {{ways}} veje.',
      once: 'En gevinst over alle hjul tælles kun én gang.',
    },
    clusters: {
      alike:
        '{{fewest}} eller flere ens symboler, der rører hinanden lodret eller vandret, er en klynge og vinder.{{others}}',
      corners:
        '{{fewest}} eller flere ens symboler, der rører hinanden lodret, vandret eller skråt, er en klynge og vinder.{{others}}',
      larger: 'Større klynger betaler mere.{{between}}',
    },
    anywhere: '{{fewest}} eller flere ens symboler vinder, uanset hvor de står.{{others}}{{between}}',
    perCell: 'Gevinsttabellen siger, hvad hvert felt i gevinsten betaler.',
    fullWindow: {
      counting:
        'Viser alle felter {{name}}, wilds medregnet, betales {{prize}} i stedet for alle andre gevinster i vinduet.',
      never: 'Viser alle felter {{name}}, betales {{prize}} i stedet for alle andre gevinster i vinduet.',
    },
    wildRuns: {
      best: 'Wilds alene betaler én gang: som det symbol, der giver mest.',
      own: 'Wilds alene betaler kun deres egen gevinst.',
      none: 'Wilds alene betaler ikke.',
      each: 'Wilds alene betaler for hvert af de symboler, de erstatter.',
    },
    openWildRuns:
      'Definitionen siger ikke i {{field}}, hvad wilds alene betaler. Den læses som {{usual}}: {{meaning}} Med {{others}} er tilbagebetalingen en anden.',
    symbols: {
      orMore: '{{at}} eller flere {{name}}',
      exactly: 'Præcis {{at}} {{name}}',
      range: 'Fra {{at}} til {{upTo}} {{name}}',
    },
    pays: '{{count}} giver {{prize}}',
    between: 'Et antal, der ikke står i gevinsttabellen, betaler som det nærmeste lavere.',
    winsFrom: '{{name}} vinder fra {{fewest}}.',
    reels: {
      asOne: 'Hjul {{reels}} drejer som ét og kan vise kæmpesymboler.',
      drawn: 'For hvert spin trækkes det, hvilket af {{sets}} sæt hjul der drejer{{usual}}.',
      usually: ': i {{percent}} % af spinnene de almindelige',
      asOneAtTimes: 'I {{percent}} % af spinnene drejer hjul {{reels}} som ét.',
      across: 'Over hjul {{reels}} ligger et hjul på tværs, som tæller med som deres øverste række.',
    },
    respins:
      'Vindende symboler bliver liggende, og alle andre felter drejer igen, så længe det gør gevinsten større. Kun det sidste billede betaler.',
    cascades: {
      fall: 'Vindende symboler forsvinder, resten falder ned, og nye følger efter, så længe der er gevinst.',
      multiplier: 'Multiplikatoren følger faldene: {{steps}} og derefter {{last}}.',
    },
    wild: {
      is: '{{name}} er wild: den erstatter {{replaced}}{{multiplier}}{{where}}.{{more}}',
      only: 'kun {{names}}',
      allButScatter: 'alle symboler undtagen scatter',
      allOthers: 'alle andre symboler',
      where: ', og findes kun på hjul {{reels}}',
      expands: 'Når den lander, breder den sig over hele hjulet.',
      pays: 'Den betaler også selv.',
      isScatter: 'Den er også scatter og betaler, uanset hvor den står: {{list}}.',
      counts: ' og tæller for {{number}}',
      countsDrawn: ' og tæller for et tal, der trækkes hver gang: {{numbers}}',
      multiplies: ' og ganger gevinsten med {{number}}',
      multipliesDrawn: ' og ganger gevinsten med et tal, der trækkes hver gang: {{numbers}}',
      several: {
        highest: 'Er der flere i samme gevinst, gælder det højeste tal.',
        add: 'Er der flere i samme gevinst, lægges tallene sammen.',
        multiply: 'Er der flere i samme gevinst, ganges tallene med hinanden.',
      },
    },
    scatter: '{{name}} er scatter: {{fewest}} eller flere betaler, uanset hvor de står.',
    mystery: '{{name}} skjuler et symbol, det samme i alle felter: {{names}}.',
    addedWilds: 'I et betalt spin kommer der {{numbers}} {{name}} på tilfældige felter, dog aldrig over scatter.',
    chance: {
      odds: '{{hit}} af {{all}}',
      often: ' i {{chances}} tilfælde',
      moments: {
        before: 'Før et betalt spin',
        after: 'Efter et betalt spin',
        loss: 'Efter et betalt spin, der intet gav,',
      },
      starts: '{{moment}} udløser tilfældet i {{chances}} tilfælde {{what}}.',
      startsToo: '{{moment}} udløser tilfældet i {{chances}} tilfælde det samme.',
    },
    freeSpins: {
      triggers: '{{name}} udløser{{often}} gratis spins: {{awards}}.{{more}}',
      winTriggers: 'En gevinst med {{name}} udløser{{often}} gratis spins: {{awards}}.{{more}}',
      retriggers: 'Under gratis spins giver {{name}} flere: {{awards}}.',
      winRetriggers: 'Under gratis spins giver en gevinst med {{name}} flere: {{awards}}.',
      award: '{{symbols}} giver {{spins}}',
      awardAlike: '{{symbols}} ens giver {{spins}}',
      exactly: 'præcis {{count}}',
      range: 'fra {{count}} til {{upTo}}',
      scatterPays: 'I gratis spins betaler {{name}} for sit antal: {{list}}.',
      scattersPayNothing: 'I gratis spins betaler scattere ikke.',
      multiplied: 'Her ganges gevinsterne med {{number}}.',
      ownReels: 'De spilles på deres egne hjul.',
      drawnReels: 'For hvert af dem trækkes det, hvilket af {{sets}} sæt hjul det spilles på.',
      growsPerSpin:
        'I gratis spins vokser multiplikatoren med {{by}} for hvert spin{{upTo}}, og den falder ikke tilbage, før de er slut.',
      growsPerFall:
        'I gratis spins vokser multiplikatoren med {{by}} for hvert fald{{upTo}}, og den falder ikke tilbage, før de er slut.',
      upTo: ', op til {{number}}',
      walk: 'Her drejer de andre felter igen uden indsats. For hvert respin går {{names}} et hjul mod venstre, og det fortsætter, til den har forladt hjulene.{{more}}',
      walkWhen:
        'Når {{name}} lander, drejer{{often}} de andre felter igen uden indsats. For hvert respin går {{names}} et hjul mod venstre, og det fortsætter, til den har forladt hjulene.{{more}}',
      walkMultiplied: 'Imens ganges gevinsterne med {{number}}.',
      sticky: '{{names}} bliver liggende, til de gratis spins er slut.',
      walking: '{{names}} går et hjul mod venstre for hvert gratis spin.',
      extraWilds: 'I hvert gratis spin kommer der {{numbers}} {{name}} mere på tilfældige felter.',
      expanding:
        'Når de gratis spins begynder, trækkes et symbol. Viser det sig på nok hjul til at vinde, dækker det dem helt og betaler på alle linjer, også når hjulene ikke ligger side om side.',
    },
    starts: {
      wheel: '{{symbols}} starter{{often}} lykkehjulet. Det giver {{prizes}}.{{odds}}',
      pick: '{{symbols}} starter{{often}} et vælgespil: vend {{fields}}{{until}}. De gemmer {{prizes}}. Hvad der vendes, er trukket på forhånd; valget afslører det kun.',
      ladder:
        '{{symbols}} starter{{often}} en stige med {{rungs}} trin. På hvert trin trækkes det, om turen går videre op, og det sidste trin udbetales: {{prizes}}.',
      choice: '{{symbols}} starter{{often}} et valg: {{options}}. Vælger man ikke, gælder det første.',
    },
    byChance: {
      wheel: '{{moment}} starter i {{chances}} tilfælde lykkehjulet. Det giver {{prizes}}.{{odds}}',
      pick: '{{moment}} starter i {{chances}} tilfælde et vælgespil: vend {{fields}}{{until}}. De gemmer {{prizes}}. Hvad der vendes, er trukket på forhånd; valget afslører det kun.',
      ladder:
        '{{moment}} starter i {{chances}} tilfælde en stige med {{rungs}} trin. På hvert trin trækkes det, om turen går videre op, og det sidste trin udbetales: {{prizes}}.',
      choice: '{{moment}} starter i {{chances}} tilfælde et valg: {{options}}. Vælger man ikke, gælder det første.',
    },
    reached: {
      wheel: 'Det andet hjul giver {{prizes}}.{{odds}}',
      pick: 'Undervejs kan man nå et vælgespil: vend {{fields}}{{until}}. De gemmer {{prizes}}. Hvad der vendes, er trukket på forhånd; valget afslører det kun.',
      ladder:
        'Undervejs kan man nå en stige med {{rungs}} trin. På hvert trin trækkes det, om turen går videre op, og det sidste trin udbetales: {{prizes}}.',
      choice: 'Undervejs kan man nå et valg: {{options}}. Vælger man ikke, gælder det første.',
    },
    odds: 'Felterne er ikke lige sandsynlige.',
    fields: 'felter',
    fieldsOf_one: '{{number}} felt',
    fieldsOf_other: '{{number}} felter',
    until: ', til et af dem slutter spillet',
    pickAlike: 'I vælgespillet vinder den første præmie, der er vendt {{count}} gange, og så er det slut.',
    pickFactors:
      'I vælgespillet gemmer felterne også {{numbers}}: de lægges sammen og ganger alle de beløb, der er vendt. De udbetales, når det er slut.',
    holdAndWin:
      '{{symbols}} låser sig{{often}} fast og giver {{respins}} respins. Hver ny {{name}} låser sig også fast, og så er der igen {{respins}}. Til sidst udbetaler de hver for sig {{prizes}}.{{full}}',
    full: 'Fyldes alle felter, er der {{prize}} oveni.',
    collect: {
      alone: '{{symbols}} i vinduet betaler{{often}} hver {{prizes}}.{{more}}',
      collected:
        'Hver {{collector}} i vinduet udbetaler{{often}} alle {{name}}, når der er {{symbols}}. En {{name}} er {{prizes}} værd; uden en {{collector}} giver den intet.{{more}}',
      fromLeft: 'Kun de {{name}} tæller, der ligger på hjul ved siden af hinanden fra det første.',
      multiplied: 'En {{collector}} ganger dem med et tal, der trækkes hver gang: {{numbers}}.',
      in: { paid: 'Det gælder kun i spins, der er betalt for.', free: 'Det gælder kun i gratis spins.' },
    },
    opensRows: 'Under hjulene åbner der en række mere ved {{counts}} {{name}}.',
    grades: 'Det, der ligger fast til sidst, kan give mere: {{list}}.',
    grade: 'fra {{at}} {{name}} {{what}}',
    gradeFactor: 'ganges det hele med {{factor}}',
    gradePrize: 'er der {{prize}} oveni',
    prizes: {
      freeSpins: '{{spins}} gratis spins',
      freeSpinsMultiplied: '{{spins}} gratis spins, hvor gevinsterne ganges med {{number}}',
      wheel: 'et hjul mere',
      pick: 'et vælgespil',
      ladder: 'en stige',
      choice: 'et valg',
      holdAndWin: 'respins med fastlåste felter',
      collect: 'mønter i vinduet',
    },
    modes: {
      buys: '{{name}}: {{price}} for {{bought}}.',
      spin: '{{name}}: et spin koster {{price}}.',
      oftener: '{{name}}: et spin koster {{price}}, og {{symbols}} kommer oftere.',
    },
    gamble: {
      doubleOrNothing:
        'En gevinst kan sættes på spil op til {{steps}} gange, kvit eller dobbelt, med lige store chancer for begge dele.',
      odds: 'En gevinst kan sættes på spil op til {{steps}} gange: {{up}} af {{all}} gange bliver den {{factor}} gange så stor, ellers er den tabt.',
      otherOdds: 'Eller den bliver {{factor}} gange så stor {{up}} af {{all}} gange.',
      half: 'Man kan nøjes med at sætte halvdelen på spil, rundet op, og beholder så resten.',
    },
    jackpots: {
      fixed: 'Faste jackpots: {{amounts}} gange indsatsen.',
      growing:
        'Puljerne begynder ved: {{amounts}} gange indsatsen, og hver indsats lægger {{share}} % til dem, som ikke er regnet med i RTP. Hvert indsatsniveau har sine egne puljer, som kun vokser og falder i spil for penge.',
      falls: '{{name}} falder senest ved {{times}} gange indsatsen.',
      hidden:
        'Hvor højt de når, trækkes i det skjulte, hver gang de begynder forfra, og den runde, der når dertil, får dem.',
    },
  },
  en: {
    choose: 'Choose a bet and press SPIN.',
    cap: 'A round can pay at most {{times}} times the bet.',
    returns: 'The game pays back {{percent}}% on average (RTP), and its volatility is {{volatility}}.',
    volatility: { low: 'low', medium: 'medium', high: 'high', extreme: 'extreme' },
    times: '{{number}} times the bet',
    nothing: 'nothing',
    directions: {
      left: 'from left to right',
      right: 'from right to left',
      both: 'from left to right or from right to left',
      any: 'anywhere on the line',
    },
    lines: {
      special: 'The lines pay only for the special combinations.',
      alike: '{{fewest}} or more of the same symbol on a line win {{direction}}.{{others}}',
      highest: 'Only the highest win on each line is paid.',
      betterSide: 'Where a line wins from both sides, only the better side counts.',
      combination: '{{name}} pays {{prize}}.',
    },
    ways: {
      alike:
        '{{fewest}} or more of the same symbol on adjacent reels win {{direction}}, whichever row they land on.{{others}}',
      multiplied: 'The win is multiplied by the number of ways in which the symbols can be connected. {{howMany}}',
      perCell: 'The win is multiplied by the number of cells that show the symbol.',
      paidOnce: 'Each symbol wins at most once from each side, however many ways there are. {{howMany}}',
      fixed: 'There are {{ways}} ways.',
      drawn: 'Each reel shows {{fewest}} to {{most}} rows, drawn for every spin: there are up to {{ways}} ways.',
      once: 'A win across all reels is counted only once.',
    },
    clusters: {
      alike:
        '{{fewest}} or more of the same symbol that touch vertically or horizontally are a cluster and win.{{others}}',
      corners:
        '{{fewest}} or more of the same symbol that touch vertically, horizontally or diagonally are a cluster and win.{{others}}',
      larger: 'Larger clusters pay more.{{between}}',
    },
    anywhere: '{{fewest}} or more of the same symbol win, wherever they land.{{others}}{{between}}',
    perCell: 'The pay table says what each cell of a win pays.',
    fullWindow: {
      counting:
        'If every cell shows {{name}}, wilds counted in, it pays {{prize}} instead of all other wins of the window.',
      never: 'If every cell shows {{name}}, it pays {{prize}} instead of all other wins of the window.',
    },
    wildRuns: {
      best: 'Wilds alone pay once: as the symbol that gives the most.',
      own: 'Wilds alone pay only their own win.',
      none: 'Wilds alone pay nothing.',
      each: 'Wilds alone pay for each of the symbols that they substitute for.',
    },
    openWildRuns:
      'The definition does not say in {{field}} what wilds alone pay. It is read as {{usual}}: {{meaning}} With {{others}} the return is another.',
    symbols: {
      orMore: '{{at}} or more {{name}}',
      exactly: 'Exactly {{at}} {{name}}',
      range: 'From {{at}} to {{upTo}} {{name}}',
    },
    pays: '{{count}} pay {{prize}}',
    between: 'A number that is not in the pay table pays as the nearest lower one.',
    winsFrom: '{{name}} wins from {{fewest}}.',
    reels: {
      asOne: 'Reels {{reels}} spin as one and can show giant symbols.',
      drawn: 'For every spin it is drawn which of {{sets}} reel sets spins{{usual}}.',
      usually: ': in {{percent}}% of spins the usual one',
      asOneAtTimes: 'In {{percent}}% of spins, reels {{reels}} spin as one.',
      across: 'A horizontal reel lies above reels {{reels}} and counts as their top row.',
    },
    respins:
      'Winning symbols are held, and all other cells respin as long as that makes the win larger. Only the last window pays.',
    cascades: {
      fall: 'Winning symbols disappear, the rest fall down and new ones follow, as long as there is a win.',
      multiplier: 'The multiplier follows the cascades: {{steps}} and then {{last}}.',
    },
    wild: {
      is: '{{name}} is wild: it substitutes for {{replaced}}{{multiplier}}{{where}}.{{more}}',
      only: '{{names}} only',
      allButScatter: 'all symbols except scatter',
      allOthers: 'all other symbols',
      where: ', and lands only on reels {{reels}}',
      expands: 'When it lands, it expands to cover the whole reel.',
      pays: 'It also pays itself.',
      isScatter: 'It is also a scatter and pays wherever it lands: {{list}}.',
      counts: ' and counts as {{number}}',
      countsDrawn: ' and counts as a number that is drawn each time: {{numbers}}',
      multiplies: ' and multiplies the win by {{number}}',
      multipliesDrawn: ' and multiplies the win by a number that is drawn each time: {{numbers}}',
      several: {
        highest: 'If there are several in one win, the highest number counts.',
        add: 'If there are several in one win, the numbers are added together.',
        multiply: 'If there are several in one win, the numbers are multiplied together.',
      },
    },
    scatter: '{{name}} is a scatter: {{fewest}} or more pay, wherever they land.',
    mystery: '{{name}} hides a symbol, the same one in all cells: {{names}}.',
    addedWilds: 'In a paid spin {{numbers}} {{name}} land on random cells, but never over a scatter.',
    chance: {
      odds: '{{hit}} of {{all}}',
      often: ' in {{chances}} cases',
      moments: {
        before: 'Before a paid spin',
        after: 'After a paid spin',
        loss: 'After a paid spin that gave nothing',
      },
      starts: '{{moment}}, chance gives {{what}} in {{chances}} cases.',
      startsToo: '{{moment}}, chance starts the same in {{chances}} cases.',
    },
    freeSpins: {
      triggers: '{{name}} triggers free spins{{often}}: {{awards}}.{{more}}',
      winTriggers: 'A win with {{name}} triggers free spins{{often}}: {{awards}}.{{more}}',
      retriggers: 'During free spins {{name}} gives more: {{awards}}.',
      winRetriggers: 'During free spins a win with {{name}} gives more: {{awards}}.',
      award: '{{symbols}} give {{spins}}',
      awardAlike: '{{symbols}} of a kind give {{spins}}',
      exactly: 'exactly {{count}}',
      range: 'from {{count}} to {{upTo}}',
      scatterPays: 'In free spins {{name}} pays by its number: {{list}}.',
      scattersPayNothing: 'In free spins scatters pay nothing.',
      multiplied: 'Here wins are multiplied by {{number}}.',
      ownReels: 'They are played on reels of their own.',
      drawnReels: 'For each of them it is drawn which of {{sets}} reel sets it is played on.',
      growsPerSpin:
        'In free spins the multiplier grows by {{by}} for every spin{{upTo}}, and does not reset until they are over.',
      growsPerFall:
        'In free spins the multiplier grows by {{by}} for every cascade{{upTo}}, and does not reset until they are over.',
      upTo: ', up to {{number}}',
      walk: 'Here the other cells respin without a bet. For every respin {{names}} moves one reel to the left, and this goes on until it has left the reels.{{more}}',
      walkWhen:
        'When {{name}} lands, the other cells respin without a bet{{often}}. For every respin {{names}} moves one reel to the left, and this goes on until it has left the reels.{{more}}',
      walkMultiplied: 'Meanwhile wins are multiplied by {{number}}.',
      sticky: '{{names}}: sticky until the free spins are over.',
      walking: '{{names}}: one reel to the left for every free spin.',
      extraWilds: 'In every free spin {{numbers}} more {{name}} land on random cells.',
      expanding:
        'When the free spins begin, a symbol is drawn. If it shows on enough reels to win, it covers them completely and pays on all lines, also when the reels are not adjacent.',
    },
    starts: {
      wheel: '{{symbols}} start the wheel{{often}}. It gives {{prizes}}.{{odds}}',
      pick: '{{symbols}} start a pick game{{often}}: turn {{fields}}{{until}}. They hide {{prizes}}. What is turned is drawn beforehand; the pick only reveals it.',
      ladder:
        '{{symbols}} start a ladder with {{rungs}} rungs{{often}}. On each rung it is drawn whether the climb continues, and the last rung is paid: {{prizes}}.',
      choice: '{{symbols}} start a choice{{often}}: {{options}}. If none is made, the first applies.',
    },
    byChance: {
      wheel: '{{moment}}, the wheel starts in {{chances}} cases. It gives {{prizes}}.{{odds}}',
      pick: '{{moment}}, a pick game starts in {{chances}} cases: turn {{fields}}{{until}}. They hide {{prizes}}. What is turned is drawn beforehand; the pick only reveals it.',
      ladder:
        '{{moment}}, a ladder with {{rungs}} rungs starts in {{chances}} cases. On each rung it is drawn whether the climb continues, and the last rung is paid: {{prizes}}.',
      choice: '{{moment}}, a choice starts in {{chances}} cases: {{options}}. If none is made, the first applies.',
    },
    reached: {
      wheel: 'The second wheel gives {{prizes}}.{{odds}}',
      pick: 'On the way a pick game can be reached: turn {{fields}}{{until}}. They hide {{prizes}}. What is turned is drawn beforehand; the pick only reveals it.',
      ladder:
        'On the way a ladder with {{rungs}} rungs can be reached. On each rung it is drawn whether the climb continues, and the last rung is paid: {{prizes}}.',
      choice: 'On the way a choice can be reached: {{options}}. If none is made, the first applies.',
    },
    odds: 'The segments are not equally likely.',
    fields: 'cells',
    fieldsOf_one: '{{number}} cell',
    fieldsOf_other: '{{number}} cells',
    until: ' until one of them ends the game',
    pickAlike: 'In the pick game the first prize uncovered {{count}} times is won, and that ends it.',
    pickFactors:
      'In the pick game the tiles hide {{numbers}} too: these add up and multiply all the amounts uncovered, which are paid when it ends.',
    holdAndWin:
      '{{symbols}} lock in place{{often}} and give {{respins}} respins. Every new {{name}} locks too, and resets the respins to {{respins}}. In the end each of them pays {{prizes}}.{{full}}',
    full: 'If all cells are filled, {{prize}} is paid on top.',
    collect: {
      alone: '{{symbols}} in view pay{{often}} {{prizes}} each.{{more}}',
      collected:
        'Each {{collector}} in view pays{{often}} all {{name}} when there are {{symbols}}. A {{name}} is worth {{prizes}}; without a {{collector}} it pays nothing.{{more}}',
      fromLeft: 'Only {{name}} on adjacent reels from the first one count.',
      multiplied: 'A {{collector}} multiplies them by a number that is drawn each time: {{numbers}}.',
      in: { paid: 'This holds in paid spins only.', free: 'This holds in free spins only.' },
    },
    opensRows: 'One more row opens under the reels at {{counts}} {{name}}.',
    grades: 'What is locked at the end may bring more: {{list}}.',
    grade: 'from {{at}} {{name}} {{what}}',
    gradeFactor: 'everything is multiplied by {{factor}}',
    gradePrize: '{{prize}} comes on top',
    prizes: {
      freeSpins: '{{spins}} free spins',
      freeSpinsMultiplied: '{{spins}} free spins with wins multiplied by {{number}}',
      wheel: 'another wheel',
      pick: 'a pick game',
      ladder: 'a ladder',
      choice: 'a choice',
      holdAndWin: 'respins with locked cells',
      collect: 'coins in view',
    },
    modes: {
      buys: '{{name}}: {{price}} for {{bought}}.',
      spin: '{{name}}: a spin costs {{price}}.',
      oftener: '{{name}}: a spin costs {{price}}; more frequent: {{symbols}}.',
    },
    gamble: {
      doubleOrNothing: 'A win can be gambled up to {{steps}} times, double or nothing, with equal chances of both.',
      odds: 'A win can be gambled up to {{steps}} times: {{up}} in {{all}} times it becomes {{factor}} times as large, otherwise it is lost.',
      otherOdds: 'Or it becomes {{factor}} times as large, {{up}} in {{all}} times.',
      half: 'Half of it can be gambled too, rounded up; the rest is kept.',
    },
    jackpots: {
      fixed: 'Fixed jackpots: {{amounts}} times the bet.',
      growing:
        'The pools start at: {{amounts}} times the bet, and every bet adds {{share}}% to them, which is not counted in the RTP. Each bet level has its own pools, which only grow and fall in play for money.',
      falls: '{{name}} falls at {{times}} times the bet at the latest.',
      hidden: 'How high they go is drawn in secret each time they start over, and the round that gets there wins them.',
    },
  },
})
