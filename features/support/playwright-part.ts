import { Buffer } from 'node:buffer'
import type { Locator, Page as BrowserPage } from 'playwright'
import { plain, type FileToChoose, type Part, type RoleOptions, type TextMatch } from './page'

export type Role = Parameters<BrowserPage['getByRole']>[0]

/** An element of a page in Chromium. */
export class PlaywrightPart implements Part {
  constructor(private readonly locator: Locator) {}

  role(role: string, options?: RoleOptions): Part {
    return new PlaywrightPart(this.locator.getByRole(role as Role, asked(options)))
  }

  label(words: TextMatch): Part {
    return new PlaywrightPart(this.locator.getByLabel(words, { exact: true }))
  }

  text(words: TextMatch): Part {
    return new PlaywrightPart(this.locator.getByText(words, { exact: true }).filter({ visible: true }))
  }

  css(selector: string): Part {
    return new PlaywrightPart(this.locator.locator(selector).filter({ visible: true }))
  }

  containing(what: TextMatch | Part): Part {
    const filter =
      typeof what === 'string' || what instanceof RegExp
        ? { hasText: what }
        : { has: browserPart(what).locator }
    return new PlaywrightPart(this.locator.filter(filter))
  }

  or(other: Part): Part {
    return new PlaywrightPart(this.locator.or(browserPart(other).locator))
  }

  first(): Part {
    return new PlaywrightPart(this.locator.first())
  }

  last(): Part {
    return new PlaywrightPart(this.locator.last())
  }

  at(position: number): Part {
    return new PlaywrightPart(this.locator.nth(position))
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

  async pressAndThen(next: Part): Promise<void> {
    const other = await browserPart(next).locator.elementHandle()
    await this.locator.evaluate((element: HTMLElement, second) => {
      element.click()
      if (second instanceof HTMLElement) second.click()
    }, other)
  }

  async pointAt(): Promise<void> {
    await this.locator.hover()
  }

  async drag(right: number, down: number): Promise<void> {
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

  async type(text: string, at?: number): Promise<void> {
    await this.locator.focus()
    if (at !== undefined)
      await this.locator.evaluate(
        (input: HTMLInputElement, caret) => input.setSelectionRange(caret, caret),
        at,
      )
    await this.locator.page().keyboard.type(text)
  }

  async check(isChecked: boolean = true): Promise<void> {
    await this.locator.setChecked(isChecked)
  }

  async choose(entry: string): Promise<void> {
    await this.locator.selectOption(entry)
  }

  async chooseFile({ name, bytes }: FileToChoose): Promise<void> {
    await this.locator.setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
  }

  async read(): Promise<string> {
    return plain(await this.locator.innerText())
  }

  async value(): Promise<string> {
    return this.locator.inputValue()
  }

  async selectedOption(): Promise<string> {
    // An option of a closed list is not visible.
    return plain((await this.locator.locator('option:checked').textContent()) ?? '')
  }

  async valueWithCaret(): Promise<string> {
    return this.locator.evaluate((input: HTMLInputElement) => {
      const caret = input.selectionStart ?? 0
      return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`
    })
  }

  async name(): Promise<string> {
    return plain(/^- \S+ "(.*?)"/.exec(await this.locator.ariaSnapshot())?.[1] ?? '')
  }

  async description(): Promise<string> {
    const ids = (await this.locator.getAttribute('aria-describedby'))?.split(' ') ?? []
    const page = this.locator.page()
    const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))
    return plain(texts.join(' '))
  }

  async linkAddress(): Promise<string> {
    return (await this.locator.getAttribute('href')) ?? ''
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.locator.getAttribute(name)) ?? undefined
  }

  async options(): Promise<readonly string[]> {
    return (await this.locator.locator('option').allTextContents()).map(plain)
  }

  async readAll(): Promise<readonly string[]> {
    // SVG elements have no inner text.
    const texts = await this.locator.evaluateAll((elements: (Element & { readonly innerText?: string })[]) =>
      elements.map(({ innerText, textContent }) => innerText ?? textContent),
    )
    return texts.map(plain)
  }

  async all(): Promise<readonly Part[]> {
    return (await this.locator.all()).map((locator) => new PlaywrightPart(locator))
  }

  async count(): Promise<number> {
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

/** The options of a role as Playwright takes them: a name is the whole name. */
export function asked({ name, level }: RoleOptions = {}) {
  return { ...(name !== undefined && { name, exact: true }), ...(level !== undefined && { level }) }
}

function browserPart(part: Part): PlaywrightPart {
  if (!(part instanceof PlaywrightPart)) throw new Error('That part is of another page')
  return part
}
