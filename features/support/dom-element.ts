import { fireEvent, isInaccessible, queryAllByRole } from '@testing-library/dom'
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import type { DomDriver } from './user-action'
import { drag, chooseFile, findOption } from './dom-actions'
import {
  innermostWithText,
  inDocumentOrder,
  reachableElements,
  asTextInput,
  isDisabled,
  isHtmlElement,
  isSectionHeaderOrFooter,
  textMatcher,
  asPressable,
} from './dom-elements'
import { withStyleCache, isVisible, visibleTextOf } from './dom-text'
import { singleSpaced, type FileToChoose, type PageElement, type RoleOptions, type TextMatch } from './page'

const fields = 'input, select, textarea'

/** An element of any DOM document, found by the names and roles that a screen reader uses. */
export class DomElement implements PageElement {
  private readonly find: () => readonly Element[]

  constructor(
    private readonly driver: DomDriver,
    private readonly words: string,
    find: () => readonly Element[],
  ) {
    this.find = () => withStyleCache(find)
  }

  role(role: string, { name, level }: RoleOptions = {}): PageElement {
    const words = `${role}${name === undefined ? '' : ` «${String(name)}»`}`
    const asked = {
      ...(name !== undefined && { name: textMatcher(name) }),
      ...(level !== undefined && { level }),
    }
    return this.within(words, (scope) =>
      queryAllByRole(scope, role, asked).filter((element) => !isSectionHeaderOrFooter(role, element)),
    )
  }

  label(words: TextMatch): PageElement {
    const matches = textMatcher(words)
    return this.within(`field «${String(words)}»`, (scope) =>
      [...scope.querySelectorAll(fields)].filter(
        (field) => !isInaccessible(field) && matches(computeAccessibleName(field)),
      ),
    )
  }

  text(words: TextMatch): PageElement {
    const matches = textMatcher(words)
    return this.within(`text «${String(words)}»`, (scope) =>
      innermostWithText(scope, matches).filter(isVisible),
    )
  }

  css(selector: string): PageElement {
    return this.within(selector, (scope) => [...scope.querySelectorAll(selector)].filter(isVisible))
  }

  containing(what: TextMatch | PageElement): PageElement {
    if (typeof what === 'string' || what instanceof RegExp) {
      const matches =
        typeof what === 'string'
          ? (text: string) => singleSpaced(text).includes(singleSpaced(what))
          : textMatcher(what)
      return this.narrowed(`having «${String(what)}»`, (found) =>
        found.filter((element) => matches(element.textContent ?? '')),
      )
    }
    const inside = domPart(what)
    return this.narrowed(`having ${inside.words}`, (found) => {
      const there = inside.find()
      return found.filter((element) => there.some((each) => each !== element && element.contains(each)))
    })
  }

  or(other: PageElement): PageElement {
    const another = domPart(other)
    return new DomElement(this.driver, `${this.words} or ${another.words}`, () =>
      inDocumentOrder([...this.find(), ...another.find()]),
    )
  }

  first(): PageElement {
    return this.atPosition(0)
  }

  last(): PageElement {
    return this.narrowed('last', (found) => found.slice(-1))
  }

  atPosition(position: number): PageElement {
    return this.narrowed(`at ${position}`, (found) => found.slice(position, position + 1))
  }

  async press(): Promise<void> {
    const element = await this.pressableMatch()
    await this.driver.act({ kind: 'press', element }, () => this.driver.user().click(element))
  }

  async pressTwice(): Promise<void> {
    const element = await this.pressableMatch()
    await this.driver.act({ kind: 'press-twice', element }, () => {
      element.click()
      element.click()
    })
  }

  async pressAndThen(next: PageElement): Promise<void> {
    const [one, other] = [await this.pressableMatch(), await domPart(next).pressableMatch()]
    await this.driver.act({ kind: 'press-twice', element: other }, () => {
      one.click()
      other.click()
    })
  }

  async pointAt(): Promise<void> {
    const element = await this.onlyMatch()
    await this.driver.act({ kind: 'point', element }, () => this.driver.user().hover(element))
  }

  async drag(right: number, down: number): Promise<void> {
    const element = await this.onlyMatch()
    await this.driver.act({ kind: 'pull', element }, () => drag(this.driver.user(), element, right, down))
  }

  async pressKey(key: string): Promise<void> {
    const element = await this.pressableMatch()
    await this.driver.act({ kind: 'key', element, text: key }, () => {
      element.focus()
      return this.driver.user().keyboard(`{${key}}`)
    })
  }

  async fill(text: string): Promise<void> {
    const field = await this.pressableMatch()
    // Browsers have no line ends in a single-line field.
    const value = field.tagName === 'TEXTAREA' ? text : text.replaceAll(/\r\n?|\n/g, ' ')
    await this.driver.act({ kind: 'write', element: field, text: value }, () => {
      field.focus()
      fireEvent.input(field, { target: { value } })
    })
  }

