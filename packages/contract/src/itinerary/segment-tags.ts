import type { Segment } from '../document/document.ts'

/** The tags of a segment. Older segments do not have the field. */
export const tagsOf = ({ tags }: Partial<Pick<Segment, 'tags'>>): string[] => tags ?? []
