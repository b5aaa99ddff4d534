import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'

type Values = NonNullable<Parameters<typeof format>[2]>

/** `Intl` objects cost more to make than to use, so each is made once. */
const keep = <Arguments extends unknown[], Formatter>(
  make: (...from: Arguments) => Formatter,
): ((...from: Arguments) => Formatter) => {
  const formatters = new Map<string, Formatter>()
  return (...from) => {
    const key = JSON.stringify(from)
    const formatter = formatters.get(key) ?? make(...from)
    formatters.set(key, formatter)
    return formatter
  }
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: keep((...from) => new Intl.DateTimeFormat(...from)),
    getNumberFormat: keep((...from) => new Intl.NumberFormat(...from)),
    getPluralRules: keep((...from) => new Intl.PluralRules(...from)),
  },
}

/**
 * What `message` (message.ts) returns for a compiled text: the text itself, or a function of its values. The build of the web
 * app compiles all texts and calls this directly, so that the browser does not load the compiler. `locale` chooses plurals and writes numbers.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function formatMessage(compiled: CompiledMessage, locale = 'en'): unknown {
  return typeof compiled === 'string' ? compiled : (values: Values) => format(compiled, locale, values, options)
}
