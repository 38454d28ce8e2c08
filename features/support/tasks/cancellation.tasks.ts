import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { containing, type Page } from '#features/support/page'

export class CancellationTasks {
  constructor(private readonly page: Page) {}

  /** By what stands at its radio: its number. */
  async choose(words: string): Promise<void> {
    await this.page.main.role('radio', { name: containing(words) }).check()
  }

  /** Chooses a loan, hears its amount and asks for the cancellation. */
  async requestFor(loan: string): Promise<void> {
    await this.choose(loan)
    await this.press(cancellationTexts.pick.goOn)
    await this.press(cancellationTexts.quoted.request)
    await this.page.isAtRest()
  }

  /** What is missing to go on. */
  async complaints(): Promise<readonly string[]> {
    const complaints = this.page.main.role('alert').role('listitem')
    await complaints.first().appears()
    return complaints.readAll()
  }

  /** What did not work, its title first where it has one. */
  async trouble(): Promise<string> {
    await this.page.isAtRest()
    const notices = this.page.main.role('alert').or(this.page.main.role('status'))
    const [words = ''] = (await notices.readAll()).filter((notice) => notice !== '')
    return words
      .replace(/^[^:]+: /, '')
      .replace(failureTexts.retry, '')
      .trim()
  }

  private async press(name: string): Promise<void> {
    await this.page.main.role('button', { name }).press()
  }
}
