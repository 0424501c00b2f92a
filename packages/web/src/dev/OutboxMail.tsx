import { outbox } from '@spilvaerk/messages/outbox'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Loaded } from '../ui/loaded.tsx'

/** Links in the mail open in the window, not in the frame. */
const AT_TOP = '<base target="_top">'

/** One mail as its reader would see it, in a frame that may do nothing but lead on. */
export function OutboxMail({ id }: { readonly id: string }) {
  const t = textsOf(outbox)
  const mail = trpc.dev.mail.useQuery({ id })
  return (
    <Loaded query={mail} height="h-96">
      {({ subject, from, to, html, text }) => (
        <article aria-labelledby="mail" className="panel grid min-w-0 gap-4 p-5">
          <div className="grid gap-1">
            <h2 id="mail" className="break-words text-xl">
              {subject}
            </h2>
            <p className="break-words text-muted text-sm">{t('fromTo', { from, to })}</p>
          </div>
          <iframe
            // Another mail is another frame: one that is written anew adds a step to the way back.
            key={id}
            title={t('mail', { subject })}
            srcDoc={AT_TOP + html}
            sandbox="allow-top-navigation-by-user-activation"
            className="h-120 w-full rounded-md bg-paper"
          />
          <details>
            <summary className="text-muted text-sm">{t('asText')}</summary>
            <pre className="mt-3 whitespace-pre-wrap break-words rounded-md bg-ground p-4 font-mono text-sm">
              {text}
            </pre>
          </details>
        </article>
      )}
    </Loaded>
  )
}
