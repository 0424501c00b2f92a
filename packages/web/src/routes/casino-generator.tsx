import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FIRST_TAB, TAB_IDS } from '../shell/tabs.ts'
import { StudioPage } from '../studio/StudioPage.tsx'

/** What is typed is a text, also where it looks like a number. */
const text = z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), '')
const game = z.catch(z.optional(z.int().check(z.positive())), undefined)

/** What a tab makes of the rest of its address is its own affair. */
export const Route = createFileRoute('/casino-generator')({
  validateSearch: z.object({
    tab: z._default(z.catch(z.enum(TAB_IDS), FIRST_TAB), FIRST_TAB),
    shelf: z._default(text, ''),
    q: z._default(text, ''),
    order: z._default(text, ''),
    kind: z._default(text, ''),
    standing: z._default(text, ''),
    tag: z._default(text, ''),
    /** The game whose history is shown. */
    history: z.optional(game),
    /** Games that are set side by side. */
    one: z.optional(game),
    other: z.optional(game),
  }),
  search: {
    middlewares: [stripSearchParams({ tab: FIRST_TAB, shelf: '', q: '', order: '', kind: '', standing: '', tag: '' })],
  },
  component: Studio,
})

function Studio() {
  const { tab } = Route.useSearch()
  return <StudioPage tab={tab} />
}
