import { fireEvent, isInaccessible, queryAllByRole } from '@testing-library/dom'
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import type { DomDriver } from './user-action'
import { dragElement, putFileInInput, waitForDropDownOption } from './dom-actions'
import {
  createContainedTextMatcher,
  findInnermostWithText,
  sortInDocumentOrder,
  filterElementsUserCanReach,
  requireTextInput,
  isDisabled,
  isHtmlElement,
  isSectionHeaderOrFooter,
  createTextMatcher,
  requirePressable,
} from './dom-elements'
import { runWithStyleCache, isVisible, visibleTextOf } from './dom-text'
import { collapseSpaces, type FileToChoose, type PageElement, type RoleOptions, type TextMatch } from './page'

const fieldSelector = 'input, select, textarea'

/** An element of any DOM document, found by the names and roles that a screen reader uses. */
export class DomElement implements PageElement {
  private readonly find: () => readonly Element[]

  constructor(
    private readonly driver: DomDriver,
    private readonly description: string,
    find: () => readonly Element[],
  ) {
    this.find = () => runWithStyleCache(find)
  }

  getByRole(role: string, { name, level }: RoleOptions = {}): PageElement {
    const words = `${role}${name === undefined ? '' : ` «${String(name)}»`}`
    const asked = {
      ...(name !== undefined && { name: createTextMatcher(name) }),
      ...(level !== undefined && { level }),
    }
    return this.within(words, (scope) =>
      queryAllByRole(scope, role, asked).filter((element) => !isSectionHeaderOrFooter(role, element)),
    )
  }

  getByLabel(words: TextMatch): PageElement {
    const matches = createTextMatcher(words)
    return this.within(`field «${String(words)}»`, (scope) =>
      [...scope.querySelectorAll(fieldSelector)].filter(
        (field) => !isInaccessible(field) && matches(computeAccessibleName(field)),
      ),
    )
  }

  getByText(words: TextMatch): PageElement {
    const matches = createTextMatcher(words)
    return this.within(`text «${String(words)}»`, (scope) =>
      findInnermostWithText(scope, matches).filter(isVisible),
    )
  }

  getByCss(selector: string): PageElement {
    return this.within(selector, (scope) => [...scope.querySelectorAll(selector)].filter(isVisible))
  }

  filterByContent(what: TextMatch | PageElement): PageElement {
    if (typeof what === 'string' || what instanceof RegExp) {
      const matches = createContainedTextMatcher(what)
      return this.narrowed(`having «${String(what)}»`, (found) =>
        found.filter((element) => matches(element.textContent ?? '')),
      )
    }
    const inside = toDomElement(what)
    return this.narrowed(`having ${inside.description}`, (found) => {
      const there = inside.find()
      return found.filter((element) => there.some((each) => each !== element && element.contains(each)))
    })
  }

  unionWith(other: PageElement): PageElement {
    const another = toDomElement(other)
    return new DomElement(this.driver, `${this.description} or ${another.description}`, () =>
      sortInDocumentOrder([...this.find(), ...another.find()]),
    )
  }

  firstMatch(): PageElement {
    return this.matchAtIndex(0)
  }

  lastMatch(): PageElement {
    return this.narrowed('last', (found) => found.slice(-1))
  }

  matchAtIndex(position: number): PageElement {
    return this.narrowed(`at ${position}`, (found) => found.slice(position, position + 1))
  }

  async press(): Promise<void> {
    const element = await this.waitForPressableMatch()
    await this.driver.perform({ kind: 'press', element }, () => this.driver.getUser().click(element))
  }

  async pressTwice(): Promise<void> {
    const element = await this.waitForPressableMatch()
    await this.driver.perform({ kind: 'press-twice', element }, () => {
      element.click()
      element.click()
    })
  }

  async pressThenNextWithoutPause(next: PageElement): Promise<void> {
    const one = await this.waitForPressableMatch()
    const element = await toDomElement(next).waitForPressableMatch()
    await this.driver.perform({ kind: 'press-twice', element }, () => {
      for (const each of [one, element]) each.click()
    })
  }

  async hover(): Promise<void> {
    const element = await this.waitForOnlyMatch()
    await this.driver.perform({ kind: 'point', element }, () => this.driver.getUser().hover(element))
  }

  async dragBy(right: number, down: number): Promise<void> {
    const element = await this.waitForOnlyMatch()
    await this.driver.perform({ kind: 'pull', element }, () =>
      dragElement(this.driver.getUser(), element, right, down),
    )
  }

  async pressKey(key: string): Promise<void> {
    const element = await this.waitForPressableMatch()
    await this.driver.perform({ kind: 'key', element, text: key }, () => {
      element.focus()
      return this.driver.getUser().keyboard(`{${key}}`)
    })
  }

  async fill(text: string): Promise<void> {
    const field = await this.waitForPressableMatch()
    // Browsers have no line ends in a single-line field.
    const value = field.tagName === 'TEXTAREA' ? text : text.replaceAll(/\r\n?|\n/g, ' ')
    await this.driver.perform({ kind: 'write', element: field, text: value }, () => {
      field.focus()
      fireEvent.input(field, { target: { value } })
    })
  }

