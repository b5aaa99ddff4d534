import { create } from 'zustand'

/** The uuid of the day or segment that a new comment is about. The comments are open while it is set. */
export const useNewComment = create<{ about: string | null }>(() => ({ about: null }))

/** Opens the comments with a new one about a day or segment. */
export const startComment = (about: string): void => useNewComment.setState({ about })

/** Closes the comments, unless the user opened them otherwise. */
export const endComment = (): void => useNewComment.setState({ about: null })
