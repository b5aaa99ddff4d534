/** The first thing Tab reaches: jumps over the navigation to the element with this id, which takes the focus. */
export function SkipLink({ target, children = 'Skip to the content' }: { target: string; children?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-60 rounded-sm bg-inverse px-4 py-3 font-medium text-on-inverse focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {children}
    </a>
  )
}
