import { withSecretFiles } from '../config/secret-files.ts'

/** What the setting says; one that cannot be read is complained of where the settings are read. */
function databaseUrl(): string | undefined {
  try {
    return withSecretFiles(process.env, ['DATABASE_URL']).DATABASE_URL
  } catch {
    return undefined
  }
}

/**
 * In which database the tables lie. It is chosen once, when the process loads them: a table is written in one vocabulary.
 */
export const DIALECT: 'postgres' | 'sqlite' = /^postgres(ql)?:/.test(databaseUrl() ?? '') ? 'postgres' : 'sqlite'
