/** Where to find the records of a resource that others can refer to. Conditions and expressions are SQL on the row `r`. */
export type Target = {
  table: string
  /** The column with the uuid that a reference contains. */
  key: string
  /** The column of `resource_links` that refers to it. */
  link: string
  /** Which records new references may lead to. */
  live: string
  /** The name of a record. */
  title: string
  /** Which records have a name that the company may know. */
  named: string
}
