import { type FileToGive, type Part, type RoleOptions, type Words } from '#features/support/page'
import type { EngineHand } from './engine-hand'
import { sentWords, type Deed, type Question, type Recipe, type Step } from './recipe'

/** An element of a page in any driven engine. */
export class EnginePart implements Part {
  constructor(
    private readonly hand: EngineHand,
    private readonly recipe: Recipe = [],
  ) {}

  role(role: string, { name, level }: RoleOptions = {}): Part {
    return this.further({
      by: 'role',
      role,
      ...(name !== undefined && { name: sentWords(name) }),
      ...(level !== undefined && { level }),
    })
  }

  label(words: Words): Part {
    return this.further({ by: 'label', words: sentWords(words) })
  }

  text(words: Words): Part {
    return this.further({ by: 'text', words: sentWords(words) })
  }

  css(selector: string): Part {
    return this.further({ by: 'css', selector })
  }

  having(what: Words | Part): Part {
    return typeof what === 'string' || what instanceof RegExp
      ? this.further({ by: 'havingWords', words: sentWords(what) })
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
    await this.hand.touch(async () => this.hand.engine.click(await this.found('to press')))
  }

  async pressTwice(): Promise<void> {
    await this.do('pressTwice')
  }

  async pressAndThen(next: Part): Promise<void> {
    await this.hand.until('pressBoth', this.recipe, recipeOf(next))
  }

  async pointAt(): Promise<void> {
    await this.hand.touch(async () => this.hand.engine.hover(await this.found('to see')))
  }

  async pull(): Promise<void> {
    throw new Error('No driver pulls the same way in every engine')
  }

  async strike(key: string): Promise<void> {
    await this.hand.until('putCaret', this.recipe, 0)
    await this.hand.engine.strike(key)
  }

  async fill(text: string): Promise<void> {
    await this.do('empty')
    if (text !== '') await this.hand.engine.type(await this.found('to press'), text)
  }

  async type(text: string, at?: number): Promise<void> {
    const end = (await this.value()).length
    await this.hand.until('putCaret', this.recipe, at ?? end)
    await this.hand.engine.type(await this.found('to press'), text)
  }

  async check(isChecked: boolean = true): Promise<void> {
    if ((await this.do('isTicked')) !== isChecked) await this.press()
  }

  async choose(entry: string): Promise<void> {
    await this.hand.until('choose', this.recipe, entry)
  }

  async give({ name, bytes }: FileToGive): Promise<void> {
    await this.hand.until('give', this.recipe, name, [...bytes])
  }

  read(): Promise<string> {
    return this.ask<string>('read')
  }

  value(): Promise<string> {
    return this.ask<string>('value')
  }

  chosen(): Promise<string> {
    return this.ask<string>('chosen')
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

  target(): Promise<string> {
    return this.ask<string>('target')
  }

  async attribute(name: string): Promise<string | undefined> {
    const value = await this.hand.until('attribute', this.recipe, name)
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

  isThere(): Promise<boolean> {
    return this.ask<boolean>('isThere')
  }

  async appears(): Promise<void> {
    await this.ask('appears')
  }

  async goes(): Promise<void> {
    await this.ask('goes')
  }

  private ask<Value>(question: Question): Promise<Value> {
    return this.hand.until('ask', this.recipe, question) as Promise<Value>
  }

  private do(deed: Deed): Promise<unknown> {
    return this.hand.until('do', this.recipe, deed)
  }

  private async found(purpose: 'to press' | 'to see'): Promise<unknown> {
    await this.hand.until('find', this.recipe, purpose === 'to press')
    return this.hand.engine.handle('() => window.portalHand.found')
  }

  private further(step: Step): EnginePart {
    return new EnginePart(this.hand, [...this.recipe, step])
  }

  get steps(): Recipe {
    return this.recipe
  }
}

function recipeOf(part: Part): Recipe {
  if (!(part instanceof EnginePart)) throw new Error('That part is of another page')
  return part.steps
}
