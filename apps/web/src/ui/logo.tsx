/** The logo, a path between two places, next to the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <path
          d="M7 23c5 0 4-7 9-7s4-7 9-7"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-on-brand"
        />
        <circle cx="7" cy="23" r="2.5" className="fill-on-brand" />
        <circle cx="25" cy="9" r="3.25" className="fill-on-brand" />
      </svg>
      <span className="title text-xl">{name}</span>
    </span>
  )
}
