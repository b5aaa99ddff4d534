import compile from 'icu-minify/compile'
import { formatMessage } from './format-message.ts'

/**
 * A text for people, in the ICU message format. A text without arguments stays a string; one with arguments becomes a function of
 * their values, which the compiler checks:
 *
 *     export const title = message('Itineraries')
 *     export const selected = message('{count, plural, one {# itinerary} other {# itineraries}} selected')
 *     export const terms = message('See our <link>terms</link>.')
 *
 * `selected({ count: 3 })` is `3 itineraries selected`. A tag such as `<link>` takes a function of what it encloses; the result is
 * then a list that React can render, so give the element that the function returns a `key`.
 *
 * Only files called `wording.ts` call this, with a literal: the build of the web app compiles them (apps/web/build/messages.ts).
 * https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export const message = <const Icu extends string>(icu: Icu): Message<Icu> => formatMessage(compile(icu)) as Message<Icu>

export type Message<Icu extends string> = [TagsOf<Icu>] extends [never]
  ? [NamesOf<Icu>] extends [never]
    ? string
    : (values: ValuesOf<Icu>) => string
  : <Element>(
      values: ValuesOf<Icu> & Record<TagsOf<Icu>, (chunks: (string | Element)[]) => Element>,
    ) => string | Element | (string | Element)[]

type ValuesOf<Icu extends string> = Record<NumbersOf<Icu>, number> &
  Record<SelectsOf<Icu>, string> &
  Record<Exclude<NamesOf<Icu>, NumbersOf<Icu> | SelectsOf<Icu>>, string | number>

export type NamesOf<Icu extends string> = InMessage<Icu>[0]
type NumbersOf<Icu extends string> = Extract<InMessage<Icu>, [string, 'plural' | 'selectordinal' | 'number']>[0]
type SelectsOf<Icu extends string> = Extract<InMessage<Icu>, [string, 'select']>[0]

/**
 * The arguments of a text, as a union of names with their kinds. A text and the list of options of a plural or select alternate:
 * a closing brace in one always leads back into the other.
 */
type InMessage<Text extends string, Found extends [string, string] = never> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${string}}${infer Rest}`
    ? InOptions<`${Rest}{${Tail}`, Found>
    : Argument<Tail, Found>
  : Text extends `${string}}${infer Rest}`
    ? InOptions<Rest, Found>
    : Found

type InOptions<Text extends string, Found extends [string, string]> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${string}}${infer Rest}`
    ? InMessage<`${Rest}{${Tail}`, Found>
    : InMessage<Tail, Found>
  : Text extends `${string}}${infer Rest}`
    ? InMessage<Rest, Found>
    : Found

type Argument<Text extends string, Found extends [string, string]> = Text extends `${infer Name}}${infer Rest}`
  ? Name extends `${infer Before}, ${infer Kind}`
    ? Kind extends `${infer Chosen extends 'plural' | 'select' | 'selectordinal'},${string}`
      ? Text extends `${Before}, ${Chosen},${infer Options}`
        ? InOptions<Options, Found | [Before, Chosen]>
        : never
      : InMessage<Rest, Found | [Before, Kind]>
    : InMessage<Rest, Found | [Name, 'text']>
  : Found

export type TagsOf<
  Text extends string,
  Found extends string = never,
> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? TagsOf<Rest, Name extends `/${string}` ? Found : Found | Name>
  : Found
