import { describe, expect, it } from 'vitest'
import { fileNameWith, safeFileName } from './file-name.ts'

describe('a file name', () => {
  it.each([
    ['holiday\u202egpj.exe', 'holidaygpj.exe'],
    ['\u200fa\u2066b\u2069\u200e.pdf', 'ab.pdf'],
    ['a\u0000b\u0007\u009f\u2028\ufeff.pdf', 'ab.pdf'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\photos\\a.jpg', 'C--photos-a.jpg'],
    ['the "grand" tour?.pdf', "the 'grand' tour-.pdf"],
    ['a<b>|c*.txt', 'a-b--c-.txt'],
    ['report.pdf. . ', 'report.pdf'],
    ['.htaccess', 'htaccess'],
    ['CON', '_CON'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['com1.txt', '_com1.txt'],
    ['contract.pdf', 'contract.pdf'],
    ['\u202e', 'untitled'],
    ['...', 'untitled'],
    ['Ubersicht für Łódź – 東京.pdf', 'Ubersicht für Łódź – 東京.pdf'],
    ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
    // Joiners are part of the spelling in Persian, and combine several emoji into one.
    ['می\u200cخواهم 👩\u200d👧.jpg', 'می\u200cخواهم 👩\u200d👧.jpg'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
    expect(safeFileName(safe)).toBe(safe)
  })

  it('fits the limits of file systems, cut between characters and with its extension', () => {
    for (const name of [`${'x'.repeat(300)}.jpeg`, `${'東'.repeat(200)}.jpeg`, `${'👩‍👧'.repeat(60)}.jpeg`]) {
      const safe = safeFileName(name)
      expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(255)
      expect(safe).toMatch(/\.jpeg$/)
      expect(safe.isWellFormed()).toBe(true)
    }
    expect(new TextEncoder().encode(safeFileName('x'.repeat(400))).length).toBe(255)
  })

  it('gets the extension of its content when it is saved', () => {
    expect(fileNameWith('holidaygpj.exe', 'pdf')).toBe('holidaygpj.exe.pdf')
    expect(fileNameWith('Holiday.PDF', 'pdf')).toBe('Holiday.PDF')
    expect(fileNameWith('photo.jpeg', 'jpg')).toBe('photo.jpeg')
    expect(fileNameWith('Day one. Arrival', 'pdf')).toBe('Day one. Arrival.pdf')
    expect(fileNameWith('x'.repeat(300), 'pdf')).toMatch(/^x{251}\.pdf$/)
  })
})
