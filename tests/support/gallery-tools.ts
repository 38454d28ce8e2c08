import type { Page } from 'playwright'
import { everydaySituation, type NextAnswer, type Situation } from '@/adapters/fake/situation'
import { encodeSituation } from '@/adapters/fake/situation-link'

/** One picture of the portal: where it is, and what is done there before the camera clicks. */
export interface GalleryState {
  /** Unique, kebab-case: it names the file. */
  readonly name: string
  /** Path with its situation: `/mis-prestamos?cliente=marta`, `/validacion-dni#situacion=…`. */
  readonly address: string
  /** Arranges what the page must find when it opens. */
  readonly before?: (page: Page) => Promise<void>
  /** Waits for what the picture must show; without it, until nothing is on its way. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The picture holds only the window, for what floats above the page. */
  readonly onlyWindow?: true
}

/** Every picture is taken on the same day. */
const day = '2026-11-21T12:00:00-03:00'

export function at(path: string, change: Partial<Situation> = {}): string {
  return `${path}#situacion=${encodeSituation({ ...everydaySituation, now: day, ...change })}`
}

export function as(customer: string, path: string, change: Partial<Situation> = {}): string {
  return at(path, { customer, ...change })
}

export function next(call: Situation['next'][number]['call'], answer: NextAnswer): Pick<Situation, 'next'> {
  return { next: Array.from({ length: 3 }, () => ({ call, answer })) }
}

/** The screen stands and nothing is on its way. */
export async function atRest(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

export const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

export const complaint = async (page: Page): Promise<void> => {
  await page.getByRole('alert').first().waitFor()
}
