import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Something that the palette can do on the page that is open. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Other words that it is found by. */
  readonly words?: string
  readonly run: () => unknown
}

interface Commands {
  readonly isOpen: boolean
  readonly ofPages: Readonly<Record<string, () => readonly Command[]>>
}

export const useCommandStore = create<Commands>()(() => ({ isOpen: false, ofPages: {} }))
export const showPalette = (isOpen: boolean): void => useCommandStore.setState({ isOpen })

/** Offers commands while the part that calls it is shown. */
export function useCommands(part: string, list: () => readonly Command[]): void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    const now = (): readonly Command[] => latest.current()
    useCommandStore.setState(({ ofPages }) => ({ ofPages: { ...ofPages, [part]: now } }))
    return () => useCommandStore.setState(({ ofPages: { [part]: _, ...others } }) => ({ ofPages: others }))
  }, [part])
}
