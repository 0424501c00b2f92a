type BulletsProps = { readonly title: string; readonly items: readonly string[] }

export function Bullets({ title, items }: BulletsProps) {
  if (items.length === 0) return null
  return (
    <div className="text-sm">
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
