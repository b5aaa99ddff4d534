/** Where the records of a resource are that others can refer to. Conditions and expressions are SQL on the row `r`. */
export type Target = {
  table: string
  /** The column with the uuid that a reference holds. */
  key: string
  /** The column of `resource_links` that leads to it. */
  link: string
  /** Which records can newly be referred to. */
  live: string
  /** What a record is called. */
  title: string
  /** Of which records the company knows the name. */
  named: string
}
