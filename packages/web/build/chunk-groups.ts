import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** What no page does without. */
const BASE = /[/]node_modules[/](@tanstack|@trpc|zustand|clsx|i18next|zod[/]v4[/](core|mini|locales))[/]/
/** What the program draws with; it runs while the rest is still on its way. */
const REACT = /[/]node_modules[/](react|react-dom|scheduler|use-sync-external-store)[/]/
const ICONS = /[/]lucide-react[/]/
/** Small things that many pages use: each for itself would be a request of a few hundred bytes. */
const KIT =
  /[/]web[/]src[/](lib|art|limits[/]use-|lobby[/]ThemeIcon|account[/]sections|shell[/]tabs|game[/]look[/](themes|palette-style|sign|Volatility)|game[/](win-rule|money|figures|sheet[/]sheet-work)|toast[/]toasts|auth[/](auth-store|OtherLinks|server-faults|next-page)|ui[/](badge|busy-button|button|card|error-summary|field|input|loaded|more-button|notice|skeleton|speech|states|UnlitBulbs|use-chosen-in-view))|[/](messages|schemas)[/]src[/](prices|tile|art-places|bet-levels)[.]ts$/
/** What stands on the lobby, too, but not on pages that are read. */
const PLAYING = /[/]messages[/]src[/]areas[/]playing[.]ts$|[/]web[/]src[/]game[/]only-demo[.]ts$/
/** What dialogs are made with, and what other controls share with them. */
const OVERLAYS =
  /[/]node_modules[/](@radix-ui[/]react-(dialog|dismissable-layer|focus-guards|focus-scope|portal)|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|tslib|get-nonce)[/]|[/]web[/]src[/]ui[/]dialog[.]tsx$/
const PRIMITIVES = /[/]node_modules[/]@radix-ui[/](primitive|react-(presence|id|use-[a-z-]+|primitive|context))[/]/

/** Pages that show no game, and would load for a word what a game consists of. */
const PLAIN = [
  ...[
    'app/start.tsx',
    'lobby/LobbyPage.tsx',
    'offer/OfferPage.tsx',
    'game/sheet/SheetPage.tsx',
    'auth/login/LoginPage.tsx',
  ],
  ...['auth/register/RegisterPage.tsx', 'auth/links/ResetPage.tsx', 'crypto/CryptoPage.tsx', 'support/SupportPage.tsx'],
  ...['legal/TermsPage.tsx', 'ai-lab/LabPage.tsx', 'studio/StudioPage.tsx'],
]
const GAME = 'game-page/GamePage.tsx'
const ADVANCED = 'advanced/AdvancedPage.tsx'
const GENERATOR = 'studio/generator/GeneratorTab.tsx'

/**
 * What a first visit loads as few files: each file is a request with a header of its own, and a compression that begins
 * anew. What a game's page shows at once is three, by who else shows it.
 */
export const chunkGroups = (root: string): Group[] => [
  // Known of before anything else: with the kit, that would run before the first paint.
  { name: 'lost-code', test: /[/]web[/]src[/]lib[/](lost-code|show-fonts)[.]ts$/, priority: 3 },
  // What takes a press before the program has come.
  { name: 'early', test: /[/]web[/]src[/]machine[/](early-press|turn-reels)[.]ts$/, priority: 3 },
  { name: 'react', test: REACT, priority: 2 },
  { name: 'base', test: BASE, priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 2 },
  { name: 'kit', test: KIT, minShareCount: 2 },
  { name: 'playing', test: PLAYING, includeDependenciesRecursively: false },
  { name: 'overlays', test: OVERLAYS, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'primitives', test: PRIMITIVES, minShareCount: 2, includeDependenciesRecursively: false },
  reachedBy('look', root, { all: [GAME, ADVANCED], none: PLAIN }),
  reachedBy('slot', root, { all: [GAME, GENERATOR], none: [...PLAIN, ADVANCED] }),
  reachedBy('play', root, { all: [GAME], none: [...PLAIN, ADVANCED, GENERATOR] }),
]

interface Reached {
  readonly all: readonly string[]
  readonly none: readonly string[]
}

/** Of packages the root file names everything: only of one's own files is what they import what they need. */
const OWN = /[/](web[/]src|messages[/]src[/]areas)[/]/

/** The modules that all of some pages import at once, directly or through others, and that none of the others does. */
function reachedBy(name: string, root: string, { all, none }: Reached): Group {
  let members: ReadonlySet<string> | undefined
  return {
    name: (id, graph) => {
      members ??= membersOf(graph, all.map(pathIn(root)), none.map(pathIn(root)))
      return members.has(id) ? name : null
    },
    debugName: name,
    test: OWN,
    includeDependenciesRecursively: false,
  }
}

const pathIn =
  (root: string) =>
  (file: string): string =>
    join(root, 'src', file)

function membersOf(graph: Graph, all: readonly string[], none: readonly string[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = all.map((page) => importedBy(graph, [page]))
  const away = importedBy(graph, none)
  return new Set([...first].filter((id) => !away.has(id) && others.every((other) => other.has(id))))
}

function importedBy(graph: Graph, pages: readonly string[]): ReadonlySet<string> {
  const found = new Set(pages)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
