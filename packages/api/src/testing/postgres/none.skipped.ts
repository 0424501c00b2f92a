import { expect, test } from 'vitest'
import { findPostgres } from './find.ts'

const NONE = 'the API on PostgreSQL: install it (Debian: postgresql), or name one in TEST_DATABASE_URL'
test.runIf(findPostgres())(NONE, () => expect(findPostgres()).toBeDefined())
