import { escaped } from '../page/document-head.ts'

/** The pages of a site for search engines (https://www.sitemaps.org/protocol.html); `changedAt` is an instant in ISO 8601. */
export const renderSitemap = (pages: readonly { url: string; changedAt: string }[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ url, changedAt }) => `<url><loc>${escaped(url)}</loc><lastmod>${escaped(changedAt)}</lastmod></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')
