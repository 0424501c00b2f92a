import { area } from '../area.ts'

/** Games as files for other places. */
export const exports = area('exports', {
  da: {
    who: 'Den, der har lavet, ejer eller lejer et spil, kan tage det med. HTML5, React, Android og iOS spilles uden net med demokreditter; Unity og API spørger serveren ved hver runde.',
    currency: 'Valuta',
    yours: 'Dine spil',
    none: { title: 'Du har ingen egne spil endnu', hint: 'Generér et, så står det her.' },
    rtp: 'RTP {{rtp}}',
    busy: 'Laver filen...',
    ready: 'Filen er klar',
    failed: 'Eksporten mislykkedes',
    why: 'Filen kunne ikke laves. Prøv igen.',
  },
  en: {
    who: 'Whoever made, owns or leases a game may take it away. HTML5, React, Android and iOS play offline with demo credits; Unity and API ask the server for every round.',
    currency: 'Currency',
    yours: 'Your games',
    none: { title: 'No games of your own yet', hint: 'Generate one, and it stands here.' },
    rtp: 'RTP {{rtp}}',
    busy: 'Generating export...',
    ready: 'Export Ready!',
    failed: 'Export failed',
    why: 'Failed to export game',
  },
})
