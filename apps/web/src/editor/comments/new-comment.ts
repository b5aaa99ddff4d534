import { create } from 'zustand'

/** The day or segment that a new comment is to be about. While it is set, the comments are open. */
export const useNewComment = create<{ about: string | null }>(() => ({ about: null }))

/** Opens the comments with a new one about a day or segment. */
export const startComment = (about: string): void => useNewComment.setState({ about })

/** Closes them. */
export const endComment = (): void => useNewComment.setState({ about: null })
