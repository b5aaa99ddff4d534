import { either, type HostileClasses, joined, rejected, taken, text } from './hostile-file.ts'
import { zip } from './zip.ts'

const gpx = (inside: string) => text(`<gpx version="1.1"><trk><trkseg>${inside}</trkseg></trk></gpx>`)
const kml = (coordinates: string) =>
  text(`<kml><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`)
const points = '<trkpt lat="-24" lon="15"/><trkpt lat="-24.1" lon="15.1"/>'
const declaring = (root: string, declared: string, inside: string) =>
  text(`<!DOCTYPE ${root} [${declared}]><${root}>${inside}</${root}>`)

/** Tracks that declare entities, never end, or have points that do not exist. */
export const hostileTracks: HostileClasses = {
  'track with entities': [
    rejected('laughs in GPX', () => declaring('gpx', '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', '&b;')),
    rejected('laughs in KML', () => declaring('kml', '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', '&b;')),
    rejected('a file in GPX', () => declaring('gpx', '<!ENTITY x SYSTEM "file:///etc/passwd">', '<name>&x;</name>')),
    rejected('an address in KML', () =>
      declaring('kml', '<!ENTITY x SYSTEM "http://127.0.0.1:9/">', '<name>&x;</name>'),
    ),
    rejected('one that nobody declared', () => gpx(`${points}<x>&nobody;</x>`)),
  ],
  'track without end': [
    rejected('GPX a hundred thousand deep', () => gpx('<a>'.repeat(100_000))),
    rejected('KML a million deep', () => text(`<kml>${'<Folder>'.repeat(1_000_000)}`)),
    rejected('never closed', () => text(`<gpx><trk><trkseg>${points}`)),
    rejected('five million elements', () => gpx('<a/>'.repeat(5_000_000))),
    either('a name of 40 MB', () => gpx(`${points}<name>${'n'.repeat(40_000_000)}</name>`)),
  ],
  'track to nowhere': [
    rejected('letters for numbers', () => gpx('<trkpt lat="abc" lon="15"/><trkpt lat="1" lon="1"/>')),
    rejected('no number at all', () => gpx('<trkpt lat="NaN" lon="Infinity"/><trkpt lat="1"/>')),
    rejected('off the Earth', () => kml('15,-24 400,95')),
    rejected('an endless number', () => kml('1e999,1 2,2')),
    taken('only places', () =>
      text('<kml><Placemark><Point><coordinates>15,-24</coordinates></Point></Placemark></kml>'),
    ),
    rejected('nothing', () => text('<gpx/>')),
  ],
  'track that is large or odd': [
    taken('half a million points', () =>
      gpx(
        Array.from({ length: 500_000 }, (_, n) => `<trkpt lat="${(n % 977) / 20}" lon="${(n % 1009) / 20}"/>`).join(''),
      ),
    ),
    taken('one place, again and again', () => gpx('<trkpt lat="1" lon="1"/>'.repeat(5000))),
    taken('half a million in KML', () => kml('15.12345,-24.12345,99 '.repeat(400_000))),
    taken('in UTF-16', () =>
      joined(
        Uint8Array.of(0xff, 0xfe),
        Buffer.from(gpx(points)).toString('utf8').split('').join('\0'),
        Uint8Array.of(0),
      ),
    ),
    rejected('in an encoding that nobody knows', () =>
      joined('<?xml version="1.0" encoding="x-nobody"?>', gpx(points)),
    ),
  ],
  'track in a box': [
    rejected('40 MB of spaces in a KMZ', () => zip([{ name: 'doc.kml', content: Buffer.alloc(40_000_000, 32) }])),
    rejected('more in a KMZ than it says', () =>
      zip([{ name: 'doc.kml', content: Buffer.alloc(5_000_000, 32), size: 10 }]),
    ),
    rejected('laughs in a KMZ', () =>
      zip([{ name: 'doc.kml', content: declaring('kml', '<!ENTITY a "ha">', '<name>&a;</name>') }]),
    ),
    rejected('a KMZ in a KMZ', () =>
      zip([{ name: 'doc.kml', content: zip([{ name: 'doc.kml', content: text('') }]) }]),
    ),
    rejected('a path out of a KMZ', () => zip([{ name: '../doc.kml', content: kml('15,-24 16,-25') }])),
    rejected('GeoJSON a million deep', () => text(`{"type":"Feature","geometry":${'['.repeat(1_000_000)}`)),
    rejected('collections a million deep', () =>
      text('{"type":"GeometryCollection","geometries":['.repeat(300_000) + ']}'.repeat(300_000)),
    ),
    taken('a million points in GeoJSON', () =>
      text(`{"type":"LineString","coordinates":[${'[15.1,-24.2],'.repeat(1_000_000)}[16,-25]]}`),
    ),
  ],
}
