import type { ComponentType } from 'react'
import type { TabId } from '../shell/tabs.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

/** The contents of each tab, loaded when it is opened. */
export const PANELS: Readonly<Record<TabId, ComponentType>> = {
  generator: lazyPart(async () => (await import('./generator/GeneratorTab.tsx')).GeneratorTab),
  intelligence: lazyPart(async () => (await import('./intelligence/IntelligenceTab.tsx')).IntelligenceTab),
  library: lazyPart(async () => (await import('./library/LibraryTab.tsx')).LibraryTab),
  analytics: lazyPart(async () => (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab),
  exports: lazyPart(async () => (await import('./exports/ExportsTab.tsx')).ExportsTab),
  templates: lazyPart(async () => (await import('./templates/TemplatesTab.tsx')).TemplatesTab),
  bigcasino: lazyPart(async () => (await import('./bigcasino/BigCasinoTab.tsx')).BigCasinoTab),
  marketplace: lazyPart(async () => (await import('./marketplace/MarketplaceTab.tsx')).MarketplaceTab),
  tournaments: lazyPart(async () => (await import('./tournaments/TournamentsTab.tsx')).TournamentsTab),
  'ai-assistant': lazyPart(async () => (await import('./assistant/AssistantTab.tsx')).AssistantTab),
  studio: lazyPart(async () => (await import('./tools/ToolsTab.tsx')).ToolsTab),
  settings: lazyPart(async () => (await import('./settings/SettingsTab.tsx')).SettingsTab),
}
