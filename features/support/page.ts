import type { Device } from './device'

/** An exact name or text, or a pattern to search for. All kinds of space count as one. */
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

/** An element of a page as a person finds it; searched again at every use. */
export interface PageElement {
  role(role: string, options?: RoleOptions): PageElement
  /** Finds a field by its label. */
  label(words: TextMatch): PageElement
  /** Finds the innermost element with that text. */
  text(words: TextMatch): PageElement
  /** Finds elements by a selector, if they have neither role nor text. */
  css(selector: string): PageElement
  /** Returns those that contain the text or part. */
  containing(what: TextMatch | PageElement): PageElement
  or(other: PageElement): PageElement
  first(): PageElement
  last(): PageElement
  atPosition(position: number): PageElement

  /** The following methods wait until the element is present, unique and ready. */
  press(): Promise<void>
  /** Presses twice without anything in between. */
  pressTwice(): Promise<void>
  /** Presses it and then `next`, without anything in between. */
  pressAndThen(next: PageElement): Promise<void>
  /** Moves the pointer onto it. */
  pointAt(): Promise<void>
  /** Drags it by fractions of its width, releases, and moves on by the same distance. */
  drag(right: number, down: number): Promise<void>
  /** Focuses it and presses a key. */
  pressKey(key: string): Promise<void>
  /** Replaces the text. */
  fill(text: string): Promise<void>
  /** Types key by key, at the end or at that position. */
  type(text: string, at?: number): Promise<void>
  /** Ticks or unticks. */
  setChecked(isChecked?: boolean): Promise<void>
  /** Chooses an option by its text or value. */
  choose(entry: string): Promise<void>
  chooseFile(file: FileToChoose): Promise<void>
  /** Returns the visible text. */
  visibleText(): Promise<string>
  /** Returns the typed value. */
  value(): Promise<string>
  /** Returns the text of the chosen option. */
  selectedOption(): Promise<string>
  /** Returns the typed value with `|` at the caret. */
  valueWithCaret(): Promise<string>
  /** Returns its accessible name. */
  name(): Promise<string>
  /** Returns its accessible description. */
  description(): Promise<string>
  /** Returns the address of a link. */
  linkAddress(): Promise<string>
  attribute(name: string): Promise<string | undefined>
  /** Returns the options of a list. */
  options(): Promise<readonly string[]>

  /** The following methods return what is present now. */
  visibleTexts(): Promise<readonly string[]>
  all(): Promise<readonly PageElement[]>
  count(): Promise<number>
  isPresent(): Promise<boolean>

  waitToAppear(): Promise<void>
  waitToDisappear(): Promise<void>
}

/** An open tab of the portal, as a person uses it. */
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
  /** Returns the final path and query, or the whole address outside the portal. */
  address(): Promise<string>
  /** Returns the path of the page, loaded or not. */
  path(): Promise<string>
  /** Waits until the portal is at that path, with or without query, or at one that passes the test. */
  waitForPath(path: string | ((path: string) => boolean)): Promise<void>
  /** Waits until nothing is busy or pending. */
  waitUntilIdle(): Promise<void>
  /** Presses a key for the focused element. */
  pressKey(key: string): Promise<void>
  close(): Promise<void>
}

/** Returns a pattern for a longer name or text that contains the words. */
export function textContaining(words: string): RegExp {
  return new RegExp(escaped(words))
}

/** Returns a pattern for exactly one of these names. */
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

/** Lets time pass second by second until the sentence appears. */
export async function passTimeUntil(page: Page, sentence: PageElement, atMostSeconds: number): Promise<void> {
  for (let passed = 0; !(await sentence.isPresent()); passed += 1) {
    if (passed >= atMostSeconds)
      throw new Error(`Esperaba que apareciera a los ${atMostSeconds} segundos, y no aparece`)
    await page.device.passTime(1)
  }
}
