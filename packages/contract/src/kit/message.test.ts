import { describe, expect, expectTypeOf, it } from 'vitest'
import { message } from './message.ts'

describe('a message', () => {
  it('without arguments is a string', () => {
    const title = message('Itineraries')
    expectTypeOf(title).toEqualTypeOf<string>()
    expect(title).toBe('Itineraries')
  })

  it('with arguments is a function of their values', () => {
    const moved = message('{name} moved to day {day, number}')
    expectTypeOf(moved).toBeCallableWith({ name: 'Camp', day: 4 })
    // @ts-expect-error a value is missing
    expect(() => moved({ name: 'Camp' })).toThrow('day')
    // @ts-expect-error a number is wanted
    expect(() => moved({ name: 'Camp', day: 'four' })).toThrow('number')
    expect(moved({ name: 'Camp', day: 1204 })).toBe('Camp moved to day 1,204')
  })

  it('takes the plural of a number, with other arguments inside and after it', () => {
    const listed = message(
      "{count, plural, =0 {No days of {title}} one {# day of {title}} other {# days of {title}}} in {owner}'s list",
    )
    expectTypeOf(listed).parameter(0).toExtend<{ count: number; title: string | number; owner: string | number }>()
    expect(listed({ count: 0, title: 'Kyoto', owner: 'Ana' })).toBe("No days of Kyoto in Ana's list")
    expect(listed({ count: 1, title: 'Kyoto', owner: 'Ana' })).toBe("1 day of Kyoto in Ana's list")
    expect(listed({ count: 2000, title: 'Kyoto', owner: 'Ana' })).toBe("2,000 days of Kyoto in Ana's list")
  })

  it('selects by a word', () => {
    const saved = message('{state, select, done {Saved} other {Saving {name}…}}')
    expectTypeOf(saved).parameter(0).toExtend<{ state: string; name: string | number }>()
    expect(saved({ state: 'done', name: 'Kyoto' })).toBe('Saved')
    expect(saved({ state: 'busy', name: 'Kyoto' })).toBe('Saving Kyoto…')
  })

  it('calls a function for what a tag encloses', () => {
    const terms = message('See our <link>terms of {company}</link>.')
    expect(terms({ company: 'Acme', link: (chunks) => ({ href: '/terms', chunks }) })).toEqual([
      'See our ',
      { href: '/terms', chunks: ['terms of Acme'] },
      '.',
    ])
  })

  it('that is malformed throws at once', () => {
    expect(() => message('{count, plural, one {# day}')).toThrow('MISSING_OTHER_CLAUSE')
  })
})
