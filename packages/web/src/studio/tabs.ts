import {
  BarChart3,
  Bot,
  Boxes,
  Dices,
  Download,
  Globe2,
  LayoutTemplate,
  Library,
  type LucideIcon,
  Settings,
  Sparkles,
  Store,
  Trophy,
} from 'lucide-react'

interface StudioTab {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
}

export const TABS = [
  { id: 'generator', label: 'AI Generator', icon: Sparkles },
  { id: 'intelligence', label: 'Market Intelligence', icon: Globe2 },
  { id: 'library', label: 'My Games', icon: Library },
  { id: 'analytics', label: 'Analytics', icon: BarChart3 },
  { id: 'exports', label: 'Exports', icon: Download },
  { id: 'templates', label: 'Game Templates', icon: LayoutTemplate },
  { id: 'bigcasino', label: 'Big Casino', icon: Dices },
  { id: 'marketplace', label: 'Marketplace', icon: Store },
  { id: 'tournaments', label: 'Tournaments', icon: Trophy },
  { id: 'ai-assistant', label: 'AI Assistant', icon: Bot },
  { id: 'studio', label: 'Game Studio', icon: Boxes },
  { id: 'settings', label: 'Settings', icon: Settings },
] as const satisfies readonly StudioTab[]

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'generator' satisfies TabId
