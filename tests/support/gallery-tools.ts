import type { Page } from '#features/support/page'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import type { DemoNextCallAnswer, DemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { demoStateWithSentLinks } from './lender-links'
import type { TestBrandName } from './other-brand'
import type { SimulatedCameraScene } from './simulated-camera-scene'

/** Size of the browser window. `small` is at most 600 px wide, `large` is wider. */
export type WindowSizeName = 'small' | 'large'

/**
 * A screen in one state, as the gallery shows it: the address to open, and the actions on the page before
 * its pictures are taken.
 */
export interface GalleryState {
  /** Name of the state, with which the names of its pictures begin: unique, in kebab-case. */
  readonly name: string
  /**
   * Path that the browser opens, with the demo state, such as `/mis-prestamos?cliente=marta` or
   * `/validacion-dni#situacion=…`.
   */
  readonly address: string
  /**
   * Configuration that replaces the shipped configuration of the portal. Checks without a browser skip
   * such a state.
   */
  readonly configurationName?: 'wrong' | 'diagnostics' | 'maintenance' | 'long-secrets' | TestBrandName
  /**
   * Brings the opened page to this state. If undefined, the page is in this state when no request is
   * pending.
   */
  readonly prepare?: (page: Page, window: WindowSizeName) => Promise<void>
  /** `large` if the page is shown with letters of twice the usual size. */
  readonly letterSize?: 'large'
  /** Scene that the simulated camera of the page shows. Checks without a browser skip such a state. */
  readonly cameraScene?: SimulatedCameraScene
  /**
   * True if the pictures show only the visible window instead of the whole page. Used when an element
   * floats above the page.
   */
  readonly showsOnlyWindow?: true
  /**
   * True if the pictures are taken only in a phone-sized window. On a computer, this screen only shows
   * a link to open the portal on a phone.
   */
  readonly isOnlyForPhone?: true
}

/** Time that the clock shows in every gallery state. */
const galleryTime = '2026-11-21T12:00:00-03:00'

export function addressWithDemoState(path: string, change: Partial<DemoState> = {}): string {
  return `${path}#situacion=${encodeDemoState({ ...demoStateWithSentLinks, now: galleryTime, ...change })}`
}

export function demoAddressForPersona(
  customer: string,
  path: string,
  change: Partial<DemoState> = {},
): string {
  return addressWithDemoState(path, { customer, ...change })
}

export function demoStateWithNextCallAnswer(
  call: DemoState['next'][number]['call'],
  answer: DemoNextCallAnswer,
): Pick<DemoState, 'next'> {
  return { next: Array.from({ length: 3 }, () => ({ call, answer })) }
}

/** Waits until the page shows its screen and has no pending requests. */
export async function waitUntilScreenIdle(page: Page): Promise<void> {
  await page.waitUntilIdle()
}

export const pressButton = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.main.getByRole('button', { name }).press()
}

export const waitForAlert = async (page: Page): Promise<void> => {
  await page.getByRole('alert').firstMatch().waitToAppear()
}

export const waitForHeading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('heading', { level: 1, name }).waitToAppear()
}

/**
 * Advances the clock of the page by 11 seconds. Then waits until the screen says that loading takes
 * longer than usual.
 */
export const waitForSlowLoadingMessage = async (page: Page): Promise<void> => {
  await page.heading.waitToAppear()
  await page.device.advanceClock(11)
  await page.getByText(failureActionTexts.slow).waitToAppear()
}
