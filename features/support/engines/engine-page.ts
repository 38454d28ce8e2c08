import type { Device } from '#features/support/device'
import {
  plain,
  type FileToGive,
  type Page,
  type Part,
  type RoleOptions,
  type Words,
} from '#features/support/page'
import type { Engine } from './engine'
import { handProgram } from './hand-program'
import {
  sentWords,
  type Deed,
  type PageHand,
  type Question,
  type Recipe,
  type Reply,
  type Step,
} from './recipe'

/** What does not come within this time does not come: a busy machine with a slow engine takes long. */
const patienceMilliseconds = 30_000
const glanceMilliseconds = 50

type HandCall = Exclude<keyof PageHand, 'found'>

/** How the page of an engine is asked. */
class EngineHand {
  constructor(readonly engine: Engine) {}

  /** Asks the page until it knows. */
  async until(name: HandCall, ...values: readonly unknown[]): Promise<unknown> {
    const end = Date.now() + patienceMilliseconds
    for (;;) {
      const reply = await this.once(name, ...values)
      if (reply.kind === 'done') return reply.value
      if (reply.kind === 'failed' || Date.now() > end)
        throw new Error(`${this.engine.name}: ${reply.complaint} (${await this.engine.address()})`)
      await glance()
    }
  }

  /** A page that is being left answers nothing. */
  async once(name: HandCall, ...values: readonly unknown[]): Promise<Reply> {
    try {
      await this.bring()
      return await this.engine.evaluate<Reply>(
        `(...values) => window.portalHand.${name}(...values)`,
        ...values,
      )
    } catch (reason) {
      return { kind: 'notYet', complaint: String(reason) }
    }
  }

  private async bring(): Promise<void> {
    const isThere = await this.engine.evaluate<boolean>(
      '() => window.portalHand !== undefined && document.body !== null',
    )
    if (!isThere) await this.engine.evaluate(await handProgram())
  }
}

/** A place of a page in any engine that can be driven. */
class EnginePart implements Part {
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
    await this.hand.engine.click(await this.found('to press'))
  }

  async pressTwice(): Promise<void> {
    await this.do('pressTwice')
  }

  async pressAndThen(next: Part): Promise<void> {
    await this.hand.until('pressBoth', this.recipe, recipeOf(next))
  }

  async pointAt(): Promise<void> {
    await this.hand.engine.hover(await this.found('to see'))
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

/** The portal in a tab of Firefox or WebKit. */
export class EnginePage implements Page {
  readonly main: Part
  readonly heading: Part
  private readonly hand: EngineHand
  private readonly whole: Part

  constructor(
    readonly engine: Engine,
    /** Where the portal stands, without a path. */
    private readonly origin: string,
    readonly device: Device,
  ) {
    this.hand = new EngineHand(engine)
    this.whole = new EnginePart(this.hand)
    this.main = this.role('main')
    this.heading = this.main.role('heading', { level: 1 })
  }

  role(role: string, options?: RoleOptions): Part {
    return this.whole.role(role, options)
  }

  label(words: Words): Part {
    return this.whole.label(words)
  }

  text(words: Words): Part {
    return this.whole.text(words)
  }

  css(selector: string): Part {
    return this.whole.css(selector)
  }

  async go(address: string): Promise<void> {
    await this.engine.open(this.origin + address)
    await this.heading.appears()
  }

  async reload(): Promise<void> {
    await this.engine.reload()
    await this.heading.appears()
  }

  async back(): Promise<void> {
    await this.engine.back()
    await this.isAtRest()
  }

  async title(): Promise<string> {
    return plain(await this.engine.title())
  }

  async address(): Promise<string> {
    await this.isAtRest()
    const { origin, pathname, search, href } = new URL(await this.engine.address())
    return origin === this.origin ? pathname + search : href
  }

  async path(): Promise<string> {
    return new URL(await this.engine.address()).pathname
  }

  async arrivesAt(path: string | ((path: string) => boolean)): Promise<void> {
    await this.becomes(`at ${String(path)}`, async () => {
      const { pathname, search } = new URL(await this.engine.address())
      return typeof path === 'string' ? pathname === path || pathname + search === path : path(pathname)
    })
  }

  async isAtRest(): Promise<void> {
    await this.becomes('at rest', async () => {
      if (!(await this.engine.address()).startsWith(this.origin)) return true
      return (await this.isCalm()) && (await glance(), await this.isCalm())
    })
  }

  async strike(key: string): Promise<void> {
    await this.engine.strike(key)
  }

  async close(): Promise<void> {
    await this.engine.close()
  }

  private async isCalm(): Promise<boolean> {
    const reply = await this.hand.once('isCalm')
    return reply.kind === 'done' && reply.value === true
  }

  private async becomes(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patienceMilliseconds
    while (!(await isSo())) {
      if (Date.now() > end)
        throw new Error(`${this.engine.name} is not ${what}: ${await this.engine.address()}`)
      await glance()
    }
  }
}

function glance(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, glanceMilliseconds))
}
