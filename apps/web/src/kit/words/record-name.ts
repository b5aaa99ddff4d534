/** The name of a record of any resource that calls its title `name`; empty for others. */
export const nameOf = (record: object): string => ('name' in record ? String(record.name) : '')
