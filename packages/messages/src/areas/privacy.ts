import { area } from '../area.ts'

/** The privacy policy. The Danish text is the binding one. */
export const privacy = area('privacy', {
  da: {
    title: 'Privatlivspolitik',
    lead: 'Hvad vi gemmer om dig, hvorfor, hvor længe – og hvordan du får det at se og slettet.',
    what: {
      title: 'Hvad vi gemmer',
      account:
        '<strong>Konto:</strong> fornavn, efternavn, brugernavn, email, telefonnummer, hvis du giver os det, og firmanavn og CVR-nummer for virksomheder.',
      password:
        '<strong>Adgangskode:</strong> kun et argon2id-aftryk, som ikke kan regnes tilbage. Vi kender ikke selve koden.',
      login:
        '<strong>Login:</strong> for hver enhed et aftryk af dens login, hvad dens browser kalder sig, hvornår du loggede ind, og hvornår den sidst blev set.',
      money: '<strong>Penge:</strong> indbetalinger, udbetalinger, indsatser, gevinster og køb.',
      rounds: '<strong>Runder:</strong> spil, indsats, udfald, tidspunkt og de seeds, der afgjorde runden.',
      play: '<strong>Spil:</strong> dine grænser, pauser og udelukkelser, din spilletid, dit niveau, dine favoritter og de karakterer, du giver.',
      work: '<strong>Det, du laver:</strong> dine spil med alle versioner, de ord, du bad om dem med, tekster, billeder og kommentarer, og hvem du laver dem sammen med.',
      support: '<strong>Henvendelser:</strong> navn, email, emne og besked, når du skriver til supporten.',
      identity:
        '<strong>Identitet:</strong> navn og fødselsdato fra MitID, og dit CPR-nummer, forseglet. Lukker du kontoen, bliver kun et aftryk, som ingen kan læse nummeret af: en udelukkelse skal gælde, også på en ny konto.',
      language: '<strong>Sprog:</strong> det, vi skriver til dig på.',
      news: '<strong>Nyheder:</strong> om du har sagt ja til dem.',
    },
    why: {
      title: 'Hvorfor',
      contract: 'For at føre din konto og din saldo: det er aftalen med dig.',
      law: 'For at overholde loven om spil, bogføring og hvidvask: grænser, udelukkelser, ROFUS og hovedbogen.',
      news: 'For at sende nyheder: kun, hvis du har sagt ja, og indtil du siger nej igen under Konto.',
    },
    who: {
      title: 'Hvem der ellers ser det',
      nobody:
        'Siden henter intet fra fremmede servere: skrifter, billeder og spil ligger hos os, og der er ingen sporing og ingen reklamer. Disse får det, de skal bruge, når huset er sat op med dem:',
      mitId: 'MitID, gennem en broker, når du bekræfter din identitet.',
      rofus: 'ROFUS, der får dit CPR-nummer, når du bekræfter din identitet, ved hvert login og før indbetalinger.',
      cvr: 'CVR-registret, der får et CVR-nummer at slå op.',
      payment: 'Betalingsudbyderen, når du betaler. Kortnummeret når aldrig vores egen server.',
      mail: 'Mailudbyderen, der bringer vores mails til dig.',
      testMode: 'I testtilstand er de alle indbyggede, og intet forlader maskinen. Mails lægges i en mappe på den.',
    },
    browser: {
      title: 'Hvad der ligger i din browser',
      session:
        'En cookie med navnet <code>session</code>, der holder dig logget ind. Den er nødvendig, og intet script kan læse den. Med »Husk mig« gælder den i 30 dage. Uden er den væk, når du lukker browseren eller ikke har brugt siden i 12 timer.',
      device:
        'En cookie med navnet <code>device</code>, når du har været logget ind. Med den kan vi se, at enheden er din, så du ikke må vente, når andre gætter på din adgangskode. Den lukker ingen ind og gælder i et år.',
      language:
        'En cookie med navnet <code>language</code>, når du har valgt et sprog. Den siger kun, hvilket, og gælder i et år.',
      member:
        '<code>auth-storage</code>: dit brugernavn, fornavn, medlemskab og niveau, så siden kan vise dem med det samme. Ingen adgangskode og intet, man kan logge ind med.',
      settings: 'Dine demokreditter og om du har slået lyd og bevægelser fra.',
    },
    howLong: {
      title: 'Hvor længe',
      rounds:
        'Runder gemmes i mindst 90 dage, så du kan se og kontrollere dem. Links i mails kan bruges én gang og udløber af sig selv. Det, du skriver til supporten, gemmer vi i to år. Resten gemmer vi, så længe du har en konto.',
      deletion:
        '<strong>Når du sletter kontoen,</strong> fjerner vi navn, brugernavn, email, telefon, firma, adgangskode og alle logins med det samme. Spil, som kun du lavede, kan ingen mere åbne med et link, og de ord, du bad om dem med, slettes. Spil, som andre har købt, laver med på eller finder i værkstedet, bliver stående uden dit navn.',
      ledger:
        '<strong>Hovedbogen bliver stående.</strong> Bevægelser og runder skal kunne revideres, og bogføringsloven kræver fem år. De står tilbage under et tilfældigt nummer, som ikke længere kan føres tilbage til dig. Det gør dine grænser, pauser og udelukkelser også.',
    },
    rights: {
      title: 'Dine rettigheder',
      see: 'Se og hente: »Hent mine data« under Konto giver dig det hele i én fil.',
      correct: 'Rette: navn og telefon under Konto; en ny email bekræftes med et link.',
      remove: 'Slette: »Slet konto« under Konto.',
      refuse: 'Sige nej til nyheder: under Konto.',
      complain: 'Klage: til Datatilsynet, datatilsynet.dk.',
      terms: 'Se også vores <terms>vilkår og betingelser</terms>.',
    },
  },
  en: {
    title: 'Privacy policy',
    lead: 'What we keep about you, why, for how long – and how you can see it and have it deleted.',
    what: {
      title: 'What we keep',
      account:
        '<strong>Account:</strong> first name, last name, username, email, phone number if you give us one, and company name and CVR number for companies.',
      password:
        '<strong>Password:</strong> only an argon2id hash, which cannot be reversed. We do not know the password itself.',
      login:
        '<strong>Login:</strong> for each device a hash of its login, what its browser calls itself, when you logged in, and when it was last seen.',
      money: '<strong>Money:</strong> deposits, withdrawals, bets, wins and purchases.',
      rounds: '<strong>Rounds:</strong> game, bet, outcome, time and the seeds that decided the round.',
      play: '<strong>Play:</strong> your limits, breaks and exclusions, your playing time, your level, your favourites and the ratings that you give.',
      work: '<strong>What you make:</strong> your games with all versions, the words that you asked for them with, texts, pictures and comments, and whom you make them with.',
      support: '<strong>Messages:</strong> name, email, topic and message, when you write to support.',
      identity:
        '<strong>Identity:</strong> name and date of birth from MitID, and your CPR number, encrypted. If you close the account, only a hash remains from which nobody can read the number: an exclusion has to apply on a new account too.',
      language: '<strong>Language:</strong> the one in which we write to you.',
      news: '<strong>News:</strong> whether you have agreed to receive it.',
    },
    why: {
      title: 'Why',
      contract: 'To keep your account and your balance: this is the agreement with you.',
      law: 'To comply with the law on gambling, bookkeeping and money laundering: limits, exclusions, ROFUS and the ledger.',
      news: 'To send news: only if you have agreed, and until you decline again under Account.',
    },
    who: {
      title: 'Who else sees it',
      nobody:
        'The site fetches nothing from other servers: fonts, pictures and games are on ours, and there is no tracking and no advertising. The following get what they need, where the casino is set up with them:',
      mitId: 'MitID, through a broker, when you verify your identity.',
      rofus: 'ROFUS, which gets your CPR number when you verify your identity, at each login and before deposits.',
      cvr: 'The CVR register, which gets a CVR number to look up.',
      payment: 'The payment provider, when you pay. The card number never reaches our own server.',
      mail: 'The mail provider, which delivers our emails to you.',
      testMode: 'In test mode they are all built in, and nothing leaves the machine. Emails are put in a folder on it.',
    },
    browser: {
      title: 'What is in your browser',
      session:
        'A cookie with the name <code>session</code> that keeps you logged in. It is necessary, and no script can read it. With “Remember me” it lasts for 30 days. Without, it is gone when you close the browser or have not used the site for 12 hours.',
      device:
        'A cookie with the name <code>device</code>, once you have been logged in. By it we can see that the device is yours, so that you need not wait when others guess at your password. It lets nobody in, and lasts for one year.',
      language:
        'A cookie with the name <code>language</code>, once you have chosen a language. It says only which, and lasts for one year.',
      member:
        '<code>auth-storage</code>: your username, first name, membership and level, so that the site can show them at once. No password, and nothing that one can log in with.',
      settings: 'Your demo credits, and whether you have switched off sound and motion.',
    },
    howLong: {
      title: 'For how long',
      rounds:
        'Rounds are kept for at least 90 days, so that you can see and verify them. Links in emails can be used once and expire by themselves. What you write to support is kept for two years. The rest is kept for as long as you have an account.',
      deletion:
        '<strong>When you delete the account,</strong> we remove name, username, email, phone, company, password and all logins at once. Games that only you made can no longer be opened by a link, and the words that you asked for them with are deleted. Games that others have bought, help to make or find in the workshop remain, without your name.',
      ledger:
        '<strong>The ledger remains.</strong> Transactions and rounds must be open to audit, and the Danish Bookkeeping Act requires five years. They remain under a random number that can no longer be traced back to you. So do your limits, breaks and exclusions.',
    },
    rights: {
      title: 'Your rights',
      see: 'See and download: “Download my data” under Account gives you everything in one file.',
      correct: 'Correct: name and phone under Account; a new email is confirmed with a link.',
      remove: 'Delete: “Delete account” under Account.',
      refuse: 'Decline news: under Account.',
      complain: 'Complain: to the Danish Data Protection Agency, datatilsynet.dk.',
      terms: 'See also our <terms>terms and conditions</terms>.',
    },
  },
})
