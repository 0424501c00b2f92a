import { studio } from '@spilvaerk/messages/studio'
import { useNavigate } from '@tanstack/react-router'
import { Command as Palette } from 'cmdk'
import { useMemo } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { type Command, showPalette, useCommandStore } from './commands.ts'
import { useDraft } from './draft.ts'
import { useHistory } from './history.ts'
import { type Side, usePanels } from './panels.ts'
import { TABS } from './tabs.ts'

/** How many of one's games are offered; the rest is found in the library. */
const MOST_GAMES = 200

/** Everything that the studio can do, by its name. */
export default function CommandPalette() {
  const t = textsOf(studio)
  const ofPages = useCommandStore((store) => store.ofPages)
  const groups = [
    { id: 'here', label: t('shell.groups.here'), commands: Object.values(ofPages).flatMap((list) => list()) },
    { id: 'edit', label: t('shell.groups.edit'), commands: useEditing() },
    { id: 'go', label: t('shell.groups.go'), commands: useWays() },
    { id: 'games', label: t('shell.groups.games'), commands: useGames() },
  ]
  return (
    <Palette.Dialog
      open
      onOpenChange={showPalette}
      label={t('shell.palette')}
      overlayClassName="shell-veil"
      contentClassName="shell shell-palette"
    >
      <Palette.Input placeholder={t('shell.search')} />
      <Palette.List label={t('shell.palette')}>
        <Palette.Empty>{t('shell.nothing')}</Palette.Empty>
        {groups.map(({ id, label, commands }) =>
          commands.length === 0 ? null : (
            <Palette.Group key={id} heading={label}>
              {commands.map((command) => (
                <Item key={command.id} {...command} />
              ))}
            </Palette.Group>
          ),
        )}
      </Palette.List>
    </Palette.Dialog>
  )
}

function Item({ id, label, words, run }: Command) {
  const choose = (): void => {
    showPalette(false)
    void run()
  }
  return (
    <Palette.Item value={id} keywords={[label, ...(words ? [words] : [])]} onSelect={choose}>
      {label}
    </Palette.Item>
  )
}

function useEditing(): readonly Command[] {
  const t = textsOf(studio)
  const { past, future, undo, redo } = useHistory()
  const { change, left, right } = usePanels()
  const fold = (side: Side, isFolded: boolean): Command => ({
    id: `fold ${side}`,
    label: t(`shell.${isFolded ? 'unfold' : 'fold'}.${side}`),
    run: () => change(side, { isFolded: !isFolded }),
  })
  return [
    ...(past.length > 0 ? [{ id: 'undo', label: t('shell.undo'), run: undo }] : []),
    ...(future.length > 0 ? [{ id: 'redo', label: t('shell.redo'), run: redo }] : []),
    fold('left', left.isFolded),
    fold('right', right.isFolded),
  ]
}

function useWays(): readonly Command[] {
  const t = textsOf(studio)
  const navigate = useNavigate()
  return [
    ...TABS.map(({ id, label }) => ({
      id: `tab ${id}`,
      label: t(label),
      words: id,
      run: () => navigate({ to: '/casino-generator', search: { tab: id } }),
    })),
    { id: 'advanced', label: t('shell.pages.advanced'), run: () => navigate({ to: '/advanced-generator' }) },
    { id: 'lab', label: t('shell.pages.lab'), run: () => navigate({ to: '/ai-lab' }) },
    { id: 'lobby', label: t('shell.lobby'), run: () => navigate({ to: '/' }) },
    { id: 'dashboard', label: t('shell.dashboard'), run: () => navigate({ to: '/dashboard' }) },
    { id: 'support', label: t('shell.support'), run: () => navigate({ to: '/support' }) },
  ]
}

function useGames(): readonly Command[] {
  const navigate = useNavigate()
  const select = useDraft((draft) => draft.select)
  const { data } = trpc.studio.games.useQuery()
  return useMemo(() => {
    const mine = data?.filter((game) => game.mine).slice(0, MOST_GAMES) ?? []
    return mine.map(({ id, name, theme }) => ({
      id: `game ${id}`,
      label: name,
      words: theme,
      run: () => {
        select(id)
        return navigate({ to: '/casino-generator', search: { tab: 'generator' } })
      },
    }))
  }, [data, select, navigate])
}
