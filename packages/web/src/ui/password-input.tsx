import { controls } from '@spilvaerk/messages/controls'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { textsOf } from '../lib/page-language.ts'
import { Input } from './input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is hidden, as the button says it: `Vis adgangskode`. */
  readonly what?: string
}

/** A password that its owner may look at. */
export function PasswordInput({ what, className, ...rest }: PasswordInputProps) {
  const t = textsOf(controls)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-12', className)}
        {...rest}
      />
      <button
        type="button"
        aria-label={t(isShown ? 'hide' : 'show', { what: what ?? t('password') })}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted transition hover:text-paper focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}
