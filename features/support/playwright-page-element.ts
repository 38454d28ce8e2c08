import { Buffer } from 'node:buffer'
import type { Locator, Page as BrowserPage } from 'playwright'
import { collapseSpaces, type FileToChoose, type PageElement, type RoleOptions, type TextMatch } from './page'

export type PlaywrightAriaRole = Parameters<BrowserPage['getByRole']>[0]

/** An element of a page in Chromium, found by a Playwright locator. */
export class PlaywrightPageElement implements PageElement {
  constructor(private readonly locator: Locator) {}

  getByRole(role: string, options?: RoleOptions): PageElement {
    return new PlaywrightPageElement(
      this.locator.getByRole(role as PlaywrightAriaRole, createPlaywrightRoleOptions(options)),
    )
  }

  getByLabel(words: TextMatch): PageElement {
    return new PlaywrightPageElement(this.locator.getByLabel(words, { exact: true }))
  }

  getByText(words: TextMatch): PageElement {
    return new PlaywrightPageElement(this.locator.getByText(words, { exact: true }).filter({ visible: true }))
  }

  getByCss(selector: string): PageElement {
    return new PlaywrightPageElement(this.locator.locator(selector).filter({ visible: true }))
  }

  filterByContent(what: TextMatch | PageElement): PageElement {
    const filter =
      typeof what === 'string' || what instanceof RegExp
        ? { hasText: what }
        : { has: requirePlaywrightElement(what).locator }
    return new PlaywrightPageElement(this.locator.filter(filter))
  }

  unionWith(other: PageElement): PageElement {
    return new PlaywrightPageElement(this.locator.or(requirePlaywrightElement(other).locator))
  }

  firstMatch(): PageElement {
    return new PlaywrightPageElement(this.locator.first())
  }

  lastMatch(): PageElement {
    return new PlaywrightPageElement(this.locator.last())
  }

  matchAtIndex(position: number): PageElement {
    return new PlaywrightPageElement(this.locator.nth(position))
  }

  async press(): Promise<void> {
    await this.locator.click()
  }

  async pressTwice(): Promise<void> {
    await this.locator.click({ trial: true })
    await this.locator.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
  }

  async pressThenNextWithoutPause(next: PageElement): Promise<void> {
    const other = await requirePlaywrightElement(next).locator.elementHandle()
    await this.locator.evaluate((element: HTMLElement, second) => {
      element.click()
      if (second instanceof HTMLElement) second.click()
    }, other)
  }

  async hover(): Promise<void> {
    await this.locator.hover()
  }

  async dragBy(right: number, down: number): Promise<void> {
    const box = await this.locator.boundingBox()
    if (!box) throw new Error('There is nothing to pull')
    const { mouse } = this.locator.page()
    const moveBy = (times: number) =>
      mouse.move(box.x + box.width * (0.5 + right * times), box.y + box.height / 2 + box.width * down * times)
    await moveBy(0)
    await mouse.down()
    await moveBy(1)
    await mouse.up()
    await moveBy(2)
  }

  async pressKey(key: string): Promise<void> {
    await this.locator.press(key)
  }

  async fill(text: string): Promise<void> {
    await this.locator.fill(text)
  }

  async typeText(text: string, at?: number): Promise<void> {
    await this.locator.focus()
    if (at !== undefined)
      await this.locator.evaluate(
        (input: HTMLInputElement, caret) => input.setSelectionRange(caret, caret),
        at,
      )
    await this.locator.page().keyboard.type(text)
  }

  async setChecked(isChecked: boolean = true): Promise<void> {
    await this.locator.setChecked(isChecked)
  }

  async selectOption(entry: string): Promise<void> {
    await this.locator.selectOption(entry)
  }

  async chooseFile({ name, bytes }: FileToChoose): Promise<void> {
    await this.locator.setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
  }

  async visibleText(): Promise<string> {
    return collapseSpaces(await this.locator.innerText())
  }

  async fieldValue(): Promise<string> {
    return this.locator.inputValue()
  }

  async selectedOptionText(): Promise<string> {
    // An option of a closed list is not visible.
    return collapseSpaces((await this.locator.locator('option:checked').textContent()) ?? '')
  }

  async fieldValueWithCaret(): Promise<string> {
    return this.locator.evaluate((input: HTMLInputElement) => {
      const caret = input.selectionStart ?? 0
      return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
    })
  }

  async accessibleName(): Promise<string> {
    return collapseSpaces(/^- \S+ "(.*?)"/.exec(await this.locator.ariaSnapshot())?.[1] ?? '')
  }

  async accessibleDescription(): Promise<string> {
    const ids = (await this.locator.getAttribute('aria-describedby'))?.split(' ') ?? []
    const page = this.locator.page()
    const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))
    return collapseSpaces(texts.join(' '))
  }

  async linkAddress(): Promise<string> {
    return (await this.locator.getAttribute('href')) ?? ''
  }

  async attributeValue(name: string): Promise<string | undefined> {
    return (await this.locator.getAttribute(name)) ?? undefined
  }

  async optionTexts(): Promise<readonly string[]> {
    return (await this.locator.locator('option').allTextContents()).map(collapseSpaces)
  }

  async visibleTexts(): Promise<readonly string[]> {
    // SVG elements have no inner text.
    const texts = await this.locator.evaluateAll((elements: (Element & { readonly innerText?: string })[]) =>
      elements.map(({ innerText, textContent }) => innerText ?? textContent),
    )
    return texts.map(collapseSpaces)
  }

  async allMatches(): Promise<readonly PageElement[]> {
    return (await this.locator.all()).map((locator) => new PlaywrightPageElement(locator))
  }

  async countMatches(): Promise<number> {
    return this.locator.count()
  }

  async isPresent(): Promise<boolean> {
    return (await this.locator.filter({ visible: true }).count()) > 0
  }

  async waitToAppear(): Promise<void> {
    await this.locator.first().waitFor()
  }

  async waitToDisappear(): Promise<void> {
    await this.locator.first().waitFor({ state: 'hidden' })
  }
}

/**
 * Returns Playwright's options for finding an element by role. A name given as a string must equal the
 * element's whole name.
 */
export function createPlaywrightRoleOptions({ name, level }: RoleOptions = {}) {
  return { ...(name !== undefined && { name, exact: true }), ...(level !== undefined && { level }) }
}

function requirePlaywrightElement(part: PageElement): PlaywrightPageElement {
  if (!(part instanceof PlaywrightPageElement)) throw new Error('That part is of another page')
  return part
}
