import type { RichText } from '@sojourn/contract/kit/rich-text'
import { describe, expect, it } from 'vitest'
import { mergeLine, mergeRichText, mergeText } from './merge-text.ts'

describe('a text that two users changed', () => {
  it.each([
    ['Sea fog', 'Sea fog at dawn', 'The sea fog', 'The sea fog at dawn'],
    ['Slow water', 'Slow waters', 'Very slow water', 'Very slow waters'],
    ['A walk and a meal', 'A long walk and a meal', 'A walk and a late meal', 'A long walk and a late meal'],
    // Around the same space.
    ['clo be', 'acl ann; clo be', 'cleo; clo be', 'cleo; acl ann; clo be'],
    // The same correction of both is made once.
    ['teh sea', 'the sea', 'the sea and sky', 'the sea and sky'],
    ['wrld', 'world', 'world today', 'world today'],
    // Within one word.
    ['wrld', 'world', 'wrlds', 'worlds'],
    // At the same place: both, theirs first.
    ['Arrive.', 'Arrive. Rest', 'Arrive. Swim', 'Arrive. Swim Rest'],
    // A word that one is typing stays whole, whatever the other puts after it.
    ['Bring a h', 'Bring a hat', 'Bring a h and water', 'Bring a hat and water'],
    ['Bring a h', 'Bring a h and water', 'Bring a hat', 'Bring a hat and water'],
    // The text of one contains that of the other.
    ['Rest', 'Rest.', 'Rest and swim.', 'Rest. and swim.'],
    // One removed what the other changed.
    ['Bring a hat', 'Bring', 'Bring a sun hat', 'Bring a sun hat'],
    ['הליכה', 'הליכה ארוכה', 'הליכה 👩🏽‍🚀', 'הליכה 👩🏽‍🚀 ארוכה'],
  ])('%j, as %j and %j, has both changes', (base, mine, theirs, merged) => {
    expect(mergeText({ base, mine, theirs })).toBe(merged)
  })

  it('has both where both replaced the same words, and is two lines where there was none', () => {
    expect(mergeText({ base: 'At nine', mine: 'At ten', theirs: 'At noon' })).toBe('At noon ten')
    expect(mergeText({ base: '', mine: 'Mine', theirs: 'Theirs' })).toBe('Theirs\nMine')
  })

  it('is disputed if it is one line, and both replaced the same words or both wrote the first', () => {
    expect(mergeLine({ base: 'At nine', mine: 'At ten', theirs: 'At noon' })).toBeNull()
    expect(mergeLine({ base: '', mine: 'Mine', theirs: 'Theirs' })).toBeNull()
    expect(mergeLine({ base: 'Sea', mine: 'Sea fog', theirs: 'The Sea' })).toBe('The Sea fog')
  })
})

describe('a formatted text that two users changed', () => {
  const bold = [{ type: 'bold' as const }]
  const paragraph = (...texts: (string | { text: string; marks: typeof bold })[]) => ({
    type: 'paragraph' as const,
    content: texts.map((one) => ({ type: 'text' as const, ...(typeof one === 'string' ? { text: one } : one) })),
  })
  const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content })

  it('has the blocks that either added, and the words that either changed in one block, with their marks', () => {
    const base = doc(paragraph('We walk to the dune.'), paragraph('Dinner.'))
    const mine = doc(paragraph('We walk to the dune.'), paragraph('Dinner at ', { text: 'eight', marks: bold }, '.'))
    const theirs = doc(paragraph('We walk slowly to the dune.'), paragraph('A swim.'), paragraph('Dinner.'))
    expect(mergeRichText({ base, mine, theirs })).toEqual(
      doc(
        paragraph('We walk slowly to the dune.'),
        paragraph('A swim.'),
        paragraph('Dinner at ', { text: 'eight', marks: bold }, '.'),
      ),
    )
    const both = doc(paragraph('We all walk to the dune.'), paragraph('Dinner.'))
    expect(mergeRichText({ base, mine: both, theirs })).toEqual(
      doc(paragraph('We all walk slowly to the dune.'), paragraph('A swim.'), paragraph('Dinner.')),
    )
  })

  it('has a mark that one has set once, with what the other has typed beside it', () => {
    const eight = { text: 'eight', marks: bold }
    const base = doc(paragraph('Dinner at eight.'))
    const mine = doc(paragraph('Dinner at ', eight, '.'))
    const theirs = doc(paragraph('Dinner at eight sharp.'))
    const merged = doc(paragraph('Dinner at ', eight, ' sharp.'))
    expect(mergeRichText({ base, mine, theirs })).toEqual(merged)
    expect(mergeRichText({ base, mine: theirs, theirs: mine })).toEqual(merged)
  })

  it('has a block once that both have changed completely', () => {
    const base = doc(paragraph('One.'), paragraph('To be planned.'))
    const mine = doc(paragraph('One.'), paragraph('To ben planned at sea.c'))
    const theirs = doc(paragraph('One.'), paragraph('A swimTo bes plannedn.'))
    const blocks = mergeRichText({ base, mine, theirs })?.content
    expect(blocks).toHaveLength(2)
  })

  it('is still one block if both have made it much longer', () => {
    const base = doc(paragraph('Dinner at eight.'))
    const mine = doc(paragraph('We walk back along the river to the lodge. Dinner at eight.'))
    const theirs = doc(paragraph('Dinner at eight. Bring a warm coat, as we sit outside by the fire.'))
    expect(mergeRichText({ base, mine, theirs })).toEqual(
      doc(
        paragraph(
          'We walk back along the river to the lodge. Dinner at eight. Bring a warm coat, as we sit outside by the fire.',
        ),
      ),
    )
  })

  it('keeps what one changed and the other removed, and both of two first texts', () => {
    const base = doc(paragraph('One.'), paragraph('Two.'))
    const changed = doc(paragraph('One.'), paragraph('Two and a half.'))
    expect(mergeRichText({ base, mine: doc(paragraph('One.')), theirs: changed })).toEqual(changed)
    expect(mergeRichText({ base: null, mine: doc(paragraph('Mine.')), theirs: doc(paragraph('Theirs.')) })).toEqual(
      doc(paragraph('Theirs.'), paragraph('Mine.')),
    )
  })

  it('merges the items of one list', () => {
    const list = (...items: string[]) => ({
      type: 'bulletList' as const,
      content: items.map((item) => ({ type: 'listItem' as const, content: [paragraph(item)] })),
    })
    const merged = mergeRichText({
      base: doc(list('Hat', 'Shoes')),
      mine: doc(list('Hat', 'Shoes', 'Water')),
      theirs: doc(list('Sun hat', 'Shoes')),
    })
    expect(merged).toEqual(doc(list('Sun hat', 'Shoes', 'Water')))
  })
})
