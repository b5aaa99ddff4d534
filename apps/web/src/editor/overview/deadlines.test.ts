import { describe, expect, it } from 'vitest'
import { type Status, statuses } from '@sojourn/contract/document/statuses'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { deadlinesOf } from './deadlines.ts'

const money = { amount: 100, currency: 'EUR' }
const segment = (title: string) => ({
  ...emptySegment('00000000-0000-4000-8000-000000000001', 'accommodation', title),
  day: 0,
  deadline: '2027-03-05',
})
const document = {
  startDate: '2027-05-14',
  deposit: null,
  paymentSchedule: [
    { label: 'Deposit', amount: money, due: '2027-02-01' },
    { label: 'Balance', amount: money, due: '2027-04-01' },
  ],
  segments: [segment('Camp'), { ...segment('Lodge'), bookingStatus: 'confirmed' as const }],
}
const around = {
  status: 'held' as const,
  heldUntil: '2027-03-02T23:30:00Z',
  zone: 'Europe/Berlin',
  now: new Date('2027-03-01T12:00:00Z'),
}

describe('the deadlines of an itinerary', () => {
  it('are those ahead, in the time zone of the company, the earliest first', () => {
    expect(deadlinesOf(document, around).map(({ name, date, days }) => [name, date, days])).toEqual([
      ['Option expires', '2027-03-03', 2],
      ['Book or release Camp', '2027-03-05', 4],
      ['Balance due', '2027-04-01', 31],
      ['Departure', '2027-05-14', 74],
    ])
  })

  it('name the option only while the itinerary is held, and the deposit while there is no schedule', () => {
    const deposit = { percentBps: 3000, amount: null, due: '2027-03-10' }
    const found = deadlinesOf(
      { ...document, segments: [], paymentSchedule: [], deposit },
      { ...around, status: 'booked' },
    )
    expect(found.map(({ name }) => name)).toEqual(['Deposit due', 'Departure'])
  })

  it('name payments only of an itinerary that is held, booked or travelling', () => {
    const payments = (status: Status) =>
      deadlinesOf(document, { ...around, status }).filter(({ name }) => name === 'Balance due').length
    expect(statuses.filter((status) => payments(status) === 1)).toEqual(['held', 'booked', 'travelling'])
  })

  it('name unscheduled segments too, if their suppliers have been asked', () => {
    const unscheduled = { ...segment('Boat'), day: null, bookingStatus: 'requested' as const }
    const notAsked = { ...segment('Balloon'), uuid: '00000000-0000-4000-8000-000000000002', day: null }
    const found = deadlinesOf({ ...document, segments: [unscheduled, notAsked] }, { ...around, status: 'quoted' })
    expect(found.map(({ name }) => name)).toEqual(['Book or release Boat', 'Departure'])
  })

  it('are none once the itinerary is over', () => {
    expect(deadlinesOf(document, { ...around, status: 'lost' })).toEqual([])
  })

  it('include open tasks, also overdue ones and those of an itinerary that is over', () => {
    const task = (title: string, due: string, doneAt: string | null = null) => ({ title, due, doneAt })
    const tasks = [
      task('Send the invoice', '2027-03-03'),
      task('Call the client', '2027-02-20'),
      task('Done', '2027-03-01', '2027-02-27T08:00:00Z'),
    ]
    const named = (status: Status) =>
      deadlinesOf(document, { ...around, status, tasks }).map(({ name, days }) => [name, days])
    expect(named('held').slice(0, 3)).toEqual([
      ['Call the client', -9],
      ['Option expires', 2],
      ['Send the invoice', 2],
    ])
    expect(named('lost')).toEqual([
      ['Call the client', -9],
      ['Send the invoice', 2],
    ])
  })
})
