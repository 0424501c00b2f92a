import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Area, Texts } from './area.ts'

const FOLDER = new URL('areas/', import.meta.url)
const files = readdirSync(FOLDER)

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flat(text, `${path}${key}.`),
  )

const valuesOf = (text: string) => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).toSorted()
const marksOf = (text: string) => [...text.matchAll(/<\/?\w+\/?>/g)].map(([mark]) => mark).toSorted()

test.each(files)('%s says the same in both languages', async (file) => {
  const areas: Area[] = Object.values(await import(new URL(file, FOLDER).href))
  expect(areas).toHaveLength(1)
  for (const { name, da, en } of areas) {
    expect(`${name}.ts`).toBe(file)
    const danish = flat(da)
    const english = new Map(flat(en))
    expect([...english.keys()].toSorted()).toEqual(danish.map(([key]) => key).toSorted())
    for (const [key, text] of danish) {
      const other = english.get(key) ?? ''
      expect([key, text.trim(), other.trim()]).not.toContain('')
      expect([key, valuesOf(other)]).toEqual([key, valuesOf(text)])
      expect([key, marksOf(other)]).toEqual([key, marksOf(text)])
    }
  }
})
