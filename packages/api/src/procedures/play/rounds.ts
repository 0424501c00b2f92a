import {
  advice,
  analyticsInput,
  chooseInput,
  gameAnalytics,
  gameRef,
  gameStats,
  idempotencyKey,
  jackpotPools,
  paidPools,
  paidPoolsInput,
  roundHistory,
  roundHistoryInput,
  roundRecord,
  roundRef,
  spinInput,
  spinResult,
  verification,
} from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { ADVICE_CODES, CHOICE_CODES, MONEY_ROUND_CODES, RAISE_CODES } from '../../domains/play/rounds/refusals.ts'
import { READ_BETS_CODES } from '../../platform/engines/refusals.ts'
import { CALCULATION_CODES, granted, refused } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, procedure, router } from '../trpc.ts'

/** Made once: making a schema costs more than asking it. */
const keyIfAny = idempotencyKey.optional()

/** Advice uses as much of a caller's allowance as so many plain calls. */
const ADVICE = 5

export const roundsRouter = router({
  spin: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/spin',
        summary: 'Plays one round',
        description:
          'With `stake: "money"` for members: the cost leaves the balance and the win enters it in the transaction that ' +
          'stores the round. A refused round has moved nothing.',
        headers: { 'Idempotency-Key': 'A UUID: a repeated request with it is answered with the round it made' },
      },
    })
    .input(spinInput)
    .output(spinResult)
    .mutation(
      answering(
        [...MONEY_ROUND_CODES, ...READ_BETS_CODES, 'gameNotFound', 'keyMalformed', 'keyReused', 'notLoggedIn'],
        async ({ ctx, input }) => {
          const { member, services, address, viewer } = ctx
          const visitor = member ? undefined : await services.visitors.idOf(address)
          const key = keyIfAny.safeParse(input.key ?? ctx.idempotencyKey)
          return key.success
            ? services.rounds.spin({ ...input, key: key.data }, member, { viewer, visitor })
            : refused({ code: 'keyMalformed' })
        },
      ),
    ),

  choose: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/rounds/{id}/choices',
        summary: 'Answers what an open round waits for',
        description:
          'The list holds all answers so far: sending it again changes nothing. Its new answers are taken one after the ' +
          'other: where one is refused, those before it stand, with what they stake, and the refusal says by `at` how ' +
          'many they are. Ask for the round to see where it is. A round nobody answers ends 24 hours ' +
          'after it was played: it takes the first option of each choice and gambles nothing.',
      },
    })
    .input(chooseInput)
    .output(spinResult)
    .mutation(
      answering([...RAISE_CODES, ...CHOICE_CODES, 'roundNotFound', 'roundNotYours'], ({ ctx, input }) =>
        ctx.services.rounds.choose(input, ctx.member),
      ),
    ),

  open: memberProcedure
    .meta({
      rest: { method: 'GET', path: '/games/{id}/open-round', summary: 'Your round for money that waits for a choice' },
    })
    .input(gameRef)
    .output(spinResult.nullable())
    .query(
      answering(['gameNotFound'], async ({ ctx, input }) => {
        const { catalogue, rounds } = ctx.services
        // Of a game that was suspended meanwhile, too: what is won in it can still be taken.
        const open = await rounds.open(input.id, ctx.member)
        if (open) return granted(open)
        const game = await catalogue.summary(input.id, ctx.viewer)
        return game.ok ? granted(null) : game
      }),
    ),

  advice: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/rounds/{id}/advice',
        summary: 'What the proved strategy does where a round of a table waits',
        description:
          'With what each move wins or loses on average. It follows from what the player can see, and changes nothing.',
      },
      cost: ADVICE,
    })
    .input(roundRef)
    .output(advice)
    .query(
      answering([...ADVICE_CODES, ...CALCULATION_CODES, 'roundNotFound', 'roundNotYours'], ({ ctx, input }) =>
        ctx.services.rounds.advice(input.id, ctx.member),
      ),
    ),

  get: procedure
    .meta({ rest: { method: 'GET', path: '/rounds/{id}', summary: 'A stored round, its events recomputed' } })
    .input(roundRef)
    .output(roundRecord)
    .query(answering(['roundNotFound'], ({ ctx, input }) => ctx.services.rounds.round(input.id))),

  verification: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/rounds/{id}/verification',
        summary: 'Everything it takes to play a round again',
        description:
          'The file is what `slot-engine verify` reads, and of a table `table-games verify`. Where the seed comes from is told ' +
          'to the player only.',
      },
    })
    .input(roundRef)
    .output(verification)
    .query(
      answering(['roundNotFound', 'roundUnfinished'], ({ ctx, input }) =>
        ctx.services.rounds.verification(input.id, ctx.member),
      ),
    ),

  history: memberProcedure
    .meta({ rest: { method: 'GET', path: '/rounds', summary: 'Your rounds, newest first' } })
    .input(roundHistoryInput)
    .output(roundHistory)
    .query(({ ctx, input }) => ctx.services.rounds.history(ctx.member.id, input)),

  analytics: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/analytics',
        summary: 'What was really played, day by day',
        description:
          'Rounds, wins, return with the band that chance allows, players and how long they stayed, and who came back. ' +
          'For who made the game. At most 367 days.',
      },
    })
    .input(analyticsInput)
    .output(gameAnalytics)
    .query(
      answering([...OWN_CODES, 'analyticsSpan'], ({ ctx, input }) => ctx.services.analytics.of(ctx.viewer, input)),
    ),

  stats: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/stats', summary: 'What was really played' } })
    .input(gameRef)
    .output(gameStats)
    .query(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.rounds.stats(input.id, ctx.viewer))),

  jackpots: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/jackpots',
        summary: 'What the pools of a game hold',
        description:
          'A pool that must be hit shows the SHA-256 of the seed that its height follows from. The seed is told with the ' +
          'pool’s payment, under `/games/{id}/jackpots/history`.',
      },
    })
    .input(gameRef)
    .output(jackpotPools)
    .query(
      answering(['gameNotFound'], ({ ctx, input }) => ctx.services.jackpots.pools(input.id, ctx.viewer, ctx.language)),
    ),

  paidJackpots: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/jackpots/history',
        summary: 'The pools of a game that have paid, with their seeds, newest first',
        description: 'The file is what `slot-engine verify` reads.',
      },
    })
    .input(paidPoolsInput)
    .output(paidPools)
    .query(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.jackpots.paid(input, ctx.viewer))),
})
