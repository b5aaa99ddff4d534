import type { NamesOf, TagsOf } from '@sojourn/contract/kit/message'
import type { IcuTexts } from '@sojourn/contract/kit/texts'

/**
 * Texts in another language, in the order of the English ones. The compiler requires each of them, with the same placeholders
 * and tags. What `Intl.PluralRules` of a language requires is tested in languages.test.ts.
 *
 *     export const price = translation<typeof source>()({ perPerson: 'pro Person', … })
 */
export const translation =
  <Source extends IcuTexts>() =>
  <const Own extends KeysOf<Source>>(own: Own & Checked<Source, Own>): KeysOf<Source> =>
    own

type KeysOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : KeysOf<Source[Key]>
}

type Checked<Source, Own> = {
  readonly [Key in keyof Own]: Key extends keyof Source
    ? Source[Key] extends string
      ? Own[Key] extends string
        ? HasSame<Source[Key], Own[Key]>
        : never
      : Checked<Source[Key], Own[Key]>
    : never
}

/** The text itself, if both have the same placeholders and tags. */
type HasSame<Source extends string, Own extends string> = [
  NamesOf<Source>,
  NamesOf<Own>,
  TagsOf<Source>,
  TagsOf<Own>,
] extends [NamesOf<Own>, NamesOf<Source>, TagsOf<Own>, TagsOf<Source>]
  ? Own
  : { placeholders: NamesOf<Source>; tags: TagsOf<Source> }
