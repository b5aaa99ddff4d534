import { kindTraits } from '../../document/segment-kinds.ts'
import type { Rule } from './check.ts'
import * as wording from './wording.ts'

/** Stays and excursions are sold by their images. */
export const missingPicture: Rule = ({ sold }) =>
  sold
    .filter(({ kind, media }) => kindTraits[kind].needsPicture && media.length === 0)
    .map(({ uuid, title }) => ({
      severity: 'hint',
      place: { kind: 'segment', uuid, field: 'media' },
      message: wording.noImage({ name: title }),
    }))
