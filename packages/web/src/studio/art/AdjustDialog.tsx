import { art } from '@spilvaerk/messages/art'
import { useEffect, useRef, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Slider } from '../../ui/slider.tsx'
import { type Adjustment, drawAdjusted, UNCHANGED } from './adjust.ts'
import type { Slot } from './slots.ts'

type AdjustDialogProps = {
  readonly slot: Slot
  readonly address: string
  readonly isBusy: boolean
  readonly onMade: (file: Blob) => void
}

/** Crops, scales and tints what is in a place; what comes of it goes the way of any file. */
export function AdjustDialog({ slot, address, isBusy, onMade }: AdjustDialogProps) {
  const t = textsOf(art)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('adjustOf', { slot: slot.name })}
        disabled={isBusy}
        onClick={() => setOpen(true)}
      >
        {t('adjust')}
      </Button>
      <Dialog title={t('adjustOf', { slot: slot.name })} open={isOpen} onOpenChange={setOpen}>
        <Tools
          slot={slot}
          address={address}
          onMade={(file) => {
            setOpen(false)
            onMade(file)
          }}
        />
      </Dialog>
    </>
  )
}

function Tools({ slot, address, onMade }: Omit<AdjustDialogProps, 'isBusy'>) {
  const t = textsOf(art)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const [wish, setWish] = useState<Adjustment>(UNCHANGED)
  const { width, height } = slot.shape
  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.src = address
    return () => {
      image.onload = null
    }
  }, [address])
  useEffect(() => {
    if (canvas.current && picture) drawAdjusted(canvas.current, picture, wish)
  }, [picture, wish])
  const set = (part: Partial<Adjustment>): void => setWish((now) => ({ ...now, ...part }))
  return (
    <div className="grid gap-4">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className="art-adjust"
        style={{ aspectRatio: width / height }}
      />
      <Slider
        label={t('zoom')}
        unit="%"
        value={wish.zoom}
        min={25}
        max={400}
        step={5}
        onChange={(zoom) => set({ zoom })}
      />
      <Slider label={t('across')} unit="%" value={wish.x} min={-100} max={100} step={1} onChange={(x) => set({ x })} />
      <Slider label={t('down')} unit="%" value={wish.y} min={-100} max={100} step={1} onChange={(y) => set({ y })} />
      <label className="flex items-center justify-between gap-4 font-medium text-sm">
        {t('tint')}
        <input
          type="color"
          value={wish.tint}
          className="h-9 w-16"
          onChange={({ target }) => set({ tint: target.value })}
        />
      </label>
      <Slider
        label={t('strength')}
        unit="%"
        value={wish.strength}
        min={0}
        max={100}
        step={5}
        onChange={(strength) => set({ strength })}
      />
      <Button disabled={!picture} onClick={() => canvas.current?.toBlob((blob) => blob && onMade(blob), 'image/png')}>
        {t('use')}
      </Button>
    </div>
  )
}
