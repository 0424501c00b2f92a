import { tuning } from '@spilvaerk/messages/tuning'
import { TUNE_TARGETS } from '@spilvaerk/slot-engine'
import { describe, expect, test } from 'vitest'
import { onPageIn } from '../../test/page-language.ts'
import { missedWords } from './missed-words.ts'

describe('on a Danish page', () => {
  onPageIn('da')

  test.each(TUNE_TARGETS)('a missed target is told in Danish: %s', (target) => {
    const said = missedWords({ target, nearest: 97.25 })
    expect(said).toBe(`Det kan ikke opfyldes: ${tuning.da.missed[target]}. Nærmest: 97,25.`)
  })

  test('the nearest class has its Danish name, and where there is nothing near that is all', () => {
    expect(missedWords({ target: 'volatility', nearest: 'high' })).toContain('Nærmest: høj.')
    expect(missedWords({ target: 'bonusBuyRtp', nearest: 'none' })).not.toContain('Nærmest')
  })
})

describe('on an English page', () => {
  onPageIn('en')

  test('a missed target is told in English', () => {
    expect(missedWords({ target: 'rtp', nearest: 97.25 })).toBe(
      'It cannot be met: no change of the pays gives that return. Nearest: 97.25.',
    )
  })
})
