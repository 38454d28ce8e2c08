import type { Locator } from 'playwright'
import { cardPaths } from '@/ui/cards/card-paths'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { paths } from '@/ui/paths'
import { kitTexts } from '@/ui/texts/kit.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import type { CardTasks } from '#features/support/tasks/cards.tasks'
import type { BrowserPortal } from './browser-portal'
import { OpenedTabs } from './opened-tabs'

const { form } = cardsTexts

export class BrowserCards implements CardTasks {
  private readonly tabs: OpenedTabs

  constructor(private readonly portal: BrowserPortal) {
    this.tabs = new OpenedTabs(portal.stage.context)
  }

  async open(name: string): Promise<void> {
    await this.list().getByRole('button', { name }).click()
    await this.arrivedAt(cardPaths.detail)
  }

  async startAdding(): Promise<void> {
    await this.portal.main.getByRole('link', { name: texts.add }).click()
    await this.portal.page.waitForURL((url) => url.pathname !== cardPaths.list)
    await this.portal.atRest()
  }

  async chooseLoans(facts: readonly string[]): Promise<void> {
    const checks = this.portal.main.getByRole('checkbox')
    await checks.first().waitFor()
    for (const check of await checks.all()) await check.setChecked(false)
    for (const fact of facts) await this.portal.main.getByRole('checkbox', { name: fact }).check()
    await this.button(texts.goOn).click()
    await this.portal.page.waitForURL((url) => url.pathname !== cardPaths.loans)
  }

  async changeLoans(): Promise<void> {
    await this.portal.main.getByRole('link', { name: texts.summary.changeLoans }).click()
    await this.arrivedAt(cardPaths.loans)
  }

  async give(card: CardFields): Promise<void> {
    await this.field(form.number).fill(card.number ?? '')
    await this.field(form.holder).fill(card.holder ?? '')
    await this.field(form.expiry).fill(card.expiry ?? '')
    await this.field(form.securityCode).fill(card.securityCode ?? '')
    await this.field(form.dni).fill(card.dni ?? '')
    await this.portal.main.getByRole('form', { name: form.label }).getByRole('button').click()
    await this.portal.atRest()
  }

  async confirm(): Promise<void> {
    await this.button(texts.summary.confirm).click()
    await this.portal.main
      .getByRole('heading', { level: 1, name: texts.summary.title })
      .waitFor({ state: 'detached' })
  }

  async confirmAndGoHome(): Promise<void> {
    await this.pressAndGoHome(this.button(texts.summary.confirm))
  }

  async cancel(): Promise<void> {
    await this.button(texts.cancel).click()
    await this.arrivedAt(cardPaths.list)
  }

  async openTerms(): Promise<void> {
    this.tabs.look()
    await this.button(texts.summary.terms).click()
    await this.portal.main.getByText(texts.summary.openingTerms).waitFor({ state: 'detached' })
    await this.portal.atRest()
  }

  async startReplacing(): Promise<void> {
    await this.portal.main.getByRole('link', { name: texts.detail.replace }).click()
    await this.arrivedAt(cardPaths.replacement)
  }

  async goOn(): Promise<void> {
    await this.button(texts.goOn).click()
    await this.portal.page.waitForURL((url) => url.pathname !== cardPaths.replacement)
    await this.portal.atRest()
  }

