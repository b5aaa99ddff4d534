import type { SitePage } from '@sojourn/contract/site/site-page'
import type { ReactNode } from 'react'
import { Registered } from '../page/closing.tsx'
import { Photo } from '../page/picture.tsx'
import { SafeLink } from '../page/rich-text.tsx'
import { phoneText } from '../wording/phone.ts'
import type { SiteLinks } from './site-links.ts'
import { Ui, useWords, useWritten } from '../page/written.tsx'

export type Frame = Pick<SitePage, 'company' | 'navigation'> & { slug: string | null }
type Props = { frame: Frame; links: SiteLinks; children: ReactNode }

/** The frame of every page of a company: its name, the navigation, and its contact details. */
export function SiteFrame({ frame, links, children }: Props) {
  const written = useWritten()
  const { page, site } = useWords()
  const { company, navigation } = frame
  const [home] = navigation.filter(({ isLegal }) => !isLegal)
  return (
    <>
      <a className="skip" href="#main">
        <Ui>{site.skip}</Ui>
      </a>
      <header className="masthead">
        <p className="company" {...written(company.name)}>
          {home ? (
            <a href={links.pageUrl(home.slug)}>
              <CompanyName company={company} links={links} />
            </a>
          ) : (
            <CompanyName company={company} links={links} />
          )}
        </p>
        <Links frame={frame} links={links} legal={false} label={site.main} />
      </header>
      <main id="main">{children}</main>
      <footer className="colophon">
        <div className="wrap">
          <address>
            <strong {...written(company.name)}>{company.name}</strong>
            {company.address !== null && <span {...written(company.address)}>{company.address}</span>}
            {company.phone !== null && (
              <a href={`tel:${company.phone}`} dir="ltr">
                {phoneText(company.phone)}
              </a>
            )}
            {company.email !== null && (
              <a href={`mailto:${encodeURIComponent(company.email).replace('%40', '@')}`}>{company.email}</a>
            )}
            {company.url !== null && (
              <SafeLink href={company.url}>
                {company.url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
              </SafeLink>
            )}
            <Registered company={company} />
          </address>
          <Links frame={frame} links={links} legal label={site.smallPrint} />
          <p className="made">
            <Ui>{page.madeWith({ product: links.productName })}</Ui>
          </p>
        </div>
      </footer>
    </>
  )
}

function CompanyName({ company, links }: { company: Frame['company']; links: SiteLinks }) {
  return company.logo ? (
    <Photo picture={{ ...company.logo, alt: company.name }} links={links} sizes="240px" eager />
  ) : (
    company.name
  )
}

/** The links of the navigation or the footer. A navigation with a single link is left out. */
function Links({ frame, links, legal, label }: Omit<Props, 'children'> & { legal: boolean; label: string }) {
  const written = useWritten()
  const pages = frame.navigation.filter(({ isLegal }) => isLegal === legal)
  if (pages.length < (legal ? 1 : 2)) return null
  return (
    <nav aria-label={label}>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a href={links.pageUrl(slug)} aria-current={slug === frame.slug ? 'page' : undefined} {...written(title)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
