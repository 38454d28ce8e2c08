import { wayAfterRefusal } from '@/domain/payments/card-refusal'
import { formatMoney } from '@/ui/kit/format'
import type { DebitCardViewModel } from '@/ui/payments/debit-card-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/payment-summary-view-model'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { cardRefusalText, paymentsTexts } from '@/ui/texts/payments.texts'
import type { CardPaymentTasks } from '#features/support/tasks/card-payment.tasks'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import type { HeadlessPortal } from './headless-portal'

const texts = paymentsTexts.debitCard
const ways = paymentsTexts.refusal

export class HeadlessCardPayment implements CardPaymentTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async chooseCard(lastDigits: string): Promise<void> {
    const model = await this.model()
    const cards = model.state.phase === 'choosing' ? model.state.cards : []
    const card = cards.find((each) => each.lastDigits === lastDigits)
    if (!card) throw new Error(`No card that ends in ${lastDigits} is offered`)
    model.choose(card.debitCardId)
  }

  async addCard(): Promise<void> {
    ;(await this.model()).typeCard()
  }

  async type(card: CardFields): Promise<void> {
    const { entry } = await this.model()
    if (card.number !== undefined) entry.typeNumber(card.number)
    if (card.holder !== undefined) entry.typeHolder(card.holder)
    if (card.expiry !== undefined) entry.typeExpiry(card.expiry)
    if (card.securityCode !== undefined) entry.typeSecurityCode(card.securityCode)
    if (card.dni !== undefined) entry.typeDni(card.dni)
  }

  async typeAmount(text: string): Promise<void> {
    const { amount } = await this.model()
    amount.edit()
    amount.type(text)
  }

  async press(): Promise<void> {
    await (await this.model()).pay()
  }

  async complaints(): Promise<readonly string[]> {
    const { state } = await this.model()
    return 'errors' in state ? state.errors.map(({ text }) => plain(text)) : []
  }

  async title(): Promise<string> {
    const { state } = await this.model()
    return state.phase === 'typing' ? texts.newTitle : texts.title
  }

  async amountToPay(): Promise<string> {
    const { total } = this.portal.at(PaymentSummaryViewModel, undefined)
    const amount = (await this.model()).amount.of(total)
    return amount.ok ? plain(formatMoney(amount.value)) : ''
  }

  async typed(): Promise<readonly string[]> {
    const { number, holder, expiry, securityCode, dni } = (await this.model()).entry
    return [number, holder, expiry, securityCode, dni]
  }

  async refusal(): Promise<readonly string[]> {
    const { state } = await this.model()
    if (state.phase !== 'refused') return []
    return [cardRefusalText(state.refusal).title, kitTexts.reference(ways.reference)]
  }

  async waysOn(): Promise<readonly string[]> {
    const { state } = await this.model()
    if (state.phase !== 'refused') return []
    switch (wayAfterRefusal(state.refusal)) {
      case 'card':
        return [ways.typeAgain, ways.toProvider, failureTexts.goHome]
      case 'provider':
        return [ways.toProvider, ways.otherCard, failureTexts.goHome]
      case 'none':
        return [failureTexts.goHome]
    }
  }

  async goOnBy(way: string): Promise<void> {
    const model = await this.model()
    if (!(await this.waysOn()).includes(way)) throw new Error(`${way} is not offered`)
    if (way === ways.typeAgain) model.typeCard()
    if (way === ways.otherCard) model.useOtherCard()
    if (way === ways.toProvider) await model.goToProvider()
  }

  private async model(): Promise<DebitCardViewModel> {
    const model = await this.portal.payments.debitCard()
    await this.portal.until(() => model.state.phase !== 'loading')
    return model
  }
}

/** As one reads it, with plain spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
