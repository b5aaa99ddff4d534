import { expect, it } from 'vitest'
import { ApiProblem } from '../../data/http.ts'
import { faultsIn } from './faults-in.ts'

const wrong = (message: string) => [{ code: 'invalid_value' as const, message }]

it('finds the wrong values of a file, in its order, whatever their columns are called', () => {
  const problem = new ApiProblem(422, {
    errors: { 'file.12.JPY': wrong('b'), 'file.3.Buffer (1.5 %)': wrong('a'), file: wrong('c'), since: wrong('d') },
  })
  expect(faultsIn(problem)).toEqual([
    { row: 3, column: 'Buffer (1.5 %)', problem: 'a' },
    { row: 12, column: 'JPY', problem: 'b' },
  ])
})

it('finds none in other errors', () => {
  expect(faultsIn(new ApiProblem(413, {}))).toEqual([])
  expect(faultsIn(null)).toEqual([])
})
