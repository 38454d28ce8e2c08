import type { Device } from './device'

/**
 * The name or text of an element: a string must equal it, a pattern must match it. Any run of white space
 * counts as one space.
 */
export type TextMatch = string | RegExp

export interface RoleOptions {
  readonly name?: TextMatch
  /** Level of a heading. */
  readonly level?: number
}

export interface FileToChoose {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An element of a page as a person finds it. Methods that act on it or read it first wait until it is present and unique. */
export interface PageElement {
  role(role: string, options?: RoleOptions): PageElement
  /** Finds a form field by its label. */
  label(words: TextMatch): PageElement
  /** Finds the innermost element with that text. */
  text(words: TextMatch): PageElement
  /** Finds elements by a CSS selector, for those that have neither role nor text. */
  css(selector: string): PageElement
  /** Returns the matching elements that contain the text or element. */
  containing(what: TextMatch | PageElement): PageElement
  or(other: PageElement): PageElement
  first(): PageElement
  last(): PageElement
  atPosition(position: number): PageElement

  /** Presses the element, once it is present, unique and enabled. */
  press(): Promise<void>
  /** Presses the element twice in a row, without anything in between. */
  pressTwice(): Promise<void>
  /** Presses this element and then `next`, without anything in between. */
  pressAndThen(next: PageElement): Promise<void>
  /** Moves the pointer onto the element. */
  pointAt(): Promise<void>
  /**
   * Drags the element by fractions of its width and height, and releases it. Then moves the pointer on by
   * the same distance, which must not move the element.
   */
  drag(right: number, down: number): Promise<void>
  /** Focuses the element and presses a key. */
  pressKey(key: string): Promise<void>
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>
  /** Types a text into a field key by key, at that position or at the end. */
  type(text: string, at?: number): Promise<void>
  /** Ticks or unticks a checkbox or radio. */
  setChecked(isChecked?: boolean): Promise<void>
  /** Chooses an option by its text or value. */
  choose(entry: string): Promise<void>
  chooseFile(file: FileToChoose): Promise<void>
  /** Returns the visible text. */
  visibleText(): Promise<string>
  /** Returns the value typed in a field. */
  value(): Promise<string>
  /** Returns the text of the chosen option. */
  selectedOption(): Promise<string>
  /** Returns the text typed in a field, with `|` where the caret is. */
  valueWithCaret(): Promise<string>
  /** Returns the element's accessible name. */
  name(): Promise<string>
  /** Returns the element's accessible description. */
  description(): Promise<string>
  /** Returns the address of a link. */
  linkAddress(): Promise<string>
  attribute(name: string): Promise<string | undefined>
  /** Returns the options of a list. */
  options(): Promise<readonly string[]>

  /** Returns the visible text of each element that is present now, without waiting. */
  visibleTexts(): Promise<readonly string[]>
  all(): Promise<readonly PageElement[]>
  count(): Promise<number>
  isPresent(): Promise<boolean>

  waitToAppear(): Promise<void>
  waitToDisappear(): Promise<void>
}

/** An open tab of the portal, with the methods by which a person uses it. */
export interface Page extends Pick<PageElement, 'role' | 'label' | 'text' | 'css'> {
  readonly device: Device
  readonly main: PageElement
  /** The title of the screen. */
  readonly heading: PageElement
  /** Opens an address as if typed into the address bar. */
  go(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Returns the document title. */
  title(): Promise<string>
  /** Waits until the portal is idle. Returns path and query, or the whole address outside the portal. */
  address(): Promise<string>
  /** Returns the path of the page's address, even while the page is loading. */
  path(): Promise<string>
  /** Waits until the portal's path is the given one, with or without its query, or passes the given test. */
  waitForPath(path: string | ((path: string) => boolean)): Promise<void>
  /** Waits until the screen shows no busy state and no request is pending. */
  waitUntilIdle(): Promise<void>
  /** Presses a key for the focused element. */
  pressKey(key: string): Promise<void>
  close(): Promise<void>
}

/** Returns a pattern that matches any text that contains the words. */
export function textContaining(words: string): RegExp {
  return new RegExp(escaped(words))
}

/** Returns a pattern that matches exactly one of these names. */
export function exactlyOneOf(...names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map(escaped).join('|')})$`)
}

/** Replaces every kind of space and line end with one space. */
export function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
}

/** Lets time pass second by second until the sentence appears, and fails if it does not appear in time. */
export async function passTimeUntil(page: Page, sentence: PageElement, atMostSeconds: number): Promise<void> {
  for (let passed = 0; !(await sentence.isPresent()); passed += 1) {
    if (passed >= atMostSeconds)
      throw new Error(`Esperaba que apareciera a los ${atMostSeconds} segundos, y no aparece`)
    await page.device.passTime(1)
  }
}
