import { describe, expect, it } from 'vitest'
import { paragraphs, type RichText, richText } from '@sojourn/contract/kit/rich-text'
import { isFormatted, richOfText, textOfRich } from './paragraph-text.ts'

const bold: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'The camp' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Eight tents, ' },
        { type: 'text', text: 'one fire', marks: [{ type: 'bold' }] },
      ],
    },
    {
      type: 'bulletList',
      content: ['Pool', 'Deck'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
}

describe('formatted text in a plain text box', () => {
  it('comes back as it was when nothing is typed', () => {
    expect(richOfText(textOfRich(bold), bold)).toEqual(bold)
    const plain = paragraphs('One', 'Two')
    expect(richOfText(textOfRich(plain), plain)).toEqual(plain)
  })

  it('keeps the formatting of what is not touched', () => {
    const typed = textOfRich(bold).replace('The camp', 'Our camp').concat('\n\nAnd silence.')
    const rich = richOfText(typed, bold)
    expect(rich?.content[1]).toEqual(bold.content[1])
    expect(rich?.content[2]).toEqual(bold.content[2])
    expect(textOfRich(rich)).toBe('Our camp\n\nEight tents, one fire\n\nPool\nDeck\n\nAnd silence.')
  })

  it('keeps the formatting of what stands elsewhere now', () => {
    const [heading, paragraph, list] = textOfRich(bold).split('\n\n')
    const rich = richOfText([list, heading, paragraph].join('\n\n'), bold)
    expect(rich?.content).toEqual([bold.content[2], bold.content[0], bold.content[1]])
  })

  it('keeps a reworded heading a heading', () => {
    const rich = richOfText(textOfRich(bold).replace('The camp', 'Our camp'), bold)
    expect(rich?.content[0]).toMatchObject({ type: 'heading', content: [{ text: 'Our camp' }] })
  })

  it('makes each line a paragraph, and nothing of nothing', () => {
    expect(richOfText('One\nTwo\n\n\n Three ', null)).toEqual(paragraphs('One', 'Two', 'Three'))
    expect(richOfText(' \n\n ', bold)).toBeNull()
    expect(textOfRich(null)).toBe('')
  })

  it('is what the contract accepts, whatever is typed', () => {
    for (const text of ['a', 'a\n\n\nb', '  \nعربي\n', '<script>\n#panic()', '🐘'])
      expect(() => richText().parse(richOfText(text, bold))).not.toThrow()
  })

  it('says whether there is formatting to keep', () => {
    expect(isFormatted(bold)).toBe(true)
    expect(isFormatted(paragraphs('One'))).toBe(false)
    expect(isFormatted(null)).toBe(false)
  })
})
