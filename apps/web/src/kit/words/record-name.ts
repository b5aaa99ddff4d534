/** The title of a record of any resource that calls it `title`; empty for others. */
export const titleOf = (record: object): string => ('title' in record ? String(record.title) : '')

/** The name of a record of any resource that calls its title `name`; empty for others. */
export const nameOf = (record: object): string => ('name' in record ? String(record.name) : '')
