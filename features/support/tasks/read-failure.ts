import { failureTexts } from '@/ui/texts/failures.texts'
import type { Page } from '#features/support/page'

/** Returns the failure message and its support code. */
export async function readFailure({ main }: Page): Promise<string> {
  await main.role('button', { name: failureTexts.retry }).appears()
  return (await main.css('p').readAll()).join(' ')
}
