import { z } from 'zod'
import { AUTO_SPIN_OPTIONS, BET_LEVELS } from './bets.ts'
import { definitionDraft } from './definition.ts'
import { symbolType } from './game-symbol.ts'
import { palette } from './palette.ts'
import { VOLATILITIES } from './volatility.ts'

/** A whole number from `min` to `max`, refused in Danish. */
const whole = (name: string, min: number, max: number) => {
  const error = `${name} skal være et helt tal fra ${min.toLocaleString('da-DK')} til ${max.toLocaleString('da-DK')}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

const line = (name: string, max: number) =>
  z
    .string({ error: `${name} skal være en tekst` })
    .trim()
    .min(1, { error: `${name} må ikke være tom` })
    .max(max, { error: `${name} må højst være ${max} tegn` })

const key = (name: string) =>
  z.string({ error: `${name} skal være en tekst` }).regex(/^[a-z0-9-]{1,40}$/, {
    error: `${name} skal være 1 til 40 små bogstaver, cifre og bindestreger`,
  })

const newSymbol = z.object({
  id: z.string().optional(),
  emoji: line('Symbolets emoji', 16),
  name: line('Symbolets navn', 60),
  value: z
    .number({ error: 'Symbolets værdi skal være et tal' })
    .nonnegative({ error: 'Symbolets værdi må ikke være negativ' })
    .max(100_000, { error: 'Symbolets værdi må højst være 100.000' })
    .default(0),
  type: symbolType.default('regular'),
})
export type NewSymbol = z.infer<typeof newSymbol>

const times = z
  .number({ error: 'En gevinst skal være et tal' })
  .nonnegative({ error: 'En gevinst må ikke være negativ' })
const countKey = z.string().regex(/^[1-8]$/, { error: 'Antallet i gevinsttabellen skal være 1 til 8' })

/** Per symbol (its id, name or emoji) what each count pays, in times the bet. */
const newPaytable = z.record(z.string(), z.record(countKey, times), {
  error: 'Gevinsttabellen skal være et objekt med et symbol og dets gevinster: {"🍒": {"3": 2}}',
})

const money = z
  .number({ error: 'En indsats skal være et tal' })
  .min(0.01, { error: 'En indsats skal være mindst 0,01' })
  .max(10_000, { error: 'En indsats må højst være 10.000' })
  .multipleOf(0.01, { error: 'En indsats skal være et helt antal øre' })

export const newGameConfig = z
  .object({
    minBet: money.optional(),
    maxBet: money.optional(),
    betLevels: z
      .array(money, { error: 'Indsatserne skal være en liste' })
      .min(1, { error: 'Der skal være mindst én indsats' })
      .max(20, { error: 'Der må højst være 20 indsatser' })
      .default([...BET_LEVELS]),
    autoSpinOptions: z
      .array(whole('Antal autospin', 1, 1000))
      .max(10)
      .default([...AUTO_SPIN_OPTIONS]),
    soundEnabled: z.boolean({ error: 'soundEnabled skal være true eller false' }).default(true),
    animationSpeed: z
      .number({ error: 'animationSpeed skal være et tal' })
      .min(0.5, { error: 'animationSpeed skal være mindst 0,5' })
      .max(3, { error: 'animationSpeed må højst være 3' })
      .default(1),
  })
  .prefault({})
export type NewGameConfig = z.infer<typeof newGameConfig>

/**
 * A game to be made. With `definition` the game is exactly that and the other figures are ignored;
 * without it a definition is built from them. `rtp`, `volatility` and the like are wishes: what is shown
 * of the game afterwards is what its definition proves.
 */
export const createGameInput = z.object({
  name: line('Navnet', 80),
  description: z
    .string({ error: 'Beskrivelsen skal være en tekst' })
    .trim()
    .max(2000, { error: 'Beskrivelsen må højst være 2.000 tegn' })
    .default(''),
  theme: key('Temaet').default('generic'),
  category: key('Kategorien').default('slots'),
  rtp: whole('RTP (i hundrededele af en procent)', 8500, 9800).default(9650),
  volatility: z
    .enum(VOLATILITIES, { error: 'Volatiliteten skal være low, medium, high eller extreme' })
    .default('medium'),
  reels: whole('Antallet af hjul', 3, 8).default(5),
  paylines: whole('Antallet af linjer', 1, 100).default(25),
  maxWinMultiplier: whole('Den højeste gevinst', 100, 10_000).default(5000),
  symbols: z
    .array(newSymbol, { error: 'Symbolerne skal være en liste' })
    .max(40, { error: 'Der må højst være 40 symboler' })
    .default([]),
  paytable: newPaytable.default({}),
  config: newGameConfig,
  palette: palette.optional(),
  definition: definitionDraft.optional(),
})
export type CreateGameInput = z.input<typeof createGameInput>
export type NewGame = z.output<typeof createGameInput>
