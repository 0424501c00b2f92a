import { usePageTitle } from '../lib/page-title.ts'

export function NotFound() {
  usePageTitle('Siden blev ikke fundet')
  return <h1>Siden blev ikke fundet</h1>
}
