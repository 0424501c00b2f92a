import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { nearestAllowed } from './number-field.tsx'
import { Slider } from './slider.tsx'

describe('nearestAllowed', () => {
  test.each([
    [96.5, 85, 98, 0.1, 96.5],
    [96.54, 85, 98, 0.1, 96.5],
    [1, 85, 98, 0.1, 85],
    [120, 85, 98, 0.5, 98],
    [5049, 100, 10_000, 100, 5000],
    [0.3, 0.1, 1, 0.1, 0.3],
  ])('%d within %d to %d by %d is %d', (value, min, max, step, nearest) => {
    expect(nearestAllowed(value, min, max, step)).toBe(nearest)
  })
})

function Rtp({ onChange }: { readonly onChange: (value: number) => void }) {
  const [value, setValue] = useState(96.5)
  const change = (next: number) => {
    setValue(next)
    onChange(next)
  }
  return <Slider label="RTP" unit="%" min={85} max={98} step={0.1} value={value} onChange={change} />
}

describe('the slider', () => {
  test('takes a number by the keyboard, with a Danish comma, and keeps it within bounds', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Rtp onChange={onChange} />)
    const field = screen.getByRole('spinbutton', { name: /RTP/ })
    expect(field).toHaveValue('96,5')
    await user.clear(field)
    await user.type(field, '94,27{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(94.3)
    await user.clear(field)
    await user.type(field, '1000{Tab}')
    expect(field).toHaveValue('98')
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith(97.9)
  })

  test('leaves the value alone when what was typed is no number', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Rtp onChange={onChange} />)
    await user.clear(screen.getByRole('spinbutton'))
    await user.type(screen.getByRole('spinbutton'), 'meget{Tab}')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('spinbutton')).toHaveValue('96,5')
  })
})

describe('the slider on an English page', () => {
  onPageIn('en')

  test('shows a decimal point, and takes a comma too', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Rtp onChange={onChange} />)
    const field = screen.getByRole('spinbutton', { name: /RTP/ })
    expect(field).toHaveValue('96.5')
    await user.clear(field)
    await user.type(field, '94,2{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(94.2)
    expect(field).toHaveValue('94.2')
  })
})
