import { shopCode, shops, type Shop } from '@/adapters/fake/shops'
import { addresses } from '@/ui/addresses'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { openAmountTexts, qrPaymentTexts as texts } from '@/ui/texts/qr-payment.texts'
import type { CameraInHand } from '#features/support/device'
import { containing, type Page, type Part } from '#features/support/page'

const { scanner } = texts

/** A small picture of nothing: what it shows is the device's to say. */
const somePicture = { name: 'qr.png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }

export function shopNamed(name: string): Shop {
  const shop = Object.values(shops).find((each) => each.name === name)
  if (!shop) throw new Error(`There is no shop ${name}`)
  return shop
}

/** The text of the code that hangs in that shop. */
export function codeOf(name: string): string {
  return shopCode(shopNamed(name))
}

export class QrPaymentTasks {
  constructor(private readonly page: Page) {}

  get camera(): CameraInHand {
    return this.page.device.camera
  }

  async useCamera(): Promise<void> {
    await this.page.isAtRest()
    await this.page.main.role('button', { name: scanner.use }).press()
    await this.page.isAtRest()
  }

  /** A code comes before the camera, which is used from then on. */
  async scan(text: string): Promise<void> {
    if ((await this.camera.on()) === 0) await this.useCamera()
    await this.camera.sees(text)
    await this.page.isAtRest()
  }

  /** The camera reads the same code twice before anything else happens. */
  async scanTwice(text: string): Promise<void> {
    await this.useCamera()
    await this.camera.sees(text)
    await this.camera.sees(text)
    await this.page.isAtRest()
  }

  async pressOverCamera(words: string): Promise<void> {
    await this.page.role('dialog').role('button', { name: words }).press()
    await this.page.isAtRest()
  }

  /** The page goes out of sight. */
  async lookElsewhere(): Promise<void> {
    await this.page.device.putAside()
    await this.page.isAtRest()
  }

  async paste(text: string): Promise<void> {
    await this.pasteWithoutWaiting(text)
    await this.page.isAtRest()
  }

  async pasteWithoutWaiting(text: string): Promise<void> {
    await this.page.isAtRest()
    await this.page.label(scanner.paste).fill(text)
    await this.page.main.role('button', { name: scanner.read }).press()
  }

  async pasted(): Promise<string> {
    return this.page.label(scanner.paste).value()
  }

  async choosePicture(): Promise<void> {
    await this.page.isAtRest()
    await this.page.label(containing(scanner.picture)).give(somePicture)
    await this.page.isAtRest()
  }

  /** Key by key; `<` takes the last one back. */
  async typeAmount(keys: string): Promise<void> {
    await this.page.isAtRest()
    await this.page.main.label(openAmountTexts.pesos).press()
    for (const key of keys) await this.page.strike(key === '<' ? 'Backspace' : key)
    await this.page.isAtRest()
  }

  async hasSmallFigures(): Promise<boolean> {
    return this.page.main.css('[data-size="long"] input').first().isThere()
  }

  async reload(): Promise<void> {
    await this.page.isAtRest()
    await this.page.reload()
    await this.page.isAtRest()
  }

  /** Where another tab ends up that opens that address. */
  async otherTabAt(address: string): Promise<string> {
    const tab = await this.page.device.otherTab(address)
    await tab.heading.appears()
    await tab.isAtRest()
    return tab.path()
  }

  async choosePlan(installments: string): Promise<void> {
    await this.page.isAtRest()
    await this.page.main.role('radio', { name: containing(installments) }).check()
  }

  /** Presses, and waits until the bar has come to its end. */
  async pay(): Promise<void> {
    await this.payButton().press()
    await this.waitForBar()
  }

  async openTerms(): Promise<void> {
    await this.page.main.role('button', { name: loanCostTexts.terms }).press()
    await this.page.main.text(loanCostTexts.openingTerms).goes()
    await this.page.isAtRest()
  }

  async payTwice(): Promise<void> {
    await this.payButton().pressTwice()
    await this.waitForBar()
  }

  /** Presses, and waits for nothing. */
  async press(): Promise<void> {
    await this.payButton().press()
  }

  /** How far the bar is, in percent. */
  async progress(): Promise<number> {
    return Number(await this.bar().attribute('value'))
  }

  /** Everything of the customer's first tab is opened again in another one, and paid there. */
  async payInOtherTab(text: string, installments: string): Promise<void> {
    const tab = await this.page.device.otherTab(addresses.qrPayment.path)
    const there = new QrPaymentTasks(tab)
    await there.paste(text)
    await there.choosePlan(installments)
    await there.pay()
    await tab.close()
  }

  /** How many times the lender really paid a shop, once what is pending has come to its end. */
  async timesPaid(): Promise<number> {
    if (await this.bar().isThere()) await this.waitForBar()
    return (await this.kept('shopPayments')).length
  }

  async loansMade(): Promise<number> {
    return (await this.kept('newLoans')).length
  }

  async offersPaying(): Promise<boolean> {
    await this.page.isAtRest()
    return this.payButton().isThere()
  }

  private async kept(table: string): Promise<readonly unknown[]> {
    const journal: unknown = JSON.parse((await this.page.device.kept('portal-demo.journal')) ?? '{}')
    return Object.values(Object(Object(Object(journal).value)[table]))
  }

  private bar(): Part {
    return this.page.main.role('progressbar')
  }

  private payButton(): Part {
    return this.page.main.role('button', { name: /^Pagar / })
  }

  private async waitForBar(): Promise<void> {
    await this.page.isAtRest()
    await this.page.device.letPass(3)
    await this.bar().goes()
    await this.page.isAtRest()
  }

  /** Somewhere on the page. */
  async says(words: string): Promise<void> {
    await this.page.text(words).first().appears()
  }

  async comesBack(): Promise<void> {
    await this.page.go(addresses.qrPayment.path)
    await this.page.isAtRest()
  }
}
