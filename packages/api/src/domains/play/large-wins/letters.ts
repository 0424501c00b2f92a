import type { Letter } from '../../../platform/mail/letter.ts'

/** To staff: of the member no more than the username. */
export const largeWinChecked = (roundId: string, username: string, agrees: boolean): Letter => ({
  subject: agrees ? 'Stor gevinst venter på frigivelse' : 'Stor gevinst stemmer ikke',
  name: 'medarbejder',
  paragraphs: [
    `${username} har en stor gevinst i runde ${roundId}.`,
    agrees
      ? 'Runden er spillet om fra sit seed og giver det samme. Udbetalinger venter, til gevinsten er frigivet.'
      : 'Runden er spillet om fra sit seed og giver noget andet. Udbetalinger er lukket, til det er undersøgt.',
    `Se den med kommandoen "wins list", og frigiv den med "wins release ${roundId}".`,
  ],
  otherwise: 'Du får mailen, fordi du er medarbejder med rollen payments eller admin.',
})
