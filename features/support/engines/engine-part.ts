import { type FileToChoose, type Part, type RoleOptions, type TextMatch } from '#features/support/page'
import type { EngineDriver } from './engine-driver'
import {
  toSentTextMatch,
  type PageAction,
  type Question,
  type LocatorSteps,
  type LocatorStep,
} from './locator-steps'

/** An element of a page in any driven engine. */
export class EnginePart implements Part {
  constructor(
    private readonly driver: EngineDriver,
    private readonly recipe: LocatorSteps = [],
  ) {}

  role(role: string, { name, level }: RoleOptions = {}): Part {
    return this.further({
      by: 'role',
      role,
      ...(name !== undefined && { name: toSentTextMatch(name) }),
      ...(level !== undefined && { level }),
    })
  }

  label(words: TextMatch): Part {
    return this.further({ by: 'label', words: toSentTextMatch(words) })
  }

  text(words: TextMatch): Part {
    return this.further({ by: 'text', words: toSentTextMatch(words) })
  }

  css(selector: string): Part {
    return this.further({ by: 'css', selector })
  }

  containing(what: TextMatch | Part): Part {
    return typeof what === 'string' || what instanceof RegExp
      ? this.further({ by: 'havingWords', words: toSentTextMatch(what) })
      : this.further({ by: 'havingPart', part: recipeOf(what) })
  }

  or(other: Part): Part {
    return this.further({ by: 'or', part: recipeOf(other) })
  }

  first(): Part {
    return this.at(0)
  }

  last(): Part {
    return this.further({ by: 'last' })
  }

  at(position: number): Part {
    return this.further({ by: 'at', position })
  }

  async press(): Promise<void> {
    await this.driver.perform(async () => this.driver.engine.click(await this.found('to press')))
  }

  async pressTwice(): Promise<void> {
    await this.do('pressTwice')
  }

  async pressAndThen(next: Part): Promise<void> {
    await this.driver.askUntilDone('pressBoth', this.recipe, recipeOf(next))
  }

  async pointAt(): Promise<void> {
    await this.driver.perform(async () => this.driver.engine.hover(await this.found('to see')))
  }

  async drag(): Promise<void> {
    throw new Error('No driver pulls the same way in every engine')
  }

  async pressKey(key: string): Promise<void> {
    await this.driver.askUntilDone('putCaret', this.recipe, 0)
    await this.driver.engine.pressKey(key)
  }

  async fill(text: string): Promise<void> {
    await this.do('empty')
    if (text !== '') await this.driver.engine.type(await this.found('to press'), text)
  }

  async type(text: string, at?: number): Promise<void> {
    const end = (await this.value()).length
    await this.driver.askUntilDone('putCaret', this.recipe, at ?? end)
    await this.driver.engine.type(await this.found('to press'), text)
  }

  async check(isChecked: boolean = true): Promise<void> {
    if ((await this.do('isTicked')) !== isChecked) await this.press()
  }

  async choose(entry: string): Promise<void> {
    await this.driver.askUntilDone('choose', this.recipe, entry)
  }

  async chooseFile({ name, bytes }: FileToChoose): Promise<void> {
    await this.driver.askUntilDone('give', this.recipe, name, [...bytes])
  }

  read(): Promise<string> {
    return this.ask<string>('read')
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
    const value = await this.driver.askUntilDone('attribute', this.recipe, name)
    return typeof value === 'string' ? value : undefined
  }

  options(): Promise<readonly string[]> {
    return this.ask<readonly string[]>('options')
  }

  readAll(): Promise<readonly string[]> {
    return this.ask<readonly string[]>('readAll')
  }

  async all(): Promise<readonly Part[]> {
    return Array.from({ length: await this.count() }, (_, position) => this.at(position))
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

  private ask<Value>(question: Question): Promise<Value> {
    return this.driver.askUntilDone('ask', this.recipe, question) as Promise<Value>
  }

  private do(deed: PageAction): Promise<unknown> {
    return this.driver.askUntilDone('do', this.recipe, deed)
  }

  private async found(purpose: 'to press' | 'to see'): Promise<unknown> {
    await this.driver.askUntilDone('find', this.recipe, purpose === 'to press')
    return this.driver.engine.handle('() => window.portalDriver.found')
  }

  private further(step: LocatorStep): EnginePart {
    return new EnginePart(this.driver, [...this.recipe, step])
  }

  get steps(): LocatorSteps {
    return this.recipe
  }
}

function recipeOf(part: Part): LocatorSteps {
  if (!(part instanceof EnginePart)) throw new Error('That part is of another page')
  return part.steps
}
