import type { SiteBlock } from '@sojourn/contract/site/site-block'
import type { SitePage } from '@sojourn/contract/site/site-page'
import type { ReactNode } from 'react'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryState } from './enquiry-try.ts'
import { Faq, Gallery, Image, Quote, Team, Text } from '../page/blocks.tsx'
import { Destinations, Hero, Journeys } from './site-blocks.tsx'
import { type Frame, SiteFrame } from './site-frame.tsx'
import type { SiteLinks } from './site-links.ts'
import { Ui, useWords, useWritten } from '../page/written.tsx'

type Props = { page: SitePage; links: SiteLinks; enquiry: EnquiryState }

/** A page with its frame. If it does not begin with a hero, it begins with its title. */
export function SiteBody({ page, links, enquiry }: Props) {
  const written = useWritten()
  const { blocks } = page
  return (
    <SiteFrame frame={page} links={links}>
      {blocks[0]?.type !== 'hero' && (
        <div className="wrap plain-title">
          <h1 {...written(page.title)}>{page.title}</h1>
        </div>
      )}
      {blocks.map((block, n) => (
        <Block key={n} block={block} n={n} page={page} links={links} enquiry={enquiry} />
      ))}
    </SiteFrame>
  )
}

/** Shown for a URL without a page. */
export function NothingThere({ frame, links }: { frame: Frame; links: SiteLinks }) {
  const { site } = useWords()
  return (
    <SiteFrame frame={frame} links={links}>
      <section className="wrap plain-title">
        <h1>
          <Ui>{site.notFound}</Ui>
        </h1>
        <p>
          <Ui>{site.notFoundText}</Ui>
        </p>
      </section>
    </SiteFrame>
  )
}

function Block({ block, n, page, links, enquiry }: Props & { block: SiteBlock; n: number }): ReactNode {
  const titled = { links, level: 2, id: `part-${n}` }
  switch (block.type) {
    case 'hero':
      return <Hero block={block} links={links} level={n === 0 ? 1 : 2} />
    case 'text':
      return <Text block={block} level={2} />
    case 'image':
      return <Image block={block} links={links} />
    case 'gallery':
      return <Gallery block={block} links={links} />
    case 'team':
      return <Team block={block} {...titled} />
    case 'itinerary_list':
      return <Journeys block={block} {...titled} />
    case 'destination_list':
      return <Destinations block={block} {...titled} />
    case 'faq':
      return <Faq block={block} level={2} id={titled.id} />
    case 'quote':
      return <Quote block={block} />
    case 'enquiry_form':
      // The form's ids must be unique, and a second form would be a duplicate.
      return page.blocks.findIndex(({ type }) => type === 'enquiry_form') === n ? (
        <EnquiryForm
          block={block}
          id={titled.id}
          action={links.visitedPageUrl(page.slug)}
          challengeUrl={links.challengeUrl}
          {...enquiry}
        />
      ) : null
  }
}
