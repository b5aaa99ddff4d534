/** The npm package. The bare name `punycode` is the deprecated module of Node. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
