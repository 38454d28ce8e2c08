import { fireEvent, isInaccessible, queryAllByRole } from '@testing-library/dom'
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import type { DomDriver } from './act'
import { drag, chooseFile, optionOf } from './dom-actions'
import {
  innermostSaying,
  inOrder,
  inReach,
  inputOf,
  isDisabled,
  isHtml,
  isOfSection,
  matcher,
  pressableOf,
} from './dom-elements'
import { withStyleCache, isShown, visibleTextOf } from './dom-text'
import { plain, type FileToChoose, type Part, type RoleOptions, type TextMatch } from './page'

const fields = 'input, select, textarea'

/** An element of any document, found by the names and roles that a screen reader uses. */
export class DomPart implements Part {
  private readonly find: () => readonly Element[]

  constructor(
    private readonly driver: DomDriver,
    private readonly words: string,
    find: () => readonly Element[],
  ) {
    this.find = () => withStyleCache(find)
  }

  role(role: string, { name, level }: RoleOptions = {}): Part {
    const words = `${role}${name === undefined ? '' : ` «${String(name)}»`}`
    const asked = {
      ...(name !== undefined && { name: matcher(name) }),
      ...(level !== undefined && { level }),
    }
    return this.within(words, (scope) =>
      queryAllByRole(scope, role, asked).filter((element) => !isOfSection(role, element)),
    )
  }

  label(words: TextMatch): Part {
    const matches = matcher(words)
    return this.within(`field «${String(words)}»`, (scope) =>
      [...scope.querySelectorAll(fields)].filter(
        (field) => !isInaccessible(field) && matches(computeAccessibleName(field)),
      ),
    )
  }

  text(words: TextMatch): Part {
    const matches = matcher(words)
    return this.within(`text «${String(words)}»`, (scope) => innermostSaying(scope, matches).filter(isShown))
  }

  css(selector: string): Part {
    return this.within(selector, (scope) => [...scope.querySelectorAll(selector)].filter(isShown))
  }

