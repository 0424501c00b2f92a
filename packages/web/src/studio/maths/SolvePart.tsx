import { maths } from '@spilvaerk/messages/maths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import type { PartProps } from './part-props.ts'
import { FIGURES, type FigureName, type Solution, type Unknown } from './solve.ts'
import { solveHere } from './solve-here.ts'
import { UnknownFields } from './UnknownFields.tsx'

type Solving =
  | { readonly name: 'idle' | 'running' }
  | { readonly name: 'done'; readonly solution: Solution }
  | { readonly name: 'failed'; readonly why: string }

/** The value of one pay or weight that gives a wanted figure, while what is locked stays. */
export function SolvePart({ definition, edit }: PartProps) {
  const t = textsOf(maths)
  const [unknown, setUnknown] = useState<Unknown>(() => firstUnknown(definition))
  const [figure, setFigure] = useState<FigureName>('rtp')
  const [target, setTarget] = useState('96')
  const [locks, setLocks] = useState<readonly FigureName[]>([])
  const [solving, setSolving] = useState<Solving>({ name: 'idle' })
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])
  const percent = parseAmount(target)
  const isTarget = percent !== undefined && percent > 0 && percent <= 1000
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isTarget) return
    work.current?.abort()
    const started = new AbortController()
    const { signal } = started
    work.current = started
    setSolving({ name: 'running' })
    const kept = locks.filter((one) => one !== figure)
    try {
      setSolving({
        name: 'done',
        solution: await solveHere({ definition, unknown, figure, target: percent / 100, locks: kept }, signal),
      })
    } catch (error) {
      if (!signal.aborted) setSolving({ name: 'failed', why: error instanceof Error ? error.message : String(error) })
    }
  }
  const lock = (one: FigureName, isLocked: boolean): void =>
    setLocks(isLocked ? [...locks, one] : locks.filter((other) => other !== one))
  return (
    <form className="grid max-w-xl grid-cols-1 gap-4" onSubmit={(event) => void run(event)} noValidate>
      <p className="text-muted text-sm">{t('solve.what')}</p>
      <UnknownFields definition={definition} unknown={unknown} onChange={setUnknown} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field label={t('solve.figure')}>
          {(ids) => (
            <PlainSelect
              {...ids}
              value={figure}
              onChange={({ target: { value } }) => setFigure(FIGURES.find((one) => one === value) ?? 'rtp')}
            >
              {FIGURES.map((one) => (
                <option key={one} value={one} className="bg-raised text-paper">
                  {t(`solve.figures.${one}`)}
                </option>
              ))}
            </PlainSelect>
          )}
        </Field>
        <Field label={t('solve.target')} error={isTarget ? undefined : t('solve.percent')}>
          {(ids) => (
            <Input {...ids} inputMode="decimal" value={target} onChange={({ target: { value } }) => setTarget(value)} />
          )}
        </Field>
      </div>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        <legend className="pb-1 font-medium">{t('solve.locks')}</legend>
        {FIGURES.filter((one) => one !== figure).map((one) => (
          <label key={one} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={locks.includes(one)}
              onChange={({ target: { checked } }) => lock(one, checked)}
            />
            {t(`solve.figures.${one}`)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="sm" className="justify-self-start" disabled={!isTarget || solving.name === 'running'}>
        {solving.name === 'running' ? t('solve.running') : t('solve.run')}
      </Button>
      <div role="status">
        {solving.name === 'failed' && t('solve.failed', { why: solving.why })}
        {solving.name === 'done' && (
          <Solved
            solution={solving.solution}
            onUse={(solution) => {
              edit(solution.definition)
              setSolving({ name: 'idle' })
            }}
          />
        )}
      </div>
    </form>
  )
}

function firstUnknown({ symbols }: PartProps['definition']): Unknown {
  const paid = symbols.find((one) => 'pays' in one && one.pays)
  return {
    type: 'pay',
    symbol: paid?.id ?? symbols[0]?.id ?? '',
    count: Number(Object.keys((paid && 'pays' in paid && paid.pays) || { 3: 1 }).at(-1)),
  }
}

type SolvedProps = { readonly solution: Solution; readonly onUse: (solution: Extract<Solution, { ok: true }>) => void }

function Solved({ solution, onUse }: SolvedProps) {
  const t = textsOf(maths)
  if (!solution.ok)
    return solution.why === 'locked'
      ? t('solve.locked', { figure: t(`solve.figures.${solution.lock}`) })
      : t(`solve.${solution.why}`)
  const { isNear, value, reached } = solution
  return (
    <p className="flex flex-wrap items-center gap-3">
      {t(isNear ? 'solve.near' : 'solve.found', { value, reached: share(reached) })}
      <Button size="sm" onClick={() => onUse(solution)}>
        {t('solve.use')}
      </Button>
    </p>
  )
}
