/** Words that no English text has. */
const WORDS = /(?<![\wæøå-])(og|du|din|dit|dine|ikke|eller|vi|det|af|som|fra|dig|hvad|hvor|når|spil|konto)(?![\wæøå-])/i
const LETTERS = /[æøå]/i
const SAID_BY = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'] as const

/** What of a page is still in Danish, apart from names and other content of its own. */
export function danishLeft(page: HTMLElement, content: readonly string[] = []): readonly string[] {
  const said = [...textsIn(page), ...[...page.querySelectorAll('*')].flatMap(attributesOf)]
  const own = ['Spilværk', ...content]
  return said.filter((text) => {
    const rest = own.reduce((left, each) => left.replaceAll(each, ''), text)
    return LETTERS.test(rest) || WORDS.test(rest)
  })
}

function textsIn(page: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts
}

const attributesOf = (element: Element): readonly string[] =>
  SAID_BY.flatMap((name) => element.getAttribute(name) ?? [])
