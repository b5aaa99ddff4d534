import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, safeColour } from '../brand-colours.ts'
import { Reach } from './closing.tsx'
import type { PictureLinks } from './page-links.ts'
import { Photo } from './picture.tsx'
import { useWords } from './written.tsx'

export type Gone = PictureLinks & {
  company: Pick<PublishedCompany, 'name' | 'brand' | 'logo' | 'phone' | 'email' | 'url' | 'language'>
  fontUrl: (file: string) => string
}

/** The head of the page, without its style. */
export function Head({ company }: Gone) {
  const { page } = useWords()
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${page.goneTitle} · ${company.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={safeColour(company.brand.primary, ink)} />
      <link rel="icon" href="data:," />
    </>
  )
}

/** Whose link it was, and how to reach them. */
export function Body({ company, pictureUrl }: Gone) {
  const { page } = useWords()
  return (
    <main>
      <p className="company" dir="auto">
        {company.logo ? (
          <Photo picture={{ ...company.logo, alt: company.name }} links={{ pictureUrl }} sizes="240px" eager />
        ) : (
          company.name
        )}
      </p>
      <h1>{page.goneTitle}</h1>
      <p dir="auto">{page.goneTextOfCompany({ company: company.name })}</p>
      <Reach phone={company.phone} email={company.email} url={company.url} />
    </main>
  )
}
