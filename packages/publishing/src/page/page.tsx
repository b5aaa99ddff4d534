import type { SectionKey } from '@sojourn/contract/document/section-keys'
import { dayLayouts } from '@sojourn/contract/document/brand-choices'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { Fragment, type ReactNode } from 'react'
import { outlinedText } from '../rich-text-outline.ts'
import { Answer } from './answer.tsx'
import { Contact, Documents, Terms } from './closing.tsx'
import { Day, dayLayoutOf } from './day.tsx'
import { IconSheet } from './icons.tsx'
import { Cover, Highlights, Route, Summary } from './opening.tsx'
import { Languages } from './languages.tsx'
import type { PageLinks } from './page-links.ts'
import { PocketBars } from '../pocket/pocket.tsx'
import { Questions } from './questions.tsx'
import { CompanyPages, Guides } from './reading.tsx'
import { Gallery, Stays } from './places.tsx'
import { Price } from './price.tsx'
import { Ui, useWords, useWritten } from './written.tsx'

type Props = { publication: Publication; links: PageLinks }

/** The body of a traveller's page: cover, contents, and the sections in the order of the publication. */
export function Page({ publication, links }: Props) {
  const written = useWritten()
  const words = useWords()
  const sections = publication.sections.filter((key) => hasContent(key, publication))
  const answer = (
    <>
      {links.answer && <Answer publication={publication} links={links.answer} />}
      {links.paymentsMark !== undefined && (
        <div className="payments" id="payments">
          {links.paymentsMark}
        </div>
      )}
      {links.answer && <Questions links={links.answer} />}
    </>
  )
  // After the price; without one, before the contact details or at the end.
  const beforeSection = sections.includes('price') ? undefined : sections.includes('contact') ? 'contact' : null
  return (
    <>
      <a className="skip" href="#main">
        <Ui>{words.page.skip}</Ui>
      </a>
      {links.preview === true && (
        <p className="preview">
          <Ui>{words.page.preview}</Ui>
        </p>
      )}
      {links.unprintable && links.unprintable.length > 0 && (
        <p className="preview" role="note">
          <Ui>{words.page.unprintable}</Ui> <bdi>{links.unprintable.join(', ')}</bdi>
        </p>
      )}
      {links.languages && <Languages links={links.languages} />}
      {links.pocket && <PocketBars publication={publication} />}
      <Cover publication={publication} links={links} />
      <Contents sections={sections} publication={publication} links={links} beforeSection={beforeSection} />
      <main id="main">
        {links.answer && <div className="since">{links.answer.changesMark}</div>}
        <IconSheet
          kinds={
            new Set(
              publication.days.flatMap((day) => ['accommodation' as const, ...day.segments.map(({ kind }) => kind)]),
            )
          }
        />
        {sections.map((key) => (
          <Fragment key={key}>
            {key === beforeSection && answer}
            <Section section={key} publication={publication} links={links} />
            {key === 'price' && answer}
          </Fragment>
        ))}
        {beforeSection === null && answer}
      </main>
      <footer className="foot">
        <p {...written(publication.company.name)}>{publication.company.name}</p>
        <p>
          <Ui>{words.page.madeWith({ product: links.productName })}</Ui>
        </p>
        {links.answer && (
          <p className="visits">
            <Ui>{words.page.visitsNotice({ company: publication.company.name })}</Ui>
          </p>
        )}
      </footer>
    </>
  )
}

type ContentsProps = {
  sections: SectionKey[]
  publication: Publication
  links: PageLinks
  /** The section that follows answer and payments; undefined if they are after the price, null if they are at the end. */
  beforeSection: SectionKey | null | undefined
}

function ToAnswer() {
  const words = useWords()
  return (
    <li className="while-open">
      <a href="#answer">
        <Ui>{words.page.answerLink}</Ui>
      </a>
    </li>
  )
}

function ToPayments() {
  const words = useWords()
  return (
    <li className="to-payments">
      <a href="#payments">
        <Ui>{words.payments.paymentsTitle}</Ui>
      </a>
    </li>
  )
}

