import { defineConfig } from 'tsdown'
import { buildInto } from './src/build.ts'

export default defineConfig(buildInto('dist'))
