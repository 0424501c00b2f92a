import { autocompletion } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, defaultHighlightStyle, foldGutter, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { maths } from '@spilvaerk/messages/maths'
import { type Definition, type Problem, parseDefinition } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { isSame, shownBy } from './bench.ts'
import { idsOf } from './grammar-fields.ts'
import { completeDefinition } from './json-completion.ts'
import { rangeOf } from './json-place.ts'
import { ProblemList } from './ProblemList.tsx'
import type { PartProps } from './part-props.ts'

/** The whole definition as text, with what the grammar allows at the cursor. */
export function JsonPart({ definition, problems, edit }: PartProps) {
  const t = textsOf(maths)
  const [read, setRead] = useState<Read>({ ok: true, definition })
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ definition, edit })
  useEffect(() => {
    latest.current = { definition, edit }
  })
  useEffect(() => {
    if (!place.current) return
    const changed = (text: string): void => {
      const next = readText(text)
      setRead(next)
      if (next.ok && !isSame(next.definition, latest.current.definition)) latest.current.edit(next.definition, 'json')
    }
    const editor = editorIn(
      place.current,
      latest.current.definition,
      () => idsOf(latest.current.definition),
      t('json.label'),
      changed,
    )
    view.current = editor
    return () => editor.destroy()
  }, [t])
  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const own = readText(editor.state.doc.toString())
    // Undone or changed elsewhere. What is being typed and is no definition yet stays.
    if (own.ok && !isSame(own.definition, definition))
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: textOf(definition) } })
  }, [definition])
  const told = read.ok ? problems : read.problems
  useEffect(() => {
    const editor = view.current
    if (editor)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          told.map(({ field, reason }) => ({ ...rangeOf(editor.state, field), severity: 'error', message: reason })),
        ),
      )
  }, [told])
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{t('json.what')}</p>
      {!read.ok &&
        (read.line === undefined ? (
          <ProblemList problems={read.problems} />
        ) : (
          <p role="alert" className="text-red-text text-sm">
            {t('json.unread', { line: read.line })}
          </p>
        ))}
      <div ref={place} className="maths-json" />
    </div>
  )
}

type Read =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly line?: number }

const textOf = (definition: Definition): string => JSON.stringify(definition, null, 2)

function readText(text: string): Read {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { ok: false, problems: [], line: lineOf(text, error) }
  }
  const definition = shownBy(parsed)
  if (definition) return { ok: true, definition }
  const checked = parseDefinition(parsed)
  return { ok: false, problems: checked.ok ? [] : checked.problems }
}

/** The line that the reader stumbled at, as far as it says. */
function lineOf(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : ''
  const [, line] = /line (\d+)/.exec(message) ?? []
  const [, at] = /position (\d+)/.exec(message) ?? []
  if (line !== undefined) return Number(line)
  return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length
}

function editorIn(
  parent: HTMLElement,
  definition: Definition,
  ids: () => ReturnType<typeof idsOf>,
  label: string,
  onChange: (text: string) => void,
): EditorView {
  const extensions = [
    ...[lineNumbers(), foldGutter(), history(), json(), bracketMatching(), lintGutter()],
    syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
    autocompletion({ override: [completeDefinition(ids)] }),
    // Tab leaves the editor, as everywhere on the page.
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString())
    }),
    EditorView.theme({}, { dark: true }),
  ]
  return new EditorView({ parent, state: EditorState.create({ doc: textOf(definition), extensions }) })
}
