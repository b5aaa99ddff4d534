import type { Known } from './places-known.ts'
import { once } from '../lazy/once.ts'

const names = once(() => new Intl.DisplayNames('en', { type: 'language' }))

/**
 * The languages that travel companies meet: those of ISO 639-1 spoken today, and a few with more than one script. A record with
 * any other language tag shows its name or the tag itself.
 */
const tags =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn nso om pa pl ps pt pt-BR qu ro ru rw si sk sl sn so sq sr ss st sv sw ta te tg th ti tk tn to tr ts uk ur uz ve vi wo xh yo zh-Hans zh-Hant zh-Hant-HK zu'

/** Languages by their English name. */
export const knownLanguages = once((): Known[] =>
  tags
    .split(' ')
    .map((id) => ({ id, label: names().of(id) ?? id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
)

/** The English name of a language, including those not in the list. */
export const languageName = (tag: string): string => names().of(tag) ?? tag
