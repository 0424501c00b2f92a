import { area } from '../area.ts'

/** Answers to what many ask, and the form for everything else. */
export const support = area('support', {
  da: {
    title: 'Kontakt support',
    lead: 'Skriv til os om din konto, dine penge eller et spil. Du behøver ikke at være logget ind.',
    first: 'Måske står svaret allerede i <faq>ofte stillede spørgsmål</faq>.',
    fields: { name: 'Navn', email: 'Email', topic: 'Hvad handler det om?', message: 'Besked' },
    choose: 'Vælg et emne',
    messageHelp: 'Skriv gerne spillets navn, rundens nummer eller ordrens nummer. Skriv aldrig din adgangskode.',
    topics: {
      account: 'Konto og login',
      money: 'Indbetaling og udbetaling',
      game: 'Et spil eller en runde',
      purchase: 'Køb og leje',
      limits: 'Grænser, pause og udelukkelse',
      complaint: 'Klage',
      other: 'Andet',
    },
    send: 'Send besked',
    sending: 'Sender...',
    sent: 'Tak, vi har din besked',
    sentText: 'Den har nummer {{number}}. Vi har sendt en bekræftelse til {{email}} og svarer til den adresse.',
    outbox: 'I demotilstand forlader ingen mails maskinen: du finder bekræftelsen i <outbox>udbakken</outbox>.',
    another: 'Skriv en besked til',
    failed: 'Beskeden blev ikke sendt',
    notNow: 'Det kan ikke lade sig gøre lige nu. Det, du har skrevet, står her stadig.',
    faq: {
      title: 'Ofte stillede spørgsmål',
      lead: 'Korte svar om penge, spil og konto.',
      more: 'Fandt du ikke svaret?',
      contact: 'Kontakt support',
      money: {
        title: 'Spiller jeg for rigtige penge?',
        text: 'Uden login spiller du med demokreditter, som intet er værd. Medlemmer kan vælge at spille for penge. Står der testtilstand, er også de penge simulerede og kan ikke veksles til rigtige.',
      },
      rtp: {
        title: 'Hvad er RTP, og kan jeg stole på tallet?',
        text: 'RTP er den andel af indsatserne, et spil betaler tilbage i det lange løb. Tallet er regnet ud af spillets regler. Hos få spil er det ikke muligt; dér er det målt over mange runder og står med sin usikkerhed. På hvert spils side kan du åbne tallene og se hvilket.',
      },
      fair: {
        title: 'Hvordan ved jeg, at en runde ikke er ændret?',
        text: 'Før runden får du fingeraftrykket af casinoets seed, og du kan selv vælge dit eget. Skifter du seed under Konto, bliver det gamle vist, og så kan du regne alle dine runder efter.',
      },
      waiting: {
        title: 'Hvad sker der, hvis forbindelsen ryger midt i en runde?',
        text: 'Runden er afgjort på serveren og går ikke tabt. Åbn spillet igen, så fortsætter den. Venter den på dit valg, afsluttes den af sig selv efter 24 timer med det valg, som reglerne nævner.',
      },
      withdraw: {
        title: 'Hvordan får jeg mine penge ud?',
        text: 'Under Konto kan du se din saldo og bede om en udbetaling. Alle bevægelser står i historikken, som du kan hente som fil.',
      },
      limits: {
        title: 'Hvordan sætter jeg grænser eller holder pause?',
        text: 'Under Konto sætter du grænser for indbetaling, tab og tid, holder pause i 24 timer eller udelukker dig selv. En lavere grænse gælder med det samme. Vil du udelukkes fra alle danske spil, så brug ROFUS.',
      },
      buy: {
        title: 'Hvad får jeg, når jeg køber eller lejer et spil?',
        text: 'Et køb giver varig adgang, en leje giver adgang i den tid, du vælger. Begge dele står i dit dashboard, og derfra henter du spillets filer og kvitteringen.',
      },
      make: {
        title: 'Kan jeg lave mit eget spil?',
        text: 'Ja. Beskriv det med dine egne ord i spilgeneratoren. Dets tilbagebetaling regnes ud, og du kan dele det med et link eller vise det i værkstedet. For penge kan det spilles, når det er godkendt.',
      },
      data: {
        title: 'Hvad ved I om mig, og hvordan sletter jeg min konto?',
        text: 'Under Konto henter du alt, hvad vi har gemt om dig, og der sletter du kontoen, når saldoen er tom, og ingen runde er åben.',
      },
    },
  },
  en: {
    title: 'Contact support',
    lead: 'Write to us about your account, your money or a game. You do not have to be logged in.',
    first: 'The answer may already be among the <faq>frequently asked questions</faq>.',
    fields: { name: 'Name', email: 'Email', topic: 'What is it about?', message: 'Message' },
    choose: 'Choose a topic',
    messageHelp: 'The name of the game, the number of the round or of the order helps us. Never write your password.',
    topics: {
      account: 'Account and login',
      money: 'Deposits and withdrawals',
      game: 'A game or a round',
      purchase: 'Buying and leasing',
      limits: 'Limits, pauses and exclusion',
      complaint: 'Complaint',
      other: 'Something else',
    },
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Thank you, we have your message',
    sentText: 'Its number is {{number}}. We have sent a confirmation to {{email}} and will answer to that address.',
    outbox: 'In demo mode no mail leaves the machine: you find the confirmation in the <outbox>outbox</outbox>.',
    another: 'Write another message',
    failed: 'The message was not sent',
    notNow: 'It is not possible right now. What you have written is still here.',
    faq: {
      title: 'Frequently asked questions',
      lead: 'Short answers about money, games and accounts.',
      more: 'Did you not find the answer?',
      contact: 'Contact support',
      money: {
        title: 'Do I play for real money?',
        text: 'Without a login you play with demo credits, which are worth nothing. Members can choose to play for money. Where it says test mode, that money is simulated, too, and cannot be exchanged for real money.',
      },
      rtp: {
        title: 'What is RTP, and can I trust the figure?',
        text: 'RTP is the share of the bets that a game pays back in the long run. The figure is calculated from the rules of the game. For a few games that is not possible; there it is measured over many rounds and given with its uncertainty. The page of each game opens its figures and says which.',
      },
      fair: {
        title: 'How do I know that a round was not changed?',
        text: 'Before the round you get the fingerprint of the casino’s seed, and you can choose a seed of your own. When you change seeds under Account, the old one is shown, and then you can calculate all your rounds yourself.',
      },
      waiting: {
        title: 'What happens if the connection is lost in the middle of a round?',
        text: 'The round is settled on the server and is not lost. Open the game again, and it goes on. If it waits for your choice, it ends by itself after 24 hours with the choice that the rules name.',
      },
      withdraw: {
        title: 'How do I get my money out?',
        text: 'Under Account you see your balance and ask for a withdrawal. Every movement is in the history, which you can download as a file.',
      },
      limits: {
        title: 'How do I set limits or take a break?',
        text: 'Under Account you set limits to deposits, losses and time, pause for 24 hours or exclude yourself. A lower limit applies at once. To be excluded from all Danish gambling, use ROFUS.',
      },
      buy: {
        title: 'What do I get when I buy or lease a game?',
        text: 'A purchase gives lasting access, a lease gives access for the time you choose. Both are in your dashboard, where you download the files of the game and the receipt.',
      },
      make: {
        title: 'Can I make my own game?',
        text: 'Yes. Describe it in your own words in the game generator. Its return is calculated, and you can share it by a link or show it in the workshop. It can be played for money once it is approved.',
      },
      data: {
        title: 'What do you know about me, and how do I delete my account?',
        text: 'Under Account you download all that we have stored about you, and there you delete the account, when the balance is empty and no round is open.',
      },
    },
  },
})
