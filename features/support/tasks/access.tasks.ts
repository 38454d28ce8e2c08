import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { containing, oneOf, type Page, type Part } from '#features/support/page'

const { identity, code, password, logout, notReceived, notACustomer } = accessTexts

export class AccessTasks {
  constructor(private readonly page: Page) {}

  async enterDni(number: string): Promise<void> {
    await this.field(dniTexts.label).fill(number)
    await this.press(dniTexts.submit)
  }

  async enterDniToRemember(number: string): Promise<void> {
    await this.page.label(dniTexts.remember).check()
    await this.enterDni(number)
  }

  async enterDniToForget(number: string): Promise<void> {
    await this.page.label(dniTexts.remember).check(false)
    await this.enterDni(number)
  }

  async typeDni(text: string): Promise<string> {
    await this.field(dniTexts.label).type(text)
    return this.field(dniTexts.label).value()
  }

  /** What the DNI field holds on arrival. */
  async rememberedDni(): Promise<string> {
    return this.field(dniTexts.label).value()
  }

  async saysNotACustomer(): Promise<void> {
    await this.page.role('link', { name: containing(dniTexts.notAClient) }).press()
    await this.page.arrivesAt(addresses.notACustomer.path)
  }

  async chooseIdentity(name: string): Promise<void> {
    await this.page.role('radio', { name: containing(name) }).check()
    await this.press(identity.submit)
  }

  /** In another tab of the same browser, among the people of the same DNI. */
  async chooseIdentityElsewhere(name: string): Promise<void> {
    await this.page.isAtRest()
    const other = await this.page.device.otherTab(addresses.identity.path)
    await new AccessTasks(other).chooseIdentity(name)
    await other.close()
  }

  async chooseNobody(): Promise<void> {
    await this.chooseIdentity(identity.noneOfThese)
  }

  async enterPassword(typed: string): Promise<void> {
    await this.field(password.label).fill(typed)
    await this.press(password.submit)
  }

  /** Without waiting for what comes of it. */
  async sendPassword(typed: string): Promise<void> {
    await this.field(password.label).fill(typed)
    await this.page.main.role('button', { name: password.submit }).press()
  }

  /** Without waiting for what comes of it. */
  async sendSentCode(): Promise<void> {
    const sent = (await this.shownCode()).slice(-4)
    await this.field(code.label).fill(sent)
    await this.page.main.role('button', { name: code.submit }).press()
  }

  async prefersAnotherDni(): Promise<void> {
    await this.page.main.role('link', { name: notACustomer.otherDni }).press()
    await this.page.isAtRest()
  }

  async goesBackToCode(): Promise<void> {
    await this.page.main.role('link', { name: containing(notReceived.back) }).press()
    await this.field(code.label).appears()
  }

  /** At the code, says that the customer is not the person whose code it is. */
  async isSomebodyElse(): Promise<void> {
    await this.field(code.label).appears()
    await this.press(accessTexts.changeIdentity)
  }

  /** Where the support chat would open. */
  async chatAddress(): Promise<string> {
    return this.page.main.role('link', { name: containing(notReceived.chat) }).target()
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

  /** From now on the device reads codes out of messages. */
  async givePhoneThatReads(): Promise<void> {
    await this.page.device.messages.giveReader()
  }

  /** The message with the code arrives, and the customer lets the device read it. */
  async letMessageBeRead(): Promise<void> {
    const sent = (await this.shownCode()).slice(-4)
    await this.page.device.messages.arrive(sent)
    await this.field(accessTexts.code.label).goes()
  }

  async resendCode(): Promise<void> {
    await this.press(code.resend)
  }

  async saysCodeDidNotArrive(): Promise<void> {
    await this.page.role('link', { name: containing(code.notReceived) }).press()
    await this.page.role('heading', { name: containing(notReceived.title) }).appears()
  }

  /** By its address, and by saying that the customer means it. */
  async logOut(): Promise<void> {
    await this.page.go(addresses.logout.path)
    await this.page.main.role('button', { name: logout.confirm }).press()
    await this.page.role('heading', { name: oneOf(logout.title, logout.notReportedTitle) }).appears()
  }

  /** Without waiting for what comes of it. */
  async logOutByMenu(): Promise<void> {
    await this.page.role('button', { name: containing(kitTexts.openMenu) }).press()
    const menu = this.page.role('dialog', { name: containing(menuTexts.mainMenu) })
    await menu.role('link', { name: menuTexts.entries.logout }).press()
    await menu.goes()
  }

  async closeLogoutNotice(): Promise<void> {
    await this.press(logout.close)
  }

  /** Name and tax id of each person to choose from. */
  async identities(): Promise<readonly string[]> {
    await this.page.role('radio').first().appears()
    return this.page.main.css('label').having(this.page.role('radio')).readAll()
  }

  /** What the form's summary complains of, each once. */
  async complaints(): Promise<readonly string[]> {
    const summary = this.page.main.role('alert').role('listitem')
    await summary.first().appears()
    return summary.readAll()
  }

  /** The sentence that explains why the customer is here or cannot go on. */
  async explanation(): Promise<string> {
    await this.page.isAtRest()
    const notice = this.page.main.role('status')
    const sentence = (await notice.count()) > 0 ? notice.css('div').last() : this.page.main.css('header p')
    return sentence.read()
  }

  /** Who is about to enter, at the password: name and tax id. */
  async knownPerson(): Promise<string> {
    const taxId = this.page.main.text(/^CUIT /)
    await taxId.appears()
    return `${await this.page.heading.read()} ${await taxId.read()}`
  }

  /** Where the code went, as the screen says it. */
  async codeDestination(): Promise<string> {
    const sentences = this.page.main.text(/enviamos/)
    await this.field(code.label).appears()
    return (await sentences.readAll()).join(' ')
  }

  async shownCode(): Promise<string> {
    await this.field(code.label).appears()
    return this.page.main.text(/^Código de esta demostración/).read()
  }

  /** Whether something that was typed is said to be wrong. */
  async asksToRevise(): Promise<boolean> {
    return this.page.main.text(/^Revisá est/).isThere()
  }

  /** The sentence with the wait, or empty when another code may be asked for. */
  async resendWait(): Promise<string> {
    await this.field(code.label).appears()
    const wait = this.page.main.text(/^Podés pedir otro código en/)
    return (await wait.count()) > 0 ? wait.read() : ''
  }

  /** The actions that the screen offers, by their words. */
  async waysOn(): Promise<readonly string[]> {
    await this.page.isAtRest()
    const ways = this.page.main.css('button:not([aria-controls]), a')
    return (await ways.readAll()).map((way) => way.replace(/ \(se abre.*\)$/, ''))
  }

  private field(label: string): Part {
    return this.page.main.label(label)
  }

  private async press(name: string): Promise<void> {
    await this.page.main.role('button', { name }).press()
    await this.page.isAtRest()
  }
}
