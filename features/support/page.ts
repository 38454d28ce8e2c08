import type { Device } from './device'

/**
 * What the name or the text of an element must match. A string must be equal to it, and a pattern must
 * match it. Any run of white space counts as one space.
 */
export type TextMatch = string | RegExp

export interface RoleOptions {
  readonly name?: TextMatch
  /** The level of a heading, from 1 to 6. */
  readonly level?: number
}

export interface FileToChoose {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * An element of a page as a person finds it. Methods that use the element or read one value from it first
 * wait until exactly one such element is present.
 */
export interface PageElement {
  getByRole(role: string, options?: RoleOptions): PageElement
  /** Finds a form field by its label. */
  getByLabel(words: TextMatch): PageElement
  /** Finds the innermost visible elements whose text matches. */
  getByText(words: TextMatch): PageElement
  /**
   * Finds the visible elements that match a CSS selector. Used for elements that have neither a role nor a
   * text.
   */
  getByCss(selector: string): PageElement
  /** Keeps only the matching elements that contain that text or that other element. */
  filterByContent(what: TextMatch | PageElement): PageElement
  unionWith(other: PageElement): PageElement
  firstMatch(): PageElement
  lastMatch(): PageElement
  matchAtIndex(position: number): PageElement

  /** Presses the element, once it is present, unique and enabled. */
  press(): Promise<void>
  /** Presses the element twice in a row, with no pause between the presses. */
  pressTwice(): Promise<void>
  /** Presses this element and then `next`, with no pause between the presses. */
  pressThenNextWithoutPause(next: PageElement): Promise<void>
  /** Moves the pointer onto the element. */
  hover(): Promise<void>
  /**
   * Drags the element by fractions of its width and height, and releases it. Then moves the pointer by the
   * same distance again. The released element must not follow the pointer.
   */
  dragBy(right: number, down: number): Promise<void>
  /** Focuses the element and presses a key. */
  pressKey(key: string): Promise<void>
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>
  /** Types a text into a field key by key, at the given position, or at the end of the field. */
  typeText(text: string, at?: number): Promise<void>
  /** Ticks a checkbox or radio button; unticks it if `isChecked` is false. */
  setChecked(isChecked?: boolean): Promise<void>
  /** Chooses the option with that text or value in a drop-down list. */
  selectOption(entry: string): Promise<void>
  chooseFile(file: FileToChoose): Promise<void>
  /** Returns the visible text of the element. */
  visibleText(): Promise<string>
  /** Returns the value typed in a field. */
  fieldValue(): Promise<string>
  /** Returns the text of the option that is chosen in a drop-down list. */
  selectedOptionText(): Promise<string>
  /** Returns the text typed in a field, with `|` where the caret is. */
  fieldValueWithCaret(): Promise<string>
  /** Returns the element's accessible name. */
  accessibleName(): Promise<string>
  /** Returns the element's accessible description. */
  accessibleDescription(): Promise<string>
  /** Returns the address (`href`) of a link; empty if the link has no address. */
  linkAddress(): Promise<string>
  attributeValue(name: string): Promise<string | undefined>
  /** Returns the texts of the options in a drop-down list. */
  optionTexts(): Promise<readonly string[]>

  /** Returns the visible text of each matching element that is present at this moment, without waiting. */
  visibleTexts(): Promise<readonly string[]>
  allMatches(): Promise<readonly PageElement[]>
  countMatches(): Promise<number>
  isPresent(): Promise<boolean>

  waitToAppear(): Promise<void>
  waitToDisappear(): Promise<void>
}

/** An open tab of the portal, with the methods by which a person uses it. */
export interface Page extends Pick<PageElement, 'getByRole' | 'getByLabel' | 'getByText' | 'getByCss'> {
  readonly device: Device
  readonly main: PageElement
  /** The main heading (h1) of the current screen. */
  readonly heading: PageElement
  /** Opens an address as if typed into the address bar. */
  openAddress(address: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  /** Returns the document title. */
  documentTitle(): Promise<string>
  /**
   * Waits until the portal is idle. Returns the page's path and query, or its whole address if it is outside
   * the portal.
   */
  address(): Promise<string>
  /** Returns the path of the page's address at this moment, even if the page is still loading. */
  path(): Promise<string>
  /**
   * Waits until the page's path, or its path and query together, equals the given text. If a function is
   * given, waits until it returns true for the path without the query.
   */
  waitForPath(path: string | ((path: string) => boolean)): Promise<void>
  /** Waits until no part of the screen is marked as busy and no request is pending. */
  waitUntilIdle(): Promise<void>
  /** Presses a key for the focused element. */
  pressKey(key: string): Promise<void>
  close(): Promise<void>
}

/** Returns a pattern that matches any text that contains the given words. */
export function substringPattern(words: string): RegExp {
  return new RegExp(escapedForRegExp(words))
}

/** Returns a pattern that matches any text that equals one of the given names. */
export function exactTextPattern(...names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map(escapedForRegExp).join('|')})$`)
}

/** Returns the text with one space in place of each run of white space, and none at its ends. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function escapedForRegExp(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
}

/**
 * Advances the device's clock second by second until the sentence is shown. Throws if it is not shown after
 * `atMostSeconds`.
 */
export async function advanceClockUntilShown(
  page: Page,
  sentence: PageElement,
  atMostSeconds: number,
): Promise<void> {
  for (let passed = 0; !(await sentence.isPresent()); passed += 1) {
    if (passed >= atMostSeconds)
      throw new Error(`Esperaba que apareciera a los ${atMostSeconds} segundos, y no aparece`)
    await page.device.advanceClock(1)
  }
}
