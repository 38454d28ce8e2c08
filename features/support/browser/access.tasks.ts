import type { Locator } from 'playwright'
import { paths } from '@/ui/paths'
import { accessTexts } from '@/ui/texts/access.texts'
import type { AccessTasks } from '#features/support/tasks/access.tasks'
import type { BrowserPortal } from './browser-portal'

const { dni, identity, code, password, logout, notReceived } = accessTexts

export class BrowserAccess implements AccessTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async enterDni(number: string): Promise<void> {
    await this.field(dni.label).fill(number)
    await this.press(dni.submit)
  }

  async enterDniToRemember(number: string): Promise<void> {
    await this.portal.page.getByLabel(dni.remember).check()
    await this.enterDni(number)
  }

  async typeDni(text: string): Promise<string> {
    await this.field(dni.label).pressSequentially(text)
    return this.field(dni.label).inputValue()
  }

  async rememberedDni(): Promise<string> {
    return this.field(dni.label).inputValue()
  }

  async saysNotACustomer(): Promise<void> {
    await this.portal.page.getByRole('link', { name: dni.notAClient }).click()
    await this.portal.page.waitForURL((url) => url.pathname === paths.notACustomer)
  }

  async chooseIdentity(name: string): Promise<void> {
    await this.portal.page.getByRole('radio', { name }).check()
    await this.press(identity.submit)
  }

  async chooseNobody(): Promise<void> {
    await this.chooseIdentity(identity.noneOfThese)
  }

  async enterPassword(typed: string): Promise<void> {
    await this.field(password.label).fill(typed)
    await this.press(password.submit)
  }

  async forgetPassword(): Promise<void> {
    await this.press(password.forgot)
  }

  async changeUser(): Promise<void> {
    await this.press(accessTexts.changeUser)
  }

  async enterSentCode(): Promise<void> {
    await this.enterCode((await this.shownCode()).slice(-4))
  }

  async enterCode(typed: string): Promise<void> {
    await this.field(code.label).fill(typed)
    await this.press(code.submit)
  }

  /** No browser of a test gets messages: the page is given one, until it is loaded again. */
  async givePhoneThatReads(): Promise<void> {
    await this.portal.page.evaluate(`
      const ask = navigator.credentials.get.bind(navigator.credentials)
      window.OTPCredential = class {}
      navigator.credentials.get = (question) =>
        question.otp === undefined
          ? ask(question)
          : new Promise((read) => {
              window.addEventListener('message-read', ({ detail }) => read({ code: detail }), { once: true })
            })
    `)
  }

  async letMessageBeRead(): Promise<void> {
    const sent = (await this.shownCode()).slice(-4)
    await this.portal.page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('message-read', { detail }))
    }, sent)
    await this.field(accessTexts.code.label).waitFor({ state: 'detached' })
  }

  async resendCode(): Promise<void> {
    await this.press(code.resend)
  }

  async saysCodeDidNotArrive(): Promise<void> {
    await this.portal.page.getByRole('link', { name: code.notReceived }).click()
    await this.portal.page.getByRole('heading', { name: notReceived.title }).waitFor()
  }

  async logOut(): Promise<void> {
    await this.portal.goTo(paths.logout)
    await this.portal.page.getByRole('heading', { name: logout.title }).waitFor()
  }

  async closeLogoutNotice(): Promise<void> {
    await this.press(logout.close)
  }

  async identities(): Promise<readonly string[]> {
    await this.portal.page.getByRole('radio').first().waitFor()
    return this.portal.readAll(
      this.portal.main.locator('label', { has: this.portal.page.getByRole('radio') }),
    )
  }

  async complaints(): Promise<readonly string[]> {
    const summary = this.portal.main.getByRole('alert').getByRole('listitem')
    await summary.first().waitFor()
    return this.portal.readAll(summary)
  }

  async explanation(): Promise<string> {
    await this.portal.atRest()
    const notice = this.portal.main.getByRole('status')
    const sentence =
      (await notice.count()) > 0 ? notice.locator('div').last() : this.portal.main.locator('header p')
    return this.portal.read(sentence)
  }

  async knownPerson(): Promise<string> {
    const taxId = this.portal.main.getByText(/^CUIT /)
    await taxId.waitFor()
    return `${await this.portal.read(this.portal.heading)} ${await this.portal.read(taxId)}`
  }

  async codeDestination(): Promise<string> {
    const sentences = this.portal.main.getByText(/enviamos/)
    await this.field(code.label).waitFor()
    return (await this.portal.readAll(sentences)).join(' ')
  }

  async shownCode(): Promise<string> {
    await this.field(code.label).waitFor()
    return this.portal.read(this.portal.main.getByText(/^Código de esta demostración/))
  }

  async resendWait(): Promise<string> {
    await this.field(code.label).waitFor()
    const wait = this.portal.main.getByText(/^Podés pedir otro código en/)
    return (await wait.count()) > 0 ? this.portal.read(wait) : ''
  }

  async waysOn(): Promise<readonly string[]> {
    await this.portal.atRest()
    const ways = this.portal.main.locator('button:not([aria-controls]), a')
    return (await this.portal.readAll(ways)).map((way) => way.replace(/ \(se abre.*\)$/, ''))
  }

  private field(label: string): Locator {
    return this.portal.main.getByLabel(label, { exact: true })
  }

  private async press(name: string): Promise<void> {
    await this.portal.main.getByRole('button', { name, exact: true }).click()
    await this.portal.atRest()
  }
}
