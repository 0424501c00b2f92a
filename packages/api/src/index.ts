export type { AppRouter, CodesByPath } from './procedures/router.ts'
