import type { Language } from '@spilvaerk/messages'
import { afterEach, beforeEach } from 'vitest'
import { readLanguageFrom } from '../lib/page-language.ts'

/** In every test of the file or group where it is called, the page is in this language. */
export function onPageIn(language: Language): void {
  beforeEach(() => readLanguageFrom(() => language))
  afterEach(() => readLanguageFrom(undefined))
}
