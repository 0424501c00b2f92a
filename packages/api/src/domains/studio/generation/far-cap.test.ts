import { admissionProof, admits, compile, design, makeOutcomes } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { rulesOf } from '../../games/catalogue/rules/rules.ts'
import { compose } from '../composer/compose.ts'
import { briefOf, planOf } from './plan.ts'

test('a prompt that asks for 250,000 times the bet gets a game whose sheet, rules and look-up table have it', () => {
  const prompt = 'A dragon slot with 20 lines, no free spins, extreme volatility and a max win of 250,000x'
  const idea = compose(prompt)
  const designed = design(briefOf(planOf(idea, { prompt, roll: 0, card: {} }), idea), 'far')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  const { definition, sheet } = designed
  const cap = 250_000 * definition.betCoins
  expect(sheet.method).toBe('exact')
  expect(sheet.maxWin).toMatchObject({ capCoins: cap, baseCoins: cap })
  expect(rulesOf(definition, { rtp: 9650, volatility: 'extreme' }, 'en').join(' ')).toContain('250,000')
  expect(admits(admissionProof(compile(definition), { seed: 'far', rounds: 1000 }))).toEqual({ ok: true })
  const { rows } = makeOutcomes(compile(definition))
  expect(Math.max(...rows.map(({ payout }) => payout))).toBe(cap)
})
