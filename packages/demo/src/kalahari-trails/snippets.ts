import { paragraphs } from '@sojourn/contract/kit/rich-text'
import type { PlainRecords } from '../content.ts'

/** Texts that the company's designers use in most itineraries. */
export const snippets: PlainRecords<'snippets'> = [
  {
    key: 'meeting-at-the-airport',
    name: 'Meeting at the airport',
    text: paragraphs(
      'Your driver waits in the arrivals hall, just after customs, with a sign that has your name on it. If you do not find each other within ten minutes, call the number on your voucher.',
    ),
    language: 'en',
    tags: ['transfers'],
  },
  {
    key: 'self-drive',
    name: 'Driving on gravel',
    text: paragraphs(
      'Most roads on this route are gravel. Keep below 80 km/h, drive with your lights on, and let some air out of the tyres: your lodge can tell you how much.',
      'Plan to arrive before sunset. Animals like to rest on roads that are still warm, and they are hard to see.',
    ),
    language: 'en',
    tags: ['self-drive'],
  },
  {
    key: 'light-aircraft',
    name: 'Luggage on light aircraft',
    text: paragraphs(
      'On flights between camps each traveller may bring 20 kg in soft bags, including hand luggage. Cases with wheels or a frame do not fit. We can store what you do not need until you return.',
    ),
    language: 'en',
    tags: ['flights'],
  },
  {
    key: 'park-fees',
    name: 'Park and conservation fees',
    text: paragraphs('All park and conservation fees for the nights in this itinerary are included.'),
    language: 'en',
    tags: ['price'],
  },
  {
    key: 'malaria',
    name: 'Malaria area',
    text: paragraphs(
      'This region is a malaria area for at least part of the year. Please talk to your doctor or a travel clinic about six weeks before you leave.',
    ),
    language: 'en',
    tags: ['health'],
  },
  {
    key: 'abholung-am-flughafen',
    name: 'Abholung am Flughafen',
    text: paragraphs(
      'Ihr Fahrer erwartet Sie in der Ankunftshalle, gleich hinter dem Zoll, mit einem Schild mit Ihrem Namen. Falls Sie sich nicht innerhalb von zehn Minuten finden, rufen Sie bitte die Nummer auf Ihrem Voucher an.',
    ),
    language: 'de',
    tags: ['transfers'],
  },
]
