import { CardUpdateViewModel } from '@/ui/cards/card-update-view-model'
import { caretAfter, digitsBefore } from '@/ui/cards/grouped-caret'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import type { CardFields, CardUpdateTasks } from '#features/support/tasks/card-update.tasks'
import type { HeadlessPortal } from './headless-portal'

const texts = cardsTexts.update

export class HeadlessCardUpdate implements CardUpdateTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async give(card: CardFields): Promise<void> {
    const model = await this.model()
    model.entry.typeNumber(card.number ?? '')
    model.entry.typeHolder(card.holder ?? '')
    model.entry.typeExpiry(card.expiry ?? '')
    model.entry.typeSecurityCode(card.securityCode ?? '')
    model.entry.typeDni(card.dni ?? '')
    await model.submit()
  }

  async typeNumber(text: string): Promise<string> {
    const { entry } = await this.model()
    for (const character of text) entry.typeNumber(entry.number + character)
    return entry.number
  }

  async typeInNumberAt(position: number, text: string): Promise<string> {
    const { entry } = await this.model()
    let caret = position
    for (const character of text) {
      const typed = entry.number.slice(0, caret) + character + entry.number.slice(caret)
      const digits = digitsBefore(typed, caret + 1)
      entry.typeNumber(typed)
      caret = caretAfter(entry.number, digits)
    }
    return `${entry.number.slice(0, caret)}|${entry.number.slice(caret)}`
  }

  async title(): Promise<string> {
    const { state } = await this.model()
    switch (state.phase) {
      case 'no-link':
        return texts.noLinkTitle
      case 'failed':
        return texts.failedTitle
      case 'updated':
        return texts.doneTitle
      case 'not-updated':
        return texts.notDoneTitle
      case 'unsure':
        return texts.unsureTitle
      default:
        return texts.title
    }
  }

  async lead(): Promise<string> {
    const { state } = await this.model()
    switch (state.phase) {
      case 'no-link':
        return texts.noLink
      case 'failed':
        return gatewayFailureText(state.failure)
      case 'updated':
        return texts.done(state.lastDigits)
      case 'not-updated':
        return texts.notDone
      case 'unsure':
        return texts.unsure
      case 'asking':
        return `${texts.greeting(state.card.holderName)} ${texts.current(state.card.lastDigits)}`
      default:
        return ''
    }
  }

  async complaints(): Promise<readonly string[]> {
    const { state } = await this.model()
    return state.phase === 'asking' ? state.errors.map(({ text }) => text) : []
  }

  async tryAgain(): Promise<void> {
    const model = await this.model()
    if (model.state.phase === 'failed') await model.load()
    else model.askAgain()
  }

  async look(): Promise<void> {
    await (await this.model()).look()
  }

  async secrets(): Promise<readonly string[]> {
    const { entry } = await this.model()
    return [entry.number, entry.securityCode]
  }

  async hasMenu(): Promise<boolean> {
    const { showing, customer } = this.portal.doorkeeper
    return customer !== undefined && showing?.route.menu !== 'none'
  }

  private async model(): Promise<CardUpdateViewModel> {
    const model = this.portal.at(CardUpdateViewModel, undefined)
    await this.portal.until(() => model.state.phase !== 'loading')
    return model
  }
}
