import type { TermsOf } from '../../../platform/refusals/terms.ts'

type TeamRefusal =
  | { readonly code: 'memberNameUnknown' }
  | { readonly code: 'alreadyInGame' }
  | { readonly code: 'alreadyInvited' }
  | { readonly code: 'teamFull'; readonly most: number }
  | { readonly code: 'tooManyInvitations'; readonly most: number }
  | { readonly code: 'invitationDead' }
  | { readonly code: 'invitationOfAnother' }
  | { readonly code: 'invitationNotFound' }
  | { readonly code: 'gameMemberNotFound' }
  | { readonly code: 'ownerMayNotLeave' }
  | { readonly code: 'nothingOffered' }
  | { readonly code: 'offeredWhilePublic' }
  | { readonly code: 'ownerThere' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    team: TeamRefusal
  }
}

export const TEAM_TERMS: TermsOf<TeamRefusal> = {
  memberNameUnknown: {
    status: 'BAD_REQUEST',
    da: () => 'Ingen har det brugernavn. Inviter med en e-mailadresse, hvis personen ikke har en konto endnu.',
    en: () => 'Nobody has that user name. Invite by an e-mail address if the person has no account yet.',
    field: () => 'to',
  },
  alreadyInGame: {
    status: 'CONFLICT',
    da: () => 'Personen er allerede med i spillet',
    en: () => 'The person is a member of the game already',
    field: () => 'to',
  },
  alreadyInvited: {
    status: 'CONFLICT',
    da: () => 'Personen er allerede inviteret. Træk invitationen tilbage for at sende en ny.',
    en: () => 'The person is invited already. Withdraw the invitation to send another one.',
    field: () => 'to',
  },
  teamFull: {
    status: 'CONFLICT',
    example: { most: 50 },
    da: ({ most }) => `Et spil har højst ${most} medlemmer`,
    en: ({ most }) => `A game has at most ${most} members`,
  },
  tooManyInvitations: {
    status: 'TOO_MANY_REQUESTS',
    example: { most: 20 },
    da: ({ most }) => `Du kan have højst ${most} åbne invitationer`,
    en: ({ most }) => `You can have at most ${most} open invitations`,
  },
  invitationDead: {
    status: 'NOT_FOUND',
    da: () => 'Invitationen er brugt, trukket tilbage eller for gammel. Bed om en ny.',
    en: () => 'The invitation has been used or withdrawn, or is too old. Ask for another one.',
  },
  invitationOfAnother: {
    status: 'FORBIDDEN',
    da: () => 'Invitationen er til en anden konto. Log ind med den konto, den er sendt til.',
    en: () => 'The invitation is for another account. Log in with the account that it was sent to.',
  },
  invitationNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Invitationen findes ikke mere',
    en: () => 'There is no such invitation any more',
  },
  gameMemberNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Spillet har ikke det medlem',
    en: () => 'The game has no such member',
  },
  ownerMayNotLeave: {
    status: 'CONFLICT',
    da: () => 'Ejeren kan ikke forlade spillet. Overdrag det først til et medlem, der siger ja.',
    en: () => 'The owner cannot leave the game. Hand it over first to a member who accepts.',
  },
  nothingOffered: {
    status: 'CONFLICT',
    da: () => 'Spillet er ikke tilbudt dig',
    en: () => 'The game is not offered to you',
  },
  ownerThere: {
    status: 'CONFLICT',
    da: () => 'Spillets ejer har stadig sin konto, og kan selv overdrage spillet',
    en: () => 'The owner of the game still has the account, and can hand the game over',
  },
  offeredWhilePublic: {
    status: 'CONFLICT',
    da: () => 'Et spil kan ikke overdrages, mens det er indsendt, på listen, godkendt eller stoppet',
    en: () => 'A game cannot be handed over while it is submitted, listed, admitted or suspended',
  },
}
