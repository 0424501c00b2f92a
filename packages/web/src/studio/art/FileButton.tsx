import { art } from '@spilvaerk/messages/art'
import { ImageUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'
import { Button } from '../../ui/button.tsx'

type FileButtonProps = {
  readonly label: string
  readonly isMany?: boolean
  readonly isDisabled: boolean
  /** Without them nothing is chosen: the button says what is missing. */
  readonly hasRights: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly accept?: string
  readonly children: ReactNode
}

const PICTURES = 'image/png,image/webp,image/svg+xml'

export const sayRights = (): void => void toast({ title: textsOf(art)('needRights'), tone: 'danger' })

/** The device's own way to choose a file, behind a button of ours. */
export function FileButton(props: FileButtonProps) {
  const { label, isMany = false, isDisabled, hasRights, onFiles, accept = PICTURES, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={label}
        disabled={isDisabled}
        className="justify-self-start"
        onClick={() => (hasRights ? input.current?.click() : sayRights())}
      >
        <ImageUp aria-hidden className="size-4" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMany}
        className="hidden"
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that the same file can be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
