import type { EnquiryField } from '@sojourn/contract/site/enquiry'
import type { SiteBlock } from '@sojourn/contract/site/site-block'
import type { EnquiryState } from './enquiry-try.ts'
import { Lines, Section } from '../page/blocks.tsx'
import { Ui } from '../page/written.tsx'

type Props = {
  block: Extract<SiteBlock, { type: 'enquiry_form' }>
  id: string
  /** The URL of the form, which is sent by POST. */
  action: string
  challengeUrl: string | null
} & EnquiryState

type Input = {
  name: EnquiryField
  label: string
  type: 'text' | 'email' | 'tel' | 'number' | 'area'
  autoComplete?: string
  required?: boolean
  max: number
}

const inputs: readonly Input[] = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', required: true, max: 160 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true, max: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', max: 40 },
  { name: 'dates', label: 'When would you like to travel?', type: 'text', max: 160 },
  { name: 'travellers', label: 'How many people will be travelling?', type: 'number', max: 2 },
  {
    name: 'message',
    label: 'Where would you like to go, and what matters most to you?',
    type: 'area',
    required: true,
    max: 3000,
  },
]

/** The enquiry form of a company's site. It works without scripts. */
export function EnquiryForm({ block: { title, intro }, id, action, challengeUrl, tried, isSent }: Props) {
  if (isSent)
    return (
      <section className="wrap enquiry" id="enquiry" aria-labelledby={id}>
        <h2 id={id}>
          <Ui>Thank you</Ui>
        </h2>
        <p>
          <Ui>We have received your enquiry and will reply as soon as we can.</Ui>
        </p>
      </section>
    )
  const wrong = tried?.errors ?? {}
  const count = Object.keys(wrong).length
  return (
    <Section title={title} otherwise="Contact us" id={id} level={2} className="enquiry">
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
            <Ui>{wrong.form ?? (count === 1 ? 'Please correct one answer.' : `Please correct ${count} answers.`)}</Ui>
          </p>
        )}
        {inputs.map((input) => (
          <FormInput key={input.name} input={input} value={tried?.values[input.name]} error={wrong[input.name]} />
        ))}
        <p className="trap" aria-hidden="true">
          <label htmlFor="website">Leave this empty</label>
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
          <Ui>Send</Ui>
        </button>
        <output className="sending" />
      </form>
    </Section>
  )
}

function FormInput({ input, value, error }: { input: Input; value: string | undefined; error: string | undefined }) {
  const { name, label, type, autoComplete, required = false, max } = input
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
          {label} {!required && <small>optional</small>}
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
