import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button, IconButton } from './button.tsx'
import { Dialog, Sheet } from './dialog.tsx'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { Tab, TabPanel, Tabs, TabsList } from './tabs.tsx'
import { Tooltip } from './tooltip.tsx'

describe('a field', () => {
  test('ties the label, the help and the error to its control', () => {
    const { rerender } = render(
      <Field label="E-mail" help="Vi skriver sjældent.">
        {(ids) => <Input type="email" {...ids} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Vi skriver sjældent.')
    rerender(
      <Field label="E-mail" help="Vi skriver sjældent." error="Ugyldig email-adresse">
        {(ids) => <Textarea {...ids} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Ugyldig email-adresse')
  })
})

describe('a select', () => {
  const MECHANICS = [
    { value: 'low', label: 'Lav' },
    { value: 'high', label: 'Høj' },
  ] as const

  test('is chosen from by keyboard', async () => {
    Element.prototype.scrollIntoView = vi.fn()
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Select label="Volatilitet" value="low" options={MECHANICS} onChange={onChange} />)
    screen.getByRole('combobox', { name: 'Volatilitet' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('option', { name: 'Lav' })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('high')
  })
})

describe('tabs', () => {
  test('are walked with the arrows', async () => {
    const user = userEvent.setup()
    render(
      <Tabs defaultValue="a">
        <TabsList aria-label="Trin">
          <Tab value="a">Basis</Tab>
          <Tab value="b">Lyd</Tab>
        </TabsList>
        <TabPanel value="a">Navn</TabPanel>
        <TabPanel value="b">Styrke</TabPanel>
      </Tabs>,
    )
    await user.click(within(screen.getByRole('tablist', { name: 'Trin' })).getByRole('tab', { name: 'Basis' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Lyd', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Lyd' })).toHaveTextContent('Styrke')
  })
})

describe('a tooltip', () => {
  test('describes what has the focus', async () => {
    const user = userEvent.setup()
    render(
      <Tooltip text="Hvor ofte noget vindes">
        <Button>Hitfrekvens</Button>
      </Tooltip>,
    )
    await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Hvor ofte noget vindes')
  })
})

describe.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
])('%s', (_name, Surface) => {
  test('opens, names itself, keeps the focus and gives it back', async () => {
    const user = userEvent.setup()
    render(
      <Surface title="Gevinster" description="I gange indsatsen" trigger={<Button>Vis</Button>}>
        <Button>Inde</Button>
      </Surface>,
    )
    await user.click(screen.getByRole('button', { name: 'Vis' }))
    const surface = screen.getByRole('dialog', { name: 'Gevinster' })
    expect(surface).toHaveAccessibleDescription('I gange indsatsen')
    expect(surface.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Vis' })).toHaveFocus()
  })
})

test('a switch is named by its label and turned by it', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  render(<Switch label="Lyd" checked={false} onChange={onChange} />)
  expect(screen.getByRole('switch', { name: 'Lyd' })).not.toBeChecked()
  await user.click(screen.getByText('Lyd'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('an icon button says its name', () => {
  render(<IconButton label="Luk">×</IconButton>)
  expect(screen.getByRole('button', { name: 'Luk' })).toHaveAttribute('type', 'button')
})
