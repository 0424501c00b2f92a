import { LANGUAGES, type Language } from '@spilvaerk/messages'
import { layout } from '@spilvaerk/messages/layout'
import { cn } from '../lib/cn.ts'
import { chooseLanguage, pageLanguage, textsOf } from '../lib/page-language.ts'

/** Each language by its own name, so that it is found by whoever cannot read the page. */
const NAMES: Readonly<Record<Language, string>> = { da: 'Dansk', en: 'English' }

/** One choice for the whole site: the page is loaded anew in it. */
export function LanguageChoice() {
  const shown = pageLanguage()
  return (
    <fieldset className="flex shrink-0 items-center">
      <legend className="sr-only">{textsOf(layout)('language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={NAMES[language]}
          aria-pressed={language === shown}
          onClick={() => language !== shown && chooseLanguage(language)}
          className={cn(
            'grid min-h-11 min-w-9 place-items-center rounded-sm font-semibold text-sm uppercase transition hover:text-paper max-[24rem]:min-w-7',
            language === shown ? 'text-lamp-bright' : 'text-muted',
          )}
        >
          {language} <span className="sr-only">{NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  )
}
