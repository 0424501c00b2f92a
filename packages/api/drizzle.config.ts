import { defineConfig } from 'drizzle-kit'

const isPostgres = (process.env.DATABASE_URL ?? '').startsWith('postgres')

export default defineConfig({
  dialect: isPostgres ? 'postgresql' : 'sqlite',
  schema: './src/domains/schema.ts',
  out: isPostgres ? './migrations/postgres' : './migrations/sqlite',
  casing: 'snake_case',
})
