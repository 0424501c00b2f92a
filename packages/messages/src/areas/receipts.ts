import { area } from '../area.ts'

/** Receipts, invoices and credit notes, and the mails about orders and leases. */
export const receipts = area('receipts', {
  da: {
    permanent: 'Permanent adgang',
    lease_one: 'Leje i {{count}} måned',
    lease_other: 'Leje i {{count}} måneder',
    library: 'Se mine spil',
    leaseAgain: 'Lej igen',
    paid: 'Betalt {{moment}}',
    receipt: {
      subject: 'Kvittering for {{game}}',
      notGiven:
        'Vi har modtaget din betaling for {{game}}, men kan ikke give dig adgang til det. Du får pengene tilbage.',
      renewed: 'Din leje af {{game}} er fornyet.',
      given: 'Tak for dit køb. Du har nu adgang til {{game}}.',
      invoice: 'Faktura nr. {{number}}',
      vat: 'Heraf moms (25 %): {{amount}}',
      pdf: 'Kvitteringen som PDF, når du er logget ind:\n{{url}}',
      otherwise: 'Kender du ikke til købet, så svar på denne mail med det samme.',
    },
    renewalFailed: {
      subject: 'Din leje af {{game}} kunne ikke fornyes',
      what: 'Vi kunne ikke trække betalingen for din leje af {{game}}.',
      until: 'Du har adgang til spillet til {{moment}}. Vil du beholde det, så lej det igen inden da.',
      otherwise: 'Vil du ikke forny lejen, skal du ikke gøre noget.',
    },
    leaseEnded: {
      subject: 'Din leje af {{game}} er udløbet',
      what: 'Din leje af {{game}} er udløbet, og spillet er ikke længere i dit bibliotek.',
      otherwise: 'Vil du ikke leje spillet igen, skal du ikke gøre noget.',
    },
    refunded: {
      subject: 'Refusion for {{game}}',
      what: 'Vi har refunderet {{amount}} for {{game}}. Kreditnota nr. {{number}}.',
      otherwise: 'Har du spørgsmål, så svar på denne mail.',
    },
    document: {
      invoice: 'Faktura',
      creditNote: 'Kreditnota',
      title: '{{kind}} nr. {{number}}',
      refunded: 'Refunderet {{moment}}',
      order: 'Ordre {{id}}',
      vat: 'Moms 25 %',
      total: 'I alt',
      test: 'Testtilstand: der er ikke flyttet rigtige penge.',
    },
  },
  en: {
    permanent: 'Permanent access',
    lease_one: 'Lease for {{count}} month',
    lease_other: 'Lease for {{count}} months',
    library: 'See my games',
    leaseAgain: 'Lease again',
    paid: 'Paid {{moment}}',
    receipt: {
      subject: 'Receipt for {{game}}',
      notGiven: 'We have received your payment for {{game}}, but cannot give you access to it. You get the money back.',
      renewed: 'Your lease of {{game}} has been renewed.',
      given: 'Thank you for your purchase. You now have access to {{game}}.',
      invoice: 'Invoice no. {{number}}',
      vat: 'Of which VAT (25%): {{amount}}',
      pdf: 'The receipt as a PDF, when you are logged in:\n{{url}}',
      otherwise: 'If you do not recognise the purchase, reply to this mail right away.',
    },
    renewalFailed: {
      subject: 'Your lease of {{game}} could not be renewed',
      what: 'We could not charge the payment for your lease of {{game}}.',
      until: 'You have access to the game until {{moment}}. To keep it, lease it again before then.',
      otherwise: 'If you do not want to renew the lease, you need do nothing.',
    },
    leaseEnded: {
      subject: 'Your lease of {{game}} has ended',
      what: 'Your lease of {{game}} has ended, and the game is no longer in your library.',
      otherwise: 'If you do not want to lease the game again, you need do nothing.',
    },
    refunded: {
      subject: 'Refund for {{game}}',
      what: 'We have refunded {{amount}} for {{game}}. Credit note no. {{number}}.',
      otherwise: 'If you have questions, reply to this mail.',
    },
    document: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      title: '{{kind}} no. {{number}}',
      refunded: 'Refunded {{moment}}',
      order: 'Order {{id}}',
      vat: 'VAT 25%',
      total: 'Total',
      test: 'Test mode: no real money has been moved.',
    },
  },
})
