import { area } from '../area.ts'

/** Mails to members and to staff. Those about orders are with the receipts. */
export const mails = area('mails', {
  da: {
    greeting: 'Hej {{name}}',
    signature: 'Venlig hilsen\nSpilværk',
    footer: 'Spilværk er for dig, der er fyldt 18 år. StopSpillet: 70 22 28 25.',
    copyAddress: 'Virker knappen ikke, så kopiér adressen:',
    logIn: 'Log ind',
    ignore: 'Har du ikke bedt om det, kan du roligt se bort fra mailen.',
    notYou: 'Var det ikke dig, så nulstil din adgangskode på login-siden med det samme.',
    contact: {
      subject: 'Henvendelse nr. {{number}}: {{topic}}',
      from: 'Fra {{name}}, {{email}}. Emne: {{topic}}. Sidens sprog: {{language}}.',
      answer: 'Svar til {{email}}. Navn og adresse er skrevet af afsenderen og er ikke bevist.',
    },
    contactReceived: {
      subject: 'Vi har modtaget din henvendelse nr. {{number}}',
      what: 'Vi har modtaget din henvendelse om »{{topic}}«. Den har nummer {{number}}.',
      when: 'Vi svarer til denne adresse.',
      otherwise: 'Har du ikke skrevet til os, har en anden opgivet din adresse. Så kan du roligt se bort fra mailen.',
    },
    activation: {
      subject: 'Aktivér din konto hos Spilværk',
      welcome: 'Velkommen til Spilværk. Din konto hedder {{username}}.',
      how: 'Aktivér den med knappen herunder, så kan du logge ind. Linket virker i 7 dage.',
      button: 'Aktivér min konto',
      otherwise: 'Har du ikke oprettet en konto, så gør ingenting: uden aktivering bliver den slettet igen.',
    },
    alreadyRegistered: {
      subject: 'Du har allerede en konto hos Spilværk',
      what: 'Nogen, måske dig selv, har forsøgt at oprette en konto med din email-adresse. Du har allerede en.',
      how: 'Log ind med den. Har du glemt adgangskoden, kan du nulstille den på login-siden.',
      otherwise: 'Var det ikke dig, er der ikke sket noget: din konto er uændret.',
    },
    registeredUnactivated: {
      subject: 'Din konto hos Spilværk venter på dig',
      what: 'Nogen, måske dig selv, har forsøgt at oprette en konto med din email-adresse. Der er allerede en, som ikke er aktiveret.',
      how: 'Vælg en adgangskode med knappen herunder, så er kontoen din og aktiveret. Linket virker i 20 minutter.',
      button: 'Vælg adgangskode',
    },
    reset: {
      subject: 'Nulstil din adgangskode',
      how: 'Vælg en ny adgangskode med knappen herunder. Linket virker i 20 minutter og kun én gang.',
      button: 'Vælg ny adgangskode',
    },
    unlock: {
      subject: 'Log ind på en ny enhed',
      why: 'Der har været for mange forkerte forsøg på at logge ind på din konto, så enheder, du ikke har brugt før, må vente.',
      how: 'Vil du logge ind på en ny enhed nu, så åbn linket på den. Linket virker i 20 minutter og kun én gang, og bagefter logger du ind med din adgangskode som altid.',
      button: 'Brug denne enhed',
      otherwise:
        'Har du ikke bedt om det, så gør ingenting. Din konto er uændret, og uden din adgangskode åbner linket ingenting.',
    },
    passwordChanged: {
      subject: 'Din adgangskode er ændret',
      what: 'Adgangskoden til din konto er lige blevet ændret, og dine andre enheder er logget ud.',
    },
    confirmEmail: {
      subject: 'Bekræft din nye email-adresse',
      how: 'Bekræft, at denne adresse skal høre til din konto hos Spilværk. Linket virker i et døgn.',
      button: 'Bekræft adressen',
    },
    addressInUse: {
      subject: 'Adressen hører allerede til en konto',
      name: 'du',
      what: 'Nogen har bedt om at bruge denne adresse til sin konto hos Spilværk, men den hører allerede til en konto.',
    },
    emailChangeAsked: {
      subject: 'Nogen vil ændre din email-adresse',
      what: 'Der er bedt om, at din konto fremover skal bruge {{email}}. Det sker først, når det er bekræftet fra den adresse.',
    },
    emailChanged: {
      subject: 'Din email-adresse er ændret',
      what: 'Din konto bruger nu {{email}}. Log ind med den fremover.',
      otherwise: 'Var det ikke dig, så skriv til os ved at svare på denne mail.',
    },
    deleted: {
      subject: 'Din konto er slettet',
      what: 'Din konto og dine personlige oplysninger er slettet. Det, loven kræver, at vi gemmer om penge og runder, står uden dit navn.',
      otherwise: 'Tak, fordi du kiggede forbi.',
    },
    invited: {
      somebody: 'kommende medlem',
      subject: 'Du er inviteret til spillet {{game}}',
      subjectUnnamed: 'Du er inviteret til et spil',
      what: '{{by}} vil gerne arbejde sammen med dig på spillet {{game}} i Spilværks studie.',
      whatUnnamed: 'Et medlem vil gerne arbejde sammen med dig på et spil i Spilværks studie.',
      role: {
        viewer: 'Din rolle bliver seer: du kan se alt i spillet, og du ændrer intet.',
        mathematician: 'Din rolle bliver matematiker: du kan ændre spillets hjul, gevinster og regler.',
        artist: 'Din rolle bliver kunstner: du kan ændre spillets billeder, udseende og tekster.',
      },
      button: 'Se invitationen',
      otherwise:
        'Linket virker i syv dage og kun for den konto, som det er sendt til. Kender du ikke afsenderen, så se bort fra mailen.',
    },
    mentioned: {
      subject: 'Du er nævnt i en kommentar til {{game}}',
      subjectUnnamed: 'Du er nævnt i en kommentar til et spil',
      what: '{{by}} har nævnt dig i en kommentar til spillet {{game}} i Spilværks studie.',
      whatUnnamed: 'Et medlem har nævnt dig i en kommentar til et spil i Spilværks studie.',
      button: 'Læs kommentaren',
      otherwise: 'Du får mailen, fordi du er med i spillet. Vil du ikke være med mere, kan du forlade det i studiet.',
    },
    decided: {
      subject: {
        admitted: '{{game}} er godkendt',
        rejected: '{{game}} er ikke godkendt',
        suspended: '{{game}} er stoppet',
      },
      what: {
        admitted: 'Dit spil er godkendt. Det kan nu spilles for penge, købes og lejes.',
        rejected: 'Dit spil er ikke godkendt til penge. Du kan lave en ny version og sende den ind.',
        suspended: 'Dit spil er stoppet og kan ikke ses af andre, før vi har set på det.',
      },
      why: 'Begrundelse: {{why}}',
      reported: 'Spillet er anmeldt og bliver set på.',
      button: 'Se dine spil',
      otherwise: 'Er du uenig, så svar på denne mail.',
    },
    largeWin: {
      subject: { agrees: 'Stor gevinst venter på frigivelse', differs: 'Stor gevinst stemmer ikke' },
      name: 'medarbejder',
      what: '{{username}} har en stor gevinst i runde {{round}}.',
      verdict: {
        agrees: 'Runden er spillet om fra sit seed og giver det samme. Udbetalinger venter, til gevinsten er frigivet.',
        differs:
          'Runden er spillet om fra sit seed og giver noget andet. Udbetalinger er lukket, til det er undersøgt.',
      },
      how: 'Se den med kommandoen "wins list", og frigiv den med "wins release {{round}}".',
      otherwise: 'Du får mailen, fordi du er medarbejder med rollen payments eller admin.',
    },
  },
  en: {
    greeting: 'Hello {{name}}',
    signature: 'Kind regards\nSpilværk',
    footer: 'Spilværk is for people aged 18 and over. The Danish helpline StopSpillet: +45 70 22 28 25.',
    copyAddress: 'If the button does not work, copy the address:',
    logIn: 'Log in',
    ignore: 'If you did not ask for this, you can safely ignore this mail.',
    notYou: 'If this was not you, reset your password on the login page right away.',
    contact: {
      subject: 'Message no. {{number}}: {{topic}}',
      from: 'From {{name}}, {{email}}. Topic: {{topic}}. Language of the page: {{language}}.',
      answer: 'Answer to {{email}}. Name and address were written by the sender and are not proved.',
    },
    contactReceived: {
      subject: 'We have received your message no. {{number}}',
      what: 'We have received your message about “{{topic}}”. Its number is {{number}}.',
      when: 'We will answer to this address.',
      otherwise: 'If you did not write to us, somebody else gave your address. You can safely ignore this mail.',
    },
    activation: {
      subject: 'Activate your account at Spilværk',
      welcome: 'Welcome to Spilværk. The username of your account is {{username}}.',
      how: 'Activate it with the button below, and you can log in. The link works for 7 days.',
      button: 'Activate my account',
      otherwise: 'If you did not open an account, do nothing: without activation it is deleted again.',
    },
    alreadyRegistered: {
      subject: 'You already have an account at Spilværk',
      what: 'Somebody, perhaps you, has tried to open an account with your e-mail address. You already have one.',
      how: 'Log in with it. If you have forgotten the password, you can reset it on the login page.',
      otherwise: 'If this was not you, nothing has happened: your account is unchanged.',
    },
    registeredUnactivated: {
      subject: 'Your account at Spilværk is waiting for you',
      what: 'Somebody, perhaps you, has tried to open an account with your e-mail address. There already is one that is not activated.',
      how: 'Choose a password with the button below, and the account is yours and activated. The link works for 20 minutes.',
      button: 'Choose a password',
    },
    reset: {
      subject: 'Reset your password',
      how: 'Choose a new password with the button below. The link works for 20 minutes, and only once.',
      button: 'Choose a new password',
    },
    unlock: {
      subject: 'Log in on a new device',
      why: 'There have been too many failed attempts to log in to your account, so devices that you have not used before have to wait.',
      how: 'To log in on a new device now, open the link on it. The link works for 20 minutes, and only once. After that you log in with your password as usual.',
      button: 'Use this device',
      otherwise:
        'If you did not ask for this, do nothing. Your account is unchanged, and without your password the link opens nothing.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      what: 'The password of your account has just been changed, and your other devices have been logged out.',
    },
    confirmEmail: {
      subject: 'Confirm your new e-mail address',
      how: 'Confirm that this address is to belong to your account at Spilværk. The link works for 24 hours.',
      button: 'Confirm the address',
    },
    addressInUse: {
      subject: 'The address already belongs to an account',
      name: 'there',
      what: 'Somebody has asked to use this address for their account at Spilværk, but it already belongs to an account.',
    },
    emailChangeAsked: {
      subject: 'Somebody wants to change your e-mail address',
      what: 'Somebody has asked that your account use {{email}} from now on. This happens only once it is confirmed from that address.',
    },
    emailChanged: {
      subject: 'Your e-mail address has been changed',
      what: 'Your account now uses {{email}}. Log in with it from now on.',
      otherwise: 'If this was not you, write to us by replying to this mail.',
    },
    deleted: {
      subject: 'Your account has been deleted',
      what: 'Your account and your personal data have been deleted. What the law requires us to keep about money and rounds is kept without your name.',
      otherwise: 'Thank you for stopping by.',
    },
    invited: {
      somebody: 'future member',
      subject: 'You are invited to the game {{game}}',
      subjectUnnamed: 'You are invited to a game',
      what: '{{by}} would like to work with you on the game {{game}} in the studio of Spilværk.',
      whatUnnamed: 'A member would like to work with you on a game in the studio of Spilværk.',
      role: {
        viewer: 'You will be a viewer: you can see everything of the game, and change nothing.',
        mathematician: 'You will be a mathematician: you can change the reels, pays and rules of the game.',
        artist: 'You will be an artist: you can change the pictures, look and texts of the game.',
      },
      button: 'See the invitation',
      otherwise:
        'The link works for seven days, and only for the account that it was sent to. If you do not know the sender, ignore this mail.',
    },
    mentioned: {
      subject: 'You are mentioned in a comment on {{game}}',
      subjectUnnamed: 'You are mentioned in a comment on a game',
      what: '{{by}} has mentioned you in a comment on the game {{game}} in the studio of Spilværk.',
      whatUnnamed: 'A member has mentioned you in a comment on a game in the studio of Spilværk.',
      button: 'Read the comment',
      otherwise:
        'You get this mail as a member of the game. If you want to be one no more, you can leave it in the studio.',
    },
    decided: {
      subject: {
        admitted: '{{game}} has been approved',
        rejected: '{{game}} has not been approved',
        suspended: '{{game}} has been suspended',
      },
      what: {
        admitted: 'Your game has been approved. It can now be played for money, bought and leased.',
        rejected: 'Your game has not been approved for money. You can make a new version and submit it.',
        suspended: 'Your game has been suspended, and nobody else can see it until we have looked at it.',
      },
      why: 'Reason: {{why}}',
      reported: 'The game has been reported and is being looked at.',
      button: 'See your games',
      otherwise: 'If you disagree, reply to this mail.',
    },
    largeWin: {
      subject: { agrees: 'A large win waits to be released', differs: 'A large win does not agree with its seed' },
      name: 'colleague',
      what: '{{username}} has a large win in round {{round}}.',
      verdict: {
        agrees: 'The round was played again from its seed with the same result. Withdrawals wait until it is released.',
        differs:
          'The round was played again from its seed with another result. Withdrawals are closed until this has been investigated.',
      },
      how: 'See it with the command "wins list", and release it with "wins release {{round}}".',
      otherwise: 'You get this mail because you are a staff member with the role payments or admin.',
    },
  },
})
