/** What a game is called in the language of the page. */
export const titleOf = ({ name, title }: { readonly name: string; readonly title?: string }): string => title ?? name
