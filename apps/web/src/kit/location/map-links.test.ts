import { describe, expect, it } from 'vitest'
import { parseCoordinates, parsePosition } from './parse-coordinates.ts'

const camp = { lat: -22.5609, lng: 17.0658 }

describe('a pasted link', () => {
  it.each([
    // Google Maps: the place before the middle of the map, in every form that its buttons give.
    'https://www.google.com/maps/place/Camp/@-22.1,17.1,15z/data=!3m1!4b1!4m6!3m5!1s0x1c0b:0x1!8m2!3d-22.5609!4d17.0658!16s%2Fg%2F1',
    'https://www.google.com/maps/@-22.5609,17.0658,15z',
    'https://www.google.co.uk/maps/@-22.5609,17.0658,3a,75y,90t/data=!3m6!1e1',
    'https://www.google.com/maps/search/?api=1&query=-22.5609%2C17.0658',
    'https://www.google.com/maps/search/-22.5609,+17.0658?entry=tts',
    'https://www.google.com/maps/place/-22.5609,17.0658',
    'https://www.google.com/maps/dir/?api=1&destination=-22.5609,17.0658&travelmode=driving',
    'https://www.google.com/maps/dir/Windhoek/Camp/@-23,17,9z/data=!4m8!1m2!3d-23.1!4d17.2!1m5!3d-22.5609!4d17.0658',
    'https://www.google.com/maps/@?api=1&map_action=map&center=-22.5609%2C17.0658&zoom=12',
    'https://maps.google.com/?q=-22.5609,17.0658',
    'https://maps.google.com/?q=loc:-22.5609,17.0658',
    'https://maps.google.com/maps?ll=-22.5609,17.0658&z=16',
    'http://maps.google.de/maps?daddr=-22.5609,17.0658',
    'www.google.com/maps/@-22.5609,17.0658,15z',
    // Apple Maps.
    'https://maps.apple.com/?ll=-22.5609,17.0658&z=12',
    'https://maps.apple.com/?q=Camp&ll=-22.5609,17.0658',
    'https://maps.apple.com/?daddr=-22.5609,17.0658',
    'https://maps.apple.com/place?address=1%20Main%20St&coordinate=-22.5609,17.0658&name=Camp',
    'https://maps.apple.com/frame?center=-22.5609%2C17.0658&span=0.1%2C0.1',
    // OpenStreetMap.
    'https://www.openstreetmap.org/?mlat=-22.5609&mlon=17.0658#map=12/1.5/2.5',
    'https://www.openstreetmap.org/?mlon=17.0658&mlat=-22.5609',
    'https://www.openstreetmap.org/#map=12/-22.5609/17.0658',
    'https://www.openstreetmap.org/node/123#map=19/-22.5609/17.0658&layers=N',
    // Bing, Waze, HERE, Yandex (longitude first), Mapy.
    'https://www.bing.com/maps?cp=-22.5609~17.0658&lvl=11',
    'https://www.bing.com/maps?cp=-23%7E18&sp=point.-22.5609_17.0658_Camp',
    'https://www.waze.com/ul?ll=-22.5609%2C17.0658&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.-22.5609%2C17.0658',
    'https://wego.here.com/?map=-22.5609,17.0658,15,normal',
    'https://yandex.com/maps/?ll=18%2C-23&pt=17.0658%2C-22.5609&z=12',
    'https://mapy.com/en/zakladni?x=17.0658&y=-22.5609&z=12',
    // geo: addresses.
    'geo:-22.5609,17.0658',
    'geo:-22.5609,17.0658?z=11',
    'geo:-22.5609,17.0658,1650;u=35',
    'geo:0,0?q=-22.5609,17.0658(Camp)',
    'GEO:-22.5609,17.0658',
  ])('has a point: %s', (link) => expect(parsePosition(link)).toEqual({ point: camp }))

  it('may have degrees, minutes and seconds where the name of a place would stand', () => {
    const link = `https://www.google.com/maps/place/22%C2%B033'39.0%22S+17%C2%B003'57.0%22E/@-22.1,17.1,17z`
    expect(parseCoordinates(link)).toEqual({ lat: -22.560833, lng: 17.065833 })
  })

  it.each([
    'https://maps.app.goo.gl/AbCdEf123',
    'maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/AbCdEf',
    'https://maps.apple/p/AbCdEf',
    'https://osm.org/go/0EEQjE--',
    'https://binged.it/3abc',
    'https://waze.com/ul/hk5hd8f2mn',
    'https://yandex.com/maps/-/CDabc',
  ])('that is short must be opened first: %s', (link) => expect(parsePosition(link)).toEqual({ problem: 'short' }))

  it.each([
    'https://www.google.com/maps/place/Windhoek',
    'https://www.google.com/maps/search/hotels+in+Windhoek',
    'https://maps.google.com/?q=Hotel+Heinitzburg',
    'https://www.google.com/maps?cid=10281119596374313554',
    'https://maps.apple.com/?address=1,Infinite%20Loop,Cupertino',
    'https://www.openstreetmap.org/node/123',
    'https://www.bing.com/search?q=windhoek',
    'https://what3words.com/filled.count.soap',
    'geo:0,0?q=Windhoek',
    'geo:north',
    'https://www.google.com/maps/place/%E0%A4%A',
  ])('without a position cannot be read: %s', (link) => expect(parsePosition(link)).toEqual({ problem: 'unreadable' }))

  it('beyond the poles is outside the world', () => {
    expect(parsePosition('https://www.google.com/maps/@91.5,17.0658,15z')).toEqual({ problem: 'outside' })
    expect(parsePosition('geo:10,190')).toEqual({ problem: 'outside' })
  })

  it.each([
    'https://example.com/',
    'https://notgoogle.com/maps/@1,2,3z',
    'https://google.com.evil.example/@1,2',
    'see https://osm.org/go/1',
  ])('of anybody else is a text like any other: %s', (link) => expect(parsePosition(link)).toBeNull())
})

describe('a plus code', () => {
  it.each([
    '8FVC9G8F+6X',
    '8fvc9g8f+6x',
    'https://plus.codes/8FVC9G8F+6X',
    'https://www.google.com/maps/place/8FVC9G8F+6X',
  ])('stands for the middle of its area: %s', (text) =>
    expect(parseCoordinates(text)).toEqual({ lat: 47.365563, lng: 8.524938 }),
  )

  it('is more exact with more characters, and less with fewer', () => {
    expect(parseCoordinates('8FVC9G8F+6XQ')).toEqual({ lat: 47.365588, lng: 8.524984 })
    expect(parseCoordinates('8FVC9G8F+')).toEqual({ lat: 47.36625, lng: 8.52375 })
  })

  it.each(['9G8F+6X', '9G8F+6X Zürich, Switzerland'])('without its area is not enough: %s', (text) =>
    expect(parsePosition(text)).toEqual({ problem: 'shortCode' }),
  )
})

describe('coordinates outside the world', () => {
  it.each(['91.5, 17.25', '-22.5, 180.5', '17.06 -122.56 '])('%s', (text) => {
    const expected = text.startsWith('17') ? { point: { lat: 17.06, lng: -122.56 } } : { problem: 'outside' }
    expect(parsePosition(text)).toEqual(expected)
  })

  it.each(['Route 12, 34', '12 Main Road, 3', '91, 17', 'C+D'])('is not what a name with numbers means: %s', (text) =>
    expect(parsePosition(text)).toBeNull(),
  )
})
