import { EmojiArt } from '../../art/EmojiArt.tsx'
import { useOpenGenerator } from '../use-open-generator.ts'
import { POPULAR_THEMES, TEMPLATES, themePrompt } from './templates.ts'

/** Beginnings: each fills the prompt and opens the generator. */
export function TemplatesTab() {
  const open = useOpenGenerator()
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="templates">
        <h2 id="templates" className="mb-3 text-xl">
          Game Templates
        </h2>
        <ul className="studio-grid">
          {TEMPLATES.map(({ id, title, emoji, note, prompt }) => (
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
          Popular Themes
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {POPULAR_THEMES.map(({ title, emoji }) => (
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
