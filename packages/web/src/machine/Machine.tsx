import type { Round } from '@spilvaerk/slot-engine'
import {
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
import { useVisitorPresence } from '../lib/visitor-presence.ts'
import { Cabinet } from './Cabinet.tsx'
import type { PlayCue } from './cues.ts'
import { describeWindow } from './describe.ts'
import { dressFor } from './dress.ts'
import { BASE_REELS, type Face, topOf, windowRows } from './face.ts'
import { EMPTY_HUD, type Hud } from './hud.ts'
import { type Layout, layoutFor, withRows } from './layout.ts'
import { MachineHud } from './MachineHud.tsx'
import type { Machine as MachineCore } from './machine.ts'
import { OwnCabinet, OwnLogo } from './OwnCabinet.tsx'
import { openingWindow } from './opening-window.ts'
import { RestingCabinet } from './RestingCabinet.tsx'
import type { Step } from './script.ts'

export interface MachineHandle {
  start(): void
  finish(round: Round, mode?: string): Promise<void>
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
  /** Nobody is there yet to play on it: it is only looked at, and does not begin to draw itself. */
  readonly asleep?: boolean
  /** A round is wanted that it cannot show yet. */
  readonly isAwaited?: boolean
  /** What stands under the cabinet, as wide as it. */
  readonly children?: ReactNode
}

/** Controls need this much, however narrow the cabinet is; where they stand in one row, its page says how much. */
const NARROWEST_FOOT = 'var(--foot, 440px)'
const NO_NOTES: readonly string[] = []
/** A sharper picture than this costs more than it shows. */
const SHARPEST = 2

export function Machine(props: MachineProps) {
  const { ref, face, maxHeight, asleep = false, isAwaited = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvasHome = useRef<HTMLDivElement>(null)
  const core = useRef<MachineCore>(undefined)
  const latest = useRef(props)
  const [hud, setHud] = useState<Hud>(EMPTY_HUD)
  const [coins, setCoins] = useState(0)
  const [window, setWindow] = useState(() => openingWindow(face).window)
  const [standing, setStanding] = useState<Face>()
  const measured = useWidth(frame)
  const isNear = useNearViewport(frame)
  const isHere = useVisitorPresence()
  const isAwake = (isNear || isHere) && !asleep
  const width = measured ?? guessWidth()
  const layout = useMemo(
    () => layoutFor(windowRows(face, BASE_REELS), { width, height: maxHeight }, topOf(face, BASE_REELS)?.reels),
    [face, width, maxHeight],
  )
  const size =
    measured === undefined
      ? { width: roughWidth(layout, maxHeight), aspectRatio: layout.width / layout.height }
      : { width: `${layout.width}px`, height: layout.height }
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
    if (!home || !isAwake) return
    const leaving = new AbortController()
    // A canvas that lost its context cannot get another: each mount has its own.
    const canvas = document.createElement('canvas')
    home.append(canvas)
    const stand = async (): Promise<void> => {
      const [{ createMachine }, dress] = await Promise.all([import('./machine.ts'), dressFor(face, leaving.signal)])
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
        dress,
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
      if (layoutNow.current !== drawnFor) machine.resize(layoutNow.current, sharpness())
      latest.current.onReady()
      // Its first picture is painted with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => leaving.signal.aborted || setStanding(face)))
    }
    stand().catch((error: unknown) => {
      if (!leaving.signal.aborted) latest.current.onFailure(error)
    })
    return () => {
      leaving.abort()
      setStanding(undefined)
      core.current?.destroy()
      core.current = undefined
      canvas.remove()
    }
  }, [face, isAwake])

  useEffect(() => core.current?.resize(layout, sharpness()), [layout])
  useImperativeHandle(ref, () => handle(core), [])

  return (
    <div className="machine-stand">
      <div ref={frame} className="w-full">
        <div className="relative mx-auto" style={size}>
          {face.own?.cabinet && <OwnCabinet own={face.own} layout={layout} />}
          {face.look && !face.own?.cabinet && (
            <Cabinet face={face} look={face.look} layout={layout} isWanted={isAwake} />
          )}
          {standing !== face && (
            <RestingCabinet face={face} layout={layout} window={window} isTurning={isAwaited && !props.still} />
          )}
          <div ref={canvasHome} role="img" aria-label={description} className="absolute inset-0 [&>canvas]:block" />
          {face.own && <OwnLogo own={face.own} layout={layout} />}
          <MachineHud
            hud={hud}
            face={face}
            coins={coins}
            onSkip={onSkip}
            onPick={onPick}
            onDecide={onDecide}
            layout={withRows(layout, window)}
            money={props.money}
            optionNotes={props.optionNotes ?? NO_NOTES}
          />
        </div>
      </div>
      <div className="machine-foot mx-auto w-full" style={{ maxWidth: `max(${NARROWEST_FOOT}, ${size.width})` }}>
        {props.children}
      </div>
    </div>
  )
}

const sharpness = (): number => Math.min(SHARPEST, globalThis.devicePixelRatio || 1)

const handle = (core: { readonly current: MachineCore | undefined }): MachineHandle => ({
  start: () => core.current?.start(),
  finish: async (round, mode) => core.current?.finish(round, mode),
  recall: async () => core.current?.recall(),
  skip: () => core.current?.skip(),
})

/** About as wide as it will be, where its place is not measured yet: in the picture that a server draws. */
const roughWidth = ({ width, height }: Layout, maxHeight: number): string =>
  `min(100%, var(--machine-height, ${maxHeight}px) * ${width / height})`

const NARROWEST = 240
/** Of the page, at both sides of a machine. */
const MARGINS = 16

/** On the server nobody knows the page: it is a phone's. */
const NOMINAL_WIDTH = 412

/** What a machine has on a phone, where it is as wide as the page. */
const guessWidth = (): number =>
  Math.max(NARROWEST, (globalThis.document?.documentElement.clientWidth ?? NOMINAL_WIDTH) - MARGINS)

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

/** Whether it is in view, or about to be. Once near, it stays so. */
function useNearViewport(box: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = box.current
    if (isNear || !element) return
    const look = ([seen]: readonly IntersectionObserverEntry[]): void => setNear(seen?.isIntersecting ?? false)
    const observer = new IntersectionObserver(look, { rootMargin: '25% 0%' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isNear])
  return isNear
}
