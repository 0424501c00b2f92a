import { tableStudio } from '@spilvaerk/messages/tableStudio'
import { tuning as words } from '@spilvaerk/messages/tuning'
import type { TableGame } from '@spilvaerk/schemas'
import type { DesignProgress, Neighbours, TableDefinition, TunedTable } from '@spilvaerk/table-games'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { formatProvedRtp } from '../../lib/format.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ChangeList } from '../diff/ChangeList.tsx'
import { changesBetween } from '../diff/changes.ts'
import { useRevise } from '../tuning/use-revise.ts'
import { tuneTableHere } from './tune-table-here.ts'

type Tuning =
  | { readonly name: 'idle' }
  | { readonly name: 'running'; readonly progress?: DesignProgress }
  | { readonly name: 'done'; readonly tuned: TunedTable }
  | { readonly name: 'failed'; readonly message: string }

/** One at a time, in a worker. */
function useTableTuning(definition: TableDefinition) {
  const [tuning, setTuning] = useState<Tuning>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (rtpHundredths: number): Promise<void> => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setTuning({ name: 'running' })
    try {
      const onProgress = (progress: DesignProgress): void => setTuning({ name: 'running', progress })
      const tuned = await tuneTableHere({ definition, rtpHundredths }, { signal: control.signal, onProgress })
      setTuning({ name: 'done', tuned })
    } catch (error) {
      if (!control.signal.aborted) setTuning({ name: 'failed', message: explainWork(error) })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setTuning({ name: 'idle' })
  }
  return { tuning, start, cancel }
}

/** In hundredths of a percent, as a brief of a table bounds it. */
const [LEAST, MOST] = [5000, 9999]

/** Moves the return of the main bet by its rules and pays, and shows every change before it is kept. */
export function TuneTable({ game }: { readonly game: TableGame }) {
  const { definition, rtp } = game
  const t = textsOf(tableStudio)
  const [typed, setTyped] = useState('')
  const { tuning, start, cancel } = useTableTuning(definition)
  const { keep, isPending } = useRevise(game)
  const percent = parseAmount(typed)
  const wished = percent === undefined ? 0 : Math.round(percent * 100)
  const isOut = wished < LEAST || wished > MOST
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isOut) void start(wished)
  }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <Field
        label={t('tune.target')}
        help={t('tune.what', { rtp: formatProvedRtp(rtp) })}
        error={
          typed !== '' && isOut
            ? t('tune.bounds', { least: formatProvedRtp(LEAST), most: formatProvedRtp(MOST) })
            : undefined
        }
      >
        {(ids) => (
          <Input {...ids} inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        className="justify-self-start"
        disabled={isOut || isPending || tuning.name === 'running'}
      >
        {textsOf(words)('tuneRtp')}
      </Button>
      <Outcome
        before={definition}
        tuning={tuning}
        isPending={isPending}
        onCancel={cancel}
        onKeep={(tuned) => void keep(tuned)}
      />
    </form>
  )
}

type OutcomeProps = {
  readonly before: TableDefinition
  readonly tuning: Tuning
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onKeep: (definition: TableDefinition) => void
}

function Outcome({ before, tuning, isPending, onCancel, onKeep }: OutcomeProps) {
  const t = textsOf(tableStudio)
  const common = textsOf(words)
  switch (tuning.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <p role="status" className="flex items-center justify-between gap-2">
          <span>
            {t('tune.running')}
            {tuning.progress && <Proved {...tuning.progress} />}
          </span>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {common('cancel')}
          </Button>
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-red-text">
          {tuning.message}
        </p>
      )
    case 'done':
      return tuning.tuned.ok ? (
        <Changes before={before} tuned={tuning.tuned} {...{ isPending, onCancel, onKeep }} />
      ) : (
        <p role="alert" className="text-red-text">
          {t('tune.noGame')}
        </p>
      )
  }
}

/** How far the search has come. Screen readers are not told of each set of rules. */
function Proved({ proved, of, nearest }: DesignProgress) {
  const t = textsOf(tableStudio)
  return (
    <small aria-hidden className="block tabular-nums">
      {t('tune.proved', { count: proved, of })}
      {nearest !== null && ` ${t('tune.soFar', { rtp: formatProvedRtp(nearest) })}`}
    </small>
  )
}

type ChangesProps = Omit<OutcomeProps, 'tuning'> & { readonly tuned: Extract<TunedTable, { ok: true }> }

/** Rules and pays that a form has one by one; others are told by their names. */
function Changes({ before, tuned, isPending, onCancel, onKeep }: ChangesProps) {
  const t = textsOf(tableStudio)
  const common = textsOf(words)
  const { definition, answer, neighbours } = tuned
  const changes = changesBetween({ definition: before }, { definition }, pageLanguage())
  const rtp = formatProvedRtp(Number(answer.got))
  if (changes.length === 0)
    return (
      <div role="status" className="grid gap-1">
        <p>{t('tune.same', { rtp })}</p>
        {neighbours && <NearestSteps {...neighbours} />}
      </div>
    )
  return (
    <div role="status" className="grid gap-2">
      <p>{t(answer.outcome === 'met' ? 'tune.would' : 'tune.nearest', { rtp })}</p>
      {neighbours && <NearestSteps {...neighbours} />}
      <section aria-label={t('rules.changes')}>
        <ChangeList changes={changes} />
      </section>
      <div className="flex gap-2">
        <Button size="sm" disabled={isPending} onClick={() => onKeep(definition)}>
          {common('keep')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {common('discard')}
        </Button>
      </div>
    </div>
  )
}

/** What rules give that are just below and just above what is asked. */
function NearestSteps({ below, above }: Neighbours) {
  const t = textsOf(tableStudio)
  return (
    <p className="text-muted">
      {below === null ? t('tune.noneBelow') : t('tune.below', { rtp: formatProvedRtp(below) })}{' '}
      {above === null ? t('tune.noneAbove') : t('tune.above', { rtp: formatProvedRtp(above) })}
    </p>
  )
}
