import { describe, expect, it } from 'vitest'
import { squaresAround, squaresIn } from './squares.ts'

describe('squaresIn', () => {
  it('has the squares that the map shows', () => {
    expect(squaresIn({ lat: 0, lng: 0, zoom: 1 }, { width: 100, height: 100 }, 1)).toEqual([
      { zoom: 1, x: 0, y: 0 },
      { zoom: 1, x: 0, y: 1 },
      { zoom: 1, x: 1, y: 0 },
      { zoom: 1, x: 1, y: 1 },
    ])
    expect(squaresIn({ lat: 35.01, lng: 135.77, zoom: 14 }, { width: 400, height: 300 }, 4)).toEqual([
      { zoom: 4, x: 14, y: 6 },
    ])
  })

  it('goes around the world at the date line, and ends at the poles', () => {
    expect(squaresIn({ lat: 84, lng: 180, zoom: 4 }, { width: 200, height: 1200 }, 2)).toEqual([
      { zoom: 2, x: 3, y: 0 },
      { zoom: 2, x: 0, y: 0 },
    ])
  })

  it('names each square once, even where the map shows it twice', () => {
    expect(squaresIn({ lat: 0, lng: 0, zoom: 0 }, { width: 1200, height: 200 }, 1)).toHaveLength(4)
  })
})

describe('squaresAround', () => {
  it('has four squares, those nearest to the point', () => {
    expect(squaresAround({ lat: -1, lng: 1 }, 1)).toEqual([
      { zoom: 1, x: 0, y: 0 },
      { zoom: 1, x: 0, y: 1 },
      { zoom: 1, x: 1, y: 0 },
      { zoom: 1, x: 1, y: 1 },
    ])
  })
})
