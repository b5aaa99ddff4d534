import type { FieldValues } from 'react-hook-form'
import { valuesOf } from '../../kit/form/form-values.ts'

const blank: FieldValues = {
  alt: null,
  decorative: false,
  caption: null,
  credit: null,
  licence: 'unknown',
  licenceExpires: null,
  location: null,
  folder: null,
  tags: [],
  filename: '',
  link: null,
}

/** What the form of a file holds of it. */
export const valuesOfItem = (item: object): FieldValues => valuesOf(item, blank)

/** What that form is called, and its draft. */
export const formOf = (uuid: string): string => `media.${uuid}`
