import { clients } from '../../data/clients.ts'

/** All questions in reading order, up to the maximum of one page. */
export const everyFaq = clients.faqs.list('platform', { perPage: '96', sort: 'order' })

/** The categories in use, in the order of their first question. */
export const categoriesOf = (faqs: readonly { category: string | null }[]): string[] => [
  ...new Set(faqs.flatMap(({ category }) => category ?? [])),
]
