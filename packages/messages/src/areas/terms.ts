import { area } from '../area.ts'

/** The terms. The Danish text is the binding one. */
export const terms = area('terms', {
  da: {
    title: 'Vilkår og betingelser',
    lead: 'Det, vi aftaler, når du opretter en konto. Skrevet, så man kan læse det.',
    testMode: {
      title: 'Testtilstand',
      money:
        'Når siden siger <strong>testtilstand</strong>, er pengene simulerede: en indbetaling koster dig ikke noget, og saldoen kan ikke blive til rigtige penge. Reglerne nedenfor gælder alligevel, så du kan se, hvordan huset er skruet sammen.',
      demo: 'I demo spiller du med kreditter, som altid er gratis og aldrig kan udbetales.',
    },
    age: {
      title: 'Hvem der må spille',
      adult: 'Du skal være fyldt 18 år for at oprette en konto og for at spille.',
      personal: 'En konto er personlig. Du må have én, og du må ikke lade andre bruge den.',
      person: 'Kun en person kan spille for penge. En virksomhedskonto kan købe, leje og lave spil.',
      correct: 'Oplysningerne på kontoen skal være rigtige.',
      identity:
        'Før du indbetaler og spiller for penge første gang, bekræfter du din identitet med MitID. Så, ved hvert login derefter og før indbetalinger spørger vi Register Over Frivilligt Udelukkede Spillere (ROFUS). Står du dér, kan du ikke spille for penge her. En pause eller udelukkelse gælder personen, også på en ny konto.',
    },
    account: {
      title: 'Din konto',
      password:
        'Kontoen aktiveres med linket i den mail, vi sender dig. Vælg en adgangskode, som du ikke bruger andre steder, og giv den ikke til nogen. Tror du, at en anden kender den, så skift den under Konto: det logger dine andre enheder ud.',
      deletion:
        'Du kan når som helst slette kontoen. Udbetal først din saldo, og lad åbne runder blive spillet færdige.',
    },
    money: {
      title: 'Ind- og udbetaling',
      limits: 'Før du første gang spiller for penge, sætter du en indbetalingsgrænse pr. døgn, uge og måned.',
      history:
        'Hver bevægelse på din konto står i din historik med beløb, tidspunkt og saldo. Ingen bevægelse kan rettes eller slettes bagefter, heller ikke af os.',
      credit: 'Saldoen kan ikke blive negativ. Vi giver ikke kredit.',
      currency: 'Saldoen er i danske kroner. Der løber ikke renter på, og vi tager ikke gebyr.',
    },
    rounds: {
      title: 'Sådan spilles en runde',
      whole:
        'Indsatsen trækkes, gevinsten lægges til, og runden gemmes i samme øjeblik. Enten er det hele sket, eller også er intet sket.',
      cap: 'Hvert spil har en højeste gevinst, skrevet på spillet som et antal gange indsatsen (Max Gevinst). Når en runde når dertil, slutter den og betaler det beløb.',
      rtp: 'Gevinster beregnes af spillets gevinsttabel. RTP er den del af indsatserne, spillet betaler tilbage i det lange løb; i en enkelt aften kan alt ske.',
      blind:
        'Spillet ved ikke, hvad du har vundet eller tabt før, hvor stor din saldo er, eller hvem du er. Ingen runde bliver »skyldig«.',
      open: 'Kræver runden et valg af dig, holder vi den åben. Den overlever, at du lukker siden eller mister forbindelsen. Har du ikke valgt inden for <strong>24 timer</strong>, spiller vi den færdig med det valg, der står i spillets regler som det forudbestemte, og lægger gevinsten på din saldo.',
      invalid:
        'Er der en fejl i et spil, så en runde ikke følger de viste regler, er den ugyldig, og indsatsen går retur.',
    },
    proof: {
      title: 'Sådan kan du bevise en runde',
      hash: 'Før du spiller, viser vi et fingeraftryk (SHA-256) af det hemmelige server-seed. Sammen med dit eget klient-seed, som du selv vælger, og rundens nummer giver det rundens udfald:<formula>HMAC-SHA256(server-seed, klient-seed:nummer)</formula>',
      reveal:
        'Når du trykker »Skift seed«, får du det gamle server-seed at se. Så kan du selv regne efter, at fingeraftrykket passer, og at hver runde blev, som den skulle. »Kontrollér runde« gør det for dig i din egen browser med den samme spilmotor. Hver runde har en adresse, hvor den kan ses igen, uden dit navn.',
    },
    limits: {
      title: 'Ansvarligt spil',
      set: 'Du kan sætte grænser for indbetaling, tab og spilletid. En lavere grænse gælder straks; en højere først efter 24 timer.',
      pause:
        'Du kan holde en pause på 24 timer eller udelukke dig selv i mindst 30 dage eller for altid. Det gælder med det samme og kan ikke fortrydes.',
      shown:
        'Mens du spiller for penge, viser vi hele tiden, hvor længe du har spillet, og hvad du har vundet eller tabt.',
      help: 'Er spil ikke sjovt længere, så ring til StopSpillet på <phone>+45 70 22 28 25</phone>. Det er gratis og fortroligt. Vil du udelukkes fra alt spil i Danmark, så skriv dig op på <rofus>rofus.nu</rofus>.',
    },
    purchases: {
      title: 'Køb og leje af spil',
      text: 'Et køb giver en varig ret til spillet; en leje giver ret i det antal måneder, du har betalt for, regnet fra købsdagen. Prisen står på købssiden, før du betaler, med moms. En leje kan opgraderes til et køb, hvor hele det betalte beløb trækkes fra.',
    },
    misuse: {
      title: 'Misbrug',
      text: 'Vi kan lukke en konto, der bruges til hvidvask, bruges af en anden end ejeren, eller som forsøger at narre spillene eller andre spillere. Saldoen udbetales, medmindre loven siger noget andet, og du får begrundelsen.',
    },
    complaints: {
      title: 'Klager og ændringer',
      support:
        'Skriv til supporten fra fanen Support i dit dashboard. Nævn rundens nummer, hvis det handler om en runde, så begynder vi med at regne den efter. Dansk ret gælder, og du kan som forbruger klage til Nævnenes Hus.',
      changes:
        'Ændrer vi vilkårene, står det her med en ny dato, og du får det at vide, før du spiller videre. Hvordan vi behandler dine oplysninger, står i <privacy>privatlivspolitikken</privacy>.',
    },
  },
  en: {
    title: 'Terms and conditions',
    lead: 'What we agree when you create an account. Written to be read.',
    testMode: {
      title: 'Test mode',
      money:
        'Where the site says <strong>test mode</strong>, the money is simulated: a deposit costs you nothing, and the balance cannot become real money. The rules below apply all the same, so that you can see how the casino works.',
      demo: 'In demo you play with credits, which are always free and can never be withdrawn.',
    },
    age: {
      title: 'Who may play',
      adult: 'You must be 18 or older to create an account and to play.',
      personal: 'An account is personal. You may have one, and you may not let others use it.',
      person: 'Only a person can play for money. A company account can buy, lease and make games.',
      correct: 'The details of the account must be correct.',
      identity:
        'Before you deposit and play for money for the first time, you verify your identity with MitID. Then, at each login after that and before deposits, we ask the Danish register of self-excluded players (ROFUS). If you are listed there, you cannot play for money here. A break or an exclusion applies to the person, on a new account too.',
    },
    account: {
      title: 'Your account',
      password:
        'The account is activated with the link in the email that we send you. Choose a password that you do not use elsewhere, and give it to nobody. If you think that someone else knows it, change it under Account: this logs out your other devices.',
      deletion: 'You can delete the account at any time. Withdraw your balance first, and let open rounds be finished.',
    },
    money: {
      title: 'Deposits and withdrawals',
      limits: 'Before you play for money for the first time, you set a deposit limit per day, week and month.',
      history:
        'Every transaction on your account is in your history with amount, time and balance. No transaction can be changed or deleted afterwards, not even by us.',
      credit: 'The balance cannot become negative. We give no credit.',
      currency: 'The balance is in Danish kroner. It bears no interest, and we charge no fees.',
    },
    rounds: {
      title: 'How a round is played',
      whole:
        'The bet is deducted, the win is added, and the round is stored at the same moment. Either all of it has happened, or nothing has.',
      cap: 'Every game has a maximum win, stated on the game as a multiple of the bet (Max win). When a round reaches it, the round ends and pays that amount.',
      rtp: 'Wins are calculated by the pay table of the game. RTP is the share of the bets that the game pays back in the long run; in a single evening anything can happen.',
      blind:
        'The game does not know what you have won or lost before, how large your balance is, or who you are. No round becomes “due”.',
      open: 'If the round needs a choice from you, we keep it open. It survives that you close the page or lose the connection. If you have not chosen within <strong>24 hours</strong>, we finish it with the choice that the rules of the game state as the default, and add the win to your balance.',
      invalid:
        'If there is an error in a game, so that a round does not follow the rules shown, the round is void, and the bet is returned.',
    },
    proof: {
      title: 'How you can prove a round',
      hash: 'Before you play, we show a fingerprint (SHA-256) of the secret server seed. Together with your own client seed, which you choose yourself, and the number of the round, it gives the outcome of the round:<formula>HMAC-SHA256(server seed, client seed:nonce)</formula>',
      reveal:
        'When you press “Change seed”, you get to see the old server seed. You can then check for yourself that the fingerprint matches, and that every round came out as it should. “Verify round” does this for you in your own browser with the same game engine. Every round has an address where it can be replayed, without your name.',
    },
    limits: {
      title: 'Responsible gambling',
      set: 'You can set limits for deposits, losses and playing time. A lower limit takes effect at once; a higher one only after 24 hours.',
      pause:
        'You can take a break of 24 hours, or exclude yourself for at least 30 days or for good. This takes effect at once and cannot be undone.',
      shown: 'While you play for money, we always show how long you have played, and what you have won or lost.',
      help: 'If play is no longer fun, call StopSpillet (in Danish) on <phone>+45 70 22 28 25</phone>. It is free and confidential. To be excluded from all gambling in Denmark, register at <rofus>rofus.nu</rofus>.',
    },
    purchases: {
      title: 'Purchase and lease of games',
      text: 'A purchase gives a permanent right to the game; a lease gives a right for the number of months that you have paid for, counted from the day of purchase. The price is on the purchase page before you pay, including VAT. A lease can be upgraded to a purchase, from which the whole amount paid is deducted.',
    },
    misuse: {
      title: 'Misuse',
      text: 'We can close an account that is used for money laundering, is used by someone other than the owner, or attempts to cheat the games or other players. The balance is paid out unless the law says otherwise, and you are given the reason.',
    },
    complaints: {
      title: 'Complaints and changes',
      support:
        'Write to support from the Support tab of your dashboard. State the number of the round if it concerns a round, and we begin by recalculating it. Danish law applies, and as a consumer you can complain to Nævnenes Hus.',
      changes:
        'If we change the terms, it is stated here with a new date, and you are told before you play on. How we treat your data is described in the <privacy>privacy policy</privacy>.',
    },
  },
})
