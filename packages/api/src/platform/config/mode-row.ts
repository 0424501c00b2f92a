import type { Mode } from '@spilvaerk/schemas'

/** What a setting is in a mode. */
interface Cell<Name extends string = string> {
  readonly standing: 'required' | 'optional' | 'refused'
  /** What it does there, or what is there in its place. */
  readonly means: string
  /** Which values a required setting may have, beyond being set. */
  readonly takes?: (value: string) => boolean
  /** When a required setting is: by default always. */
  readonly when?: (isSet: (name: Name) => boolean) => boolean
  /** The same in words. */
  readonly whenWords?: string
}

/** Settings that are set together or not at all, and what they are in each mode. */
export interface ModeRow<Name extends string = string> extends Readonly<Record<Mode, Cell<Name>>> {
  readonly settings: readonly Name[]
  /** Somebody outside is reached through them: `MODE=auto` is live once one of them is set. */
  readonly outside?: true
  /** A way to pay; live needs one of these. */
  readonly pays?: true
}

type Plain = Pick<Cell, 'standing' | 'means'>
export const optional = (means: string): Plain => ({ standing: 'optional', means })
export const refused = (means: string): Plain => ({ standing: 'refused', means })
export const required = <Name extends string>(
  means: string,
  more: Omit<Cell<Name>, 'standing' | 'means'> = {},
): Cell<Name> => ({ standing: 'required', means, ...more })
