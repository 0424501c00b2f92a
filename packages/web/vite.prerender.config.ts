import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the server runs of the web: its pages before the first script, and the tiles of its games. */
export default defineConfig({
  plugins: [tanstackRouter(), react()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist-server',
    rolldownOptions: { input: { draw: 'src/prerender/draw.tsx', tiles: 'src/tiles/draw.ts' } },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
})
