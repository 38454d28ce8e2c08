import type { Device } from './device'

/** A whole name or text; a pattern is looked for within it. Spaces of every kind read as one. */
export type Words = string | RegExp

export interface RoleOptions {
  readonly name?: Words
  /** Of a heading. */
  readonly level?: number
}

export interface FileToGive {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Whatever a person would find at one place of a page, looked for anew at every use. */
export interface Part {
  role(role: string, options?: RoleOptions): Part
  /** A field by what stands at it. */
  label(words: Words): Part
  /** The innermost piece that says it. */
  text(words: Words): Part
  /** By the page's structure, where what is meant has neither role nor words. */
  css(selector: string): Part
  /** Those that say it, or in which that is. */
  having(what: Words | Part): Part
  or(other: Part): Part
  first(): Part
  last(): Part
  at(position: number): Part

  /** The following wait until it is there, once and ready. */
  press(): Promise<void>
  /** Two presses, and nothing between them. */
  pressTwice(): Promise<void>
  /** Presses it and then `next`, and nothing between them. */
  pressAndThen(next: Part): Promise<void>
  /** The pointer rests on it, and leaves what it was on. */
  pointAt(): Promise<void>
  /** Holds it and pulls it so far, in parts of its width, lets go, and moves on as far again. */
  pull(right: number, down: number): Promise<void>
  /** By the keyboard: focus and key. */
  strike(key: string): Promise<void>
  /** Puts the whole text in place of what is there. */
  fill(text: string): Promise<void>
  /** Key by key, behind what is there or at a place of it. */
  type(text: string, at?: number): Promise<void>
  /** Ticks or unticks. */
  check(isChecked?: boolean): Promise<void>
  /** An entry of a list, by its words or its value. */
  choose(entry: string): Promise<void>
  give(file: FileToGive): Promise<void>
  /** What one reads there. */
  read(): Promise<string>
  /** What is typed there. */
  value(): Promise<string>
  /** The entry of a list that is chosen, by its words. */
  chosen(): Promise<string>
  /** What is typed there, with `|` where the next letter would go. */
  valueWithCaret(): Promise<string>
  /** Its own name, as a reader says it. */
  name(): Promise<string>
  /** What explains it, as a reader says after its name. */
  description(): Promise<string>
  /** Where it leads. */
  target(): Promise<string>
  attribute(name: string): Promise<string | undefined>
  /** The entries of a list to choose from. */
  options(): Promise<readonly string[]>

  /** The following tell what is there now. */
  readAll(): Promise<readonly string[]>
  all(): Promise<readonly Part[]>
  count(): Promise<number>
  isThere(): Promise<boolean>

  appears(): Promise<void>
  goes(): Promise<void>
}

/** One open tab of the portal, as a person uses it. */
export interface Page extends Pick<Part, 'role' | 'label' | 'text' | 'css'> {
  readonly device: Device
  readonly main: Part
  /** The title of the screen. */
  readonly heading: Part
  /** Opens an address of the portal, as typed into the address bar. */
  go(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** What the tab is called. */
  title(): Promise<string>
  /** Path and query where the customer ends up; the whole address outside the portal. */
  address(): Promise<string>
  /** The path of the page, loaded or not. */
  path(): Promise<string>
  /** The portal has led on to that path, with its query or without, or to any path that passes. */
  arrivesAt(path: string | ((path: string) => boolean)): Promise<void>
  /** Nothing is busy, and nothing is pending. */
  isAtRest(): Promise<void>
  /** A key for whatever has the focus. */
  strike(key: string): Promise<void>
  close(): Promise<void>
}

/** Looks for it within a longer name or text. */
export function containing(words: string): RegExp {
  return new RegExp(escaped(words))
}

/** Any of those names, whole. */
export function oneOf(...names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map(escaped).join('|')})$`)
}

/** Spaces and line ends of every kind read as one space. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
}

/** Time goes on, second by second, until that appears. */
export async function secondsUntil(page: Page, sentence: Part, atMostSeconds: number): Promise<void> {
  for (let passed = 0; !(await sentence.isThere()); passed += 1) {
    if (passed >= atMostSeconds)
      throw new Error(`Esperaba que apareciera a los ${atMostSeconds} segundos, y no aparece`)
    await page.device.letPass(1)
  }
}
