/** The token in text pasted from an invitation email: the link, some text around it, or the token alone. */
export const tokenOfInvitation = (pasted: string): string | null => {
  const text = pasted.trim()
  const [, linked] = /\/join\?token=([\w-]{20,200})(?![\w-])/.exec(text) ?? []
  return linked ?? (/^[\w-]{20,200}$/.test(text) ? text : null)
}
