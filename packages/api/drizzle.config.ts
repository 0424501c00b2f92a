import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/domains/schema.ts',
  out: './migrations/sqlite',
  casing: 'snake_case',
})
