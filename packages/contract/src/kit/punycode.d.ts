/** The package's module: its bare name is Node's own, deprecated one. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
