import type { Words } from '../languages/words.ts'

/** `Your travel designer`. In English a job title begins with a small letter within a sentence. */
export const roleText = (jobTitle: string, { isEnglish, page }: Words): string =>
  page.yourRole({ role: isEnglish ? `${jobTitle.charAt(0).toLowerCase()}${jobTitle.slice(1)}` : jobTitle })
