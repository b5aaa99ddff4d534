import { describe, expect, it } from 'vitest'
import { placeLabels, type Wanted, widthOf } from './place-labels.ts'

const size = { width: 400, height: 300 }
const town = (text: string, x: number, y: number): Wanted => ({ text, at: { x, y }, fontSize: 12, isCentred: false })

const textsOf = (wanted: Wanted[]) => placeLabels(wanted, size).map((placed) => placed.wanted.text)

describe('placeLabels', () => {
  it('puts a label to the right of its mark', () => {
    const [label] = placeLabels([town('Kyoto', 100, 100)], size)
    expect(label).toMatchObject({ x: 106, anchor: 'start' })
    expect(label?.y).toBeGreaterThan(100)
    expect(label?.y).toBeLessThan(106)
  })

  it('puts it to the left at the right edge of the map', () => {
    const [label] = placeLabels([town('Kyoto', 390, 100)], size)
    expect(label).toMatchObject({ x: 384, anchor: 'end' })
  })

  it('centres the name of a country, which has no mark', () => {
    const [label] = placeLabels([{ ...town('Japan', 200, 100), isCentred: true }], size)
    expect(label).toMatchObject({ x: 200, anchor: 'middle' })
  })

  it('leaves out what is beyond the map, and names that do not fit on it', () => {
    expect(textsOf([town('Kyoto', -20, 100), town('Osaka', 100, 310), town('A'.repeat(80), 200, 100)])).toEqual([])
  })

  it('leaves out the label of a mark that another label or mark covers', () => {
    expect(textsOf([town('Kyoto', 100, 100), town('Gion', 103, 101), town('Uji', 130, 100)])).toEqual(['Kyoto'])
  })

  it('leaves out what would cover something that is there already', () => {
    const controls = { left: 340, right: 400, top: 0, bottom: 120 }
    expect(placeLabels([town('Kyoto', 350, 60)], size, [controls])).toEqual([])
    expect(placeLabels([town('Kyoto', 330, 60)], size, [controls])[0]?.anchor).toBe('end')
  })

  it('never lets labels overlap, however many there are, and gives the first ones the room', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const many = Array.from({ length: 300 }, (_, index) =>
      town(`Town ${index}`, 10 + random() * 380, 10 + random() * 280),
    )
    const placed = placeLabels(many, size)
    expect(placed.length).toBeGreaterThan(15)
    expect(placed[0]?.wanted.text).toBe('Town 0')
    const boxes = placed.map(({ wanted: { text, fontSize }, x, y, anchor }) => {
      const width = widthOf(text, fontSize)
      const left = x - { start: 0, middle: width / 2, end: width }[anchor]
      return { left, right: left + width, base: y }
    })
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left || other.right <= one.left || Math.abs(one.base - other.base) >= 12,
          `${JSON.stringify(one)} ${JSON.stringify(other)}`,
        ).toBe(true)
  })
})

describe('widthOf', () => {
  it('counts a Chinese character as twice a letter', () => {
    expect(widthOf('京都', 10)).toBe(20)
    expect(widthOf('Kyoto', 10)).toBeCloseTo(29, 5)
  })
})
