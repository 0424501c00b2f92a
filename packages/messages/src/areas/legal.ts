import { area } from '../area.ts'

/** What stands around a legal text. */
export const legal = area('legal', {
  da: {
    validFrom: 'Gælder fra {{day}}',
    chapters: 'Afsnit',
    binding: 'Den danske tekst er den bindende.',
  },
  en: {
    validFrom: 'Valid from {{day}}',
    chapters: 'Sections',
    binding: 'This is a translation; the Danish text is the binding one.',
  },
})
