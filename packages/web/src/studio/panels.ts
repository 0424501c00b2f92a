import { type ComponentType, lazy } from 'react'
import type { TabId } from './tabs.ts'

/** The contents of each tab, loaded when it is opened. */
export const PANELS: Readonly<Record<TabId, ComponentType>> = {
  generator: lazy(async () => ({ default: (await import('./generator/GeneratorTab.tsx')).GeneratorTab })),
  intelligence: lazy(async () => ({ default: (await import('./intelligence/IntelligenceTab.tsx')).IntelligenceTab })),
  library: lazy(async () => ({ default: (await import('./library/LibraryTab.tsx')).LibraryTab })),
  analytics: lazy(async () => ({ default: (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab })),
  exports: lazy(async () => ({ default: (await import('./exports/ExportsTab.tsx')).ExportsTab })),
  templates: lazy(async () => ({ default: (await import('./templates/TemplatesTab.tsx')).TemplatesTab })),
  bigcasino: lazy(async () => ({ default: (await import('./bigcasino/BigCasinoTab.tsx')).BigCasinoTab })),
  marketplace: lazy(async () => ({ default: (await import('./marketplace/MarketplaceTab.tsx')).MarketplaceTab })),
  tournaments: lazy(async () => ({ default: (await import('./tournaments/TournamentsTab.tsx')).TournamentsTab })),
  'ai-assistant': lazy(async () => ({ default: (await import('./assistant/AssistantTab.tsx')).AssistantTab })),
  studio: lazy(async () => ({ default: (await import('./tools/ToolsTab.tsx')).ToolsTab })),
  settings: lazy(async () => ({ default: (await import('./settings/SettingsTab.tsx')).SettingsTab })),
}
