/** How far an arrow goes in a grid of so many columns, numbered row by row; 0 for other keys. */
export function stepFor(key: string, columns: number): number {
  switch (key) {
    case 'ArrowLeft':
      return -1
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
      return -columns
    case 'ArrowDown':
      return columns
    default:
      return 0
  }
}
