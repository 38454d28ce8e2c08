/**
 * Addresses that a link of the portal must never open. Each is the address of another site, or an
 * address that a browser or server may read as one of another site.
 * Source: SES-02.
 */
export const forbiddenLinkAddresses: readonly string[] = [
  '',
  'otra.example',
  'https://otra.example/inicio',
  'HtTpS://otra.example/inicio',
  'https:otra.example',
  '//otra.example',
  '///otra.example',
  '//OTRA.example/inicio',
  '/\\otra.example',
  '\\\\otra.example',
  '\\/otra.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,hola',
  'https://portal.example@otra.example/',
  '//portal.example:443@otra.example/',
  '/@otra.example',
  '/%2F%2Fotra.example',
  '/%2f%2fotra.example',
  '/%5Cotra.example',
  '/%5cotra.example',
  '/%252F%252Fotra.example',
  '%2F%2Fotra.example',
  '/%09/otra.example',
  '/\t/otra.example',
  ' //otra.example',
  '/..//otra.example',
]
