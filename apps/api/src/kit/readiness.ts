/** Work that must end before the server can be used, and the part of it that is done (0 to 1). */
export type Preparation = { title: string; text: string; done: number }

/** Whether the server can be used. While it prepares something, requests are answered with 503. */
export type Readiness = { preparation: Preparation | null }
