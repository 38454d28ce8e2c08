/** A browser's own name for a place in its page, good until the page changes. */
export type Handle = unknown

/** One tab of a real browser, by whatever its driver speaks. Input is the browser's own, not a script's. */
export interface Engine {
  readonly name: string
  /** As the browser says it: `Firefox 153.7.0`. */
  readonly version: string
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  address(): Promise<string>
  title(): Promise<string>
  /** Runs a function in the page, with values that can be written as JSON; so is what it returns. */
  evaluate<Value>(program: string, ...values: readonly unknown[]): Promise<Value>
  /** The element that the program returns. */
  handle(program: string): Promise<Handle>
  click(handle: Handle): Promise<void>
  /** Letters for whatever has the focus, which is that place. */
  type(handle: Handle, text: string): Promise<void>
  /** A key by its name, `Enter`, for whatever has the focus. */
  strike(key: string): Promise<void>
  hover(handle: Handle): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A PNG of what is on the screen. */
  picture(): Promise<Uint8Array>
  /** Runs in every page from the next address on, before anything of the page does. */
  beforeEachPage(program: string): Promise<void>
  close(): Promise<void>
}
