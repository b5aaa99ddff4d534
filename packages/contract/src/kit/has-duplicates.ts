export const hasDuplicates = (values: readonly unknown[]): boolean => new Set(values).size < values.length
