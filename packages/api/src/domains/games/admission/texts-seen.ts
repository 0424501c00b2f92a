import { createHash } from 'node:crypto'
import type { GameTexts } from '@spilvaerk/schemas'
import { canonicalJson } from '@spilvaerk/slot-engine'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { StandingGame } from '../catalogue/standings.ts'

const MARK_LENGTH = 12

/** Short, and another one for other texts; nothing where nobody has written any. */
export const markOf = (texts: GameTexts | null): string | undefined =>
  texts && texts.length > 0
    ? createHash('sha256').update(canonicalJson(texts)).digest('hex').slice(0, MARK_LENGTH)
    : undefined

/** The texts of a game, and the mark that says that they were looked at. */
export const writtenOf = (
  game: Pick<StandingGame, 'texts'> | undefined,
): Outcome<{ readonly texts: GameTexts; readonly mark: string | undefined }, 'gameNotFound'> =>
  game ? granted({ texts: game.texts ?? [], mark: markOf(game.texts) }) : refused({ code: 'gameNotFound' })
