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
  { id: 'generator', label: 'tabs.generator', icon: Sparkles },
  { id: 'intelligence', label: 'tabs.intelligence', icon: Globe2 },
  { id: 'library', label: 'tabs.library', icon: Library },
  { id: 'analytics', label: 'tabs.analytics', icon: BarChart3 },
  { id: 'exports', label: 'tabs.exports', icon: Download },
  { id: 'templates', label: 'tabs.templates', icon: LayoutTemplate },
  { id: 'bigcasino', label: 'tabs.bigcasino', icon: Dices },
  { id: 'marketplace', label: 'tabs.marketplace', icon: Store },
  { id: 'tournaments', label: 'tabs.tournaments', icon: Trophy },
  { id: 'ai-assistant', label: 'tabs.assistant', icon: Bot },
  { id: 'studio', label: 'tabs.tools', icon: Boxes },
  { id: 'settings', label: 'tabs.settings', icon: Settings },
] as const satisfies readonly StudioTab[]

export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS = TABS.map(({ id }) => id) as [TabId, ...TabId[]]
export const FIRST_TAB = 'generator' satisfies TabId
