import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'slot-engine', environment: 'node', include: ['src/**/*.test.ts'] } })
