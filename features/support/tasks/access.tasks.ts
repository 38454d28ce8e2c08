import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import {
  substringPattern,
  exactTextPattern,
  type Page,
  type PageElement,
  type TextMatch,
} from '#features/support/page'

const { identity, code, password, logout, notReceived, notACustomer } = accessTexts

/** Pattern that matches the label of the SMS code field, for codes of four or six digits. */
export const smsCodeLabelPattern = exactTextPattern(accessTexts.code.label(4), accessTexts.code.label(6))

export class LoginTasks {
  constructor(private readonly page: Page) {}

  async enterDni(number: string): Promise<void> {
    await this.field(dniTexts.label).fill(number)
    await this.press(dniTexts.submit)
  }

  async enterDniAndRememberIt(number: string): Promise<void> {
    await this.page.getByLabel(dniTexts.remember).setChecked()
    await this.enterDni(number)
  }

  async enterDniWithoutRememberingIt(number: string): Promise<void> {
    await this.page.getByLabel(dniTexts.remember).setChecked(false)
    await this.enterDni(number)
  }

  async typeDniAndReadField(text: string): Promise<string> {
    await this.field(dniTexts.label).typeText(text)
    return this.field(dniTexts.label).fieldValue()
  }

  /** Returns the DNI that is already in the field when the login opens. */
  async rememberedDni(): Promise<string> {
    return this.field(dniTexts.label).fieldValue()
  }

  async openNotACustomerScreen(): Promise<void> {
    await this.page.getByRole('link', { name: substringPattern(dniTexts.notAClient) }).press()
    await this.page.waitForPath(addresses.notACustomer.path)
  }

