import { describe, expect, it } from 'vitest'
import { completeMention, mentionsIn, splitMentions, suggestMembers, typedMention } from './mentions.ts'

const members = [
  { uuid: '1', name: 'Ann' },
  { uuid: '2', name: 'Ann Marie' },
  { uuid: '3', name: 'Ben Cole' },
  { uuid: '4', name: 'Ben Cole' },
]

describe('a mention', () => {
  it('is being typed after an @ that begins a word', () => {
    expect(typedMention('Ask @An', 7)).toBe('An')
    expect(typedMention('@', 1)).toBe('')
    expect(typedMention('ada@example', 11)).toBeNull()
    expect(typedMention('Ask @An', 3)).toBeNull()
    expect(typedMention('@Ann\nthen', 9)).toBeNull()
  })

  it('is suggested by the beginning of any part of a name, until it is complete', () => {
    const suggested = (typed: string) => suggestMembers(members, typed).map(({ uuid }) => uuid)
    expect(suggested('')).toEqual(['1', '2', '3', '4'])
    expect(suggested('mar')).toEqual(['2'])
    expect(suggested('ann')).toEqual(['2'])
    expect(suggested('cole')).toEqual(['3', '4'])
    expect(suggested('x')).toEqual([])
  })

  it('is completed where the caret is', () => {
    expect(completeMention('Ask @an please', 7, 'Ann')).toEqual({ text: 'Ask @Ann please', caret: 9 })
    expect(completeMention('@', 1, 'Ann Marie')).toEqual({ text: '@Ann Marie ', caret: 11 })
  })

  it('is of the longer of two matching names, and of the chosen member if several have the same name', () => {
    expect(mentionsIn('@Ann Marie and @Ann', members, new Set())).toEqual(['2', '1'])
    expect(mentionsIn('@Ann Marie', members, new Set(['1']))).toEqual(['2'])
    expect(mentionsIn('@Ben Cole', members, new Set(['4']))).toEqual(['4'])
    expect(mentionsIn('@Ben Cole', members, new Set())).toEqual(['3', '4'])
    expect(mentionsIn('Nobody', members, new Set(['1']))).toEqual([])
  })

  it('divides the text', () => {
    expect(splitMentions('Ask @Ann, @x', members)).toEqual([
      { text: 'Ask ', isMention: false },
      { text: '@Ann', isMention: true },
      { text: ', @x', isMention: false },
    ])
  })
})
