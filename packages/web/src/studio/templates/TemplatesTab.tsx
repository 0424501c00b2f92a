import { templates } from '@spilvaerk/messages/templates'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { textsOf } from '../../lib/page-language.ts'
import { useOpenGenerator } from '../use-open-generator.ts'
import { popularThemes, templateList, themePrompt } from './templates.ts'

/** Beginnings: each fills the prompt and opens the generator. */
export function TemplatesTab() {
  const t = textsOf(templates)
  const open = useOpenGenerator()
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="templates">
        <h2 id="templates" className="mb-3 text-xl">
          {t('title')}
        </h2>
        <ul className="studio-grid">
          {templateList().map(({ id, title, emoji, note, prompt }) => (
            <li key={id} className="grid">
              <button type="button" className="studio-tile" onClick={() => open(prompt)}>
                <EmojiArt emoji={emoji} className="size-10" />
                <b className="font-display text-lg">{title}</b>
                <span className="text-muted text-sm">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="themes">
        <h2 id="themes" className="mb-3 text-xl">
          {t('themes.title')}
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {popularThemes().map(({ title, emoji }) => (
            <li key={title} className="grid">
              <button
                type="button"
                className="studio-tile justify-items-center text-center"
                onClick={() => open(themePrompt(title))}
              >
                <EmojiArt emoji={emoji} className="size-10" />
                <span className="font-semibold text-sm">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
