import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { consumerRequestTexts as texts } from '@/ui/texts/consumer-request.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { containing, type Page, type Part } from '#features/support/page'

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

  /** Whether the loan that is chosen can be regretted. */
  async offersRegret(): Promise<boolean> {
    await this.page.isAtRest()
    return this.page.main.role('button', { name: cancellationTexts.pick.regret }).isThere()
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

/** What is filled in on a page of the law; what is left out stays as it is. */
export interface ConsumerEntries {
  readonly dni?: string
  readonly fullName?: string
  readonly contact: string
}

export class ConsumerRequestTasks {
  constructor(private readonly page: Page) {}

  async ask(button: string, { dni, fullName, contact }: ConsumerEntries): Promise<void> {
    if (dni !== undefined) await this.field(texts.dni).fill(dni)
    if (fullName !== undefined) await this.field(texts.fullName).fill(fullName)
    await this.field(texts.contact).fill(contact)
    await this.page.main.role('button', { name: button }).press()
    await this.page.isAtRest()
  }

  /** What is missing, from the first field to the last. */
  async complaints(): Promise<readonly string[]> {
    const complaints = this.page.main.role('alert').role('listitem')
    await complaints.first().appears()
    return complaints.readAll()
  }

  /** What is said where it was not confirmed. */
  async trouble(): Promise<string> {
    const [words = ''] = (await this.page.main.role('alert').readAll()).filter((alert) => alert !== '')
    return words.replace(/^[^:]+: /, '')
  }

  async typed(label: string): Promise<string> {
    return this.field(label).value()
  }

  private field(label: string): Part {
    return this.page.main.label(label)
  }
}
