import type { Io } from './io.ts'
import type { Exit } from './refusal.ts'

/** An option as `node:util` parses it, with what its help says. */
export interface Option {
  readonly type: 'string' | 'boolean'
  /** What stands for its value in the help. */
  readonly value?: string
  readonly help: string
  readonly isRequired?: true
  readonly multiple?: true
}
export type Options = Readonly<Record<string, Option>>

type ValueOf<O extends Option> = O extends { type: 'boolean' }
  ? boolean
  : O extends { multiple: true }
    ? readonly string[]
    : string

/** Required options are there. */
export type Values<O extends Options> = {
  readonly [K in keyof O as O[K] extends { isRequired: true } ? K : never]: ValueOf<O[K]>
} & {
  readonly [K in keyof O as O[K] extends { isRequired: true } ? never : K]: ValueOf<O[K]> | undefined
}

export interface Call<O extends Options> {
  readonly values: Values<O> & { readonly json?: boolean | undefined }
  /** As many as the command says it takes. */
  readonly files: readonly string[]
  readonly io: Io
}

/** What a command found out. */
export interface Outcome {
  /** False when the answer is no; the exit code says so. */
  readonly ok: boolean
  readonly json: unknown
  readonly text: string
  /** By default what `ok` says. */
  readonly exit?: Exit
}

export interface Command<O extends Options = Options> {
  readonly name: string
  /** One line. */
  readonly summary: string
  /** What comes after the name, without options. */
  readonly takes: string
  readonly files: { readonly min: number; readonly max: number }
  readonly options: O
  /** Further lines of the help. */
  readonly notes?: string
  run(call: Call<O>): Promise<Outcome> | Outcome
}

/** Lets a command's options decide the types of its values, and then forgets them: all commands are of one type. */
export const command = <const O extends Options>(definition: Command<O>): Command =>
  // A command is only ever run with the values of its own options.
  definition as unknown as Command

/** A program of commands. */
export interface Program {
  readonly name: string
  /** What it is, in a line. */
  readonly about: string
  readonly version: string
  readonly commands: readonly Command[]
}
