type FigureProps = { name: string; children: string; isStrong?: boolean; isLate?: boolean }

/** One figure of the balance, with its name. */
export function Figure({ name, children, isStrong = false, isLate = false }: FigureProps) {
  const look = isStrong ? 'border-t border-line font-medium' : isLate ? 'text-danger' : ''
  return (
    <div className={`flex justify-between gap-4 py-1 ${look}`}>
      <dt className={isStrong || isLate ? '' : 'text-ink-soft'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