  async chooseIdentity(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: substringPattern(name) }).setChecked()
    await this.press(identity.submit)
  }

  /** Chooses, in another tab of the same browser, one of several persons who have the same DNI. */
  async chooseIdentityInAnotherTab(name: string): Promise<void> {
    await this.page.waitUntilIdle()
    const other = await this.page.device.openTab(addresses.identity.path)
    await new LoginTasks(other).chooseIdentity(name)
    await other.close()
  }

  async chooseNoneOfTheIdentities(): Promise<void> {
    await this.chooseIdentity(identity.noneOfThese)
  }

  async enterPassword(typed: string): Promise<void> {
    await this.field(password.label).fill(typed)
    await this.press(password.submit)
  }

  /** Types the password and submits it, without waiting for the result. */
  async enterPasswordWithoutWaiting(typed: string): Promise<void> {
    await this.field(password.label).fill(typed)
    await this.page.main.getByRole('button', { name: password.submit }).press()
  }

  /** Types the login code from the SMS and submits it, without waiting for the result. */
  async enterSentSmsCodeWithoutWaiting(): Promise<void> {
    const sent = await this.sentSmsCode()
    await this.field(smsCodeLabelPattern).fill(sent)
    await this.page.main.getByRole('button', { name: code.submit }).press()
  }

  async followOtherDniLink(): Promise<void> {
    await this.page.main.getByRole('link', { name: notACustomer.otherDni }).press()
    await this.page.waitUntilIdle()
  }

  async goBackToSmsCode(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(notReceived.back) }).press()
    await this.field(smsCodeLabelPattern).waitToAppear()
  }

  /**
   * Tells the portal, on the screen for the SMS code, that the customer is not the person whose name the
   * screen shows.
   */
  async reportWrongPerson(): Promise<void> {
    await this.field(smsCodeLabelPattern).waitToAppear()
    await this.press(accessTexts.changeIdentity)
  }

  /** Returns the address of the support chat. */
  async supportChatAddress(): Promise<string> {
    return this.page.main.getByRole('link', { name: substringPattern(chatLinkText) }).linkAddress()
  }

  async pressForgotPassword(): Promise<void> {
    await this.press(password.forgot)
  }

  async chooseAnotherUser(): Promise<void> {
    await this.press(accessTexts.changeUser)
  }

  async enterSentSmsCode(): Promise<void> {
    await this.enterSmsCode(await this.sentSmsCode())
  }

  async enterSmsCode(typed: string): Promise<void> {
    await this.field(smsCodeLabelPattern).fill(typed)
    await this.press(code.submit)
  }

  /** Makes the device able to read codes from SMS. */
  async letPhoneReadSmsCodes(): Promise<void> {
    await this.page.device.smsControls.addSmsCodeReader()
  }

  /** Delivers an SMS with the login code, and lets the device read the code from it. */
  async receiveSmsCode(): Promise<void> {
    const sent = await this.sentSmsCode()
    await this.page.device.smsControls.receiveSmsCode(sent)
    await this.field(smsCodeLabelPattern).waitToDisappear()
  }

  async requestAnotherSmsCode(): Promise<void> {
    await this.press(code.resend)
  }

  async openSmsCodeNotReceivedScreen(): Promise<void> {
    await this.page.getByRole('link', { name: substringPattern(code.notReceived) }).press()
    await this.page.getByRole('heading', { name: substringPattern(notReceived.title) }).waitToAppear()
  }

  /** Logs out: opens the logout address and confirms. */
  async logOut(): Promise<void> {
    await this.page.openAddress(addresses.logout.path)
    await this.page.main.getByRole('button', { name: logout.confirm }).press()
    await this.page
      .getByRole('heading', { name: exactTextPattern(logout.title, logout.notReportedTitle) })
      .waitToAppear()
  }

  /** Logs out from the menu, without waiting for the result. */
  async logOutByMenu(): Promise<void> {
    await this.page.getByRole('button', { name: substringPattern(basicComponentTexts.openMenu) }).press()
    const menu = this.page.getByRole('dialog', { name: substringPattern(menuTexts.mainMenu) })
    await menu.getByRole('link', { name: menuTexts.entries.logout }).press()
    await menu.waitToDisappear()
  }

  async closeLogoutNotice(): Promise<void> {
    await this.press(logout.close)
  }

  /**
   * Returns the name and the tax id of each person that the screen offers to choose from, when several
   * persons have the same DNI.
   */
  async identityOptionTexts(): Promise<readonly string[]> {
    await this.page.getByRole('radio').firstMatch().waitToAppear()
    return this.page.main.getByCss('label').filterByContent(this.page.getByRole('radio')).visibleTexts()
  }

  /**
   * Returns the sentence on a screen before login that explains why the portal shows this screen, or why
   * the customer cannot continue.
   */
  async explanationBeforeLogin(): Promise<string> {
    await this.page.waitUntilIdle()
    const notice = this.page.main.getByRole('status')
    const sentence =
      (await notice.countMatches()) > 0
        ? notice.getByCss('div').lastMatch()
        : this.page.main.getByCss('header p')
    return sentence.visibleText()
  }

  /** Returns the name and tax id of the person whose password the screen asks for. */
  async nameAndCuitOnPasswordScreen(): Promise<string> {
    const taxId = this.page.main.getByText(/^CUIT /)
    await taxId.waitToAppear()
    return `${await this.page.heading.visibleText()} ${await taxId.visibleText()}`
  }

  /** Returns the text that says to which phone the lender sent the SMS code. */
  async smsCodeDestinationText(): Promise<string> {
    const sentences = this.page.main.getByText(/enviamos/)
    await this.field(smsCodeLabelPattern).waitToAppear()
    return (await sentences.visibleTexts()).join(' ')
  }

  async demoSmsCodeText(): Promise<string> {
    await this.field(smsCodeLabelPattern).waitToAppear()
    return this.page.main.getByText(/^Código de esta demostración/).visibleText()
  }

  /** Returns the code that the fake lender has sent by SMS, which the demo shows on the screen. */
  async sentSmsCode(): Promise<string> {
    return (await this.demoSmsCodeText()).replace(/^.*: /, '')
  }

  /** Types a text into the SMS code field. Returns the field's label, and the field's value after typing. */
  async typeSmsCodeAndReadField(typed: string): Promise<readonly [label: string, value: string]> {
    await this.field(smsCodeLabelPattern).fill(typed)
    return [
      await this.field(smsCodeLabelPattern).accessibleName(),
      await this.field(smsCodeLabelPattern).fieldValue(),
    ]
  }

  /** Returns whether the screen asks the customer to correct a field. */
  async isFieldMarkedInvalid(): Promise<boolean> {
    return this.page.main.getByText(/^Revisá est/).isPresent()
  }

  /**
   * Returns the sentence that says how long the customer has to wait before they may request another SMS
   * code; empty if they may request it now.
   */
  async smsCodeResendWaitText(): Promise<string> {
    await this.field(smsCodeLabelPattern).waitToAppear()
    const wait = this.page.main.getByText(/^Podés pedir otro código en/)
    return (await wait.countMatches()) > 0 ? wait.visibleText() : ''
  }

  /** Returns the texts of the buttons and links on a screen before login. */
  async buttonAndLinkTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const actions = this.page.main.getByCss('button:not([aria-controls]), a')
    return (await actions.visibleTexts()).map((action) => action.replace(/ \(se abre.*\)$/, ''))
  }

  private field(label: TextMatch): PageElement {
    return this.page.main.getByLabel(label)
  }

  private async press(name: string): Promise<void> {
    await this.page.main.getByRole('button', { name }).press()
    await this.page.waitUntilIdle()
  }
}
