import { clients } from '../../data/clients.ts'

/** All questions in the order they are read in; as many as a page holds. */
export const everyFaq = clients.faqs.list('platform', { perPage: '96', sort: 'order' })

/** The categories in use, in the order of their first question. */
export const categoriesOf = (faqs: readonly { category: string | null }[]): string[] => [
  ...new Set(faqs.flatMap(({ category }) => category ?? [])),
]
