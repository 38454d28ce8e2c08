import { type FileToChoose, type PageElement, type RoleOptions, type TextMatch } from '#features/support/page'
import type { PageDriverCaller } from './page-driver-caller'
import {
  serializeTextMatch,
  type PageDriverAction,
  type PageElementReadMethodName,
  type ElementSearchSteps,
  type ElementSearchStep,
} from './element-search-steps'

/** An element of a page in any browser that a driver controls. */
export class BrowserEnginePageElement implements PageElement {
  constructor(
    private readonly driver: PageDriverCaller,
    readonly elementSearchSteps: ElementSearchSteps = [],
  ) {}

  getByRole(role: string, { name, level }: RoleOptions = {}): PageElement {
    return this.withSearchStep({
      by: 'role',
      role,
      ...(name !== undefined && { name: serializeTextMatch(name) }),
      ...(level !== undefined && { level }),
    })
  }

  getByLabel(words: TextMatch): PageElement {
    return this.withSearchStep({ by: 'label', words: serializeTextMatch(words) })
  }

  getByText(words: TextMatch): PageElement {
    return this.withSearchStep({ by: 'text', words: serializeTextMatch(words) })
  }

  getByCss(selector: string): PageElement {
    return this.withSearchStep({ by: 'css', selector })
  }

  filterByContent(what: TextMatch | PageElement): PageElement {
    return typeof what === 'string' || what instanceof RegExp
      ? this.withSearchStep({ by: 'havingWords', words: serializeTextMatch(what) })
      : this.withSearchStep({ by: 'havingPart', part: elementSearchStepsOf(what) })
  }

  unionWith(other: PageElement): PageElement {
    return this.withSearchStep({ by: 'or', part: elementSearchStepsOf(other) })
  }

  firstMatch(): PageElement {
    return this.matchAtIndex(0)
  }

  lastMatch(): PageElement {
    return this.withSearchStep({ by: 'last' })
  }

  matchAtIndex(position: number): PageElement {
    return this.withSearchStep({ by: 'at', position })
  }

  async press(): Promise<void> {
    await this.driver.performWithRetry(async () =>
      this.driver.engine.click(await this.findElement('to press')),
    )
  }

  async pressTwice(): Promise<void> {
    await this.performAction('pressTwice')
  }

  async pressThenNextWithoutPause(next: PageElement): Promise<void> {
    await this.driver.callPageDriverUntilAnswered(
      'pressThenNextWithoutPause',
      this.elementSearchSteps,
      elementSearchStepsOf(next),
    )
  }

  async hover(): Promise<void> {
    await this.driver.performWithRetry(async () => this.driver.engine.hover(await this.findElement('to see')))
  }

  async dragBy(): Promise<void> {
    throw new Error('No driver pulls the same way in every engine')
  }

  async pressKey(key: string): Promise<void> {
    await this.driver.callPageDriverUntilAnswered('setCaretPosition', this.elementSearchSteps, 0)
    await this.driver.engine.pressKey(key)
  }

  async fill(text: string): Promise<void> {
    await this.performAction('empty')
    if (text !== '') await this.driver.engine.typeInto(await this.findElement('to press'), text)
  }

  async typeText(text: string, at?: number): Promise<void> {
    const end = (await this.fieldValue()).length
    await this.driver.callPageDriverUntilAnswered('setCaretPosition', this.elementSearchSteps, at ?? end)
    await this.driver.engine.typeInto(await this.findElement('to press'), text)
  }

  async setChecked(isChecked: boolean = true): Promise<void> {
    if ((await this.performAction('isTicked')) !== isChecked) await this.press()
  }

  async selectOption(entry: string): Promise<void> {
    await this.driver.callPageDriverUntilAnswered('chooseOption', this.elementSearchSteps, entry)
  }

  async chooseFile({ name, bytes }: FileToChoose): Promise<void> {
    await this.driver.callPageDriverUntilAnswered('chooseFile', this.elementSearchSteps, name, [...bytes])
  }

  visibleText(): Promise<string> {
    return this.read<string>('visibleText')
  }

  fieldValue(): Promise<string> {
    return this.read<string>('fieldValue')
  }

  selectedOptionText(): Promise<string> {
    return this.read<string>('selectedOptionText')
  }

  fieldValueWithCaret(): Promise<string> {
    return this.read<string>('fieldValueWithCaret')
  }

  accessibleName(): Promise<string> {
    return this.read<string>('accessibleName')
  }

  accessibleDescription(): Promise<string> {
    return this.read<string>('accessibleDescription')
  }

  linkAddress(): Promise<string> {
    return this.read<string>('linkAddress')
  }

  async attributeValue(name: string): Promise<string | undefined> {
    const value = await this.driver.callPageDriverUntilAnswered(
      'readAttribute',
      this.elementSearchSteps,
      name,
    )
    return typeof value === 'string' ? value : undefined
  }

  optionTexts(): Promise<readonly string[]> {
    return this.read<readonly string[]>('optionTexts')
  }

  visibleTexts(): Promise<readonly string[]> {
    return this.read<readonly string[]>('visibleTexts')
  }

  async allMatches(): Promise<readonly PageElement[]> {
    return Array.from({ length: await this.countMatches() }, (_, position) => this.matchAtIndex(position))
  }

  countMatches(): Promise<number> {
    return this.read<number>('countMatches')
  }

  isPresent(): Promise<boolean> {
    return this.read<boolean>('isPresent')
  }

  async waitToAppear(): Promise<void> {
    await this.read('waitToAppear')
  }

  async waitToDisappear(): Promise<void> {
    await this.read('waitToDisappear')
  }

  private read<Value>(method: PageElementReadMethodName): Promise<Value> {
    return this.driver.callPageDriverUntilAnswered(
      'readElement',
      this.elementSearchSteps,
      method,
    ) as Promise<Value>
  }

  private performAction(action: PageDriverAction): Promise<unknown> {
    return this.driver.callPageDriverUntilAnswered('performAction', this.elementSearchSteps, action)
  }

  private async findElement(purpose: 'to press' | 'to see'): Promise<unknown> {
    await this.driver.callPageDriverUntilAnswered(
      'findElement',
      this.elementSearchSteps,
      purpose === 'to press',
    )
    return this.driver.engine.evaluateElement('() => window.portalDriver.foundElement')
  }

  private withSearchStep(step: ElementSearchStep): BrowserEnginePageElement {
    return new BrowserEnginePageElement(this.driver, [...this.elementSearchSteps, step])
  }
}

function elementSearchStepsOf(part: PageElement): ElementSearchSteps {
  if (!(part instanceof BrowserEnginePageElement)) throw new Error('That part is of another page')
  return part.elementSearchSteps
}
