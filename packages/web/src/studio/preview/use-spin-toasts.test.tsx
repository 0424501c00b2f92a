import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atRest } from '../../game/play-state.ts'
import { onPageIn } from '../../test/page-language.ts'
import { useToasts } from '../../toast/toasts.ts'
import { useSpinToasts } from './use-spin-toasts.ts'

onPageIn('en')

test.each([
  [2_000_000, 1_000_000, 'Winner!', 'success'],
  [1_000_000, 1_000_000, 'Round over', 'info'],
  [400_000, 1_000_000, 'Round over', 'info'],
])('a round that pays %i of %i is told as %s', (lastWinMicro, cost, title, tone) => {
  renderHook(() => useSpinToasts({ ...atRest(0), lastWinMicro, lastRoundId: `r-${lastWinMicro}` }, cost))
  expect(useToasts.getState().toasts[0]).toMatchObject({ title, tone })
})
