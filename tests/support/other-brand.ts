import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { projectRoot } from '#scripts/support/portal-build'

const folder = join(projectRoot, 'deploy', 'brands', 'norte')

/** The name of the lender whose brand the example of `deploy` publishes. */
export const otherBrandName = 'Crédito Norte'

/** What a brand changes in the configuration of the example. */
const changes = {
  /** Its own colour; some capabilities are off. */
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
  /** A yellow that can be read on no light page. */
  'pale-brand': { accent: '#FFE94D' },
} as const

export type OtherBrand = keyof typeof changes

/** Publishes the example's configuration and logo with the portal, in place of the shipped ones. */
export async function publishOtherBrand(page: Page, brand: OtherBrand): Promise<void> {
  const example: object = JSON.parse(readFileSync(join(folder, 'config.norte.localhost.json'), 'utf8'))
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...example, ...changes[brand] } }))
  await page.route('**/marca/*.svg', (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
}
