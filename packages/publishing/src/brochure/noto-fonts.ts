/** A Noto family and its scripts (ISO 15924); no scripts for families with symbols of all kinds. */
export type NotoFamily = { name: string; scripts: readonly string[]; weights: readonly string[] }

const regular = '400Regular'
const bold = '600SemiBold'

const family = (name: string, scripts: string, weights: readonly string[] = [regular, bold]): NotoFamily => ({
  name,
  scripts: scripts === '' ? [] : scripts.split(' '),
  weights,
})

/** Han and the scripts used with it. The family of a text is chosen by its language. */
const cjk = 'Hani Hira Kana Hang Bopo'

/** Families for Chinese characters, by the language for which they are designed. */
export const hanFamilies = {
  'zh-Hans': family('Noto Sans SC', cjk),
  'zh-Hant': family('Noto Sans TC', cjk),
  'zh-HK': family('Noto Sans HK', cjk),
  ja: family('Noto Sans JP', cjk),
  ko: family('Noto Sans KR', cjk),
} as const

export const simpleArabic = family('Vazirmatn', 'Arab')
export const wholeArabic = family('Noto Sans Arabic', 'Arab')

/** Families of one script each. If several have a glyph, Typst uses the first one in this order. */
export const scriptFamilies: readonly NotoFamily[] = [
  family('Noto Sans Adlam', 'Adlm'),
  // Noto Sans Arabic draws dots as separate glyphs, so letters are doubled when copied from a PDF; but it has rare letters.
  simpleArabic,
  wholeArabic,
  family('Noto Sans Armenian', 'Armn'),
  family('Noto Sans Balinese', 'Bali'),
  family('Noto Sans Bengali', 'Beng'),
  family('Noto Sans Canadian Aboriginal', 'Cans'),
  family('Noto Sans Cham', 'Cham'),
  family('Noto Sans Cherokee', 'Cher'),
  family('Noto Sans Devanagari', 'Deva'),
  family('Noto Sans Ethiopic', 'Ethi'),
  family('Noto Sans Georgian', 'Geor'),
  family('Noto Sans Gujarati', 'Gujr'),
  family('Noto Sans Gurmukhi', 'Guru'),
  family('Noto Sans Hebrew', 'Hebr'),
  family('Noto Sans Javanese', 'Java'),
  family('Noto Sans Kannada', 'Knda'),
  family('Noto Sans Khmer', 'Khmr'),
  family('Noto Sans Lao', 'Laoo'),
  family('Noto Sans Malayalam', 'Mlym'),
  family('Noto Sans Meetei Mayek', 'Mtei'),
  family('Noto Sans Mongolian', 'Mong', [regular]),
  family('Noto Sans Myanmar', 'Mymr'),
  family('Noto Sans NKo', 'Nkoo', [regular]),
  family('Noto Sans Ol Chiki', 'Olck'),
  family('Noto Sans Oriya', 'Orya'),
  family('Noto Sans Sinhala', 'Sinh'),
  family('Noto Sans Syriac', 'Syrc'),
  family('Noto Sans Tamil', 'Taml'),
  family('Noto Sans Telugu', 'Telu'),
  family('Noto Sans Thaana', 'Thaa'),
  family('Noto Sans Thai', 'Thai'),
  family('Noto Serif Tibetan', 'Tibt'),
  family('Noto Sans Tifinagh', 'Tfng', [regular]),
  family('Noto Sans Vai', 'Vaii', [regular]),
  family('Noto Sans Yi', 'Yiii', [regular]),
]

/** Families for symbols that no script has. */
export const signFamilies: readonly NotoFamily[] = [
  family('Noto Color Emoji', '', [regular]),
  family('Noto Sans', ''),
  family('Noto Sans Symbols', ''),
  family('Noto Sans Symbols 2', '', [regular]),
  family('Noto Sans Math', '', [regular]),
]
