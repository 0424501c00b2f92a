import { Link } from '@tanstack/react-router'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { Rich } from '../ui/rich.tsx'
import type { Chapter } from './LegalPage.tsx'

/** A chapter by the keys of its texts: a key alone is a paragraph, several together are a list. */
type Outline<Key extends string> = {
  readonly id: string
  readonly title: Key
  readonly text: readonly (Key | readonly Key[])[]
}

export const chaptersOf = <Key extends string>(
  outlines: readonly Outline<Key>[],
  say: (key: Key) => string,
): readonly Chapter[] =>
  outlines.map(({ id, title, text }) => ({
    id,
    title: say(title),
    text: text.map((part) =>
      typeof part === 'string' ? (
        <p key={part}>
          <Rich text={say(part)} marks={MARKS} />
        </p>
      ) : (
        <ul key={part[0]} className="grid list-disc gap-1.5 pl-5 marker:text-lamp">
          {part.map((key) => (
            <li key={key}>
              <Rich text={say(key)} marks={MARKS} />
            </li>
          ))}
        </ul>
      ),
    ),
  }))

const MARKS = {
  strong: (text: string) => <strong>{text}</strong>,
  code: (text: string) => <code>{text}</code>,
  formula: (text: string) => (
    <code className="mt-2 block break-words rounded-sm bg-ground px-3 py-2 font-mono text-sm">{text}</code>
  ),
  terms: (text: string) => (
    <Link to="/terms" className={TEXT_LINK}>
      {text}
    </Link>
  ),
  privacy: (text: string) => (
    <Link to="/privacy" className={TEXT_LINK}>
      {text}
    </Link>
  ),
  phone: (text: string) => (
    <a href="tel:+4570222825" className={TEXT_LINK}>
      {text}
    </a>
  ),
  rofus: (text: string) => (
    <a href="https://www.rofus.nu" className={TEXT_LINK}>
      {text}
    </a>
  ),
}
