/** Keys that are pressed together, e.g. `['Ctrl', 'K']`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className="inline-flex shrink-0 gap-0.5 font-sans">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex min-w-5 items-center justify-center rounded-xs border border-line bg-surface px-1 font-sans text-xs text-ink-soft"
        >
          {key}
        </kbd>
      ))}
    </kbd>
  )
}
