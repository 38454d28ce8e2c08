import { type FileToChoose, type PageElement, type RoleOptions, type TextMatch } from '#features/support/page'
import type { EngineDriver } from './engine-driver'
import {
  toSentTextMatch,
  type DriverAction,
  type ElementQuestion,
  type LocatorSteps,
  type LocatorStep,
} from './locator-steps'

/** An element of a page in any browser that a driver controls. */
export class EnginePageElement implements PageElement {
  constructor(
    private readonly driver: EngineDriver,
    private readonly recipe: LocatorSteps = [],
  ) {}

  role(role: string, { name, level }: RoleOptions = {}): PageElement {
    return this.further({
      by: 'role',
      role,
      ...(name !== undefined && { name: toSentTextMatch(name) }),
      ...(level !== undefined && { level }),
    })
  }

  label(words: TextMatch): PageElement {
    return this.further({ by: 'label', words: toSentTextMatch(words) })
  }

  text(words: TextMatch): PageElement {
    return this.further({ by: 'text', words: toSentTextMatch(words) })
  }

  css(selector: string): PageElement {
    return this.further({ by: 'css', selector })
  }

  containing(what: TextMatch | PageElement): PageElement {
    return typeof what === 'string' || what instanceof RegExp
      ? this.further({ by: 'havingWords', words: toSentTextMatch(what) })
      : this.further({ by: 'havingPart', part: recipeOf(what) })
  }

  or(other: PageElement): PageElement {
    return this.further({ by: 'or', part: recipeOf(other) })
  }

  first(): PageElement {
    return this.atPosition(0)
  }

  last(): PageElement {
    return this.further({ by: 'last' })
  }

  atPosition(position: number): PageElement {
    return this.further({ by: 'at', position })
  }

  async press(): Promise<void> {
    await this.driver.performOnElement(async () => this.driver.engine.click(await this.found('to press')))
  }

  async pressTwice(): Promise<void> {
    await this.do('pressTwice')
  }

  async pressAndThen(next: PageElement): Promise<void> {
    await this.driver.askUntilAnswered('pressBoth', this.recipe, recipeOf(next))
  }

  async pointAt(): Promise<void> {
    await this.driver.performOnElement(async () => this.driver.engine.hover(await this.found('to see')))
  }

  async drag(): Promise<void> {
    throw new Error('No driver pulls the same way in every engine')
  }

  async pressKey(key: string): Promise<void> {
    await this.driver.askUntilAnswered('putCaret', this.recipe, 0)
    await this.driver.engine.pressKey(key)
  }

  async fill(text: string): Promise<void> {
    await this.do('empty')
    if (text !== '') await this.driver.engine.typeInto(await this.found('to press'), text)
  }

  async type(text: string, at?: number): Promise<void> {
    const end = (await this.value()).length
    await this.driver.askUntilAnswered('putCaret', this.recipe, at ?? end)
    await this.driver.engine.typeInto(await this.found('to press'), text)
  }

  async setChecked(isChecked: boolean = true): Promise<void> {
    if ((await this.do('isTicked')) !== isChecked) await this.press()
  }

  async choose(entry: string): Promise<void> {
    await this.driver.askUntilAnswered('chooseOption', this.recipe, entry)
  }

  async chooseFile({ name, bytes }: FileToChoose): Promise<void> {
    await this.driver.askUntilAnswered('chooseFile', this.recipe, name, [...bytes])
  }

  visibleText(): Promise<string> {
    return this.ask<string>('visibleText')
  }

  value(): Promise<string> {
    return this.ask<string>('value')
  }

  selectedOption(): Promise<string> {
    return this.ask<string>('selectedOption')
  }

  valueWithCaret(): Promise<string> {
    return this.ask<string>('valueWithCaret')
  }

  name(): Promise<string> {
    return this.ask<string>('name')
  }

  description(): Promise<string> {
    return this.ask<string>('description')
  }

  linkAddress(): Promise<string> {
    return this.ask<string>('linkAddress')
  }

  async attribute(name: string): Promise<string | undefined> {
    const value = await this.driver.askUntilAnswered('readAttribute', this.recipe, name)
    return typeof value === 'string' ? value : undefined
  }

  options(): Promise<readonly string[]> {
    return this.ask<readonly string[]>('options')
  }

  visibleTexts(): Promise<readonly string[]> {
    return this.ask<readonly string[]>('visibleTexts')
  }

  async all(): Promise<readonly PageElement[]> {
    return Array.from({ length: await this.count() }, (_, position) => this.atPosition(position))
  }

  count(): Promise<number> {
    return this.ask<number>('count')
  }

  isPresent(): Promise<boolean> {
    return this.ask<boolean>('isPresent')
  }

  async waitToAppear(): Promise<void> {
    await this.ask('waitToAppear')
  }

  async waitToDisappear(): Promise<void> {
    await this.ask('waitToDisappear')
  }

  private ask<Value>(question: ElementQuestion): Promise<Value> {
    return this.driver.askUntilAnswered('readElement', this.recipe, question) as Promise<Value>
  }

  private do(deed: DriverAction): Promise<unknown> {
    return this.driver.askUntilAnswered('performAction', this.recipe, deed)
  }

  private async found(purpose: 'to press' | 'to see'): Promise<unknown> {
    await this.driver.askUntilAnswered('findElement', this.recipe, purpose === 'to press')
    return this.driver.engine.evaluateElement('() => window.portalDriver.found')
  }

  private further(step: LocatorStep): EnginePageElement {
    return new EnginePageElement(this.driver, [...this.recipe, step])
  }

  get steps(): LocatorSteps {
    return this.recipe
  }
}

function recipeOf(part: PageElement): LocatorSteps {
  if (!(part instanceof EnginePageElement)) throw new Error('That part is of another page')
  return part.steps
}
