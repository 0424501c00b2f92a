import { z } from 'zod'
import { gameId } from './ids.ts'
import { shareLink, standing } from './visibility.ts'

export const admissionFault = z.object({
  code: z.string().meta({ description: 'Stable, such as `rtpTooHigh`, `exposureTooHigh` or the id of a rule' }),
  text: z.string(),
})

/** How a game stands, as its maker sees it. */
export const gameAdmission = z
  .object({
    standing: standing.meta({ description: 'Of the newest version' }),
    version: z.int(),
    link: shareLink.nullable().meta({ description: 'What opens the shared version' }),
    shownVersion: z.int().nullable().meta({ description: 'The version that is shared or listed' }),
    admittedVersion: z.int().nullable().meta({ description: 'The version that is played for money' }),
    submission: z
      .object({
        version: z.int(),
        isNewest: z.boolean(),
        state: z.enum(['proving', 'failed', 'pending', 'admitted', 'rejected']),
        faults: z.array(admissionFault).meta({ description: 'What stands against it' }),
        why: z.string().nullable().meta({ description: 'What the staff said' }),
        submittedAt: z.iso.datetime(),
        decidedAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'GameAdmission' })
export type GameAdmission = z.infer<typeof gameAdmission>

const LONGEST_REASON = 500

export const reportInput = z.object({
  id: gameId,
  reason: z
    .string({ error: 'Skriv, hvad der er galt med spillet' })
    .trim()
    .min(1, { error: 'Skriv, hvad der er galt med spillet' })
    .max(LONGEST_REASON, { error: `Skriv højst ${LONGEST_REASON} tegn` }),
})

export const reported = z.object({ reported: z.literal(true) })
