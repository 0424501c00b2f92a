import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tanstackRouter(), react()],
  publicDir: false,
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender/draw.tsx', outDir: 'dist-server' },
  define: { 'process.env.NODE_ENV': '"production"' },
})
