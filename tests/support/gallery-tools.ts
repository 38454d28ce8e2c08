import type { Page } from '#features/support/page'
import { failureTexts } from '@/ui/texts/failures.texts'
import type { NextAnswer, DemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { demoStateWithLinks } from './lender-links'
import type { Scene } from './scene'

/** Up to 600 px wide, and beyond. */
export type WindowSize = 'small' | 'large'

/** One picture of the portal: where it is, and what is done there before the camera clicks. */
export interface GalleryState {
  /** Unique, kebab-case: it names the file. */
  readonly name: string
  /** Path with its situation: `/mis-prestamos?cliente=marta`, `/validacion-dni#situacion=…`. */
  readonly address: string
  /** The configuration that this portal is published with, where it is not the shipped one. Only a browser reads it. */
  readonly configuration?: 'wrong'
  /** Waits for what the picture must show; without it, until nothing is pending. */
  readonly prepare?: (page: Page, window: WindowSize) => Promise<void>
  /** The person has set letters twice as large. */
  readonly letters?: 'large'
  /** What the camera sees, where it is used. Only a browser has one that draws. */
  readonly camera?: Scene
  /** The picture holds only the window, for what floats above the page. */
  readonly onlyWindow?: true
  /** It begins on a phone: a computer shows the way to one. */
  readonly onlyPhone?: true
}

/** Every picture is taken on the same day. */
const day = '2026-11-21T12:00:00-03:00'

export function at(path: string, change: Partial<DemoState> = {}): string {
  return `${path}#situacion=${encodeDemoState({ ...demoStateWithLinks, now: day, ...change })}`
}

export function as(customer: string, path: string, change: Partial<DemoState> = {}): string {
  return at(path, { customer, ...change })
}

export function next(call: DemoState['next'][number]['call'], answer: NextAnswer): Pick<DemoState, 'next'> {
  return { next: Array.from({ length: 3 }, () => ({ call, answer })) }
}

/** The screen stands and nothing is pending. */
export async function atRest(page: Page): Promise<void> {
  await page.isAtRest()
}

export const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.main.role('button', { name }).press()
}

export const complaint = async (page: Page): Promise<void> => {
  await page.role('alert').first().appears()
}

export const heading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.role('heading', { level: 1, name }).appears()
}

/** Longer than it takes to say that it takes longer than usual. */
export const slow = async (page: Page): Promise<void> => {
  await page.heading.appears()
  await page.device.letPass(11)
  await page.text(failureTexts.slow).appears()
}
