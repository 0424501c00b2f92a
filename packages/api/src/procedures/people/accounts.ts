import { translator } from '@spilvaerk/messages'
import { answers } from '@spilvaerk/messages/answers'
import {
  demoAccount,
  emailInput,
  linkInput,
  loginInput,
  loginResult,
  notice,
  registerInput,
  resetPasswordInput,
} from '@spilvaerk/schemas'
import { refused } from '../../platform/refusals/refusals.ts'
import { unwrap } from '../errors.ts'
import { procedure, router } from '../trpc.ts'
import { selfProcedures } from './accounts-self.ts'

const EQUAL = 'The answer is the same whether the address is known or not.'

export const authRouter = router({
  register: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/register',
        summary: 'Opens an account; a mail activates it',
        description: EQUAL,
      },
    })
    .input(registerInput)
    .output(notice)
    .mutation(async ({ ctx, input }) =>
      unwrap(await ctx.services.accounts.in(ctx.language).register(input, ctx.address)),
    ),

  activate: procedure
    .meta({ rest: { method: 'POST', path: '/auth/activate', summary: 'Activates an account by the link of a mail' } })
    .input(linkInput)
    .output(notice)
    .mutation(async ({ ctx, input }) => unwrap(await ctx.services.accounts.in(ctx.language).activate(input.token))),

  resendActivation: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/resend-activation', summary: 'Sends the link again', description: EQUAL },
    })
    .input(emailInput)
    .output(notice)
    .mutation(async ({ ctx, input }) =>
      unwrap(await ctx.services.accounts.in(ctx.language).resendActivation(input.email, ctx.address)),
    ),

  login: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/login',
        summary: 'Opens a session',
        description:
          'Sets the cookie `session`, which ends after 12 hours without use or, with `rememberMe`, after 30 days, and the cookie `device`, with which guesses from elsewhere do not hold this browser back. On HTTPS the names begin with `__Host-`. 403 when the account is not activated yet.',
      },
    })
    .input(loginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) => {
      const { address, userAgent, session, fromHere } = ctx
      const caller = { address, userAgent, fromHere, token: session.token, device: ctx.device.token }
      const entered = unwrap(await ctx.services.accounts.in(ctx.language).login(input, caller))
      session.keep(entered.session)
      ctx.device.keep(entered.device)
      return { user: entered.user, token: entered.session.token }
    }),

  logout: procedure
    .meta({ rest: { method: 'POST', path: '/auth/logout', summary: 'Ends the session, if there is one' } })
    .output(notice)
    .mutation(async ({ ctx }) => {
      if (ctx.session.token) await ctx.services.accounts.logout(ctx.session.token)
      ctx.session.forget()
      return { message: translator(answers, ctx.language)('loggedOut') }
    }),

  forgotPassword: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/forgot-password', summary: 'Mails a link to reset', description: EQUAL },
    })
    .input(emailInput)
    .output(notice)
    .mutation(async ({ ctx, input }) =>
      unwrap(await ctx.services.accounts.in(ctx.language).forgotPassword(input.email, ctx.address)),
    ),

  resetPassword: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/reset-password', summary: 'Sets a password by the link of a mail' },
    })
    .input(resetPasswordInput)
    .output(notice)
    .mutation(async ({ ctx, input }) => {
      const { message, device } = unwrap(
        await ctx.services.accounts.in(ctx.language).resetPassword(input.token, input.password, ctx.device.token),
      )
      ctx.device.keep(device)
      return { message }
    }),

  requestUnlock: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/request-unlock',
        summary: 'Mails a link that lets a new device log in although too many have guessed',
        description: `${EQUAL} One mail an hour is sent at most.`,
      },
    })
    .input(emailInput)
    .output(notice)
    .mutation(async ({ ctx, input }) =>
      unwrap(await ctx.services.accounts.in(ctx.language).requestUnlock(input.email, ctx.address)),
    ),

  unlock: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/unlock',
        summary: 'Makes the browser a known one by the link of a mail',
        description: 'Sets the cookie `device`. A login still needs the password.',
      },
    })
    .input(linkInput)
    .output(notice)
    .mutation(async ({ ctx, input }) => {
      const { message, device } = unwrap(
        await ctx.services.accounts.in(ctx.language).unlock(input.token, ctx.device.token),
      )
      ctx.device.keep(device)
      return { message }
    }),

  confirmEmail: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/confirm-email', summary: 'Changes the address by the link of a mail' },
    })
    .input(linkInput)
    .output(notice)
    .mutation(async ({ ctx, input }) => unwrap(await ctx.services.accounts.in(ctx.language).confirmEmail(input.token))),

  demo: procedure
    .meta({ rest: { method: 'GET', path: '/auth/demo', summary: 'The account to try the house with, or 404' } })
    .output(demoAccount)
    .query(({ ctx }) => ctx.services.accounts.demo(ctx.fromHere) ?? unwrap(refused({ code: 'noDemo' }))),

  ...selfProcedures,
})
