import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { emojiArt } from './build/emoji-art.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [tanstackRouter(), react(), tailwindcss(), emojiArt()],
  server: { proxy: { '/trpc': api, '/api': api } },
})
