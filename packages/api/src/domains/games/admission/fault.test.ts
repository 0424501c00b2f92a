import { expect, test } from 'vitest'
import { faultOf, faultText } from './fault.ts'

const FAULTS = [
  [
    faultOf('exposureTooHigh', { exposure: 1_250_000, most: 1_000_000 }),
    'Den største gevinst ved den højeste indsats er 1.250.000 kr.; højst 1.000.000 kr. er tilladt.',
    'The largest win at the highest bet is 1,250,000 kr.; at most 1,000,000 kr. is allowed.',
  ],
  [
    faultOf('rtpTooHigh', { rtp: [0.9912, 0.9934], limits: [0.85, 0.98], mode: 'super' }, 'returnOutsideInMode'),
    'Spillet betaler 99,12 % – 99,34 % tilbage i spilformen super; tilladt er 85 % – 98 %.',
    'The game pays 99.12% – 99.34% back in the bet mode super; 85% – 98% is allowed.',
  ],
  [
    { code: 'GEN-BET-01', text: 'Indsatser skal stå i orden, ligge inden for grænserne og kunne deles i hele mønter.' },
    'Indsatser skal stå i orden, ligge inden for grænserne og kunne deles i hele mønter.',
    'Bets must be in order, within the limits and divisible into whole coins.',
  ],
  [{ code: 'rtpTooLow', text: 'Som det blev gemt før.' }, 'Som det blev gemt før.', 'Som det blev gemt før.'],
] as const

test.each(FAULTS)('%j is said in both languages', (fault, danish, english) => {
  const stored: typeof fault = JSON.parse(JSON.stringify(fault))
  expect([faultText(stored, 'da'), faultText(stored, 'en')]).toEqual([danish, english])
})
