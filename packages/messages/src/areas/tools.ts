import { area } from '../area.ts'

/** Examples of what a studio could hold. */
export const tools = area('tools', {
  da: {
    tools: {
      symbols: 'Symboldesigner Pro',
      sound: 'Lydstudie',
      new: 'Ny',
      animation: 'Animationseditor',
      beta: 'Beta',
      logic: 'Logikeditor',
      api: 'API',
    },
    screens: { desktop: 'Computer', mobile: 'Mobil', tv: 'Smart-tv', title: 'Forhåndsvisning på flere platforme' },
    blockchain: { title: 'Blockchain-integration', symbols: 'NFT-symboler', contracts: 'Smarte kontrakter' },
    live: { title: 'Live-drift', reload: 'Hot reload (aktiv)', testing: 'A/B-test' },
    what: 'Værktøjerne er eksempler på, hvad et studie kunne rumme. A/B-test er ægte under Markedsindsigt.',
    launch: 'Åbn studiet',
    demonstration: 'En demonstration: der er intet studie at åbne.',
    open: 'Åbn',
    toggles: { live: 'Live-forhåndsvisning', advanced: 'Avanceret tilstand' },
  },
  en: {
    tools: {
      symbols: 'Symbol Designer Pro',
      sound: 'Sound Studio',
      new: 'New',
      animation: 'Animation Editor',
      beta: 'Beta',
      logic: 'Logic Editor',
      api: 'API',
    },
    screens: { desktop: 'Desktop', mobile: 'Mobile', tv: 'Smart TV', title: 'Multi-platform preview' },
    blockchain: { title: 'Blockchain Integration', symbols: 'NFT Symbols', contracts: 'Smart Contracts' },
    live: { title: 'Live Operations', reload: 'Hot Reload (active)', testing: 'A/B Testing' },
    what: 'The tools are examples of what a studio could hold. A/B tests are real in Market Intelligence.',
    launch: 'Launch Studio',
    demonstration: 'A demonstration: there is no studio to launch.',
    open: 'Open',
    toggles: { live: 'Live preview', advanced: 'Advanced mode' },
  },
})
