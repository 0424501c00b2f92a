import { area } from '../area.ts'

/** How a table game plays, beside what its definition says in figures. */
export const tableRules = area('tableRules', {
  da: {
    bet: 'Læg jetoner på ét eller flere felter. Et felt tager fra {{min}} til {{max}} kr.',
    betAlone: 'Sæt fra {{min}} til {{max}} kr.',
    round: 'Alle indsatser i en runde må tilsammen højst være {{most}} kr.',
    needs: '{{spot}} kræver også en indsats på {{other}}.',
    pool: '{{spot}} koster {{price}} kr. og kan vinde af en pulje, som begynder på {{start}} kr. og vokser med {{grows}} kr. for hver indsats på feltet for rigtige penge. For demo-kreditter og i et eksporteret spil er den kun det, den begynder på.',
    fresh: 'Hver runde begynder forfra: kort blandes, og hjul og terninger husker intet.',
    left: 'Vælger du ikke inden 24 timer, slutter runden af sig selv med det første valg, som aldrig koster noget.',
    returns:
      'Hovedindsatsen, {{spot}}, betaler i gennemsnit {{percent}} % tilbage (RTP), når den spilles med den bedste strategi.',
    returnsAlone: 'Hovedindsatsen, {{spot}}, betaler i gennemsnit {{percent}} % tilbage (RTP).',
    how: {
      roulette:
        'Kuglen falder i ét af hjulets felter, som alle er lige sandsynlige. De felter, der dækker tallet, vinder.',
      sicBo: 'Tre terninger kastes én gang. Felterne siger, hvilke øjne de vinder på.',
      bigSix: 'Hjulet drejes, og det symbol, det standser på, vinder.',
      baccarat:
        'Punto og banco får hver to eller tre kort efter faste regler. Den side, der er nærmest ni, vinder; billedkort og tiere tæller nul, og kun enerne i summen tæller.',
      paiGow:
        'Du og dealeren får syv kort hver og deler dem i en hånd på fem og en på to; de fem skal være højest. Er begge dine hænder højest, vinder du; er ingen af dem, taber du; ellers bliver indsatsen liggende. Lige hænder er dealerens.',
      blackjack:
        'Kom nærmere 21 end dealeren uden at gå over. Es tæller 1 eller 11, billedkort 10. Du trækker først; dealeren trækker til 17. Et es og en tier på de to første kort er blackjack.',
      casinoWar:
        'Du og banken får hver ét kort, og det højeste vinder; es er højest. Er kortene lige, giver du op og får halvdelen tilbage, eller går i krig: du sætter lige så meget til, og hver får et nyt kort.',
      dragonTiger:
        'Dragen og tigeren får hver ét kort, og det højeste vinder; es er lavest. Ingen vælger noget undervejs.',
      redDog:
        'To kort lægges op, es er højest. Ligger det tredje mellem dem, vinder du, og mest når der er mindst plads. Naboer giver indsatsen tilbage, og inden det tredje kort kan du fordoble, hvor bordet tilbyder det.',
      craps:
        'To terninger kastes. På det første kast vinder linjen på 7 og 11 og taber på 2, 3 og 12; ellers bliver summen point, som skal komme igen før 7. Efter 200 valg i én runde kastes der til ende, uden at du spørges.',
      keno: 'Du vælger tal på en kupon, og et antal tal trækkes. Jo flere af dine tal der trækkes, jo mere betales der.',
      scratchCard: 'Lodet har felter med symboler. Er der nok ens, vinder det.',
      hiLo: 'Gæt, om det næste kort er højere eller lavere. Hver gang du har ret, vokser gevinsten, og du kan tage den eller gætte igen.',
      plinko: 'En kugle falder gennem rækker af pinde og lander i en bakke, som siger, hvad der betales.',
      mines:
        'Under nogle af felterne ligger der miner. Hvert felt uden mine gør gevinsten større, og du kan tage den når som helst; en mine tager den.',
      dice: 'Et tal trækkes. Du vinder, når det er under eller over den grænse, du har valgt.',
      coin: 'Mønten kastes, og du vinder, når din side er op.',
      crash:
        'Flyvningen stiger trin for trin og kan slutte når som helst. Tag gevinsten inden da, eller flyv videre efter mere. Hvor den slutter, er trukket, før den letter.',
      videoPoker: 'Du får fem kort, vælger, hvilke du beholder, og får nye for resten. Hånden betales efter tabellen.',
      threeCardPoker:
        'Du og banken får hver tre kort. Du lægger dig eller spiller med en indsats mere, lige så stor som ante. Banken skal have mindst en dame for at være med.',
      caribbeanStud:
        'Du og banken får hver fem kort, og du ser ét af bankens. Du lægger dig eller spiller videre med det dobbelte af ante. Banken skal have mindst es og konge for at være med.',
      letItRide:
        'Du får tre kort, og to lægges midt på bordet. Efter tre og efter fire kort lader du endnu en indsats stå eller tager den tilbage. De fem kort betales efter tabellen.',
    },
  },
  en: {
    bet: 'Put chips on one or more spots. A spot takes from {{min}} to {{max}} kr.',
    betAlone: 'Bet from {{min}} to {{max}} kr.',
    round: 'All bets of a round may be {{most}} kr. together at most.',
    needs: '{{spot}} needs a bet on {{other}} too.',
    pool: '{{spot}} costs {{price}} kr. and can win of a pool that starts from {{start}} kr. and grows by {{grows}} kr. with each bet on the spot for real money. For demo credits and in an exported game it is what it starts from alone.',
    fresh: 'Every round begins afresh: cards are shuffled, and wheels and dice remember nothing.',
    left: 'If you do not choose within 24 hours, the round ends by itself with the first choice, which never costs anything.',
    returns: 'The main bet, {{spot}}, returns {{percent}} % on average (RTP) when it is played by the best strategy.',
    returnsAlone: 'The main bet, {{spot}}, returns {{percent}} % on average (RTP).',
    how: {
      roulette:
        'The ball falls into one of the pockets of the wheel, all of which are equally likely. The spots that cover its number win.',
      sicBo: 'Three dice are thrown once. The spots say which throws they win on.',
      bigSix: 'The wheel is turned, and the symbol that it stops on wins.',
      baccarat:
        'Player and banker get two or three cards each by fixed rules. The side nearer to nine wins; pictures and tens count nothing, and only the last digit of the sum counts.',
      paiGow:
        'You and the dealer get seven cards each and set them as a hand of five and a hand of two; the five have to be higher. You win if both your hands are higher, lose if neither is, and push otherwise. Equal hands are the dealer’s.',
      blackjack:
        'Come nearer to 21 than the dealer without going over. Aces count 1 or 11, court cards 10. You draw first; the dealer draws to 17. An ace and a ten as the first two cards are blackjack.',
      casinoWar:
        'You and the dealer get one card each, and the higher one wins; aces are high. If the cards tie, you give up and get half back, or go to war: you stake as much again, and each gets another card.',
      dragonTiger:
        'Dragon and tiger get one card each, and the higher one wins; aces are low. Nobody chooses anything.',
      redDog:
        'Two cards are laid, aces are high. If the third one lies between them you win, and most where there is least room. Neighbours give the bet back, and before the third card you may double where the table offers it.',
      craps:
        'Two dice are thrown. On the first throw the line wins on 7 and 11 and loses on 2, 3 and 12; otherwise the sum becomes the point, which has to come again before a 7. After 200 choices in a round it throws to its end without asking you.',
      keno: 'You pick numbers on a ticket, and some numbers are drawn. The more of yours are drawn, the more is paid.',
      scratchCard: 'The card has cells with symbols. Enough of one kind win.',
      hiLo: 'Guess whether the next card is higher or lower. Each time you are right the win grows, and you may take it or guess again.',
      plinko: 'A ball falls through rows of pins and lands in a bucket, which says what is paid.',
      mines:
        'Under some of the cells lie mines. Each cell without one makes the win larger, and you may take it at any time; a mine takes it.',
      dice: 'A number is drawn. You win when it is below or above the limit that you chose.',
      coin: 'The coin is tossed, and you win when your side is up.',
      crash:
        'The flight climbs step by step and may end at any moment. Take the win before it does, or fly on for more. Where it ends is drawn before it starts.',
      videoPoker:
        'You get five cards, choose which to hold, and get new ones for the rest. The hand is paid by the table.',
      threeCardPoker:
        'You and the dealer get three cards each. You fold, or play with another bet as large as the ante. The dealer needs at least a queen to qualify.',
      caribbeanStud:
        'You and the dealer get five cards each, and you see one of the dealer’s. You fold, or play on with twice the ante. The dealer needs at least ace and king to qualify.',
      letItRide:
        'You get three cards, and two are laid in the middle of the table. After three and after four cards you let another bet ride or take it back. The five cards are paid by the table.',
    },
  },
})
