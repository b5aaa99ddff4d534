import type { EnquiryField } from '@sojourn/contract/site/enquiry'
import type { SiteBlock } from '@sojourn/contract/site/site-block'
import type { EnquiryState } from './enquiry-try.ts'
import { Lines, Section } from '../page/blocks.tsx'
import { Ui, useWords } from '../page/written.tsx'

type Props = {
  block: Extract<SiteBlock, { type: 'enquiry_form' }>
  id: string
  /** The URL of the form, which is sent by POST. */
  action: string
  challengeUrl: string | null
} & EnquiryState

type Input = {
  name: EnquiryField
  type: 'text' | 'email' | 'tel' | 'number' | 'area'
  autoComplete?: string
  required?: boolean
  max: number
}

const inputs: readonly Input[] = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true, max: 160 },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, max: 254 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', max: 40 },
  { name: 'dates', type: 'text', max: 160 },
  { name: 'travellers', type: 'number', max: 2 },
  {
    name: 'message',
    type: 'area',
    required: true,
    max: 3000,
  },
]

/** The enquiry form of a company's site. It works without scripts. */
export function EnquiryForm({ block: { title, intro }, id, action, challengeUrl, tried, isSent }: Props) {
  const { site } = useWords()
  if (isSent)
    return (
      <section className="wrap enquiry" id="enquiry" aria-labelledby={id}>
        <h2 id={id}>
          <Ui>{site.thankYou}</Ui>
        </h2>
        <p>
          <Ui>{site.received}</Ui>
        </p>
      </section>
    )
  const wrong = tried?.errors ?? {}
  const count = Object.keys(wrong).length
  return (
    <Section title={title} otherwise={site.contactUs} id={id} level={2} className="enquiry">
      <Lines text={intro} />
      <form
        method="post"
        action={`${action}#enquiry`}
        id="enquiry"
        data-enquiry={challengeUrl ?? undefined}
        data-asks={(wrong.form ?? wrong.answer) ? '' : undefined}
        noValidate={count > 0}
      >
        {count > 0 && (
          <p role="alert" className="wrong">
            <Ui>{wrong.form ?? site.correct({ count })}</Ui>
          </p>
        )}
        {inputs.map((input) => (
          <FormInput key={input.name} input={input} value={tried?.values[input.name]} error={wrong[input.name]} />
        ))}
        <p className="trap" aria-hidden="true">
          <label htmlFor="website">{site.leaveEmpty}</label>
          <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </p>
        {tried?.question && (
          <p className="field" data-question="">
            <label htmlFor="answer">
              <Ui>{tried.question.text}</Ui>
            </label>
            <input
              id="answer"
              name="answer"
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={10}
              aria-invalid={wrong.answer === undefined ? undefined : true}
              aria-describedby={wrong.answer === undefined ? undefined : 'answer-wrong'}
            />
            {wrong.answer !== undefined && (
              <span className="wrong" id="answer-wrong">
                <Ui>{wrong.answer}</Ui>
              </span>
            )}
            <input type="hidden" name="question" value={tried.question.token} />
          </p>
        )}
        <button type="submit">
          <Ui>{site.send}</Ui>
        </button>
        <output className="sending" />
      </form>
    </Section>
  )
}

function FormInput({ input, value, error }: { input: Input; value: string | undefined; error: string | undefined }) {
  const { site } = useWords()
  const { name, type, autoComplete, required = false, max } = input
  const common = {
    id: name,
    name,
    autoComplete,
    required,
    defaultValue: value,
    dir: 'auto',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${name}-wrong`,
  } as const
  return (
    <p className={`field ${name}`}>
      <label htmlFor={name}>
        <Ui>
          {site.labels[name]} {!required && <small>{site.optional}</small>}
        </Ui>
      </label>
      {type === 'area' ? (
        <textarea {...common} rows={6} maxLength={max} />
      ) : type === 'number' ? (
        <input {...common} type="text" inputMode="numeric" maxLength={max} />
      ) : (
        <input {...common} type={type} maxLength={max} />
      )}
      {error !== undefined && (
        <span className="wrong" id={`${name}-wrong`}>
          <Ui>{error}</Ui>
        </span>
      )}
    </p>
  )
}
