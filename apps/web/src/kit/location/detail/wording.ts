import { message } from '@sojourn/contract/kit/message'

export const airport = message('{name} ({code})')

export const bearing = message(
  '{distance} {wind, select, n {north} ne {north-east} e {east} se {south-east} s {south} sw {south-west} w {west} other {north-west}} of {place}',
)
export const near = message('near {place}')
export const centre = message('Centre: {first}')
export const centreOfTwo = message('Centre: {first} · {second}')
export const centreOfThree = message('Centre: {first} · {second} · {third}')
export const pointer = message(
  '{wind, select, n {↑} ne {↗} e {→} se {↘} s {↓} sw {↙} w {←} other {↖}} {place}, {distance}',
)
export const latitude = message('{degrees}° {half, select, south {S} other {N}}')
export const longitude = message('{degrees}° {half, select, west {W} other {E}}')
