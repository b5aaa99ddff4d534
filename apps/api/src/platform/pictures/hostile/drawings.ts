import { either, type HostileClasses, type HostileFile, rejected, taken, text } from './hostile-file.ts'

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = 'width="80" height="60"') =>
  text(`<svg ${namespaces} ${attributes}>${inside}</svg>`)
const shape = '<rect width="60" height="40" fill="#c40"/>'

const drawn = (files: Record<string, string>): HostileFile[] =>
  Object.entries(files).map(([name, inside]) => taken(name, () => svg(`${inside}${shape}`)))

const declaring = (declared: string, use: string) =>
  text(
    `<?xml version="1.0"?><!DOCTYPE svg [${declared}]><svg ${namespaces} width="80" height="60"><text y="20">${use}</text>${shape}</svg>`,
  )

const lols = Array.from({ length: 12 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('')
/** Each level uses the one below ten times. */
const nestedUses = `<defs><rect id="u0" width="1" height="1"/>${Array.from(
  { length: 12 },
  (_, level) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#u12"/>`
const nestedPatterns = Array.from(
  { length: 12 },
  (_, level) =>
    `<pattern id="p${level + 1}" width=".1" height=".1"><rect width="9" height="9" fill="url(#p${level})"/></pattern>`,
).join('')

/** Drawings with scripts, declarations or external references, and drawings that are too large. */
export const hostileDrawings: HostileClasses = {
  'SVG bomb': [
    rejected('uses of uses', () => svg(nestedUses)),
    rejected('a group that shows itself', () => svg('<g id="a"><use href="#a"/><use href="#a"/></g>')),
    either('patterns of patterns', () =>
      svg(`<defs>${nestedPatterns}</defs><rect width="80" height="60" fill="url(#p12)"/>`),
    ),
    either('the widest of blurs', () =>
      svg(`<filter id="b"><feGaussianBlur stdDeviation="99999"/></filter><g filter="url(#b)">${shape}</g>`),
    ),
    ...['<feTurbulence baseFrequency="9" numOctaves="99"/>', '<feMorphology radius="400"/>'].map((effect) =>
      rejected(`thirty times ${effect}`, () =>
        svg(`<filter id="b">${effect.repeat(30)}</filter><g filter="url(#b)">${shape}</g>`),
      ),
    ),
    rejected('one filter of many shapes', () =>
      svg(
        `<filter id="b">${'<feGaussianBlur stdDeviation="40"/>'.repeat(5)}</filter>${`<g filter="url(#b)">${shape}</g>`.repeat(100)}`,
      ),
    ),
    rejected('filters named in attributes', () => svg(`<g filter="${'blur(40px) '.repeat(200)}">${shape}</g>`)),
    rejected('filters named in styles', () => svg(`<g style="filter: ${'blur(40px) '.repeat(200)}">${shape}</g>`)),
    taken('a filter in a style sheet, which is left out', () =>
      svg(
        `<filter id="b">${'<feGaussianBlur stdDeviation="40"/>'.repeat(10)}</filter><style>rect { fill: #c40; filter: url(#b) }</style>${shape.repeat(200)}`,
      ),
    ),
    taken('the shadows of a logo', () =>
      svg(
        Array.from(
          { length: 8 },
          (_, n) =>
            `<filter id="s${n}"><feFlood flood-opacity="0"/><feColorMatrix in="SourceAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend in2="SourceGraphic"/></filter><g filter="url(#s${n})">${shape}</g>`,
        ).join(''),
      ),
    ),
    rejected('two hundred thousand shapes', () => svg(shape.repeat(200_000))),
  ],
  'SVG with entities': [
    rejected('a billion laughs', () => declaring(`<!ENTITY l0 "lol">${lols}`, '&l12;')),
    rejected('long ones, often', () => declaring(`<!ENTITY a "${'a'.repeat(100_000)}">`, '&a;'.repeat(10_000))),
    rejected('a file of this machine', () => declaring('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')),
    rejected('an address', () => declaring('<!ENTITY x SYSTEM "http://127.0.0.1:9/x">', '&x;')),
    rejected('entities of parameters', () => declaring('<!ENTITY % x SYSTEM "http://127.0.0.1:9/x"> %x;', 'x')),
    rejected('one that nobody declared', () => svg('<text>&nobody;</text>')),
  ],
  'SVG with script': [
    ...drawn({
      'an element': '<script>alert(1)</script>',
      'an address': '<script href="http://127.0.0.1:9/x.js"/><a href="javascript:alert(1)"><circle r="9"/></a>',
      'handlers on elements': '<rect onclick="alert(1)" OnLoad="alert(1)" width="9" height="9"/>',
      'an animation that sets one':
        '<a><set attributeName="onclick" to="alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/></a>',
      'another namespace': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    }),
    taken('a handler on the whole', () => svg(shape, 'width="80" height="60" onload="alert(1)"')),
    taken('a style sheet as an instruction', () =>
      text(`<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?><svg ${namespaces}>${shape}</svg>`),
    ),
  ],
  'SVG that fetches': drawn({
    'a file of this machine':
      '<image href="file:///etc/passwd" width="9" height="9"/><image xlink:href="/etc/hosts" width="9" height="9"/>',
    'an address': '<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>',
    'a part of another drawing': '<use href="http://127.0.0.1:9/x.svg#a"/><use href="file:///tmp/x.svg#a"/>',
    'a style sheet':
      '<style>@import url("http://127.0.0.1:9/x.css"); @font-face { src: url(http://127.0.0.1:9/x.woff) }</style>',
    'a style written in escapes': '<rect style="fill:u\\72l(http://127.0.0.1:9/x)" width="9" height="9"/>',
    'a filter with a picture':
      '<filter id="f"><feImage href="http://127.0.0.1:9/x.png"/></filter><g filter="url(#f)"><circle r="9"/></g>',
    'an include': '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>',
    'a drawing in a drawing': '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;" width="9" height="9"/>',
  }),
  'SVG with foreign objects': drawn({
    'a page':
      '<foreignObject width="80" height="60"><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html></foreignObject>',
    'a frame':
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1:9/"/></foreignObject>',
    'in other letters': '<ForeignObject><body onload="alert(1)"/></ForeignObject>',
    'in a choice': '<switch><foreignObject requiredExtensions="x"><embed src="x"/></foreignObject></switch>',
    'a drawing in it': '<foreignObject><svg><script>alert(1)</script></svg></foreignObject>',
  }),
  'SVG that is broken': [
    rejected('never closed', () => text(`<svg ${namespaces}><g>`)),
    rejected('a hundred thousand deep', () => svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)),
    rejected('of no size', () => svg(shape, 'width="0" height="0"')),
    rejected('in another encoding than it says', () =>
      Buffer.from(`<svg ${namespaces}><text>\u00e9\u00e8</text></svg>`, 'latin1'),
    ),
    rejected('a page in between', () => svg('<p><br></p>')),
    either('of numbers that are none', () =>
      svg('<rect width="1e999" height="NaN" x="-1e308"/>', 'viewBox="0 0 1e30 1e-30"'),
    ),
  ],
}
