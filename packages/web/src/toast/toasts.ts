import { create } from 'zustand'

/** Only the newest message is shown. */
const LIMIT = 1
export const SHOWN_MS = 5000
export const SWIPE_PX = 50
export const HOTKEY = ['F8']
/** A dismissed toast is kept this long, closed, before it is forgotten. */
export const REMOVED_AFTER_MS = 1_000_000

export type ToastTone = 'info' | 'success' | 'danger'

export type ToastMessage = {
  readonly title: string
  readonly description?: string
  readonly tone?: ToastTone
  /** What can be done about it while it is shown; everything of it can be done elsewhere, too. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type Toast = ToastMessage & { readonly id: number; readonly open: boolean }

type ToastStore = { readonly toasts: readonly Toast[] }

export const useToasts = create<ToastStore>(() => ({ toasts: [] }))

let lastId = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a message in place of the one before it, and returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  const shown: Toast = { ...message, id: lastId, open: true }
  useToasts.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, LIMIT) }))
  return shown.id
}

/** Closes a message, or each one; it leaves the store REMOVED_AFTER_MS later. */
export function dismissToast(id?: number): void {
  const isMeant = (candidate: Toast) => id === undefined || candidate.id === id
  const { toasts } = useToasts.getState()
  for (const candidate of toasts.filter(isMeant)) removeLater(candidate.id)
  useToasts.setState({
    toasts: toasts.map((candidate) => (isMeant(candidate) ? { ...candidate, open: false } : candidate)),
  })
}

function removeLater(id: number): void {
  if (removals.has(id)) return
  const remove = () => {
    removals.delete(id)
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((candidate) => candidate.id !== id) }))
  }
  removals.set(id, setTimeout(remove, REMOVED_AFTER_MS))
}
