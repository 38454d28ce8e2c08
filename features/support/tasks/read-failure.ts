import { failureTexts } from '@/ui/texts/failures.texts'
import type { Page } from '#features/support/page'

/** Why something did not come, and what to tell support. */
export async function readFailure({ main }: Page): Promise<string> {
  await main.role('button', { name: failureTexts.retry }).appears()
  return (await main.css('p').readAll()).join(' ')
}
