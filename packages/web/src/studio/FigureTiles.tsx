interface Figure {
  readonly name: string
  readonly value: string
}

/** A row of figures that are read at a glance. */
export const FigureTiles = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {figures.map(({ name, value }) => (
      <div key={name} className="studio-tile">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="font-bold font-display text-2xl tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)
