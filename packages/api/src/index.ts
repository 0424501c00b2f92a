export type { AppRouter } from './procedures/router.ts'
