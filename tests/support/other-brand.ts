import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { projectRoot } from '#scripts/support/portal-build'

const brandFolder = join(projectRoot, 'deploy', 'brands', 'norte')

/** Name of the lender in the example brand in the folder `deploy`. */
export const exampleBrandLenderName = 'Crédito Norte'

/** Changes that each test brand makes to the configuration of the example brand. */
const brandChanges = {
  /**
   * Brand with an accent colour of its own. Some parts of the portal (capabilities) are switched off in
   * it.
   */
  'other-brand': {
    capabilities: {
      automaticCollection: false,
      couponBook: false,
      newLoan: false,
      otherServices: false,
      qrPayment: false,
      survey: false,
    },
  },
  /** Brand with a yellow accent colour that is too pale to read on a light page. */
  'pale-brand': { accent: '#FFE94D' },
} as const

export type TestBrandName = keyof typeof brandChanges

/**
 * Makes a browser page load the configuration and logo of the given test brand in place of the shipped
 * ones.
 */
export async function serveTestBrandToPage(page: Page, brand: TestBrandName): Promise<void> {
  const example: object = JSON.parse(readFileSync(join(brandFolder, 'config.norte.localhost.json'), 'utf8'))
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...example, ...brandChanges[brand] } }),
  )
  await page.route('**/marca/*.svg', (route) =>
    route.fulfill({ path: join(brandFolder, new URL(route.request().url()).pathname) }),
  )
}
