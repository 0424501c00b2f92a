const { PATH = '', NODE_COMPILE_CACHE } = process.env

/** What a server of its own process gets from the environment of the tests: nothing that configures it. */
export const CHILD_ENV = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
