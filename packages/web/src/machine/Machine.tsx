import type { Round } from '@spilvaerk/slot-engine'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { PlayCue } from './cues.ts'
import { describeWindow } from './describe.ts'
import { BASE_REELS, type Face, topOf, windowRows } from './face.ts'
import { EMPTY_HUD, type Hud } from './hud.ts'
import { type Layout, layoutFor, type Rect, withRows } from './layout.ts'
import { MachineHud } from './MachineHud.tsx'
import type { Machine as MachineCore } from './machine.ts'
import { openingWindow } from './opening-window.ts'
import type { Step } from './script.ts'

export interface MachineHandle {
  start(): void
  finish(round: Round): Promise<void>
  recall(): Promise<void>
  skip(): void
}

type MachineProps = {
  readonly ref: Ref<MachineHandle>
  readonly face: Face
  /** The most height it may take, in CSS pixels. */
  readonly maxHeight: number
  readonly pace: number
  readonly still: boolean
  readonly money: (coins: number) => string
  readonly cue: PlayCue
  readonly onStep: (step: Step) => void
  readonly onCount: (coins: number) => void
  readonly onHud?: (hud: Hud) => void
  /** The player's answer to what the round asks. */
  readonly onDecide?: (option: number) => void
  readonly optionNotes?: readonly (string | undefined)[]
  readonly onReady: () => void
  readonly onFailure: (error: unknown) => void
  /** What stands under the cabinet, as wide as it. */
  readonly children?: ReactNode
}

/** Controls need this much, however narrow the cabinet is. */
const NARROWEST_FOOT = 440
const NO_NOTES: readonly string[] = []
/** A sharper picture than this costs more than it shows. */
const SHARPEST = 2

export function Machine(props: MachineProps) {
  const { ref, face, maxHeight } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvasHome = useRef<HTMLDivElement>(null)
  const core = useRef<MachineCore>(undefined)
  const latest = useRef(props)
  const [hud, setHud] = useState<Hud>(EMPTY_HUD)
  const [coins, setCoins] = useState(0)
  const [isStanding, setStanding] = useState(false)
  const [window, setWindow] = useState(() => openingWindow(face).window)
  const measured = useWidth(frame)
  const width = measured ?? guessWidth()
  const layout = useMemo(
    () => layoutFor(windowRows(face, BASE_REELS), { width, height: maxHeight }, topOf(face, BASE_REELS)?.reels),
    [face, width, maxHeight],
  )
  const description = useMemo(() => describeWindow(face, window), [face, window])
  const layoutNow = useRef(layout)
  const onSkip = useCallback(() => core.current?.skip(), [])
  const onDecide = useCallback((option: number) => latest.current.onDecide?.(option), [])
  const onPick = useCallback((tile: number) => core.current?.pick(tile), [])

  useLayoutEffect(() => {
    latest.current = props
    layoutNow.current = layout
  })

  useEffect(() => {
    const home = canvasHome.current
    if (!home) return
    const leaving = new AbortController()
    // A canvas that lost its context cannot get another: each mount has its own.
    const canvas = document.createElement('canvas')
    home.append(canvas)
    const stand = async (): Promise<void> => {
      const { createMachine } = await import('./machine.ts')
      const drawnFor = layoutNow.current
      const machine = await createMachine({
        canvas,
        face,
        layout: drawnFor,
        resolution: sharpness(),
        money: (won) => latest.current.money(won),
        pace: () => latest.current.pace,
        still: () => latest.current.still,
        cue: (cue) => latest.current.cue(cue),
        signal: leaving.signal,
        onHud: (next) => {
          setHud(next)
          latest.current.onHud?.(next)
        },
        onCount: (won) => {
          setCoins(won)
          latest.current.onCount(won)
        },
        onStep: (step) => {
          if ('window' in step) setWindow(step.window)
          latest.current.onStep(step)
        },
      })
      core.current = machine
      setStanding(true)
      if (layoutNow.current !== drawnFor) machine.resize(layoutNow.current, sharpness())
      latest.current.onReady()
    }
    stand().catch((error: unknown) => {
      if (!leaving.signal.aborted) latest.current.onFailure(error)
    })
    return () => {
      leaving.abort()
      setStanding(false)
      core.current?.destroy()
      core.current = undefined
      canvas.remove()
    }
  }, [face])

  useEffect(() => core.current?.resize(layout, sharpness()), [layout])
  useImperativeHandle(ref, () => handle(core), [])

  return (
    <div ref={frame} className="w-full">
      <div className="relative mx-auto" style={sizeOf(layout, measured !== undefined)}>
        {!isStanding && <WaitingCabinet layout={layout} />}
        <div ref={canvasHome} role="img" aria-label={description} className="absolute inset-0 [&>canvas]:block" />
        <MachineHud
          {...{ hud, face, coins, onSkip, onPick, onDecide }}
          layout={withRows(layout, window)}
          money={props.money}
          optionNotes={props.optionNotes ?? NO_NOTES}
        />
      </div>
      <div className="mx-auto" style={{ maxWidth: Math.max(layout.width, NARROWEST_FOOT) }}>
        {props.children}
      </div>
    </div>
  )
}

/** The cabinet's place while its code and its pictures are on their way: unlit, where it will stand. */
function WaitingCabinet({ layout }: { readonly layout: Layout }) {
  return (
    <>
      <div aria-hidden className="machine-waiting" style={placeIn(layout, layout.body)} />
      <div aria-hidden className="machine-waiting-window" style={placeIn(layout, layout.window)} />
    </>
  )
}

const placeIn = (whole: Layout, { x, y, width, height }: Rect): CSSProperties => ({
  ...{ left: percent(x / whole.width), top: percent(y / whole.height) },
  ...{ width: percent(width / whole.width), height: percent(height / whole.height) },
})

const percent = (share: number): string => `${share * 100}%`

/** Until the width is known the place follows the stylesheet: a busy device may show it so, and nothing is to jump. */
const sizeOf = ({ width, height }: Layout, isMeasured: boolean): CSSProperties =>
  isMeasured ? { width, height } : { width: '100%', maxWidth: width, aspectRatio: `${width} / ${height}` }

const sharpness = (): number => Math.min(SHARPEST, globalThis.devicePixelRatio || 1)

const handle = (core: { readonly current: MachineCore | undefined }): MachineHandle => ({
  start: () => core.current?.start(),
  finish: async (round) => core.current?.finish(round),
  recall: async () => core.current?.recall(),
  skip: () => core.current?.skip(),
})

const NARROWEST = 240
/** Of the page, at both sides of a machine. */
const MARGINS = 16

/** What a machine has on a phone, where it is as wide as the page. */
const guessWidth = (): number => Math.max(NARROWEST, document.documentElement.clientWidth - MARGINS)

/** The width there is, and whenever it changes. */
function useWidth(box: { readonly current: HTMLElement | null }): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => setWidth(Math.max(NARROWEST, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
