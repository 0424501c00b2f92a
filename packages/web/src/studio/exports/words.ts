/** The studio speaks English, the dashboard Danish. */
export const EXPORT_WORDS = {
  en: {
    busy: 'Generating export...',
    ready: 'Export Ready!',
    failed: 'Export failed',
    why: 'Failed to export game',
  },
  da: {
    busy: 'Laver filen...',
    ready: 'Filen er klar',
    failed: 'Eksporten mislykkedes',
    why: 'Filen kunne ikke laves. Prøv igen.',
  },
} as const