  async type(text: string, at?: number): Promise<void> {
    const field = asTextInput(await this.pressableMatch())
    const place = at ?? field.value.length
    const whole = field.value.slice(0, place) + text + field.value.slice(place)
    await this.driver.act({ kind: 'write', element: field, text: whole }, () =>
      this.driver.user().type(field, text.replaceAll(/[{[]/g, '$&$&'), {
        initialSelectionStart: place,
        initialSelectionEnd: place,
      }),
    )
  }

  async setChecked(isChecked: boolean = true): Promise<void> {
    const box = asTextInput(await this.pressableMatch())
    if (box.checked === isChecked) return
    await this.driver.act({ kind: 'check', element: box }, () => this.driver.user().click(box))
  }

  async choose(entry: string): Promise<void> {
    const list = await this.pressableMatch()
    const option = await findOption(this.driver, list, entry)
    const text = singleSpaced(option.textContent ?? '')
    await this.driver.act({ kind: 'choose', element: list, text }, () =>
      this.driver.user().selectOptions(list, option),
    )
  }

  async chooseFile(given: FileToChoose): Promise<void> {
    const element = await this.onlyMatch()
    await this.driver.act({ kind: 'give', element, text: given.name }, () => chooseFile(element, given))
  }

  async visibleText(): Promise<string> {
    return visibleTextOf(await this.onlyMatch())
  }

  async value(): Promise<string> {
    return asTextInput(await this.onlyMatch()).value
  }

  async selectedOption(): Promise<string> {
    const entries = [...(await this.onlyMatch()).querySelectorAll('option')]
    return singleSpaced(entries.find(({ selected }) => selected)?.textContent ?? '')
  }

  async valueWithCaret(): Promise<string> {
    const { value, selectionStart } = asTextInput(await this.onlyMatch())
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
  }

  async name(): Promise<string> {
    return singleSpaced(computeAccessibleName(await this.onlyMatch()))
  }

  async description(): Promise<string> {
    return singleSpaced(computeAccessibleDescription(await this.onlyMatch()))
  }

  async linkAddress(): Promise<string> {
    return (await this.onlyMatch()).getAttribute('href') ?? ''
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.onlyMatch()).getAttribute(name) ?? undefined
  }

  async options(): Promise<readonly string[]> {
    return [...(await this.onlyMatch()).querySelectorAll('option')].map(({ textContent }) =>
      singleSpaced(textContent ?? ''),
    )
  }

  async visibleTexts(): Promise<readonly string[]> {
    return withStyleCache(() => this.find().map(visibleTextOf))
  }

  async all(): Promise<readonly PageElement[]> {
    return this.find().map(
      (element, position) => new DomElement(this.driver, `${this.words} ${position}`, () => [element]),
    )
  }

  async count(): Promise<number> {
    return this.find().length
  }

  async isPresent(): Promise<boolean> {
    return this.find().length > 0
  }

  async waitToAppear(): Promise<void> {
    await this.driver.until(
      () => this.find().length > 0,
      () => `No aparece ${this.words}`,
    )
  }

  async waitToDisappear(): Promise<void> {
    await this.driver.until(
      () => this.find().length === 0,
      () => `Sigue a la vista ${this.words}`,
    )
  }

  /** Waits until exactly one element matches, and returns it. Throws if several match. */
  async onlyMatch(): Promise<Element> {
    let found = this.find()
    if (found.length === 0) {
      await this.waitToAppear()
      found = this.find()
    }
    const [element, ...others] = found
    if (!element) throw new Error(`No aparece ${this.words}`)
    if (others.length > 0) throw new Error(`Está ${others.length + 1} veces ${this.words}`)
    return element
  }

  /** Waits until a person could press the element: it is enabled, has a name and is not covered. Returns it. */
  async pressableMatch(): Promise<HTMLElement> {
    return asPressable(await this.enabled(), this.words)
  }

  private async enabled(): Promise<Element> {
    const element = await this.onlyMatch()
    if (!isDisabled(element)) return element
    // The portal may replace the element while this waits.
    await this.driver.until(
      () => this.find().some((found) => !isDisabled(found)),
      () => `Está deshabilitado ${this.words}`,
    )
    return this.onlyMatch()
  }

  private within(words: string, find: (scope: HTMLElement) => readonly Element[]): DomElement {
    return new DomElement(this.driver, `${this.words} › ${words}`, () =>
      inDocumentOrder(
        reachableElements(this.find().filter(isHtmlElement).flatMap(find), this.driver.document()),
      ),
    )
  }

  private narrowed(words: string, narrow: (found: readonly Element[]) => readonly Element[]): DomElement {
    return new DomElement(this.driver, `${this.words}, ${words}`, () => narrow(this.find()))
  }
}

function domPart(part: PageElement): DomElement {
  if (!(part instanceof DomElement)) throw new Error('That part is of another page')
  return part
}