  async typeText(text: string, at?: number): Promise<void> {
    const field = requireTextInput(await this.waitForPressableMatch())
    const place = at ?? field.value.length
    const whole = field.value.slice(0, place) + text + field.value.slice(place)
    await this.driver.perform({ kind: 'write', element: field, text: whole }, () =>
      this.driver.getUser().type(field, text.replaceAll(/[{[]/g, '$&$&'), {
        initialSelectionStart: place,
        initialSelectionEnd: place,
      }),
    )
  }

  async setChecked(isChecked: boolean = true): Promise<void> {
    const box = requireTextInput(await this.waitForPressableMatch())
    if (box.checked === isChecked) return
    await this.driver.perform({ kind: 'check', element: box }, () => this.driver.getUser().click(box))
  }

  async selectOption(entry: string): Promise<void> {
    const list = await this.waitForPressableMatch()
    const option = await waitForDropDownOption(this.driver, list, entry)
    const text = collapseSpaces(option.textContent ?? '')
    await this.driver.perform({ kind: 'choose', element: list, text }, () =>
      this.driver.getUser().selectOptions(list, option),
    )
  }

  async chooseFile(given: FileToChoose): Promise<void> {
    const element = await this.waitForOnlyMatch()
    await this.driver.perform({ kind: 'give', element, text: given.name }, () =>
      putFileInInput(element, given),
    )
  }

  async visibleText(): Promise<string> {
    return visibleTextOf(await this.waitForOnlyMatch())
  }

  async fieldValue(): Promise<string> {
    return requireTextInput(await this.waitForOnlyMatch()).value
  }

  async selectedOptionText(): Promise<string> {
    const entries = [...(await this.waitForOnlyMatch()).querySelectorAll('option')]
    return collapseSpaces(entries.find(({ selected }) => selected)?.textContent ?? '')
  }

  async fieldValueWithCaret(): Promise<string> {
    const { value, selectionStart } = requireTextInput(await this.waitForOnlyMatch())
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
  }

  async accessibleName(): Promise<string> {
    return collapseSpaces(computeAccessibleName(await this.waitForOnlyMatch()))
  }

  async accessibleDescription(): Promise<string> {
    return collapseSpaces(computeAccessibleDescription(await this.waitForOnlyMatch()))
  }

  async linkAddress(): Promise<string> {
    return (await this.waitForOnlyMatch()).getAttribute('href') ?? ''
  }

  async attributeValue(name: string): Promise<string | undefined> {
    return (await this.waitForOnlyMatch()).getAttribute(name) ?? undefined
  }

  async optionTexts(): Promise<readonly string[]> {
    return [...(await this.waitForOnlyMatch()).querySelectorAll('option')].map(({ textContent }) =>
      collapseSpaces(textContent ?? ''),
    )
  }

  async visibleTexts(): Promise<readonly string[]> {
    return runWithStyleCache(() => this.find().map(visibleTextOf))
  }

  async allMatches(): Promise<readonly PageElement[]> {
    return this.find().map(
      (element, position) => new DomElement(this.driver, `${this.description} ${position}`, () => [element]),
    )
  }

  async countMatches(): Promise<number> {
    return this.find().length
  }

  async isPresent(): Promise<boolean> {
    return this.find().length > 0
  }

  async waitToAppear(): Promise<void> {
    await this.driver.waitUntil(
      () => this.find().length > 0,
      () => `No aparece ${this.description}`,
    )
  }

  async waitToDisappear(): Promise<void> {
    await this.driver.waitUntil(
      () => this.find().length === 0,
      () => `Sigue a la vista ${this.description}`,
    )
  }

  /** Waits until exactly one element matches. Returns that element. Throws if several elements match. */
  async waitForOnlyMatch(): Promise<Element> {
    let found = this.find()
    if (found.length === 0) {
      await this.waitToAppear()
      found = this.find()
    }
    const [element, ...others] = found
    if (!element) throw new Error(`No aparece ${this.description}`)
    if (others.length > 0) throw new Error(`Está ${others.length + 1} veces ${this.description}`)
    return element
  }

  /** Waits until exactly one element matches and a person can press it. Returns that element. */
  async waitForPressableMatch(): Promise<HTMLElement> {
    return requirePressable(await this.enabled(), this.description)
  }

  private async enabled(): Promise<Element> {
    const element = await this.waitForOnlyMatch()
    if (!isDisabled(element)) return element
    // The portal may replace the element while this waits.
    await this.driver.waitUntil(
      () => this.find().some((found) => !isDisabled(found)),
      () => `Está deshabilitado ${this.description}`,
    )
    return this.waitForOnlyMatch()
  }

  private within(words: string, find: (scope: HTMLElement) => readonly Element[]): DomElement {
    return new DomElement(this.driver, `${this.description} › ${words}`, () => {
      const elements = this.find().filter(isHtmlElement).flatMap(find)
      return sortInDocumentOrder(filterElementsUserCanReach(elements, this.driver.getDocument()))
    })
  }

  private narrowed(words: string, narrow: (found: readonly Element[]) => readonly Element[]): DomElement {
    return new DomElement(this.driver, `${this.description}, ${words}`, () => narrow(this.find()))
  }
}

function toDomElement(part: PageElement): DomElement {
  if (!(part instanceof DomElement)) throw new Error('That part is of another page')
  return part
}
