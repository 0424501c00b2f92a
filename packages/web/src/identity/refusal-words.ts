import type { AppRouter } from '@spilvaerk/api'
import type { TRPCClientErrorLike } from '@trpc/client'

type Code = NonNullable<NonNullable<TRPCClientErrorLike<AppRouter>['data']>['refusal']>

/** What the callback of a proof refuses with, by the server's names: the address carries the name alone. */
const WORDS = {
  underAge: 'Du skal være fyldt 18 år for at spille for penge.',
  identityTaken: 'Din identitet hører allerede til en anden konto. Log ind på den for at spille for penge.',
  identityProved: 'Kontoens identitet er allerede bekræftet.',
  identityAttemptDead: 'Forsøget er udløbet, allerede brugt eller begyndt et andet sted. Begynd forfra.',
  identityCancelled: 'Du afbrød hos MitID. Din identitet er ikke bekræftet.',
  identityFailed: 'Svaret fra MitID kunne ikke bekræftes. Begynd forfra.',
  identityIncomplete: 'MitID oplyste ikke fødselsdato og CPR-nummer. Begynd forfra, og sig ja til at dele dem.',
  identitySilent: 'MitID svarer ikke lige nu. Prøv igen om lidt.',
} as const satisfies Partial<Record<Code, string>>

export const refusalWords = (code: string | undefined): string | undefined =>
  Object.entries(WORDS).find(([known]) => known === code)?.[1]
