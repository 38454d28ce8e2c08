import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { everyGalleryState } from '#tests/support/gallery-states'
import type { GalleryState } from '#tests/support/gallery-tools'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { waitUntilLoaded } from './journey'
import { test } from './portal-test'

/** Names of gallery states (screens in one state) of the main journeys, each with a main button. */
const journeyStates = [
  'ingreso',
  'codigo',
  'contrasena-nombre-largo',
  'generar-clave',
  'inicio',
  'inicio-en-deuda',
  'prestamo-vencido',
  'cancelacion-importe',
  'pagar',
  'pagar-juntas',
  'pagar-en-dos-toques',
  'pagar-por-cvu',
  'pagar-en-efectivo',
  'pago-en-proceso',
  'comprobante-de-pago',
  'tarjetas-agregar',
  'linea-costo',
  'qr-cuotas-elegidas',
  'refinanciacion-resumen',
  'cobro-automatico-ofrecido',
  'reclamo',
  'encuesta',
] as const

/**
 * Names of gallery states (screens in one state) whose texts need more lines in another font. Each state is
 * reached by its address alone, without pressing a button.
 */
const fontSensitiveStates = ['maria-enlace-pregunta', 'linea-oferta', 'cuponera', 'inicio'] as const

/** Milliseconds that a slow finger stays on a button. */
const fingerRestMilliseconds = 300

/** Longest time, in milliseconds, until the lender has answered whether a payment succeeded. */
const longestPaymentWaitMilliseconds = 15_000

interface FingerRest {
  pressCount: number
  /**
   * Returns the layout shifts (movements of elements) of the page since the test put a finger on a button and
   * left it there.
   */
  layoutShifts(): readonly string[]
}

declare global {
  interface Window {
    restOfFinger?: FingerRest
  }
}

for (const name of journeyStates)
  test(`nothing moves under a finger that rests on the button, and the press counts: ${name}`, async ({
    page,
    demoSiteAddress,
  }) => {
    const leave = await openGalleryStateInChromium({
      page,
      origin: demoSiteAddress,
      state: findGalleryState(name),
    })
    const files = await DelayedFiles.startDelaying(page, /\/assets\//)
    await expectNothingMoves(page, () => files.release())
    await leave()
  })

for (const name of fontSensitiveStates)
  test(`letters that load too late do not move the button: ${name}`, async ({ page, demoSiteAddress }) => {
    const letters = await DelayedFiles.startDelaying(page, /\.woff2$/)
    // The page's load event waits for its fonts.
    await page.goto(demoSiteAddress + findGalleryState(name).address, { waitUntil: 'commit' })
    await waitUntilLoaded(page)
    await letters.release()
    await page.unrouteAll()
    await expectNothingMoves(page)
  })

test('the answer about a payment in process moves nothing under a finger', async ({
  page,
  demoSiteAddress,
}) => {
  const leave = await openGalleryStateInChromium({
    page,
    origin: demoSiteAddress,
    state: findGalleryState('pago-en-proceso'),
  })
  await expectNothingMoves(page, async () => {
    await page.clock.runFor(longestPaymentWaitMilliseconds)
    await expect(page.getByRole('status')).toHaveText(paymentsTexts.status.stillInProcess)
  })
  await leave()
})

function findGalleryState(name: string): GalleryState {
  const state = everyGalleryState.find((each) => each.name === name)
  if (!state) throw new Error(`No state of the gallery is ${name}`)
  return state
}

/**
 * Rests a finger on the main button while `arrival` makes something appear, or while cached files load.
 * Fails if anything on the page moves.
 */
async function expectNothingMoves(page: Page, arrival?: () => Promise<void>): Promise<void> {
  const button = mainButtonLocator(page)
  await movePointerOntoButton(page, button)
  await button.evaluate(recordMovesAndPresses)
  await page.mouse.down()
  await arrival?.()
  await waitInPage(page, fingerRestMilliseconds)
  const shifts = await page.evaluate(() => window.restOfFinger?.layoutShifts())
  await page.mouse.up()
  expect(shifts).toEqual([])
  await expect.poll(() => page.evaluate(() => window.restOfFinger?.pressCount)).toBe(1)
}

/** Returns the main button of the open dialog, or of the screen. */
function mainButtonLocator(page: Page): Locator {
  const area = page.locator('main, dialog[open]').last()
  return area.locator('[class*="_primary_"]').filter({ visible: true }).first()
}

/** Files whose loading is delayed until the test calls `release`. */
class DelayedFiles {
  /** Starts delaying the page's requests for addresses that match `files`. */
  static async startDelaying(page: Page, files: RegExp): Promise<DelayedFiles> {
    const held = new DelayedFiles()
    await page.route(files, async (route) => {
      if (held.areReleased) await route.fallback()
      else held.routes.push(route)
    })
    return held
  }

  private readonly routes: Route[] = []
  private areReleased = false

  /** Lets the delayed files load and waits until they have loaded. */
  async release(): Promise<void> {
    this.areReleased = true
    await Promise.all(this.routes.map((route) => route.fallback()))
    await Promise.all(this.routes.map((route) => route.request().response()))
  }
}

/** Moves the pointer onto the button. */
async function movePointerOntoButton(page: Page, button: Locator): Promise<void> {
  await button.hover()
  const box = await button.boundingBox()
  if (!box) throw new Error('There is no button')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/**
 * Records layout movements, and presses on the button. Makes the presses have no effect. Runs in the page.
 */
function recordMovesAndPresses(button: Element): void {
  const moved: string[] = []
  const keep = (entries: PerformanceEntryList): unknown => moved.push(...entries.map(described))
  const watching = new PerformanceObserver((list) => keep(list.getEntries()))
  watching.observe({ type: 'layout-shift' })
  const rest: FingerRest = {
    pressCount: 0,
    layoutShifts() {
      keep(watching.takeRecords())
      return moved
    },
  }
  window.restOfFinger = rest
  const note = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.target instanceof Node && button.contains(event.target) && button.isConnected)
      rest.pressCount += 1
  }
  window.addEventListener('click', note, { capture: true })

  function described(entry: PerformanceEntry): string {
    const sources: unknown = 'sources' in entry ? entry.sources : []
    const parts = Array.isArray(sources)
      ? sources.map(({ node }) => String(node?.textContent).slice(0, 40))
      : []
    return `${'value' in entry ? String(entry.value) : ''} ${parts.join(' | ')}`
  }
}

async function waitInPage(page: Page, milliseconds: number): Promise<void> {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction(([then, long]) => performance.now() - then > long, [
    since,
    milliseconds,
  ] as const)
}
