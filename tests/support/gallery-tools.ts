import type { Page } from '#features/support/page'
import { failureTexts } from '@/ui/texts/failures.texts'
import type { NextAnswer, DemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { demoStateWithLinks } from './lender-links'
import type { OtherBrand } from './other-brand'
import type { CameraScene } from './camera-scene'

/** Size of the window: `small` is up to 600 px wide. */
export type WindowSize = 'small' | 'large'

/** A picture of the portal: its address, and what is done before it is taken. */
export interface GalleryState {
  /** Unique, in kebab-case, because it names the file. */
  readonly name: string
  /** Path with its demo state: `/mis-prestamos?cliente=marta`, `/validacion-dni#situacion=…`. */
  readonly address: string
  /** The published configuration, if it is not the shipped one. Only used in a browser. */
  readonly configuration?: 'wrong' | 'diagnostics' | 'maintenance' | 'long-secrets' | OtherBrand
  /** Waits for what the picture must show. By default, until nothing is pending. */
  readonly prepare?: (page: Page, window: WindowSize) => Promise<void>
  /** Draws the page with letters of twice the size. */
  readonly letters?: 'large'
  /** What the camera sees. Only used in a browser. */
  readonly camera?: CameraScene
  /** The picture contains only the window, for elements that float above the page. */
  readonly onlyWindow?: true
  /** Starts on a phone, because a computer shows a link to one. */
  readonly onlyPhone?: true
}

/** Day of every picture. */
const day = '2026-11-21T12:00:00-03:00'

export function addressWithState(path: string, change: Partial<DemoState> = {}): string {
  return `${path}#situacion=${encodeDemoState({ ...demoStateWithLinks, now: day, ...change })}`
}

export function addressAs(customer: string, path: string, change: Partial<DemoState> = {}): string {
  return addressWithState(path, { customer, ...change })
}

export function nextAnswers(
  call: DemoState['next'][number]['call'],
  answer: NextAnswer,
): Pick<DemoState, 'next'> {
  return { next: Array.from({ length: 3 }, () => ({ call, answer })) }
}

/** Waits until the screen is shown and nothing is pending. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitUntilIdle()
}

export const pressButton = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.main.role('button', { name }).press()
}

export const waitForAlert = async (page: Page): Promise<void> => {
  await page.role('alert').first().waitToAppear()
}

export const waitForHeading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.role('heading', { level: 1, name }).waitToAppear()
}

/** Waits until the screen says that it takes longer than usual. */
export const waitForSlowMessage = async (page: Page): Promise<void> => {
  await page.heading.waitToAppear()
  await page.device.passTime(11)
  await page.text(failureTexts.slow).waitToAppear()
}
