import type { SaxesTagPlain } from 'saxes'
import { createCopyCount } from './copy-count.ts'
import { localName, readXml } from './read-xml.ts'
import { Rejection } from './rejection.ts'

const maxElements = 50_000

/**
 * The elements that draw something or define how. All others are removed with their content: scripts, foreign objects,
 * includes.
 */
const drawing = new Set(
  `svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
)

/**
 * Rewrites an SVG with only these elements, and with attributes that refer only to the drawing itself. The result is for
 * rasterising and must never be served. Throws for invalid XML.
 */
export const cleanSvg = (bytes: Uint8Array): string => {
  const written: string[] = []
  const copies = createCopyCount()
  let skipped = 0
  const open: string[] = []
  readXml(bytes, {
    open: (name, tag) => {
      if (skipped > 0 || !drawing.has(name) || (open.length === 0 && name !== 'svg')) {
        skipped += 1
        return
      }
      open.push(name)
      copies.open(tag)
      const namespace = open.length === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : ''
      written.push(`<${name}${namespace}${attributesOf(name, tag)}>`)
    },
    close: () => {
      if (skipped > 0) {
        skipped -= 1
        return
      }
      copies.close()
      written.push(`</${open.pop()}>`)
    },
    text: (text) => {
      if (skipped > 0 || open.length === 0) return
      if (open.at(-1) === 'style') written.push(isHarmless(text) ? escaped(withoutEffects(text)) : '')
      else written.push(escaped(text))
    },
  })
  if (copies.total() > maxElements) throw new Rejection('it has too many shapes or effects')
  return written.join('')
}

const attributesOf = (element: string, { attributes }: SaxesTagPlain): string =>
  Object.entries(attributes)
    .filter(([name, value]) => isKept(element, name, value))
    .map(([name, value]) => ` ${name === 'xlink:href' ? 'href' : name}="${escaped(value)}"`)
    .join('')

const isKept = (element: string, name: string, value: string): boolean => {
  if (localName(name) === 'href')
    return (name === 'href' || name === 'xlink:href') && (value.startsWith('#') || isPictureWithin(element, value))
  return !name.includes(':') && name !== 'xmlns' && !/^on/i.test(name) && isHarmless(value)
}

const isPictureWithin = (element: string, value: string): boolean =>
  element === 'image' && /^data:image\/(?:png|jpeg|webp|gif);base64,/i.test(value)

/** Styles may refer only to parts of the drawing. A style with escapes is rejected, because they are not decoded here. */
const isHarmless = (style: string): boolean => !/\\|@import|url\(\s*['"]?\s*[^#'"\s]/i.test(style)

/** Removes filters from a stylesheet, because it is not known here to how many elements it applies them. */
const withoutEffects = (style: string): string => style.replaceAll(/([{;\s]|^)filter\s*:[^;}]*/gi, '$1')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