  containing(what: TextMatch | Part): Part {
    if (typeof what === 'string' || what instanceof RegExp) {
      const matches =
        typeof what === 'string' ? (text: string) => plain(text).includes(plain(what)) : matcher(what)
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

  or(other: Part): Part {
    const another = domPart(other)
    return new DomPart(this.driver, `${this.words} or ${another.words}`, () =>
      inOrder([...this.find(), ...another.find()]),
    )
  }

  first(): Part {
    return this.at(0)
  }

  last(): Part {
    return this.narrowed('last', (found) => found.slice(-1))
  }

  at(position: number): Part {
    return this.narrowed(`at ${position}`, (found) => found.slice(position, position + 1))
  }

  async press(): Promise<void> {
    const element = await this.pressable()
    await this.driver.act({ kind: 'press', element }, () => this.driver.user().click(element))
  }

  async pressTwice(): Promise<void> {
    const element = await this.pressable()
    await this.driver.act({ kind: 'press-twice', element }, () => {
      element.click()
      element.click()
    })
  }

  async pressAndThen(next: Part): Promise<void> {
    const [one, other] = [await this.pressable(), await domPart(next).pressable()]
    await this.driver.act({ kind: 'press-twice', element: other }, () => {
      one.click()
      other.click()
    })
  }

  async pointAt(): Promise<void> {
    const element = await this.only()
    await this.driver.act({ kind: 'point', element }, () => this.driver.user().hover(element))
  }

  async drag(right: number, down: number): Promise<void> {
    const element = await this.only()
    await this.driver.act({ kind: 'pull', element }, () => drag(this.driver.user(), element, right, down))
  }

  async pressKey(key: string): Promise<void> {
    const element = await this.pressable()
    await this.driver.act({ kind: 'key', element, text: key }, () => {
      element.focus()
      return this.driver.user().keyboard(`{${key}}`)
    })
  }

  async fill(text: string): Promise<void> {
    const field = await this.pressable()
    // Browsers have no line ends in a single-line field.
    const value = field.tagName === 'TEXTAREA' ? text : text.replaceAll(/\r\n?|\n/g, ' ')
    await this.driver.act({ kind: 'write', element: field, text: value }, () => {
      field.focus()
      fireEvent.input(field, { target: { value } })
    })
  }

  async type(text: string, at?: number): Promise<void> {
    const field = inputOf(await this.pressable())
    const place = at ?? field.value.length
    const whole = field.value.slice(0, place) + text + field.value.slice(place)
    await this.driver.act({ kind: 'write', element: field, text: whole }, () =>
      this.driver.user().type(field, text.replaceAll(/[{[]/g, '$&$&'), {
        initialSelectionStart: place,
        initialSelectionEnd: place,
      }),
    )
  }

  async check(isChecked: boolean = true): Promise<void> {
    const box = inputOf(await this.pressable())
    if (box.checked === isChecked) return
    await this.driver.act({ kind: 'check', element: box }, () => this.driver.user().click(box))
  }

  async choose(entry: string): Promise<void> {
    const list = await this.pressable()
    const option = await optionOf(this.driver, list, entry)
    const text = plain(option.textContent ?? '')
    await this.driver.act({ kind: 'choose', element: list, text }, () =>
      this.driver.user().selectOptions(list, option),
    )
  }

  async chooseFile(given: FileToChoose): Promise<void> {
    const element = await this.only()
    await this.driver.act({ kind: 'give', element, text: given.name }, () => chooseFile(element, given))
  }

  async read(): Promise<string> {
    return visibleTextOf(await this.only())
  }

  async value(): Promise<string> {
    return inputOf(await this.only()).value
  }

  async selectedOption(): Promise<string> {
    const entries = [...(await this.only()).querySelectorAll('option')]
    return plain(entries.find(({ selected }) => selected)?.textContent ?? '')
  }

  async valueWithCaret(): Promise<string> {
    const { value, selectionStart } = inputOf(await this.only())
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
  }

  async name(): Promise<string> {
    return plain(computeAccessibleName(await this.only()))
  }

  async description(): Promise<string> {
    return plain(computeAccessibleDescription(await this.only()))
  }

  async linkAddress(): Promise<string> {
    return (await this.only()).getAttribute('href') ?? ''
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.only()).getAttribute(name) ?? undefined
  }

  async options(): Promise<readonly string[]> {
    return [...(await this.only()).querySelectorAll('option')].map(({ textContent }) =>
      plain(textContent ?? ''),
    )
  }

  async readAll(): Promise<readonly string[]> {
    return withStyleCache(() => this.find().map(visibleTextOf))
  }

  async all(): Promise<readonly Part[]> {
    return this.find().map(
      (element, position) => new DomPart(this.driver, `${this.words} ${position}`, () => [element]),
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

  /** Returns the element; fails if there are several. */
  async only(): Promise<Element> {
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

  /** Returns the element once it is enabled, named and not covered, so that a person could press it. */
  async pressable(): Promise<HTMLElement> {
    return pressableOf(await this.enabled(), this.words)
  }

  private async enabled(): Promise<Element> {
    const element = await this.only()
    if (!isDisabled(element)) return element
    // The portal may replace the element while this waits.
    await this.driver.until(
      () => this.find().some((found) => !isDisabled(found)),
      () => `Está deshabilitado ${this.words}`,
    )
    return this.only()
  }

  private within(words: string, find: (scope: HTMLElement) => readonly Element[]): DomPart {
    return new DomPart(this.driver, `${this.words} › ${words}`, () =>
      inOrder(inReach(this.find().filter(isHtml).flatMap(find), this.driver.document())),
    )
  }

  private narrowed(words: string, narrow: (found: readonly Element[]) => readonly Element[]): DomPart {
    return new DomPart(this.driver, `${this.words}, ${words}`, () => narrow(this.find()))
  }
}

function domPart(part: Part): DomPart {
  if (!(part instanceof DomPart)) throw new Error('That part is of another page')
  return part
}