  async replaceBy(name: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name }).check()
    await this.button(texts.choice.submit).click()
    await this.arrivedAt(cardPaths.replacementResult)
  }

  async replaceByAndGoHome(name: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name }).check()
    await this.pressAndGoHome(this.button(texts.choice.submit))
  }

  async addInstead(): Promise<void> {
    await this.portal.main.getByRole('link', { name: texts.add }).click()
    await this.arrivedAt(cardPaths.replacementCard)
  }

  async follow(): Promise<void> {
    // A screen that only opens has the title of the list, and nowhere to go yet.
    const way = this.portal.main.locator('a, button').first()
    await way.waitFor()
    const before = await this.portal.read(this.portal.heading)
    await way.click()
    await this.portal.main
      .getByRole('heading', { level: 1, name: before, exact: true })
      .waitFor({ state: 'detached' })
    await this.portal.atRest()
  }

  async cards(): Promise<readonly string[]> {
    const cards = this.list().getByRole('button')
    await cards.first().waitFor()
    return this.words(cards)
  }

  async borders(): Promise<readonly string[]> {
    const cards = this.list().getByRole('button')
    await cards.first().waitFor()
    const tokens = { neutral: '--line', amber: '--warn', red: '--bad' }
    return cards.evaluateAll((elements, tokenOf) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const names = new Map<string, string>()
      for (const [name, token] of Object.entries(tokenOf)) {
        probe.style.color = `var(${token})`
        names.set(getComputedStyle(probe).color, name)
      }
      probe.remove()
      return elements.map((element) => names.get(getComputedStyle(element).borderTopColor) ?? '')
    }, tokens)
  }

  async offersAdding(): Promise<boolean> {
    await this.portal.atRest()
    return this.portal.main.getByRole('link', { name: texts.add }).isVisible()
  }

  async offersReplacing(): Promise<boolean> {
    await this.portal.atRest()
    return this.portal.main.getByRole('link', { name: texts.detail.replace }).isVisible()
  }

  async expiry(): Promise<string> {
    return this.portal.read(this.portal.main.getByRole('definition').first())
  }

  async loans(): Promise<readonly string[]> {
    await this.portal.atRest()
    const path = new URL(this.portal.page.url()).pathname
    if (path === cardPaths.loans) return this.portal.readAll(this.portal.main.locator('fieldset label'))
    const label = path === cardPaths.replacement ? texts.replacement.loans : this.loansLabel(path)
    return this.portal.readAll(this.portal.main.getByRole('list', { name: label }).getByRole('listitem'))
  }

  async noLoans(): Promise<string> {
    await this.portal.atRest()
    const said = this.portal.main
      .getByText(texts.detail.none)
      .or(this.portal.main.getByText(texts.detail.failed, { exact: true }))
    return this.portal.read(said)
  }

  async total(): Promise<string> {
    const total = this.portal.main.getByRole('group', { name: texts.summary.total }).locator('p').nth(1)
    await total.waitFor()
    return this.portal.read(total)
  }

  async obstacle(): Promise<string> {
    await this.portal.atRest()
    const button = this.button(texts.goOn)
    const id = await button.getAttribute('aria-describedby')
    return id === null ? '' : this.portal.read(this.portal.page.locator(`[id="${id}"]`))
  }

  async newCard(): Promise<string> {
    const heading = this.portal.main.getByRole('heading', { name: texts.summary.card, exact: true })
    return (await this.words(heading.locator('xpath=following-sibling::*[1]'))).join(' ')
  }

  async replacements(): Promise<readonly string[]> {
    const cards = this.portal.main.locator('label', { has: this.portal.page.getByRole('radio') })
    await cards.first().waitFor()
    return this.words(cards)
  }

  async complaints(): Promise<readonly string[]> {
    const complaints = this.portal.main.getByRole('alert').getByRole('listitem')
    await complaints.first().waitFor()
    return this.portal.readAll(complaints)
  }

  async typed(): Promise<readonly string[]> {
    const fields = [form.number, form.securityCode, form.holder]
    return Promise.all(fields.map((label) => this.field(label).inputValue()))
  }

  async title(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.heading)
  }

  async message(): Promise<string> {
    await this.portal.atRest()
    return this.portal.read(this.portal.main.locator('header + div p').first())
  }

  openedDocuments(atLeast: number): Promise<number> {
    return this.tabs.atLeast(atLeast)
  }

  lookAway(): void {
    this.tabs.lookAway()
  }

  async path(): Promise<string> {
    await this.portal.atRest()
    return new URL(this.portal.page.url()).pathname
  }

  /** One press right after the other: no answer comes between them. */
  private async pressAndGoHome(button: Locator): Promise<void> {
    const bar = this.portal.page.getByRole('navigation', { name: kitTexts.quickNavigation })
    const home = await bar.getByRole('link', { name: shellTexts.bottomBar.home }).elementHandle()
    await button.evaluate((element: HTMLElement, link) => {
      element.click()
      if (link instanceof HTMLElement) link.click()
    }, home)
    await this.arrivedAt(paths.home)
  }

  /** What one reads: the mark that a brand is drawn with is decoration. */
  private async words(cards: Locator): Promise<readonly string[]> {
    const read = await this.portal.readAll(cards)
    const marks = await cards.evaluateAll((elements) =>
      elements.map((element) => element.querySelector('svg text')?.textContent ?? ''),
    )
    return read.map((text, position) => text.replace(marks[position] ?? '', '').trim())
  }

  private loansLabel(path: string): string {
    return path === cardPaths.detail ? texts.detail.loans : texts.summary.loans
  }

  private list(): Locator {
    return this.portal.main.getByRole('list', { name: texts.list.label })
  }

  private button(name: string): Locator {
    return this.portal.main.getByRole('button', { name, exact: true })
  }

  private field(label: string): Locator {
    return this.portal.main.getByLabel(label, { exact: true })
  }

  private async arrivedAt(path: string): Promise<void> {
    await this.portal.page.waitForURL((url) => url.pathname === path)
    await this.portal.atRest()
  }
}
