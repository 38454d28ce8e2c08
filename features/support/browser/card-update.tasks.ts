import type { Locator } from 'playwright'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import type { CardFields, CardUpdateTasks } from '#features/support/tasks/card-update.tasks'
import type { BrowserPortal } from './browser-portal'

const { form, update } = cardsTexts

export class BrowserCardUpdate implements CardUpdateTasks {
  constructor(private readonly portal: BrowserPortal) {}

  async give(card: CardFields): Promise<void> {
    await this.field(form.number).fill(card.number ?? '')
    await this.field(form.holder).fill(card.holder ?? '')
    await this.field(form.expiry).fill(card.expiry ?? '')
    await this.field(form.securityCode).fill(card.securityCode ?? '')
    await this.field(form.dni).fill(card.dni ?? '')
    await this.portal.main.getByRole('button', { name: update.submit }).click()
    await this.portal.atRest()
  }

  async typeNumber(text: string): Promise<string> {
    await this.field(form.number).pressSequentially(text)
    return this.field(form.number).inputValue()
  }

  async typeInNumberAt(position: number, text: string): Promise<string> {
    const field = this.field(form.number)
    await field.focus()
    await field.evaluate((input: HTMLInputElement, caret) => input.setSelectionRange(caret, caret), position)
    await this.portal.page.keyboard.type(text)
    return field.evaluate((input: HTMLInputElement) => {
      const caret = input.selectionStart ?? 0
      return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
    })
  }

  async title(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.heading)
  }

  async lead(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.main.locator('header p'))
  }

  async complaints(): Promise<readonly string[]> {
    const summary = this.portal.main.getByRole('alert').getByRole('listitem')
    await summary.first().waitFor()
    return this.portal.readAll(summary)
  }

  async tryAgain(): Promise<void> {
    const names = new RegExp(`^(${failureTexts.retry}|${update.again})$`)
    await this.portal.main.getByRole('button', { name: names }).click()
    await this.portal.atRest()
  }

  async look(): Promise<void> {
    await this.portal.main.getByRole('button', { name: update.look }).click()
    await this.portal.atRest()
  }

  async secrets(): Promise<readonly string[]> {
    return [await this.field(form.number).inputValue(), await this.field(form.securityCode).inputValue()]
  }

  async hasMenu(): Promise<boolean> {
    await this.portal.atRest()
    const menu = this.portal.page.getByRole('navigation', { name: shellTexts.mainMenu })
    const opener = this.portal.page.getByRole('button', { name: /menú/i })
    return (await menu.count()) + (await opener.count()) > 0
  }

  private field(label: string): Locator {
    return this.portal.main.getByLabel(label, { exact: true })
  }
}
