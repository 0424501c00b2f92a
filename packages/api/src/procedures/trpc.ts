import type { Language } from '@spilvaerk/messages'
import { initTRPC } from '@trpc/server'
import type { Viewer } from '../domains/games/catalogue/service.ts'
import type { Member } from '../domains/people/accounts/member.ts'
import { granted, type Outcome, type RefusalCode, refused } from '../platform/refusals/refusals.ts'
import type { Services } from '../services/services.ts'
import { statusOf } from './answer-codes.ts'
import type { DeviceCookie, GuestCookie, SessionAccess } from './browser.ts'
import type { Building } from './building.ts'
import { answerTo, unwrap } from './errors.ts'
import { isTooDeep } from './input-depth.ts'
import type { Meta } from './meta.ts'

export interface Context {
  readonly services: Services
  /** Takes so much of the caller's allowance, or refuses when it is used up. */
  readonly charge: (cost: number) => Promise<Outcome<void, 'tooManyRequests'>>
  /** The request's Idempotency-Key header. */
  readonly idempotencyKey?: string | undefined
  /** Who asks: by the session of the request, and null without a living one. */
  readonly member: Member | null
  readonly session: SessionAccess
  /** Who looks at games: whatever is asked of one by its number is asked with it. */
  readonly viewer: Viewer
  /** Who a visitor without an account is. */
  readonly guest: GuestCookie
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

type Asked = Pick<Parameters<Parameters<typeof t.middleware>[0]>[0], 'ctx' | 'meta' | 'getRawInput'>

/** Refuses before the procedure is asked, with a code of its own. What it grants the procedure finds in its context. */
const guard = <const C extends RefusalCode, Known extends object>(
  refuses: readonly C[],
  check: (asked: Asked) => Promise<Outcome<Known, NoInfer<C>>>,
) => ({
  refuses,
  middleware: t.middleware(async ({ next, ...asked }) => next({ ctx: unwrap(await check(asked)) })),
})

/** Calls are charged one by one, so that a batch costs what its calls cost. */
const charged = guard(['tooManyRequests'], async ({ ctx, meta }) => {
  const taken = await ctx.charge(meta?.cost ?? 1)
  return taken.ok ? granted({}) : taken
})

/** Schemas and all that comes after them follow an input by recursion, which very deep ones would overflow. */
const notTooDeep = guard(['tooDeep'], async ({ getRawInput }) =>
  isTooDeep(await getRawInput()) ? refused({ code: 'tooDeep' }) : granted({}),
)

const loggedIn = guard(['notLoggedIn'], async ({ ctx: { member } }) =>
  member ? granted({ member }) : refused({ code: 'notLoggedIn' }),
)

const BEFORE_ALL = [...charged.refuses, ...notTooDeep.refuses]

export const router = t.router
const built = t.procedure.meta({ guards: BEFORE_ALL }).use(charged.middleware).use(notTooDeep.middleware)
const builtForMembers = built
  .meta({ member: true, guards: [...BEFORE_ALL, ...loggedIn.refuses] })
  .use(loggedIn.middleware)

type BeforeAll = (typeof BEFORE_ALL)[number]
type ForMembers = Building<Context & { readonly member: Member }, BeforeAll | (typeof loggedIn.refuses)[number]>

// tRPC's builders as `Building` describes them: their procedures say their codes, too.
export const procedure = built as unknown as Building<Context, BeforeAll>

/** For members only: `ctx.member` is who asks. */
export const memberProcedure = builtForMembers as unknown as ForMembers

/** For what is written about later, such as orders: from now on in the language of this request. */
export const writtenAboutProcedure = builtForMembers.use(async ({ ctx, next }) => {
  await ctx.services.accounts.in(ctx.language).keepLanguage(ctx.member.id)
  return next()
}) as unknown as ForMembers
