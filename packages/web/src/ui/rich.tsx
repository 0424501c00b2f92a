import { Fragment, type ReactNode } from 'react'

interface RichProps {
  /** Such as `Call <phone>12 34 56 78</phone>.` */
  readonly text: string
  readonly marks: Readonly<Record<string, (text: string) => ReactNode>>
}

const MARKED = /<(\w+)>(.*?)<\/\1>/s

/** A text with links or emphasis in it: what stands between two marks is given to the function of their name. */
export function Rich({ text, marks }: RichProps): ReactNode {
  const found = MARKED.exec(text)
  const [whole, name = '', inside = ''] = found ?? []
  const mark = marks[name]
  if (!found || !whole || !mark) return text
  return (
    <>
      {text.slice(0, found.index)}
      <Fragment key={name}>{mark(inside)}</Fragment>
      <Rich text={text.slice(found.index + whole.length)} marks={marks} />
    </>
  )
}
