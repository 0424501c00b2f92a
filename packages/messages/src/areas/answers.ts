import { area } from '../area.ts'

/** What is answered to requests. */
export const answers = area('answers', {
  da: {
    activationSent: 'Vi har sendt dig en mail. Brug linket i den for at aktivere din konto.',
    activationSentAgain: 'Hvis der er en konto, der venter på aktivering, har vi sendt en ny mail.',
    activated: 'Din konto er aktiveret. Du kan nu logge ind.',
    resetSent: 'Tjek din email for instruktioner til at nulstille dit password.',
    reset: 'Din adgangskode er ændret. Du kan nu logge ind med den.',
    unlockSent:
      'Hvis der er en konto med den adresse, har vi sendt en mail med et link, der lukker dig ind. Vi sender højst én i timen.',
    unlocked: 'Denne enhed er nu kendt. Du kan logge ind med din adgangskode.',
    passwordChanged: 'Din adgangskode er ændret, og dine andre enheder er logget ud.',
    confirmEmailSent: 'Vi har sendt en mail til den nye adresse. Brug linket i den for at bekræfte ændringen.',
    emailChanged: 'Din email-adresse er ændret.',
    deleted: 'Din konto og dine personlige oplysninger er slettet.',
    loggedOut: 'Du er logget ud.',
    loggedOutEverywhere: 'Du er logget ud på alle enheder.',
    deviceLoggedOut: 'Enheden er logget ud.',
    composer: 'Komponisten (uden sprogmodel)',
    gameReady: '{{game}} er klar til at blive spillet.',
  },
  en: {
    activationSent: 'We have sent you a mail. Use the link in it to activate your account.',
    activationSentAgain: 'If there is an account that waits for activation, we have sent a new mail.',
    activated: 'Your account has been activated. You can now log in.',
    resetSent: 'Check your mail for how to reset your password.',
    reset: 'Your password has been changed. You can now log in with it.',
    unlockSent:
      'If there is an account with that address, we have sent a mail with a link that lets you in. We send one an hour at most.',
    unlocked: 'This device is now known. You can log in with your password.',
    passwordChanged: 'Your password has been changed, and your other devices have been logged out.',
    confirmEmailSent: 'We have sent a mail to the new address. Use the link in it to confirm the change.',
    emailChanged: 'Your e-mail address has been changed.',
    deleted: 'Your account and your personal data have been deleted.',
    loggedOut: 'You are logged out.',
    loggedOutEverywhere: 'You are logged out on all devices.',
    deviceLoggedOut: 'The device is logged out.',
    composer: 'The composer (without a language model)',
    gameReady: '{{game}} is ready to be played.',
  },
})
