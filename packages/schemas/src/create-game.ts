import { z } from 'zod'
import { caption, key, list, whole } from './checks.ts'
import { definitionDraft } from './definition.ts'
import { gameId, idempotencyKey } from './ids.ts'
import { newGameConfig } from './new-game-config.ts'
import { type NewPaytable, newPaytable } from './new-paytable.ts'
import { type NewSymbol, newSymbol } from './new-symbol.ts'
import { palette } from './palette.ts'
import { volatility } from './volatility.ts'
import { MOST_LINES, MOST_WAYS, rowsOfWays, waysOn } from './ways.ts'

const MAX_DESCRIPTION = 2000

const description = z
  .string({ error: 'Beskrivelsen skal være en tekst' })
  .trim()
  .max(MAX_DESCRIPTION, { error: 'Beskrivelsen må højst være 2.000 tegn' })

interface Fault {
  readonly path: PropertyKey[]
  readonly message: string
}

function repeatedIds({ symbols }: { symbols: readonly NewSymbol[] }): Fault[] {
  const ids = symbols.map(({ id }) => id)
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [{ path: ['symbols', index, 'id'], message: 'To symboler har det samme id' }]
      : [],
  )
}

function countsBeyondTheReels({ paytable, reels }: { paytable: NewPaytable; reels: number }): Fault[] {
  const message = `Et spil med ${reels} hjul kan højst betale for ${reels} ens`
  return Object.entries(paytable).flatMap(([symbol, pays]) =>
    Object.keys(pays)
      .filter((count) => Number(count) > reels)
      .map((count) => ({ path: ['paytable', symbol, count], message })),
  )
}

/** More lines than there are is a number of ways. */
function noWays({ paylines, reels }: { paylines: number; reels: number }): Fault[] {
  if (paylines <= MOST_LINES || rowsOfWays(paylines, reels) !== undefined) return []
  const ways = waysOn(reels).map((each) => each.toLocaleString('da-DK'))
  const message = `Et spil med ${reels} hjul har 1 til ${MOST_LINES} linjer eller ${ways.join(', ')} veje`
  return [{ path: ['paylines'], message }]
}

/**
 * A game to be made. With `definition` the game is exactly that, and the figures beside it are ignored;
 * without it a definition is built from them. They are wishes: what is shown of the game afterwards is
 * what its definition proves.
 */
export const createGameInput = z
  .object(
    {
      name: caption('Navnet', 80),
      description: description.default(''),
      theme: caption('Temaet', 80).default('generic'),
      category: key('Kategorien').default('slots'),
      rtp: whole('RTP (i hundrededele af en procent)', 8500, 9800).default(9650),
      volatility: volatility.default('medium'),
      reels: whole('Antallet af hjul', 3, 8).default(5),
      paylines: whole('Antallet af linjer eller veje', 1, MOST_WAYS)
        .default(25)
        .meta({ description: 'Lines; above 100 the ways of a window, such as 243' }),
      maxWinMultiplier: whole('Den højeste gevinst', 100, 250_000).default(5000),
      symbols: list('Symbolerne', newSymbol, 0, 40).default([]),
      paytable: newPaytable.default({}),
      config: newGameConfig,
      palette: palette.optional(),
      definition: definitionDraft.optional().meta({
        description:
          'A table game is made by its definition alone: without one a slot is made of the figures beside it, and fields that are not listed here are ignored',
      }),
      generationId: z
        .uuid({ error: 'generationId skal være et UUID' })
        .optional()
        .meta({ description: 'The generation that the definition came from; without a definition it is ignored' }),
      copyOf: gameId
        .optional()
        .meta({ description: 'A game whose look and texts are taken along, and its pictures where it is one’s own' }),
      key: idempotencyKey.optional(),
    },
    { error: 'Et spil skal være et objekt' },
  )
  .check(({ value, issues }) => {
    if (value.definition) return
    for (const { path, message } of [...repeatedIds(value), ...countsBeyondTheReels(value), ...noWays(value)])
      issues.push({ code: 'custom', input: value, path, message })
  })
export type CreateGameInput = z.input<typeof createGameInput>
export type NewGame = z.output<typeof createGameInput>
