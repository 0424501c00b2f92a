import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleBudget } from './build/bundle-budget.ts'
import { emojiArt } from './build/emoji-art.ts'
import { precompress } from './build/precompress.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** What no page does without. */
const BASE =
  /[/]node_modules[/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|zustand|clsx|i18next|zod[/]v4[/](core|mini|locales))[/]/
const ICONS = /[/]lucide-react[/]/
/** Small things that many pages use: each for itself would be a request of a few hundred bytes. */
const KIT =
  /[/]web[/]src[/](lib|art|limits[/]use-|lobby[/]ThemeIcon|game[/]look[/](themes|palette-style|Volatility)|game[/](win-rule|money|figures)|toast[/]toasts|auth[/](auth-store|OtherLinks|server-faults|next-page)|ui[/](badge|busy-button|button|card|error-summary|field|input|loaded|more-button|notice|skeleton|speech|states|UnlitBulbs|use-chosen-in-view))/

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    tailwindcss(),
    emojiArt(),
    precompress(),
    // What runs before the first paint.
    bundleBudget({ base: [], pages: { 'The first paint': { modules: ['/src/main.ts'], gzippedBytes: 5_000 } } }),
    bundleBudget({
      base: ['/src/main.ts', '/src/app/start.tsx'],
      pages: {
        '/': { modules: ['/src/lobby/LobbyPage.tsx'], gzippedBytes: 221_500 },
        '/games/$id': { modules: ['/src/game-page/GamePage.tsx'], gzippedBytes: 302_000 },
        '/games/$id/offer': { modules: ['/src/offer/OfferPage.tsx'], gzippedBytes: 219_000 },
        '/games/$id/sheet': { modules: ['/src/game/sheet/SheetPage.tsx'], gzippedBytes: 293_500 },
        '/auth/login': { modules: ['/src/auth/login/LoginPage.tsx'], gzippedBytes: 231_500 },
        '/auth/register': { modules: ['/src/auth/register/RegisterPage.tsx'], gzippedBytes: 233_000 },
        '/auth/reset': { modules: ['/src/auth/links/ResetPage.tsx'], gzippedBytes: 231_500 },
        '/casino-generator': {
          modules: ['/src/studio/StudioPage.tsx', '/src/studio/generator/GeneratorTab.tsx'],
          gzippedBytes: 393_000,
        },
        '/advanced-generator': { modules: ['/src/advanced/AdvancedPage.tsx'], gzippedBytes: 277_000 },
        '/ai-lab': { modules: ['/src/ai-lab/LabPage.tsx'], gzippedBytes: 250_500 },
        '/crypto-payment': { modules: ['/src/crypto/CryptoPage.tsx'], gzippedBytes: 226_000 },
        '/terms': { modules: ['/src/legal/TermsPage.tsx'], gzippedBytes: 208_500 },
        '/faq': { modules: ['/src/support/FaqPage.tsx'], gzippedBytes: 206_500 },
        '/support': { modules: ['/src/support/SupportPage.tsx'], gzippedBytes: 228_500 },
        '/privacy': { modules: ['/src/legal/PrivacyPage.tsx'], gzippedBytes: 207_500 },
      },
      without: [/[/]pixi\.js[/]/, /[/]recharts[/]/],
    }),
  ],
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Known of before anything else: with the kit, that would run before the first paint.
            { name: 'lost-code', test: /[/]web[/]src[/]lib[/]lost-code[.]ts$/, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            { name: 'icons', test: ICONS, minShareCount: 2 },
            { name: 'kit', test: KIT, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/trpc': api, '/api': api, '/tiles': api, '/uploads': api } },
})
