/** How the server lays a game's painted symbols on one sheet, in the order of its definition. */
export const SHEET = { cell: 208, columns: 4 } as const

export const sheetSize = (count: number): { readonly width: number; readonly height: number } => ({
  width: SHEET.cell * SHEET.columns,
  height: SHEET.cell * Math.ceil(count / SHEET.columns),
})

/** Where a symbol's square begins. */
export const placeOnSheet = (index: number): { readonly x: number; readonly y: number } => ({
  x: (index % SHEET.columns) * SHEET.cell,
  y: Math.floor(index / SHEET.columns) * SHEET.cell,
})

/** The symbols of a sheet, or none where it is not painted yet, does not come, or is another game's. */
export async function cutSheet(url: string, count: number, signal: AbortSignal): Promise<readonly ImageBitmap[]> {
  try {
    const answer = await fetch(url, { signal })
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/')) return []
    const sheet = await createImageBitmap(await answer.blob())
    const { width, height } = sheetSize(count)
    if (sheet.width !== width || sheet.height !== height) return []
    const { cell } = SHEET
    const cut = (index: number) => {
      const { x, y } = placeOnSheet(index)
      return createImageBitmap(sheet, x, y, cell, cell)
    }
    return await Promise.all(Array.from({ length: count }, (_, index) => cut(index)))
  } catch {
    return []
  }
}
