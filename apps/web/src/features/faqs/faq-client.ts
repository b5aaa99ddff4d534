import type { faq } from '@sojourn/contract/resources/faq'
import { platformClient } from '../../data/resource-client.ts'

/** The platform's questions and answers. */
export const faqClient = platformClient<typeof faq>('faqs', '/v1/dashboard/faqs')
