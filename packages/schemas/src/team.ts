import { z } from 'zod'
import { line, seen } from './checks.ts'
import { gameId } from './ids.ts'
import { GAME_ROLES, MEMBER_ROLES } from './team-terms.ts'

export * from './team-terms.ts'

const ROLE = `Rollen skal være ${MEMBER_ROLES.join(', ')}`
const memberRole = z.enum(MEMBER_ROLES, { error: ROLE })
const NUMBER = 'Medlemmets nummer skal være et helt tal over 0'
const memberNumber = z.int({ error: NUMBER }).positive({ error: NUMBER })
const INVITATION = 'Invitationens id skal være et UUID'
const TOKEN = 'Linket er ikke helt'

export const inviteInput = z.object({
  id: gameId,
  to: line('Modtageren', 254, seen).meta({ description: 'The address or the user name of whom the invitation is for' }),
  role: memberRole,
})
export type InviteInput = z.output<typeof inviteInput>

export const invitationRef = z.object({
  id: gameId,
  invitationId: z.uuid({ error: INVITATION }).toLowerCase(),
})

export const invitationTokenInput = z.object({
  token: z
    .string({ error: TOKEN })
    .regex(/^[\w-]{20,100}$/, { error: TOKEN })
    .meta({ description: 'What the link of the mail carries' }),
})

export const memberRef = z.object({ id: gameId, memberNumber })
export const memberRoleInput = memberRef.extend({ role: memberRole })
export const handOverInput = z.object({
  id: gameId,
  memberNumber: memberNumber.nullable().meta({ description: 'Null takes the offer back' }),
})

/** Somebody with a role in a game, by the name that the person has chosen and nothing else. */
export const gameMember = z
  .object({
    number: z.int().nullable().meta({ description: 'Names the member within the game; null for the owner' }),
    name: z.string(),
    role: z.enum(GAME_ROLES),
    isYou: z.boolean(),
    since: z.iso.datetime().nullable().meta({ description: 'Null for the owner' }),
    isOffered: z.boolean().meta({ description: 'Whether the owner has offered this member the game' }),
  })
  .meta({ id: 'GameMember' })
export type GameMember = z.infer<typeof gameMember>

export const invitation = z
  .object({
    id: z.uuid(),
    to: z.string().meta({ description: 'As the owner wrote it' }),
    role: memberRole,
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })

/** Who works on a game. */
export const gameTeam = z
  .object({
    name: z.string(),
    role: z.enum(GAME_ROLES).meta({ description: 'Of the caller' }),
    members: z.array(gameMember).meta({ description: 'The owner first' }),
    invitations: z.array(invitation).meta({ description: 'That are open; empty for all but the owner' }),
  })
  .meta({ id: 'GameTeam' })
export type GameTeam = z.infer<typeof gameTeam>

/** What a link of a mail invites to. */
export const shownInvitation = z
  .object({ gameId, game: z.string(), role: memberRole, by: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ShownInvitation' })
export type ShownInvitation = z.infer<typeof shownInvitation>

export const joined = z.object({ gameId, role: memberRole }).meta({ id: 'Joined' })
export type Joined = z.infer<typeof joined>

export const left = z.object({ left: z.literal(true) }).meta({ id: 'Left' })
