type FigureProps = { name: string; children: string; isStrong?: boolean; isLate?: boolean }

/** One figure of an account, such as what is paid or open, with its name. Stands in a `dl`. */
export function Figure({ name, children, isStrong = false, isLate = false }: FigureProps) {
  const look = isStrong ? 'border-t border-line font-medium' : isLate ? 'text-danger' : ''
  return (
    <div className={`flex justify-between gap-4 py-1 ${look}`}>
      <dt className={isStrong || isLate ? '' : 'text-ink-soft'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
