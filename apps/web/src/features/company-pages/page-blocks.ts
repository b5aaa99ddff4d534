import {
  Compass,
  GalleryHorizontal,
  Heading1,
  Image,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircleQuestion,
  Quote,
  Text,
  Users,
} from 'lucide-react'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { PageBlock } from '@sojourn/contract/site/site-block'
import * as wording from './wording.ts'

type Of<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>
type Uuid = { uuid: string }

/** A question that is being edited. */
export type DraftQuestion = { question: string; answer: RichText | null }

/** A block that is being edited: required fields may still be empty. */
export type DraftBlock =
  | Of<'hero' | 'gallery' | 'team' | 'itinerary_list' | 'destination_list' | 'quote' | 'enquiry_form'>
  | (Uuid & { type: 'text'; body: RichText | null })
  | (Uuid & { type: 'image'; media: MediaRef | null })
  | (Uuid & { type: 'faq'; title: string | null; items: DraftQuestion[] })
export type DraftOf<T extends DraftBlock['type']> = Extract<DraftBlock, { type: T }>

type Kind = { title: string; icon: LucideIcon; blank: (uuid: string) => DraftBlock }

/** The label of each kind of block and its initial value, in the order in which they are offered. */
export const blockKinds: Readonly<Record<DraftBlock['type'], Kind>> = {
  hero: {
    title: wording.blockNames.hero,
    icon: Heading1,
    blank: (uuid) => ({ uuid, type: 'hero', title: '', subtitle: null, media: null }),
  },
  text: { title: wording.blockNames.text, icon: Text, blank: (uuid) => ({ uuid, type: 'text', body: null }) },
  image: { title: wording.blockNames.image, icon: Image, blank: (uuid) => ({ uuid, type: 'image', media: null }) },
  gallery: {
    title: wording.blockNames.gallery,
    icon: GalleryHorizontal,
    blank: (uuid) => ({ uuid, type: 'gallery', media: [] }),
  },
  team: {
    title: wording.blockNames.team,
    icon: Users,
    blank: (uuid) => ({ uuid, type: 'team', title: null, members: [] }),
  },
  itinerary_list: {
    title: wording.blockNames.itinerary_list,
    icon: Compass,
    blank: (uuid) => ({ uuid, type: 'itinerary_list', title: null, itineraries: [] }),
  },
  destination_list: {
    title: wording.blockNames.destination_list,
    icon: MapPin,
    blank: (uuid) => ({ uuid, type: 'destination_list', title: null, destinations: [] }),
  },
  faq: {
    title: wording.blockNames.faq,
    icon: MessageCircleQuestion,
    blank: (uuid) => ({ uuid, type: 'faq', title: null, items: [] }),
  },
  quote: {
    title: wording.blockNames.quote,
    icon: Quote,
    blank: (uuid) => ({ uuid, type: 'quote', text: '', author: null }),
  },
  enquiry_form: {
    title: wording.blockNames.enquiry_form,
    icon: Mail,
    blank: (uuid) => ({ uuid, type: 'enquiry_form', title: null, intro: null }),
  },
}

/** The name of a block in a list: its kind and its first words. */
export const nameOfBlock = (block: DraftBlock): string => {
  const words = 'title' in block ? block.title : block.type === 'quote' ? block.text : null
  const { title } = blockKinds[block.type]
  return words ? wording.blockWithText({ kind: title, text: words.slice(0, 60) }) : title
}
