import { area } from '../area.ts'

/** The page on which a game is played. */
export const playing = area('playing', {
  da: {
    machineFailure: {
      title: 'Maskinen kan ikke vises',
      undrawn: 'Din browser kan ikke tegne den.',
      untouched: 'Din saldo er urørt.',
    },
  },
  en: {
    machineFailure: {
      title: 'The machine cannot be shown',
      undrawn: 'Your browser cannot draw it.',
      untouched: 'Your balance is as it was.',
    },
  },
})
