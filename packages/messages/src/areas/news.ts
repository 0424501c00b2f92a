import { area } from '../area.ts'

/** Notifications: what a member should know of. */
export const news = area('news', {
  da: {
    account: {
      activated: {
        title: 'Din konto er aktiveret',
        text: 'Velkommen til Spilværk. Din konto er oprettet og aktiveret.',
      },
      waiting: {
        title: 'Aktivér din konto',
        text: 'Vi har sendt dig en mail med et link. Følg det for at aktivere din konto.',
      },
    },
    kroner: '{{amount}} kr.',
    permanent: 'Permanent adgang',
    lease_one: 'Leje i {{count}} måned',
    lease_other: 'Leje i {{count}} måneder',
    paid: {
      bought: '{{game}} er i dit bibliotek',
      renewed: 'Din leje af {{game}} er fornyet',
      text: '{{ware}} for {{price}} Kvitteringen ligger under Konto.',
    },
    refunded: { title: 'Refusion for {{game}}', text: 'Vi har refunderet {{price}} {{where}}' },
    declined: {
      title: 'Betalingen for {{game}} blev afvist',
      text: 'Der er ikke trukket penge. Prøv igen, eller betal på en anden måde.',
    },
    renewalFailed: {
      title: 'Din leje af {{game}} kunne ikke fornyes',
      text: 'Vi kunne ikke trække betalingen. Vil du beholde spillet, så lej det igen, inden lejen udløber.',
    },
    renewsSoon: {
      title: 'Din leje af {{game}} fornyes snart',
      text: 'Den fornyes af sig selv inden {{moment}}. Du kan slå fornyelsen fra i dit bibliotek.',
    },
    endsSoon: { title: 'Din leje af {{game}} udløber snart', text: 'Du har adgang til spillet til {{moment}}.' },
    ended: {
      title: 'Din leje af {{game}} er udløbet',
      text: 'Du havde adgang til spillet til {{moment}}. Vil du spille det igen, kan du leje eller købe det.',
      notForSale: 'Du havde adgang til spillet til {{moment}}. Det kan ikke lejes eller købes mere.',
    },
    limit: {
      title: {
        deposit: 'Din grænse for indbetaling er ændret',
        loss: 'Din grænse for tab er ændret',
        time: 'Din grænse for spilletid er ændret',
      },
      none: 'Ingen grænse',
      day: '{{amount}} pr. døgn.',
      week: '{{amount}} pr. uge.',
      month: '{{amount}} pr. måned.',
      dayFrom: '{{amount}} pr. døgn fra {{moment}}.',
      weekFrom: '{{amount}} pr. uge fra {{moment}}.',
      monthFrom: '{{amount}} pr. måned fra {{moment}}.',
    },
    block: {
      pause: 'Du holder pause fra spil for penge',
      exclusion: 'Du har udelukket dig fra spil for penge',
      until: 'Det gælder til {{moment}}.',
      forever: 'Det gælder for altid.',
    },
  },
  en: {
    account: {
      activated: {
        title: 'Your account is activated',
        text: 'Welcome to Spilværk. Your account has been opened and activated.',
      },
      waiting: {
        title: 'Activate your account',
        text: 'We have sent you a mail with a link. Follow it to activate your account.',
      },
    },
    kroner: '{{amount}} kr.',
    permanent: 'Permanent access',
    lease_one: 'Lease for {{count}} month',
    lease_other: 'Lease for {{count}} months',
    paid: {
      bought: '{{game}} is in your library',
      renewed: 'Your lease of {{game}} has been renewed',
      text: '{{ware}} for {{price}} The receipt is under Account.',
    },
    refunded: { title: 'Refund for {{game}}', text: 'We have refunded {{price}} {{where}}' },
    declined: {
      title: 'The payment for {{game}} was declined',
      text: 'No money has been taken. Try again, or pay in another way.',
    },
    renewalFailed: {
      title: 'Your lease of {{game}} could not be renewed',
      text: 'We could not charge the payment. To keep the game, lease it again before the lease ends.',
    },
    renewsSoon: {
      title: 'Your lease of {{game}} renews soon',
      text: 'It renews itself before {{moment}}. You can turn the renewal off in your library.',
    },
    endsSoon: { title: 'Your lease of {{game}} ends soon', text: 'You have access to the game until {{moment}}.' },
    ended: {
      title: 'Your lease of {{game}} has ended',
      text: 'You had access to the game until {{moment}}. To play it again, you can lease or buy it.',
      notForSale: 'You had access to the game until {{moment}}. It can no longer be leased or bought.',
    },
    limit: {
      title: {
        deposit: 'Your deposit limit has been changed',
        loss: 'Your loss limit has been changed',
        time: 'Your time limit has been changed',
      },
      none: 'No limit',
      day: '{{amount}} per day.',
      week: '{{amount}} per week.',
      month: '{{amount}} per month.',
      dayFrom: '{{amount}} per day from {{moment}}.',
      weekFrom: '{{amount}} per week from {{moment}}.',
      monthFrom: '{{amount}} per month from {{moment}}.',
    },
    block: {
      pause: 'You are taking a break from playing for money',
      exclusion: 'You have excluded yourself from playing for money',
      until: 'This holds until {{moment}}.',
      forever: 'This holds for ever.',
    },
  },
})
