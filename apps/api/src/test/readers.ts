/** The headers with which a browser opens a page, by its reader. */
export const readerHeaders = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'sec-fetch-dest': 'document',
}
