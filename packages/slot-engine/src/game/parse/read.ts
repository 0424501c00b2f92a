/** Readers of a slot's definition. */
import type { Shape } from '../../vocabulary/shape.ts'
import type { Outline } from '../input/outline.ts'
import { type Reader, Readers } from '../input/reader.ts'
import { RULES_BY_NAME } from './checks/rules.ts'
import { boundOf } from './game-bounds.ts'
import { checkedReference } from './names.ts'

const READERS = new Readers<Outline>({ rules: RULES_BY_NAME, boundOf, referenceTo: checkedReference })

export const readerOf = (shape: Shape): Reader<Outline> => READERS.of(shape)
