import { identityStandInPath } from '@/adapters/fake/identity-checks'
import { identityStandInTexts } from '@/adapters/fake/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { phoneChangeTexts as texts } from '@/ui/texts/phone-change.texts'
import { containing, type Page } from '#features/support/page'

export class PhoneChangeTasks {
  /** Where the provider asked for the selfie. */
  private provider = ''

  constructor(private readonly page: Page) {}

  /** Follows the way from the code that went to a number that is not the customer's any more. */
  async saysWrongNumber(): Promise<void> {
    await this.page.main.label(accessTexts.code.label).appears()
    await this.page.main.role('link', { name: accessTexts.code.wrongNumber }).press()
    await this.page.main.role('heading', { level: 1, name: texts.intro.title }).appears()
    await this.page.arrivesAt(addresses.phoneChange.path)
  }

  /** Comes with a screen of desktop size. */
  async comeByDesktop(): Promise<void> {
    await this.page.device.hold('una computadora')
    await this.page.reload()
    await this.page.main.role('img', { name: containing(texts.desktop.picture) }).appears()
  }

  /** Goes to the selfie and ends it so at the provider, who spells the way back in the usual way or another. */
  async takeSelfie(ending: string, spelling: string = 'externaltxid'): Promise<void> {
    await this.askForSelfie()
    await this.endSelfie(ending, spelling)
  }

  /** Goes back to the provider, where the check that was made is still open, and ends it once more. */
  async endSelfieAgain(ending: string): Promise<void> {
    await this.page.back()
    await this.page.arrivesAt(identityStandInPath)
    await this.endSelfie(ending, 'externaltxid')
  }

  /** Finds the provider's page in the history of the browser, and ends the check there once more. */
  async endSelfieFromHistory(ending: string): Promise<void> {
    await this.page.go(this.provider)
    await this.page.arrivesAt(identityStandInPath)
    await this.endSelfie(ending, 'externaltxid')
  }

  private async endSelfie(ending: string, spelling: string): Promise<void> {
    await this.leaveSelfie(ending, spelling)
    await this.settled()
  }

  private async leaveSelfie(ending: string, spelling: string): Promise<void> {
    await this.page.label(identityStandInTexts.spelling).choose(spelling)
    this.provider = await this.page.address()
    await this.page.role('button', { name: ending }).press()
    await this.page.arrivesAt(addresses.phoneChange.path)
  }

  /** Asks for the selfie and stays where the customer is, because it cannot begin. */
  async askForSelfie(): Promise<void> {
    await this.page.main.role('button', { name: containing(texts.intro.submit) }).press()
  }

  /** Goes back without having changed it. */
  async leave(): Promise<void> {
    await this.page.main.role('link', { name: containing(texts.intro.back) }).press()
    await this.page.arrivesAt((path) => path !== addresses.phoneChange.path)
  }

  /** The path of the link that the customer takes to their phone. */
  async copyLink(): Promise<string> {
    await this.page.main.role('button', { name: containing(texts.desktop.copyLink) }).press()
    await this.page.isAtRest()
    const { pathname, search } = new URL(await this.page.device.clipboard())
    return pathname + search
  }

  async saysChangedOnPhone(): Promise<void> {
    await this.page.main.role('button', { name: containing(texts.desktop.done) }).press()
    await this.page.isAtRest()
  }

  /** Whose phone it is about, as the screen says it. */
  async person(): Promise<string> {
    await this.settled()
    return this.page.main.text(/CUIT/).read()
  }

  /** What the provider of the selfie was given, by name. */
  async givenToProvider(): Promise<ReadonlyMap<string, string>> {
    await this.page.arrivesAt(identityStandInPath)
    return new Map(new URLSearchParams((await this.page.address()).replace(/^[^?]*/, '')))
  }

  /** Comes back with an address of somebody's own making. */
  async comeBackWith(query: string): Promise<void> {
    await this.page.go(`${addresses.phoneChange.path}?${query}`)
    await this.settled()
  }

  /** Comes back from the selfie to a result that is still pending. */
  async comeBackToWait(): Promise<void> {
    await this.askForSelfie()
    await this.leaveSelfie(identityStandInTexts.decisions.HIT, 'externaltxid')
  }

  async giveNumber(cellphone: string): Promise<void> {
    await this.page.main.label(texts.phone.label).fill(cellphone)
    await this.press(texts.phone.submit)
  }

  async giveSentCode(): Promise<void> {
    const shown = this.page.main.text(/^Código de esta demostración/)
    await this.giveCode((await shown.read()).slice(-4))
  }

  async giveCode(code: string): Promise<void> {
    await this.page.main.label(accessTexts.code.label).fill(code)
    await this.press(texts.code.submit)
  }

  async typeNumber(text: string): Promise<string> {
    const field = this.page.main.label(texts.phone.label)
    await field.type(text)
    return field.value()
  }

  async retry(): Promise<void> {
    const names = new RegExp(`^(${failureTexts.retry}|${texts.noMatch.retry}|${texts.checkOver.retry})$`)
    await this.page.main.role('button', { name: names }).press()
    await this.settled()
  }

  async goOn(): Promise<void> {
    const names = new RegExp(`^(${texts.changed.toLogin}|${texts.changed.toHome})$`)
    await this.page.main.role('button', { name: names }).press()
    await this.page.arrivesAt((path) => path !== addresses.phoneChange.path)
    await this.page.isAtRest()
  }

  /** The title of the screen. */
  async title(): Promise<string> {
    await this.settled()
    return this.page.heading.read()
  }

  /** The sentence under it. */
  async lead(): Promise<string> {
    await this.settled()
    return this.page.main.css('header p').read()
  }

  /** Title and sentence while the result is pending; empty when nothing is awaited. */
  async whileChecking(): Promise<string> {
    const title = this.page.main.role('heading', { level: 1, name: containing(texts.checking.title) })
    await title.appears()
    return `${await title.read()} ${await this.page.main.css('header p').read()}`
  }

  async complaints(): Promise<readonly string[]> {
    const summary = this.page.main.role('alert').role('listitem')
    await summary.first().appears()
    return summary.readAll()
  }

  /** What the QR is for, empty where there is none. */
  async scannable(): Promise<string> {
    await this.settled()
    const picture = this.page.main.role('img')
    return (await picture.isThere()) ? picture.name() : ''
  }

  /** Query of the address, empty when nothing is left in it. */
  async query(): Promise<string> {
    await this.settled()
    return (await this.page.address()).replace(/^[^?]*/, '')
  }

  private async settled(): Promise<void> {
    await this.page.isAtRest()
    const checking = this.page.main.role('heading', { name: containing(texts.checking.title) })
    await checking.goes()
  }

  private async press(name: string): Promise<void> {
    await this.page.main.role('button', { name }).press()
    await this.page.isAtRest()
  }
}
