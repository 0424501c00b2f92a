// Writes src/routeTree.gen.ts from the files under src/routes, as the vite plugin does while it builds.
import { Generator, getConfig } from '@tanstack/router-generator'

const root = import.meta.dirname
await new Generator({ config: getConfig({}, root), root }).run()
