import { acceptance } from './acceptance.ts'
import { answer } from './answer.ts'
import { cards } from './cards.ts'
import { changes } from './changes.ts'
import { boards, boardsAside, days, kinds } from './days.ts'
import { details } from './details.ts'
import { emails } from './emails.ts'
import { files } from './files.ts'
import { invoice } from './invoice.ts'
import { page } from './page.ts'
import { payments } from './payments.ts'
import { pocket } from './pocket.ts'
import { price } from './price.ts'
import { questions } from './questions.ts'
import { seas } from './seas.ts'
import { sections } from './sections.ts'
import { site } from './site.ts'
import { summary } from './summary.ts'

export const texts = {
  acceptance,
  answer,
  boards,
  boardsAside,
  cards,
  changes,
  days,
  details,
  emails,
  files,
  invoice,
  kinds,
  page,
  payments,
  pocket,
  price,
  questions,
  seas,
  sections,
  site,
  summary,
}
