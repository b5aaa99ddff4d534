import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The tag `<hidden>` of a text: only screen readers read it. */
export const hidden = (chunks: ReactNode) => <VisuallyHidden key="hidden">{chunks}</VisuallyHidden>
