import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Reading, ReadingBlock } from '@sojourn/contract/site/reading'
import type { ReactNode } from 'react'
import { Faq, Gallery, Image, Lines, Quote, Team, Text } from './blocks.tsx'
import type { PageLinks, PictureLinks } from './page-links.ts'
import { Figure } from './picture.tsx'
import { Ui, useWords, useWritten } from './written.tsx'

type Props = { publication: Publication; links: PageLinks }

/** Travel guides, each collapsed below its title; on paper all are expanded. */
export function Guides({ publication: { guides }, links }: Props) {
  const written = useWritten()
  const { sections } = useWords()
  return (
    <section className="guides" id="guides" aria-labelledby="guides-title">
      <h2 id="guides-title" className="wrap">
        <Ui>{sections.goodToKnow}</Ui>
      </h2>
      {guides.map((guide, n) => (
        <details key={n}>
          <summary className="wrap">
            <h3 {...written(guide.title)}>{guide.title}</h3>
          </summary>
          <Blocks reading={guide} id={`guide-${n}-part`} level={4} links={links} />
        </details>
      ))}
    </section>
  )
}

/** Pages of the company, each a section of its own. */
export function CompanyPages({ publication: { pages }, links }: Props) {
  const written = useWritten()
  return pages.map((page, n) => (
    <section
      key={n}
      className={page.isSmallPrint ? 'reading-along small-print' : 'reading-along'}
      id={`page-${n}`}
      aria-labelledby={`page-${n}-title`}
    >
      <h2 id={`page-${n}-title`} className="wrap" {...written(page.title)}>
        {page.title}
      </h2>
      <Blocks reading={page} id={`page-${n}-part`} level={3} links={links} />
    </section>
  ))
}

type BlocksProps = { reading: Reading; id: string; level: number; links: PictureLinks }

function Blocks({ reading: { title, blocks }, id, ...rest }: BlocksProps) {
  return (
    <div className="blocks">
      {blocks.map((block, n) => (
        <Block key={n} block={block} title={title} id={`${id}-${n}`} {...rest} />
      ))}
    </div>
  )
}

type BlockProps = { block: ReadingBlock; title: string; id: string; level: number; links: PictureLinks }

function Block({ block, title, id, level, links }: BlockProps): ReactNode {
  switch (block.type) {
    case 'hero':
      // A hero's text is below its image, as the page already has a cover.
      return (
        <>
          {block.picture && (
            <Figure className="wide" picture={block.picture} links={links} sizes="100vw" size="large" />
          )}
          <div className="wrap lead">
            <Lines text={block.title === title ? null : block.title} />
            <Lines text={block.subtitle} />
          </div>
        </>
      )
    case 'text':
      return <Text block={block} level={level} />
    case 'image':
      return <Image block={block} links={links} />
    case 'gallery':
      return <Gallery block={block} links={links} />
    case 'team':
      return <Team block={block} links={links} level={level} id={id} />
    case 'faq':
      return <Faq block={block} level={level} id={id} />
    case 'quote':
      return <Quote block={block} />
  }
}
