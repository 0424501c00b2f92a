/** A figure's explanation, one press away. */
export function Explanation({ of, children }: { readonly of: string; readonly children: string }) {
  return (
    <details className="game-what">
      <summary aria-label={`Hvad er det? ${of}`}>Hvad er det?</summary>
      <p>{children}</p>
    </details>
  )
}
