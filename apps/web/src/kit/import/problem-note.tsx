/** An error message that is announced at once. */
export function ProblemNote({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children && (
        <p className="rounded-md border border-danger bg-danger-tint px-4 py-3 text-sm text-danger">{children}</p>
      )}
    </div>
  )
}
