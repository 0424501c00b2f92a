import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { RefusalCode } from '../platform/refusals/refusals.ts'
import type { Declared } from './answering.ts'
import type { Meta } from './meta.ts'

/**
 * What a procedure says in its type of the codes that it refuses with: those of its guards and its own. Any text to the
 * compiler, since the pages do not see the files that list the codes.
 */
export interface Refusing<C extends string> {
  /** There for the compiler alone. */
  readonly refusesWith?: C
}

interface Asked<Ctx, Input> {
  readonly ctx: Ctx
  readonly input: Input
  readonly signal: AbortSignal | undefined
  readonly path: string
}
type Resolver<Ctx, Input, Output> = (asked: Asked<Ctx, Input>) => Output | Promise<Output>
type Types<In, Out> = { readonly input: In; readonly output: Out; readonly meta: Meta }

/** A procedure whose input is known, and whose output is what it answers as long as no schema says more. */
interface Asking<Ctx, Guards extends RefusalCode, In, Input> {
  meta(meta: Meta): Asking<Ctx, Guards, In, Input>
  input<S extends z.ZodType>(schema: S): Asking<Ctx, Guards, z.input<S>, z.output<S>>
  output<S extends z.ZodType>(schema: S): Answering<Ctx, Guards, In, Input, S>
  query<Output>(resolve: Resolver<Ctx, Input, Output>): TRPCQueryProcedure<Types<In, Output>> & Refusing<Guards>
  mutation<Output, C extends RefusalCode>(
    resolve: Resolver<Ctx, Input, Output> & Declared<C>,
  ): TRPCMutationProcedure<Types<In, Output>> & Refusing<C | Guards>
  mutation<Output>(resolve: Resolver<Ctx, Input, Output>): TRPCMutationProcedure<Types<In, Output>> & Refusing<Guards>
}

/** One whose output has a schema. */
interface Answering<Ctx, Guards extends RefusalCode, In, Input, Out extends z.ZodType> {
  query<C extends RefusalCode>(
    resolve: Resolver<Ctx, Input, z.input<Out>> & Declared<C>,
  ): TRPCQueryProcedure<Types<In, z.output<Out>>> & Refusing<C | Guards>
  query(resolve: Resolver<Ctx, Input, z.input<Out>>): TRPCQueryProcedure<Types<In, z.output<Out>>> & Refusing<Guards>
  mutation<C extends RefusalCode>(
    resolve: Resolver<Ctx, Input, z.input<Out>> & Declared<C>,
  ): TRPCMutationProcedure<Types<In, z.output<Out>>> & Refusing<C | Guards>
  mutation(
    resolve: Resolver<Ctx, Input, z.input<Out>>,
  ): TRPCMutationProcedure<Types<In, z.output<Out>>> & Refusing<Guards>
}

/** tRPC's builder as it is used here. Its own forgets which function answers, and with that its codes. */
export type Building<Ctx, Guards extends RefusalCode> = Asking<Ctx, Guards, void, undefined>

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type CodesIn<P> = P extends Refusing<infer C> ? C : never

/** The codes of each procedure of a router, by `part.procedure`. */
export type CodesOf<R extends Parts> = {
  readonly [Path in { [Part in keyof R & string]: `${Part}.${keyof R[Part] & string}` }[keyof R &
    string]]: Path extends `${infer Part}.${infer Name}` ? CodesIn<R[Part][Name]> : never
}
