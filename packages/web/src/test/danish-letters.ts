const SAID = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'] as const

/** The texts below an element that have Danish letters, without those that are marked as Danish or are content. */
export function danishIn(root: Element, content: readonly string[] = []): string[] {
  const elements = [root, ...root.querySelectorAll('*')].filter((element) => !element.closest('[lang=da]'))
  const texts = elements.flatMap((element) => [
    ...Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
    ...SAID.map((name) => element.getAttribute(name) ?? ''),
  ])
  return texts
    .map((text) => content.reduce((rest, known) => rest.replaceAll(known, ''), text))
    .filter((text) => /[æøå]/i.test(text))
}
