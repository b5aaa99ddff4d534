import type { Publication } from '@sojourn/contract/itinerary/publication'
import { roleText } from '../wording/role.ts'
import { phoneText } from '../wording/phone.ts'
import type { PageLinks } from './page-links.ts'
import { RichText, SafeLink } from './rich-text.tsx'
import { Ui, useIsTranslated, useWords, useWritten } from './written.tsx'

type Props = { publication: Publication; links: PageLinks }

/** The terms and conditions. */
export function Terms({ publication }: Pick<Props, 'publication'>) {
  const words = useWords()
  return (
    <section className="wrap terms" id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">
        <Ui>{words.sections.termsAndConditions}</Ui>
      </h2>
      <RichText text={publication.terms} level={3} />
    </section>
  )
}

/** Files to download. */
export function Documents({ publication, links }: Props) {
  const words = useWords()
  const written = useWritten()
  return (
    <section className="wrap documents" id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">
        <Ui>{words.sections.documents}</Ui>
      </h2>
      <ul>
        {publication.documents.map(({ media, title }) => (
          <li key={media}>
            <a href={links.documentUrl(media)} {...written(title)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Contact details. */
export function Contact({ publication: { designer, company }, links }: Props) {
  const words = useWords()
  const written = useWritten()
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="wrap">
        <h2 id="contact-title" className="kicker">
          <RoleOf jobTitle={designer?.jobTitle ?? null} />
        </h2>
        {designer && (
          <p className="name" {...written(designer.name)}>
            {designer.name}
          </p>
        )}
        {designer && <Reach phone={designer.phone} email={designer.email} url={null} />}
        {links.brochureUrl !== null && (
          <p className="actions">
            <a href={links.brochureUrl}>
              <Ui>{words.page.downloadTheBrochure}</Ui>
            </a>
          </p>
        )}
        <address>
          <strong {...written(company.name)}>{company.name}</strong>
          {company.address !== null && <span {...written(company.address)}>{company.address}</span>}
          <Registered company={company} />
          <Reach phone={company.phone} email={company.email} url={company.url} />
        </address>
      </div>
    </section>
  )
}

/** `Your travel designer`. A job title in another language than the words is shown on its own. */
function RoleOf({ jobTitle }: { jobTitle: string | null }) {
  const written = useWritten()
  const words = useWords()
  const isTranslated = useIsTranslated()
  if (jobTitle === null) return <Ui>{words.sections.contact}</Ui>
  const { lang } = written(jobTitle)
  return isTranslated && lang === undefined ? roleText(jobTitle, words) : <span {...written(jobTitle)}>{jobTitle}</span>
}

/** The registration and licence of a company. */
export function Registered({ company: { registration, licence } }: Pick<Publication, 'company'>) {
  const written = useWritten()
  return [registration, licence].flatMap((words) =>
    words ? (
      <span key={words} className="registered" {...written(words)}>
        {words}
      </span>
    ) : (
      []
    ),
  )
}

/** How to reach a person or a company. */
export function Reach({ phone, email, url }: { phone: string | null; email: string | null; url: string | null }) {
  return (
    <ul className="reach">
      {phone !== null && (
        <li>
          <a href={`tel:${phone}`} dir="ltr">
            {phoneText(phone)}
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
            {email}
          </a>
        </li>
      )}
      {url !== null && (
        <li>
          <SafeLink href={url}>{url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</SafeLink>
        </li>
      )}
    </ul>
  )
}
