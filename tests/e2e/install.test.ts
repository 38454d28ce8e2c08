import { expect, type Locator, type Page } from '@playwright/test'
import { desktopViewport } from '#tests/support/viewports'
import { expectNoFaultsByEveryAxeRule } from './soundness'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import {
  autoLoginLinkDataOfPersona,
  cardUpdateLinkDataOfPersona,
  demoStateWithSentLinks,
} from '#tests/support/lender-links'
import { test } from './portal-test'

const martasCardUpdateAddress = `/actualizar-td?data=${cardUpdateLinkDataOfPersona('marta')}#situacion=${encodeDemoState(demoStateWithSentLinks)}`

/**
 * Dispatches the event with which Chromium offers to install the portal. The customer answers with the given
 * outcome.
 */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const parts = { prompt: async () => undefined, userChoice: Promise.resolve({ outcome: answer }) }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts))
  }, outcome)
}

test.describe('installing the portal', () => {
  test('goes from the offer to the open app, and moves to the background after 4 seconds', async ({
    page,
  }) => {
    await page.goto('/instalar-app')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('button', { name: 'Instalar', exact: true })).toHaveCount(0)
    await offerInstall(page, 'accepted')
    await page.getByRole('button', { name: 'Instalar', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('Instalando')
    // The clock is paused here, because on a busy machine 4 seconds pass quickly.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await expect(page.getByRole('status')).toContainText('Listo, ya está instalado')
    await expect(page.getByRole('link', { name: 'Abrir la app' })).toHaveAttribute('target', '_blank')
    await page.clock.fastForward(4_000)
    await expect(page.getByText('Listo, ya está instalado')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Abrir la app' })).toBeVisible()
  })

  test('keeps an offer that arrived while the portal starts', async ({ page }) => {
    await page.addInitScript(() => {
      const parts = { prompt: async () => undefined, userChoice: Promise.resolve({ outcome: 'accepted' }) }
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts)
      document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(offer))
    })
    await page.goto('/instalar-app')
    await expect(page.getByRole('button', { name: 'Instalar', exact: true })).toBeVisible()
  })

  test('keeps an offer that arrived on another screen', async ({ page }) => {
    await page.goto('/intro')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await offerInstall(page, 'dismissed')
    await page.evaluate(() => {
      history.pushState(undefined, '', '/instalar-app')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('button', { name: 'Instalar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Cómo instalarlo' })).toBeVisible()
  })

  test('is possible: the browser finds no mistake in the manifest', async ({ page }) => {
    await page.goto('/validacion-dni')
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A test's window is private, where nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )
  })

  test('shows a code to scan on a large screen, with the address as text', async ({ page, baseURL }) => {
    await page.setViewportSize(desktopViewport)
    await page.goto('/instalar-app')
    await expect(page.getByRole('img', { name: 'Código QR con la dirección del portal' })).toBeVisible()
    await expect(page.getByText(`${baseURL}/instalar-app`)).toBeVisible()
  })
})

/** Holds every timer of two seconds until `passTwoSeconds` is called. Runs in the page. */
function delayTwoSecondTimers(): void {
  const after = window.setTimeout.bind(window)
  const waiting: (() => void)[] = []
  const patient = (run: () => void, milliseconds?: number) =>
    milliseconds === 2_000 ? waiting.push(run) : after(run, milliseconds)
  Object.defineProperty(window, 'setTimeout', { value: patient })
  Object.assign(window, { passTwoSeconds: () => waiting.splice(0).forEach((run) => run()) })
}

test('the splash fades in for a second and continues after two; without motion it only continues', async ({
  page,
}) => {
  await page.addInitScript(delayTwoSecondTimers)
  const fading = () =>
    page
      .getByRole('heading', { level: 1 })
      .locator('span')
      .first()
      .evaluate((name) => {
        const { animationName, animationDuration } = getComputedStyle(name)
        return animationName === 'none' ? 'none' : animationDuration
      })
  for (const [reducedMotion, expected] of [
    ['no-preference', '1s'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/splash')
    expect(await fading()).toBe(expected)
    await page.evaluate('passTwoSeconds()')
    await page.waitForURL((url) => url.pathname === '/instalar-app')
  }
})

test('the splash has no accessibility barrier while it is shown', async ({ page }) => {
  await page.addInitScript(delayTwoSecondTimers)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/splash')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoFaultsByEveryAxeRule(page)
  await expect(page).toHaveURL(/\/splash$/)
})

test('a login link remains in no address, no history and no storage', async ({ page }) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  const secret = autoLoginLinkDataOfPersona('marta', 'loans')
  const demoState = { ...demoStateWithSentLinks, now: scenarioStartTime }
  await page.goto(`/autologin?data=${secret}#situacion=${encodeDemoState(demoState)}`)
  await page.waitForURL((url) => url.pathname === '/mis-prestamos')
  expect(visited.slice(2).filter((address) => address.includes(secret))).toEqual([])
  // The demo's lender remembers the links that it sent.
  const storedText = await page.evaluate(() =>
    JSON.stringify(
      [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(
        ([key]) => !key.startsWith('portal-demo.'),
      ),
    ),
  )
  expect(storedText).not.toContain(secret)
  await page.goBack()
  expect(page.url()).not.toContain(secret)
})

test('the visitor can leave the introduction also with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
    Object.defineProperty(window, 'sessionStorage', { get: forbidden })
  })
  await page.goto('/intro')
  await page.getByRole('button', { name: 'Saltar la presentación' }).click()
  await expect(page.getByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible()
})

test('the customer cannot go back once a new password is saved', async ({ page }) => {
  await page.goto('/generar-clave?cliente=marta')
  await page.getByLabel('Contraseña nueva').fill('cuota2027')
  await page.getByLabel('Repetí la contraseña').fill('cuota2027')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Guardamos tu contraseña' })).toBeVisible()
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/validacion-dni')
  expect(await page.evaluate(() => localStorage.getItem('portal.user'))).toBeNull()
})

test.describe('the card of a link', () => {
  const number = '4517650012344821'

  test('is stored only in its fields, and leaves them with the page', async ({ page }) => {
    await page.goto(martasCardUpdateAddress)
    await page.getByLabel('Número de la tarjeta').fill(number)
    await page.getByLabel('Código de seguridad').fill('987')
    const storedText = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect([storedText.includes(number), storedText.includes('987')]).toEqual([false, false])
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect(page.getByLabel('Número de la tarjeta')).toHaveValue('')
    await expect(page.getByLabel('Código de seguridad')).toHaveValue('')
  })

  test('can be filled in by the browser', async ({ page }) => {
    await page.goto(martasCardUpdateAddress)
    await page.getByLabel('Número de la tarjeta').waitFor()
    const tokens = await page
      .locator('form input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
    expect(tokens).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'off'])
  })

  test('keeps the caret in place when the customer deletes in the middle of its number', async ({ page }) => {
    await page.goto(martasCardUpdateAddress)
    const field = page.getByLabel('Número de la tarjeta')
    await field.fill(number)
    const shown = async () => [await field.inputValue(), await caretPositionIn(field)]
    await putCaret(field, 5)
    await page.keyboard.press('Backspace')
    await expect.poll(shown).toEqual(['4517 6500 1234 4821', 4])
    await page.keyboard.press('Backspace')
    await expect.poll(shown).toEqual(['4516 5001 2344 821', 3])
    await page.keyboard.press('Delete')
    await expect.poll(shown).toEqual(['4515 0012 3448 21', 3])
  })

  test('lets the customer correct either digit of the month without losing the year', async ({ page }) => {
    await page.goto(martasCardUpdateAddress)
    const field = page.getByLabel('Vencimiento')
    await field.pressSequentially('9/28')
    await expect(field).toHaveValue('09/28')
    await putCaret(field, 1)
    await page.keyboard.press('Backspace')
    await page.keyboard.type('1')
    await expect(field).toHaveValue('19/28')
    await page.keyboard.press('Delete')
    await page.keyboard.type('2')
    await expect(field).toHaveValue('12/28')
    await expect.poll(() => caretPositionIn(field)).toBe(2)
  })

  test('accepts a year that is typed whole, and deletions in between', async ({ page }) => {
    await page.goto(martasCardUpdateAddress)
    const field = page.getByLabel('Vencimiento')
    await field.pressSequentially('12/202')
    await expect(field).toHaveValue('12/202')
    await page.keyboard.press('Backspace')
    await expect(field).toHaveValue('12/20')
    await page.keyboard.type('28')
    await expect(field).toHaveValue('12/28')
    await expect.poll(() => caretPositionIn(field)).toBe(5)
  })
})

async function putCaret(field: Locator, position: number): Promise<void> {
  await field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), position)
}

function caretPositionIn(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart)
}
