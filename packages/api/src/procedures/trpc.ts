import type { Language } from '@spilvaerk/messages'
import { initTRPC } from '@trpc/server'
import type { Viewer } from '../domains/games/catalogue/service.ts'
import type { Member } from '../domains/people/accounts/member.ts'
import { type Outcome, refused } from '../platform/refusals/refusals.ts'
import type { Services } from '../services/services.ts'
import type { DeviceCookie, GuestDoor, SessionDoor } from './browser.ts'
import { answerTo, statusOf, unwrap } from './errors.ts'
import { isTooDeep } from './input-depth.ts'

/** What a procedure tells about itself. */
export interface Meta {
  /** Where it is also found as plain REST. `{id}` in the path is the input's field `id`. */
  readonly rest?: {
    readonly method: 'GET' | 'POST'
    /** Below /api. */
    readonly path: `/${string}`
    readonly summary: string
    /** What the summary has no room for, in Markdown. */
    readonly description?: string
    readonly status?: 200 | 201
    /** Answered as a file of this type and name: the procedure's text as it is. */
    readonly file?: { readonly type: string; readonly name: string }
    /** Request headers that it heeds, with what they do. */
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Only for members, by cookie or bearer. */
  readonly member?: true
  /** How much of a caller's allowance one call uses: by default 1. */
  readonly cost?: number
}

export interface Context {
  readonly services: Services
  /** Takes so much of the caller's allowance, or refuses when it is used up. */
  readonly charge: (cost: number) => Promise<Outcome<void>>
  /** The request's Idempotency-Key header. */
  readonly idempotencyKey?: string | undefined
  /** Who asks: by the session of the request, and null without a living one. */
  readonly member: Member | null
  readonly session: SessionDoor
  /** Who looks at games: whatever is asked of one by its number is asked with it. */
  readonly viewer: Viewer
  /** Who a visitor without an account is. */
  readonly guest: GuestDoor
  /** The browser, as its members' logins know it. */
  readonly device: DeviceCookie
  /** The address that the request comes from. */
  readonly address: string
  /** Whether it was made on this machine for a loopback address: what is for trying out may be shown. */
  readonly fromHere: boolean
  /** In which the request is answered. */
  readonly language: Language
  readonly userAgent?: string | undefined
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const { code, body, refusal } = answerTo(error, ctx?.language)
      const data = { code, httpStatus: statusOf(code), field: body.field, problems: body.problems, refusal }
      return { ...shape, message: body.error, data }
    },
  })

/** Calls are charged one by one, so that a batch costs what its calls cost. */
const charged = t.middleware(async ({ ctx, meta, next }) => {
  unwrap(await ctx.charge(meta?.cost ?? 1))
  return next()
})

/** Schemas and all that comes after them follow an input by recursion, which very deep ones would overflow. */
const notTooDeep = t.middleware(async ({ getRawInput, next }) => {
  if (isTooDeep(await getRawInput())) unwrap(refused({ code: 'tooDeep' }))
  return next()
})

export const router = t.router
export const procedure = t.procedure.use(charged).use(notTooDeep)

/** For members only: `ctx.member` is who asks. */
export const memberProcedure = procedure.meta({ member: true }).use(({ ctx, next }) => {
  const member = ctx.member ?? unwrap<Member>(refused({ code: 'notLoggedIn' }))
  return next({ ctx: { member } })
})

/** For what is written about later, such as orders: from now on in the language of this request. */
export const writtenAboutProcedure = memberProcedure.use(async ({ ctx, next }) => {
  await ctx.services.accounts.in(ctx.language).keepLanguage(ctx.member.id)
  return next()
})
