import type { TextFaultCode } from './rule.ts'

/** What is wrong, and what to do about it, in the words of the public site and of the studio. */
export const TEXT_FAULT_SENTENCES: Readonly<Record<TextFaultCode, { readonly da: string; readonly en: string }>> = {
  link: {
    da: 'Teksten må ikke indeholde links eller webadresser',
    en: 'The text may not contain links or web addresses.',
  },
  contact: {
    da: 'Teksten må ikke indeholde telefonnumre, mailadresser eller profiler på andre tjenester',
    en: 'The text may not contain phone numbers, e-mail addresses or profiles on other services.',
  },
  advertising: {
    da: 'Teksten må ikke reklamere for andet end spillet selv: ingen bonusser, koder, tilbud eller andre kasinoer',
    en: 'The text may not advertise anything but the game itself: no bonuses, codes, offers or other casinos.',
  },
  promise: {
    da: 'Teksten må ikke love gevinst: udfaldet af et spil er tilfældigt',
    en: 'The text may not promise a win: the outcome of a game is random.',
  },
  abuse: {
    da: 'Teksten må ikke indeholde skældsord, trusler eller hån mod mennesker',
    en: 'The text may not contain insults, threats or hatred of people.',
  },
  sexual: {
    da: 'Teksten må ikke have seksuelt indhold',
    en: 'The text may not have sexual content.',
  },
  unreadable: {
    da: 'Teksten skal kunne læses: brug ord, og undgå lange rækker af ens tegn og store bogstaver',
    en: 'The text has to be readable: use words, and avoid long runs of one character and of capital letters.',
  },
}
