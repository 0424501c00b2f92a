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
import type { Unlocked } from '../../domains/people/accounts/unlocking.ts'
import { granted, type Outcome, type RefusalCode, refused } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'
import { selfProcedures } from './accounts-self.ts'

const EQUAL = 'The answer is the same whether the address is known or not.'

/** The browser is known from now on, by what came of a link. */
function keepDevice<C extends RefusalCode>({ device }: Context, opened: Outcome<Unlocked, C>) {
  if (!opened.ok) return opened
  device.keep(opened.value.device)
  return granted({ message: opened.value.message })
}

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
    .mutation(
      answering(
        ['busy', 'emailTaken', 'passwordCommon', 'passwordPersonal', 'tooManyAttempts', 'underAge', 'usernameTaken'],
        ({ ctx, input }) => ctx.services.accounts.in(ctx.language).register(input, ctx.address),
      ),
    ),

  activate: procedure
    .meta({ rest: { method: 'POST', path: '/auth/activate', summary: 'Activates an account by the link of a mail' } })
    .input(linkInput)
    .output(notice)
    .mutation(
      answering(['linkDead'], ({ ctx, input }) => ctx.services.accounts.in(ctx.language).activate(input.token)),
    ),

  resendActivation: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/resend-activation', summary: 'Sends the link again', description: EQUAL },
    })
    .input(emailInput)
    .output(notice)
    .mutation(
      answering(['tooManyAttempts'], ({ ctx, input }) =>
        ctx.services.accounts.in(ctx.language).resendActivation(input.email, ctx.address),
      ),
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
    .mutation(
      answering(['busy', 'listedInRofus', 'notActivated', 'tooManyAttempts', 'wrongLogin'], async ({ ctx, input }) => {
        const { address, userAgent, session, fromHere } = ctx
        const caller = { address, userAgent, fromHere, token: session.token, device: ctx.device.token }
        const entered = await ctx.services.accounts.in(ctx.language).login(input, caller)
        if (!entered.ok) return entered
        const { value } = entered
        session.keep(value.session)
        ctx.device.keep(value.device)
        return granted({ user: value.user, token: value.session.token })
      }),
    ),

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
    .mutation(
      answering(['tooManyAttempts'], ({ ctx, input }) =>
        ctx.services.accounts.in(ctx.language).forgotPassword(input.email, ctx.address),
      ),
    ),

  resetPassword: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/reset-password', summary: 'Sets a password by the link of a mail' },
    })
    .input(resetPasswordInput)
    .output(notice)
    .mutation(
      answering(['busy', 'linkDead', 'passwordCommon', 'passwordPersonal'], async ({ ctx, input }) => {
        const reset = await ctx.services.accounts
          .in(ctx.language)
          .resetPassword(input.token, input.password, ctx.device.token)
        return keepDevice(ctx, reset)
      }),
    ),

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
    .mutation(
      answering(['tooManyAttempts'], ({ ctx, input }) =>
        ctx.services.accounts.in(ctx.language).requestUnlock(input.email, ctx.address),
      ),
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
    .mutation(
      answering(['linkDead'], async ({ ctx, input }) =>
        keepDevice(ctx, await ctx.services.accounts.in(ctx.language).unlock(input.token, ctx.device.token)),
      ),
    ),

  confirmEmail: procedure
    .meta({
      rest: { method: 'POST', path: '/auth/confirm-email', summary: 'Changes the address by the link of a mail' },
    })
    .input(linkInput)
    .output(notice)
    .mutation(
      answering(['emailTaken', 'linkDead'], ({ ctx, input }) =>
        ctx.services.accounts.in(ctx.language).confirmEmail(input.token),
      ),
    ),

  demo: procedure
    .meta({ rest: { method: 'GET', path: '/auth/demo', summary: 'The account to try the house with, or 404' } })
    .output(demoAccount)
    .query(
      answering(['noDemo'], ({ ctx }) => {
        const demo = ctx.services.accounts.demo(ctx.fromHere)
        return demo ? granted(demo) : refused({ code: 'noDemo' })
      }),
    ),

  ...selfProcedures,
})
