import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundleBudget } from './build/bundle-budget.ts'
import { emojiArt } from './build/emoji-art.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    tailwindcss(),
    emojiArt(),
    bundleBudget({
      page: '/src/lobby/LobbyPage.tsx',
      gzippedBytes: 200_000,
      without: [/[/]pixi\.js[/]/, /[/]recharts[/]/],
    }),
  ],
  server: { proxy: { '/trpc': api, '/api': api } },
})
