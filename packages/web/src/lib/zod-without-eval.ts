import { config } from 'zod/mini'

/** zod would try `new Function` to find out whether it may; our content security policy forbids that and reports it. */
config({ jitless: true })
