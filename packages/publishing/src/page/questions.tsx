import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { AnswerLinks } from './page-links.ts'
import { Ui, useWords } from './written.tsx'

/** Where the client asks questions; how many they have asked is filled in when the page is sent. */
export function Questions({ links }: { links: AnswerLinks }) {
  const { questions } = useWords()
  return (
    <section className="answer ask" id="questions" aria-labelledby="questions-title">
      <div className="wrap">
        <div>
          <h2 id="questions-title">
            <Ui>{questions.title}</Ui>
          </h2>
          <p>
            <Ui>{questions.sectionText}</Ui>
          </p>
          <div className="notice">{links.questionsMark}</div>
        </div>
        <p>
          <a className="button quiet" href={belowUrl(links.questionsUrl, '#ask')}>
            <Ui>{questions.askLink}</Ui>
          </a>
        </p>
      </div>
    </section>
  )
}

export function AskAboutDay({ day, links }: { day: number; links: AnswerLinks }) {
  const { questions } = useWords()
  return (
    <p className="small ask">
      <a href={belowUrl(links.questionsUrl, `?about=day-${day}#ask`)}>
        <Ui>{questions.askAboutDay({ day })}</Ui>
      </a>
    </p>
  )
}
