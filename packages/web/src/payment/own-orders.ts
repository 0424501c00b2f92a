const KEY = 'spilvaerk.orders'

/** The orders begun in this tab whose end it has not shown yet, also across a visit to a provider's page. */
const kept = (): string[] => (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
const others = (id: string): string[] => kept().filter((known) => known !== id)

export const isRemembered = (id: string): boolean => kept().includes(id)
export const remember = (id: string): void => sessionStorage.setItem(KEY, [...others(id), id].join(' '))
export const forget = (id: string): void => sessionStorage.setItem(KEY, others(id).join(' '))
