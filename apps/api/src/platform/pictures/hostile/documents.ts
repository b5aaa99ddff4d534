import { either, type HostileClasses, joined, rejected, taken, text } from './hostile-file.ts'
import { type Entry, zip } from './zip.ts'

/** A PDF with these objects, the first of which is its catalogue. `trailer` is appended to the trailer. */
const pdf = (objects: readonly string[], trailer = ''): Uint8Array => {
  let written = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  return text(
    `${written}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${written.length}\n%%EOF\n`,
  )
}
const stream = (content: string, entries = ''): string =>
  `<</Length ${content.length}${entries}>>stream\n${content}\nendstream`
const page = (entries = '', size = '0 0 200 300') => `<</Type/Page/Parent 2 0 R/MediaBox[${size}]${entries}>>`
const onePage = (pageObject: string, ...more: string[]): string[] => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  pageObject,
  ...more,
]
const locked = (entries: string): Uint8Array =>
  pdf(
    [...onePage(page()), `<<${entries}/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>/P -44>>`],
    '/Encrypt 4 0 R/ID[<01234567890123456789012345678901><01234567890123456789012345678901>]',
  )
const square = '0 0 1 rg 20 20 99 99 re f'

const body: Entry = { name: 'word/document.xml', content: text('<w:document/>') }
const entry = (name: string, content: Uint8Array = text('x')): Entry => ({ name, content })

/** Documents that loop, are locked, unpack endlessly or contain programs. */
export const hostileDocuments: HostileClasses = {
  'PDF in a circle': [
    either('pages that are their own parent', () =>
      pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    ),
    either('a form that draws itself', () =>
      pdf(
        onePage(
          page('/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>'),
          stream('/A Do'),
          stream('/A Do /A Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>'),
        ),
      ),
    ),
    either('an earlier table that is this one', () => pdf(onePage(page()), '/Prev 15')),
    either('a length that refers to itself', () =>
      pdf(onePage(page('/Contents 4 0 R'), `<</Length 4 0 R>>stream\n${square}\nendstream`)),
    ),
    either('contents of contents', () => pdf(onePage(page('/Contents[4 0 R 4 0 R]'), '[4 0 R 3 0 R 4 0 R]'))),
  ],
  'PDF that is locked': [
    taken('with 40 bits', () => locked('/Filter/Standard/V 1/R 2/Length 40')),
    taken('with 128 bits', () => locked('/Filter/Standard/V 2/R 3/Length 128')),
    taken('with AES', () =>
      locked('/Filter/Standard/V 4/R 4/Length 128/CF<</StdCF<</CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF'),
    ),
    taken('with AES of 256 bits', () =>
      locked('/Filter/Standard/V 5/R 6/Length 256/CF<</StdCF<</CFM/AESV3>>>>/StmF/StdCF/StrF/StdCF'),
    ),
    taken('by something unknown', () => locked('/Filter/Nobody/V 9/R 9')),
  ],
  'PDF of strange pages': [
    taken('five thousand of them', () =>
      pdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Count 5000/Kids[${Array.from({ length: 5000 }, (_, n) => `${n + 3} 0 R`).join(' ')}]>>`,
        ...Array.from({ length: 5000 }, () => page()),
      ]),
    ),
    either('a billion by its own count', () =>
      pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>', page()]),
    ),
    rejected('none', () => pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])),
    taken('as large as a country', () => pdf(onePage(page('', '0 0 1e9 1e9')))),
    taken('of no size', () => pdf(onePage(page('', '0 0 0 0')))),
    taken('as thin as a hair', () => pdf(onePage(page('', '0 0 1 14400')))),
  ],
  'PDF that acts': [
    taken('a program when opened', () =>
      pdf([
        '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
        ...onePage(page()).slice(1),
      ]),
    ),
    taken('a program to start', () =>
      pdf(['<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(cmd.exe)>>>>', ...onePage(page()).slice(1)]),
    ),
    taken('a page after it', () => joined(pdf(onePage(page())), '<html><script>alert(1)</script>')),
    taken('a file within', () => pdf(onePage(page(), stream('MZ', '/Type/EmbeddedFile')))),
    taken('an address to fetch its contents from', () =>
      pdf(
        onePage(
          page('/Contents 4 0 R'),
          '<</Length 0/F(http://127.0.0.1:9/x)/FFilter/FlateDecode>>stream\n\nendstream',
        ),
      ),
    ),
  ],
  'PDF that overwhelms': [
    either('squares upon squares', () => pdf(onePage(page('/Contents 4 0 R'), stream(`${square} `.repeat(40_000))))),
    either('a picture of more points than bytes', () =>
      pdf(
        onePage(
          page('/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>'),
          stream('200 0 0 300 0 0 cm /A Do'),
          stream('x', '/Type/XObject/Subtype/Image/Width 9000/Height 9000/BitsPerComponent 8/ColorSpace/DeviceRGB'),
        ),
      ),
    ),
    either('brackets without end', () => pdf(onePage(page('/Contents 4 0 R'), stream('['.repeat(500_000))))),
    either('dictionaries without end', () => pdf(onePage('<</A'.repeat(100_000)))),
    rejected('nothing but its name', () => text('%PDF-1.7\n')),
    rejected('half of it missing', () => text('%PDF-1.7\n1 0 obj\n<</Type/Catal')),
  ],
  'Word bomb': [
    rejected('400 MB of nothing', () => zip([{ ...body, content: Buffer.alloc(400_000_000) }])),
    rejected('200 MB twice', () =>
      zip([body, entry('word/a.xml', Buffer.alloc(200_000_000)), entry('word/b.xml', Buffer.alloc(200_000_000))]),
    ),
    rejected('more than it says', () => zip([{ ...body, content: Buffer.alloc(50_000_000), size: 10 }])),
    rejected('less than it says', () => zip([{ ...body, size: 1_000_000 }])),
    rejected('ten thousand files', () =>
      zip([body, ...Array.from({ length: 10_000 }, (_, n) => entry(`word/${n}.xml`))]),
    ),
  ],
  'Word with macros': [
    rejected('where they belong', () => zip([body, entry('word/vbaProject.bin')])),
    rejected('elsewhere', () => zip([body, entry('docProps/vbaProject.bin')])),
    rejected('in other letters', () => zip([body, entry('word/VBAPROJECT.BIN')])),
    rejected('as a control', () => zip([body, entry('word/activeX/activeX1.bin')])),
    rejected('in a workbook, which is no document', () => zip([entry('xl/workbook.xml'), entry('xl/vbaProject.bin')])),
  ],
  'Word that is broken': [
    rejected('torn', () => zip([body]).subarray(0, 60)),
    rejected('no text in it', () => zip([entry('word/other.xml')])),
    rejected('a path out of it', () => zip([body, entry('../../etc/passwd')])),
    rejected('noise where it was packed', () =>
      joined(zip([body]).subarray(0, 50), Buffer.alloc(10, 255), zip([body]).subarray(60)),
    ),
    rejected('a program archive', () => zip([entry('META-INF/MANIFEST.MF'), entry('A.class')])),
  ],
}
