import type { CommentMember } from '@sojourn/contract/comment'

/** What is typed after the last `@` before the caret; null if no mention is being typed there. */
export const typedMention = (text: string, caret: number): string | null =>
  /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.slice(0, caret))?.[1] ?? null

/** The members whose name, or a part of it, begins with what was typed; at most 6. */
export const suggestMembers = (members: readonly CommentMember[], typed: string): CommentMember[] => {
  const wanted = typed.toLocaleLowerCase()
  return members
    .filter(({ name }) => {
      const lower = name.toLocaleLowerCase()
      return lower !== wanted.trim() && (lower.startsWith(wanted) || lower.includes(` ${wanted}`))
    })
    .slice(0, 6)
}

/** The text with the mention before the caret completed, and the new position of the caret. */
export const completeMention = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const start = text.slice(0, caret).lastIndexOf('@')
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Text, or the name of a mentioned member with its `@`. */
export type TextPart = { text: string; isMention: boolean }

/** The text in parts, in order. Of two names of which one begins the other, the longer one is mentioned. */
export const splitMentions = (text: string, members: readonly CommentMember[]): TextPart[] => {
  const names = [...new Set(members.map(({ name }) => `@${name}`))].toSorted((a, b) => b.length - a.length)
  const parts: TextPart[] = []
  let start = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined || at < start) continue
    if (at > start) parts.push({ text: text.slice(start, at), isMention: false })
    parts.push({ text: name, isMention: true })
    start = at + name.length
  }
  if (start < text.length) parts.push({ text: text.slice(start), isMention: false })
  return parts
}

/** The members whom a text mentions. Of several with the same name, those who were chosen from the list, or else all of them. */
export const mentionsIn = (text: string, members: readonly CommentMember[], chosen: ReadonlySet<string>): string[] => {
  const names = new Set(splitMentions(text, members).flatMap((part) => (part.isMention ? [part.text] : [])))
  return [...names].flatMap((name) => {
    const named = members.filter((member) => `@${member.name}` === name).map(({ uuid }) => uuid)
    const picked = named.filter((uuid) => chosen.has(uuid))
    return picked.length > 0 ? picked : named
  })
}
