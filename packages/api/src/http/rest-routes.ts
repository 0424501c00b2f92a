import type { AnyTRPCRouter } from '@trpc/server'
import type { z } from 'zod'
import type { RefusalCode } from '../platform/refusals/refusals.ts'
import type { Declared } from '../procedures/answering.ts'
import type { Meta } from '../procedures/meta.ts'

/** A procedure as plain REST. */
export type RestRoute = NonNullable<Meta['rest']> & {
  /** `studio.create` */
  readonly name: string
  readonly member: boolean
  readonly input: z.ZodType | undefined
  readonly output: z.ZodType | undefined
  /** What the guards before the procedure refuse with, and what it refuses with itself. */
  readonly guards: readonly RefusalCode[]
  readonly refuses: readonly RefusalCode[]
}

interface Procedure {
  readonly _def: {
    readonly meta?: Meta
    readonly inputs: readonly z.ZodType[]
    readonly output?: z.ZodType
    readonly resolver: Partial<Declared>
  }
}

/** The procedures that have a REST path, the fixed paths before those with a parameter in the same place. */
export function restRoutesOf(router: AnyTRPCRouter): RestRoute[] {
  // tRPC keeps its procedures flat, by dotted name, and untyped.
  const procedures = Object.entries(router._def.procedures as Record<string, Procedure>)
  const routes = procedures.flatMap(([name, { _def }]) => {
    const { rest, member = false, guards = [] } = _def.meta ?? {}
    const { refuses = [] } = _def.resolver
    return rest ? [{ ...rest, name, member, guards, refuses, input: _def.inputs.at(-1), output: _def.output }] : []
  })
  return routes.sort((a, b) => parametersOf(a.path).length - parametersOf(b.path).length)
}

/** The names in braces. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
