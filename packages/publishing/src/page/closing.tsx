import type { Publication } from '@sojourn/contract/itinerary/publication'
import { phoneText } from '../wording/phone.ts'
import type { PageLinks } from './page-links.ts'
import { RichText, SafeLink } from './rich-text.tsx'

type Props = { publication: Publication; links: PageLinks }

/** The conditions, complete and quiet. */
export function Terms({ publication }: Pick<Props, 'publication'>) {
  return (
    <section className="wrap terms" id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">Conditions</h2>
      <RichText text={publication.terms} level={3} />
    </section>
  )
}

/** Files to take along. */
export function Documents({ publication, links }: Props) {
  return (
    <section className="wrap documents" id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">Documents</h2>
      <ul>
        {publication.documents.map(({ media, title }) => (
          <li key={media}>
            <a href={links.documentUrl(media)} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who to call. */
export function Contact({ publication: { designer, company }, links }: Props) {
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="wrap">
        <h2 id="contact-title" className="kicker">
          {designer?.jobTitle
            ? `Your ${designer.jobTitle.charAt(0).toLowerCase()}${designer.jobTitle.slice(1)}`
            : 'Contact'}
        </h2>
        {designer && (
          <p className="name" dir="auto">
            {designer.name}
          </p>
        )}
        {designer && <Reach phone={designer.phone} email={designer.email} url={null} />}
        {links.brochureUrl !== null && (
          <p className="actions">
            <a href={links.brochureUrl}>Take the brochure with you (PDF)</a>
          </p>
        )}
        <address>
          <strong dir="auto">{company.name}</strong>
          {company.address !== null && <span dir="auto">{company.address}</span>}
          <Registered company={company} />
          <Reach phone={company.phone} email={company.email} url={company.url} />
        </address>
      </div>
    </section>
  )
}

/** What a company is registered and licensed as. */
export function Registered({ company: { registration, licence } }: Pick<Publication, 'company'>) {
  return [registration, licence].flatMap((words) =>
    words ? (
      <span key={words} className="registered" dir="auto">
        {words}
      </span>
    ) : (
      []
    ),
  )
}

function Reach({ phone, email, url }: { phone: string | null; email: string | null; url: string | null }) {
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
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
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
