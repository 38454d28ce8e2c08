import type { Locator } from 'playwright'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CardPaymentTasks } from '#features/support/tasks/card-payment.tasks'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import type { BrowserPortal } from './browser-portal'

const { form } = cardsTexts
const texts = paymentsTexts.debitCard

/** With the amount where it is known. */
const payButton = /^Pagar( \$.*)?$/

export class BrowserCardPayment implements CardPaymentTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async chooseCard(lastDigits: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name: lastDigits }).check()
  }

  async addCard(): Promise<void> {
    await this.button(texts.addCard).click()
  }

  async type(card: CardFields): Promise<void> {
    const { number, holder, expiry, securityCode, dni } = card
    if (number !== undefined) await this.field(form.number).fill(number)
    if (holder !== undefined) await this.field(form.holder).fill(holder)
    if (expiry !== undefined) await this.field(form.expiry).fill(expiry)
    if (securityCode !== undefined) await this.field(form.securityCode).fill(securityCode)
    if (dni !== undefined) await this.field(form.dni).fill(dni)
  }

  async typeAmount(text: string): Promise<void> {
    await this.button(texts.editAmount).click()
    await this.field(texts.partialAmount).fill(text)
  }

  async press(): Promise<void> {
    await this.button(payButton).click()
    await this.portal.atRest()
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.portal.main.getByRole('alert').getByRole('listitem')
    await complaints.first().waitFor()
    return this.portal.readAll(complaints)
  }

  async title(): Promise<string> {
    return this.portal.read(this.portal.main.getByRole('heading', { level: 2 }).first())
  }

  async amountToPay(): Promise<string> {
    return (await this.portal.read(this.button(payButton))).replace(/^Pagar ?/, '')
  }

  async typed(): Promise<readonly string[]> {
    const fields = [form.number, form.holder, form.expiry, form.securityCode, form.dni]
    return Promise.all(fields.map((label) => this.field(label).inputValue()))
  }

  async refusal(): Promise<readonly string[]> {
    const panel = this.panel()
    await panel.waitFor()
    const reference = panel.getByText(kitTexts.reference(paymentsTexts.refusal.reference))
    return [await this.portal.read(panel.getByRole('heading')), await this.portal.read(reference)]
  }

  async waysOn(): Promise<readonly string[]> {
    await this.panel().waitFor()
    return this.portal.readAll(this.panel().getByRole('button').or(this.panel().getByRole('link')))
  }

  async goOnBy(way: string): Promise<void> {
    await this.button(way).click()
  }

  private panel(): Locator {
    return this.portal.main.getByRole('region').filter({ hasText: kitTexts.reference('409') })
  }

  private field(label: string): Locator {
    return this.portal.main.getByLabel(label, { exact: true })
  }

  private button(name: string | RegExp): Locator {
    return this.portal.main.getByRole('button', { name })
  }
}
