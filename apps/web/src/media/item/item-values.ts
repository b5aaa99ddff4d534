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

/** The values of the form for a file. */
export const valuesOfItem = (item: object): FieldValues => valuesOf(item, blank)

/** The name of the form and of its draft. */
export const formOf = (uuid: string): string => `media.${uuid}`
