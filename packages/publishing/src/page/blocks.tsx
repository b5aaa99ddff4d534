import type { Picture } from '@sojourn/contract/kit/picture'
import type { SiteBlock } from '@sojourn/contract/site/site-block'
import { createElement, type ReactNode } from 'react'
import { directionOf } from '../wording/language.ts'
import type { PictureLinks } from './page-links.ts'
import { Figure, Photo } from './picture.tsx'
import { PictureRows } from './places.tsx'
import { RichText } from './rich-text.tsx'
import { Ui, useWords, useWritten } from './written.tsx'

/** `level` is that of the top headings in the block, 2 to 4. */
export type BlockProps<Type extends SiteBlock['type']> = {
  block: Extract<SiteBlock, { type: Type }>
  links: PictureLinks
  level: number
}
/** `id` must be unique in the document. */
export type TitledProps<Type extends SiteBlock['type']> = BlockProps<Type> & { id: string }

export function Text({ block, level }: Omit<BlockProps<'text'>, 'links'>) {
  return (
    <div className="wrap reading">
      <RichText text={block.body} level={level} />
    </div>
  )
}

export function Image({ block, links }: Omit<BlockProps<'image'>, 'level'>) {
  return (
    <Figure
      className="wide"
      picture={block.picture}
      links={links}
      sizes="(min-width: 1240px) 1180px, 100vw"
      size="large"
    />
  )
}

export function Gallery({ block, links }: Omit<BlockProps<'gallery'>, 'level'>) {
  const { page } = useWords()
  return (
    <section className="gallery" aria-label={page.photos}>
      <PictureRows pictures={block.pictures} links={links} />
    </section>
  )
}

export function Team({ block: { title, members }, links, level, id }: TitledProps<'team'>) {
  const { page } = useWords()
  const written = useWritten()
  return (
    <Section title={title} otherwise={page.ourTeam} id={id} level={level} className="cards team">
      <ul>
        {members.map(({ name, role, about, picture }, index) => (
          <li key={index}>
            <Frame picture={picture} links={links} />
            {createElement(`h${level + 1}`, written(name), name)}
            {role !== null && (
              <p className="role" {...written(role)}>
                {role}
              </p>
            )}
            <Lines text={about} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Faq({ block: { title, items }, level, id }: Omit<TitledProps<'faq'>, 'links'>) {
  const { page } = useWords()
  const written = useWritten()
  return (
    <Section title={title} otherwise={page.questionsAndAnswers} id={id} level={level} className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={index}>
          <summary>{createElement(`h${level + 1}`, written(question), question)}</summary>
          <RichText text={answer} level={level + 2} />
        </details>
      ))}
    </Section>
  )
}

export function Quote({ block: { text, author } }: Pick<BlockProps<'quote'>, 'block'>) {
  const written = useWritten()
  return (
    <figure className="wrap quote" dir={directionOf(text)}>
      <blockquote>
        <Lines text={text} />
      </blockquote>
      {author !== null && <figcaption {...written(author)}>{author}</figcaption>}
    </figure>
  )
}

type SectionProps = {
  title: string | null
  otherwise: string
  id: string
  level: number
  className: string
  children: ReactNode
}

/** A section with its heading. Without a heading, `otherwise` is its accessible name. */
export function Section({ title, otherwise, id, level, className, children }: SectionProps) {
  const written = useWritten()
  return (
    <section className={`wrap ${className}`} aria-labelledby={id}>
      {createElement(
        `h${level}`,
        { id, ...written(title), className: title === null ? 'visually-hidden' : undefined },
        title ?? <Ui>{otherwise}</Ui>,
      )}
      {children}
    </section>
  )
}

/** The image of a card, if any. */
export function Frame({ picture, links }: { picture: Picture | null; links: PictureLinks }) {
  return (
    picture && (
      <div className="frame">
        <Photo picture={picture} links={links} sizes="(min-width: 900px) 380px, 92vw" />
      </div>
    )
  )
}

/** Plain text with several lines. An empty line begins a new paragraph. */
export function Lines({ text }: { text: string | null }) {
  const written = useWritten()
  return (text ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index} {...written(paragraph)} className="lines">
        {paragraph}
      </p>
    ))
}
