/** Why the export buttons do nothing yet. */
export const EXPORT_NOTE = 'Exports are not switched on in this version of the product yet.'
