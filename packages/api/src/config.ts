import { z } from 'zod'

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
})

export type Config = z.infer<typeof settings>

/** Reads the settings from the environment. Throws, naming the setting, when one is not usable. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => settings.parse(env)
