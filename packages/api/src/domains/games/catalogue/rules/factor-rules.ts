import type { Definition, Factor } from '@spilvaerk/slot-engine'
import { countsOf, nameIn, type Words } from './words.ts'

/** What multiplies the wins of paid spins. */
export const paidFactorRules = (definition: Definition, words: Words): string[] =>
  (definition.factors ?? []).map((factor) => factorRule(factor, definition, words))

/** The same of free spins, where what is said is of those. */
export const freeFactorRules = (
  factors: readonly Factor[] | undefined,
  definition: Definition,
  words: Words,
): string[] =>
  (factors ?? []).map((factor) => `${words.t('factors.inFreeSpins')} ${factorRule(factor, definition, words)}`)

function factorRule(factor: Factor, definition: Definition, words: Words): string {
  const { t, one, all } = words
  const name = factor.name ?? factor.id
  const drawn = (values: Readonly<Record<string, number>>) =>
    one(
      countsOf(values)
        .filter((value) => (values[value] ?? 0) > 0)
        .map(String),
    )
  switch (factor.type) {
    case 'drawn':
      return t('factors.drawn', { name, values: drawn(factor.values), wins: winsOf(factor.multiplies, words) })
    case 'reels': {
      const reels = factor.reels.map((values, reel) => t('factors.reel', { reel: reel + 1, values: drawn(values) }))
      return t(factor.together === 'add' ? 'factors.reelsAdd' : 'factors.reels', { name, reels: all(reels) })
    }
    case 'symbols': {
      const adding = definition.symbols.filter((symbol) => symbol.kind === 'scatter' && symbol.adds !== undefined)
      const names = all(adding.map((symbol) => nameIn(definition, symbol.id)))
      const wins = winsOf(factor.multiplies, words)
      return t(factor.keeps === true ? 'factors.bank' : 'factors.sum', { names, wins })
    }
    case 'cells': {
      const steps = factor.steps.map((step) => `×${words.number(step)}`).join(', ')
      return t(factor.keeps === true ? 'factors.cellsKept' : 'factors.cells', { name, steps })
    }
    case 'run':
      return t('factors.run', { from: factor.from, adds: factor.adds, wins: winsOf(factor.multiplies, words) })
    case 'fill': {
      const names = factor.symbols && one(factor.symbols.map((id) => nameIn(definition, id)))
      const what = names ?? t('factors.oneSymbol')
      return t('factors.fill', { fewest: factor.fewest, what, wins: winsOf(factor.multiplies, words) })
    }
  }
}

function winsOf(multiplies: readonly string[] | undefined, { t }: Words): string {
  if (multiplies === undefined || multiplies.length === 2) return t('factors.allWins')
  return t(multiplies.includes('lines') ? 'factors.ruleWins' : 'factors.scatterWins')
}
