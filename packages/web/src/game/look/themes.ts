import { catalogue } from '@spilvaerk/messages/catalogue'
import { textsOf } from '../../lib/page-language.ts'

type Theme = keyof typeof catalogue.da.themes

const isKnown = (theme: string): theme is Theme => Object.hasOwn(catalogue.da.themes, theme)

/** A theme in words; one without a name in the catalogue is shown in its maker’s words. */
export function themeLabel(theme: string): string {
  const key = theme.toLowerCase()
  return isKnown(key) ? textsOf(catalogue)(`themes.${key}`) : `${theme.charAt(0).toUpperCase()}${theme.slice(1)}`
}
