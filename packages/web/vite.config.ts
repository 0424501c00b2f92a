import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleBudget } from './build/bundle-budget.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { emojiArt } from './build/emoji-art.ts'
import { precompress } from './build/precompress.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

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
        '/': { modules: ['/src/lobby/LobbyPage.tsx'], gzippedBytes: 222_000 },
        '/games/$id': { modules: ['/src/game-page/GamePage.tsx'], gzippedBytes: 276_800 },
        '/games/$id/offer': { modules: ['/src/offer/OfferPage.tsx'], gzippedBytes: 219_300 },
        '/games/$id/sheet': { modules: ['/src/game/sheet/SheetPage.tsx'], gzippedBytes: 294_500 },
        '/auth/login': { modules: ['/src/auth/login/LoginPage.tsx'], gzippedBytes: 232_500 },
        '/auth/register': { modules: ['/src/auth/register/RegisterPage.tsx'], gzippedBytes: 233_800 },
        '/auth/reset': { modules: ['/src/auth/links/ResetPage.tsx'], gzippedBytes: 232_000 },
        '/casino-generator': {
          modules: ['/src/studio/StudioPage.tsx', '/src/studio/generator/GeneratorTab.tsx'],
          gzippedBytes: 396_400,
        },
        '/advanced-generator': { modules: ['/src/advanced/AdvancedPage.tsx'], gzippedBytes: 276_900 },
        '/ai-lab': { modules: ['/src/ai-lab/LabPage.tsx'], gzippedBytes: 252_600 },
        '/crypto-payment': { modules: ['/src/crypto/CryptoPage.tsx'], gzippedBytes: 227_100 },
        '/terms': { modules: ['/src/legal/TermsPage.tsx'], gzippedBytes: 209_700 },
        '/faq': { modules: ['/src/support/FaqPage.tsx'], gzippedBytes: 207_100 },
        '/support': { modules: ['/src/support/SupportPage.tsx'], gzippedBytes: 229_000 },
        '/privacy': { modules: ['/src/legal/PrivacyPage.tsx'], gzippedBytes: 208_900 },
      },
      without: [/[/]pixi\.js[/]/, /[/]recharts[/]/],
    }),
  ],
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups(import.meta.dirname),
        },
      },
    },
  },
  server: { proxy: { '/trpc': api, '/api': api, '/tiles': api, '/uploads': api } },
})
