import { translator } from '@spilvaerk/messages'
import { answers } from '@spilvaerk/messages/answers'
import {
  changeEmailInput,
  changePasswordInput,
  deleteAccountInput,
  device,
  deviceRef,
  notice,
  personalData,
  updateProfileInput,
  user,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import { PASSWORD_CODES } from '../../domains/people/accounts/refusals.ts'
import { granted } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure } from '../trpc.ts'

/** What a member does with his own account. */
export const selfProcedures = {
  me: memberProcedure
    .meta({ rest: { method: 'GET', path: '/auth/me', summary: 'Who is logged in' } })
    .output(user)
    .query(({ ctx }) => ctx.services.accounts.me(ctx.member.id)),

  updateProfile: memberProcedure
    .meta({ rest: { method: 'POST', path: '/auth/profile', summary: 'Changes what is given of the profile' } })
    .input(updateProfileInput)
    .output(user)
    .mutation(
      answering(['demoAccountShared'], ({ ctx, input }) => ctx.services.accounts.updateProfile(ctx.member.id, input)),
    ),

  changePassword: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/change-password',
        summary: 'Changes the password; other devices are logged out',
      },
    })
    .input(changePasswordInput)
    .output(notice)
    .mutation(
      answering([...PASSWORD_CODES, 'passwordCommon', 'passwordPersonal'], ({ ctx, input }) =>
        ctx.services.accounts
          .in(ctx.language)
          .changePassword(ctx.member, input.currentPassword, input.password, ctx.device.token),
      ),
    ),

  changeEmail: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/auth/change-email', summary: 'Mails the new address a link that changes to it' },
    })
    .input(changeEmailInput)
    .output(notice)
    .mutation(
      answering([...PASSWORD_CODES, 'emailSame', 'emailTaken'], ({ ctx, input }) =>
        ctx.services.accounts.in(ctx.language).changeEmail(ctx.member, input, ctx.address),
      ),
    ),

  logoutEverywhere: memberProcedure
    .meta({ rest: { method: 'POST', path: '/auth/logout-everywhere', summary: 'Ends every session of the account' } })
    .output(notice)
    .mutation(
      answering(['demoAccountShared'], async ({ ctx }) => {
        const done = await ctx.services.accounts.logoutEverywhere(ctx.member, ctx.device.token)
        if (!done.ok) return done
        ctx.session.forget()
        return granted({ message: translator(answers, ctx.language)('loggedOutEverywhere') })
      }),
    ),

  sessions: memberProcedure
    .meta({ rest: { method: 'GET', path: '/auth/sessions', summary: 'The devices that are logged in' } })
    .output(z.array(device))
    .query(({ ctx }) => ctx.services.accounts.devices(ctx.member)),

  endSession: memberProcedure
    .meta({ rest: { method: 'POST', path: '/auth/sessions/{id}/end', summary: 'Logs one device out' } })
    .input(deviceRef)
    .output(notice)
    .mutation(
      answering(['demoAccountShared', 'sessionNotFound'], async ({ ctx, input }) => {
        const ended = await ctx.services.accounts.endDevice(ctx.member, input.id)
        return ended.ok ? granted({ message: translator(answers, ctx.language)('deviceLoggedOut') }) : ended
      }),
    ),

  deleteAccount: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/auth/delete-account',
        summary: 'Deletes what is personal',
        description:
          'Rounds and movements of money stay, under a pseudonym. 409 while something keeps the account, such as money on it.',
      },
    })
    .input(deleteAccountInput)
    .output(notice)
    .mutation(
      answering([...PASSWORD_CODES, 'mayNotLeave'], async ({ ctx, input }) => {
        const done = await ctx.services.accounts.in(ctx.language).deleteAccount(ctx.member, input.password)
        if (done.ok) ctx.session.forget()
        return done
      }),
    ),

  exportData: memberProcedure
    .meta({ rest: { method: 'GET', path: '/auth/export', summary: 'All that is stored of the member' } })
    .output(personalData)
    .query(({ ctx }) => ctx.services.accounts.exportData(ctx.member)),
}
