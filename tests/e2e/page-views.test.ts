import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { startSandbox } from '@/adapters/fake/node-server'
import { serveLiveSite } from '#scripts/live-site'
import { ensureBuilt } from '#scripts/support/portal-build'
import { goFromHomeToLoans, logInAsMarta, marta, openLoan } from './journey'
import { watch } from './watch'

test.use({ serviceWorkers: 'allow' })

const firebase = {
  apiKey: 'key-of-the-lender',
  projectId: 'portal-e2e',
  appId: '1:123456789012:web:abcdef',
  messagingSenderId: '123456789012',
  measurementId: 'G-ABC1234567',
  vapidKey: 'BNbxGYNMhEIi3kYpZ2vTGhsZpRJ7cVQ2zv0E9wQkXz6Z7y0s1mUeIuHqCkQm8Wm6T0u0m9tFq3n1o5r7s9u1w3y',
}

/** The live build with page views, its lender beside it. */
const measured = test.extend({
  baseURL: async ({ playwright: _ }, provide) => {
    const sandbox = await startSandbox({ port: 0 })
    const site = await serveLiveSite({
      directory: await ensureBuilt('live'),
      port: 0,
      api: sandbox.url,
      firebase,
    })
    await provide(site.address)
    await site.close()
    await sandbox.close()
  },
})

measured(
  'analytics is told which screens Marta visits, and nothing that is hers, under the policy',
  async ({ page, context }) => {
    const seen = await watch(context)
    await stubAnalytics(context)
    await logInAsMarta(page)
    await goFromHomeToLoans(page)
    await openLoan(page)

    await expect
      .poll(() => screensTold(page))
      .toEqual([
        '/validacion-dni',
        '/iniciar-sesion',
        '/inicio',
        '/recibir-notificaciones',
        '/inicio',
        '/mis-prestamos',
        '/mis-prestamos/:idLoan',
      ])
    const told = await allTold(page)
    for (const hers of [marta.loanId, marta.loan, marta.dni, '27284561231', 'c-8f21d04b', 'Marta', 'Giménez'])
      expect(told).not.toContain(hers)
    expect(await page.evaluate('window.tagRuns')).toBe(true)
    expect(seen.complaints).toEqual([])
  },
)

/** Google's hosts, answered here: the tag only says that it runs. */
async function stubAnalytics(context: BrowserContext): Promise<void> {
  await context.route('https://firebase.googleapis.com/**', (route) =>
    route.fulfill({ json: { appId: firebase.appId, measurementId: firebase.measurementId } }),
  )
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        fid: 'c0ffeec0ffeec0ffeec0ff',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      },
    }),
  )
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRuns = true' }),
  )
}

/** All that the tag is given, as the SDK queues it. */
async function allTold(page: Page): Promise<string> {
  return String(await page.evaluate('JSON.stringify((window.dataLayer ?? []).map((words) => [...words]))'))
}

async function screensTold(page: Page): Promise<readonly unknown[]> {
  const told: unknown = JSON.parse(await allTold(page))
  if (!Array.isArray(told)) return []
  return told.flatMap(([command, event, parameters]) =>
    command === 'event' && event === 'page_view' ? [Object(parameters)['page_path']] : [],
  )
}
