import type { Publication } from '@sojourn/contract/itinerary/publication'

/**
 * A publication without what the designer has hidden: the content of each section that is not shown is null or empty. Files are
 * made from this, so that they contain no more than the page.
 */
export function visibleParts(publication: Publication): Publication {
  const has = (section: Publication['sections'][number]) => publication.sections.includes(section)
  const { company } = publication
  return {
    ...publication,
    summary: has('summary') ? publication.summary : null,
    travelStyles: has('summary') ? publication.travelStyles : [],
    highlights: has('highlights') ? publication.highlights : [],
    route: has('route') ? publication.route : [],
    days: has('days') ? publication.days : [],
    stays: has('stays') ? publication.stays : [],
    gallery: has('gallery') ? publication.gallery : [],
    price: has('price') ? publication.price : null,
    terms: has('terms') ? publication.terms : null,
    documents: has('documents') ? publication.documents : [],
    guides: has('guides') ? publication.guides : [],
    pages: has('pages') ? publication.pages : [],
    designer: has('contact') ? publication.designer : null,
    company: has('contact') ? company : { ...company, ...noContactDetails },
  }
}

const noContactDetails = { address: null, email: null, phone: null, url: null, registration: null, licence: null }
