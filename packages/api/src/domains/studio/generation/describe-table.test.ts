import { designTable } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { describedFrom } from './describe-game.ts'
import { composeTableDescription } from './describe-table.ts'
import { tableBriefOf } from './table-brief.ts'

function described(prompt: string): string {
  const idea = compose(prompt)
  const { table } = idea.wishes
  if (!table) throw new Error(`no table: ${prompt}`)
  const designed = designTable(tableBriefOf(idea, table, { prompt, roll: 0, card: {} }, prompt))
  if (!designed.ok) throw new Error(JSON.stringify(designed.problems))
  return composeTableDescription(describedFrom(idea), designed.definition, designed.sheet)
}

test.each([
  ['red dog med seks kortspil', /^(To kort ligger|Er der plads).* Seks kortspil blandes før hver runde\. .*%/],
  ['a coin flip, heads or tails', /^(The coin is in|Heads or tails, and).* (One can win up|It is tossed).*%/],
  ['vikingeroulette med la partage', /Hjulet har 37 felter\. På nul får de lige chancer halvdelen tilbage\. .*%/],
])('“%s” is told as a table of its kind and its rules', (prompt, told) => {
  expect(described(prompt)).toMatch(told)
  expect(described(prompt)).not.toContain('kuglen ruller')
})

test('the bonus games of a table are those that it has', () => {
  expect(described('red dog med plat eller krone som eneste minispil')).toMatch(/[Pp]lat eller krone/)
})

test('a theme sets the scene', () => {
  expect(described('vikingeroulette')).not.toMatch(/^(Hjulet drejer|Jetonerne ligger)/)
})
