import { art } from '@spilvaerk/messages/art'
import { useState } from 'react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { Slot } from './slots.ts'
import type { ArtWork } from './use-art.ts'

/** Of all that the house has drawn, some of many kinds; any other emoji can be written. */
const SOME = [
  ...'🦊 🐺 🐻 🦉 🦅 🐉 🦄 🐎 🦁 🐯 🐘 🦌 🐇 🦦 🐢 🐬 🐙 🦈 🐠 🦋 🐝 🕷️'.split(' '),
  ...'👑 💎 💍 🏆 🗡️ 🛡️ 🏹 🔮 🗝️ 🧭 ⚓ 🔔 🕯️ 📜 🎭 🎩 🎸 🎺 🥁 🎲 ⏳ 🔥'.split(' '),
  ...'🍒 🍋 🍇 🍉 🍊 🍓 🍎 🍄 🌹 🌻 🍀 🌙 ⭐ ☀️ ❄️ ⚡ 🌋 🏰 ⛵ 🚀 🎡 🧲'.split(' '),
]
const EMOJI = /^(?=.*\P{ASCII})[^<>"'&\s]{1,20}$/u

/** Another drawing of the house for a symbol. */
export function DrawingDialog({ slot, work }: { readonly slot: Slot; readonly work: ArtWork }) {
  const t = textsOf(art)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const use = async (drawing: string): Promise<void> => {
    if (await work.draw(slot.slot, drawing)) setOpen(false)
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('drawOf', { slot: slot.name })}
        disabled={work.isBusy}
        onClick={() => setOpen(true)}
      >
        {t('draw')}
      </Button>
      <Dialog
        title={t('drawOf', { slot: slot.name })}
        description={t('drawAbout')}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <form
          className="mb-4 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (EMOJI.test(text)) void use(text)
          }}
        >
          <Field label={t('drawEmoji')}>
            {(ids) => <Input {...ids} value={text} onChange={({ target }) => setText(target.value.trim())} />}
          </Field>
          <Button type="submit" disabled={!EMOJI.test(text) || work.isBusy}>
            {t('use')}
          </Button>
        </form>
        <ul className="art-drawings">
          {SOME.map((emoji) => (
            <li key={emoji}>
              <button type="button" aria-label={emoji} disabled={work.isBusy} onClick={() => void use(emoji)}>
                <EmojiArt emoji={emoji} className="size-9" />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
