export function SearchBox({ className }: { readonly className?: string }) {
  return <div className={className} />
}
