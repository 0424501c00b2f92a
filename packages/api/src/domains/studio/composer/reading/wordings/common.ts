// Parts of patterns that wordings of several meanings are made of.

export const SPINS =
  '(?:free[ -]?spins?|free games|free rounds|gratis ?spins?|gratisspil|gratisrunder|fri ?spins?)(?:ene|ne)?'

export const LINK = '(?: that| which| who| der| som| will| can| kan| skal)?'
