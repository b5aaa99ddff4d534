/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string

/** Values of one statement, the tenant always first. */
export const statement = (tenant: string, ...others: unknown[]): { values: unknown[]; bind: Bind } => {
  const values: unknown[] = [tenant, ...others]
  return { values, bind: (value) => `$${values.push(value)}` }
}