/** The navigation bar: the sections by name, and every day by its number. */
function Contents({ sections, publication, links, beforeSection }: ContentsProps) {
  const written = useWritten()
  const words = useWords()
  const texts = words.sections
  const payments = links.paymentsMark === undefined ? [] : [<ToPayments key="payments" />]
  const names: Partial<Record<SectionKey, [id: string, name: string]>> = {
    summary: ['journey', texts.journey],
    route: ['route', texts.route],
    stays: ['stays', texts.stays],
    gallery: ['gallery', texts.gallery],
    price: ['price', texts.price],
    terms: ['terms', texts.terms],
    documents: ['documents', texts.documents],
    guides: ['guides', texts.goodToKnow],
    contact: ['contact', texts.contact],
  }
  return (
    <nav className="contents" aria-label={words.page.contents}>
      <ol>
        {sections.flatMap((key): ReactNode[] => {
          if (key === 'days') {
            return publication.days.map(({ n }) => (
              <li key={n} className="to-day">
                <a href={`#day-${n}`}>
                  <span className="visually-hidden">
                    <Ui>{words.days.day({ day: n })}</Ui>
                  </span>
                  <span aria-hidden="true">{n}</span>
                </a>
              </li>
            ))
          }
          if (key === 'pages') {
            return publication.pages.map(({ title }, n) => (
              <li key={`page-${n}`}>
                <a href={`#page-${n}`} {...written(title)}>
                  {title}
                </a>
              </li>
            ))
          }
          const [id, name] = names[key] ?? []
          return id === undefined
            ? []
            : [
                ...(key === beforeSection ? payments : []),
                <li key={key}>
                  <a href={`#${id}`}>
                    <Ui>{name}</Ui>
                  </a>
                </li>,
                ...(key === 'price' && links.answer ? [<ToAnswer key="answer" />] : []),
                ...(key === 'price' ? payments : []),
              ]
        })}
        {beforeSection === null && payments}
      </ol>
    </nav>
  )
}

function Section({ section, publication, links }: Props & { section: SectionKey }): ReactNode {
  const words = useWords()
  switch (section) {
    case 'summary':
      return <Summary publication={publication} />
    case 'highlights':
      return <Highlights publication={publication} />
    case 'route':
      return <Route publication={publication} />
    case 'days':
      return (
        <section className={daysClass(publication)} aria-labelledby="days-title">
          <h2 id="days-title">
            <Ui>{words.sections.dayByDay}</Ui>
          </h2>
          {publication.days.map((day) => (
            <Day key={day.n} day={day} publication={publication} links={links} />
          ))}
        </section>
      )
    case 'stays':
      return <Stays publication={publication} links={links} />
    case 'gallery':
      return <Gallery publication={publication} links={links} />
    case 'price':
      return publication.price && <Price price={publication.price} party={publication.party} links={links} />
    case 'terms':
      return <Terms publication={publication} />
    case 'documents':
      return <Documents publication={publication} links={links} />
    case 'contact':
      return <Contact publication={publication} links={links} />
    case 'guides':
      return <Guides publication={publication} links={links} />
    case 'pages':
      return <CompanyPages publication={publication} links={links} />
  }
}

const daysClass = (publication: Publication): string => {
  const layout = dayLayoutOf(publication)
  return layout === dayLayouts[0] ? 'wrap days' : `wrap days layout-${layout}`
}

function hasContent(section: SectionKey, publication: Publication): boolean {
  const { summary, highlights, route, days, stays, gallery, price, terms, documents, guides, pages } = publication
  return {
    summary: outlinedText(summary) !== null,
    highlights: highlights.length > 0,
    route: route.length > 0,
    days: days.length > 0,
    stays: stays.length > 0,
    gallery: gallery.length > 0,
    price: price !== null,
    terms: outlinedText(terms) !== null,
    documents: documents.length > 0,
    contact: true,
    guides: guides.length > 0,
    pages: pages.length > 0,
  }[section]
}
