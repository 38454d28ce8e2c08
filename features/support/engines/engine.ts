/** A driver's reference to an element of a page, valid until the page changes. */
export type DriverElementHandle = unknown

/**
 * A tab of a real browser, controlled by the browser's driver. The browser itself produces keys and
 * presses; no script simulates them.
 */
export interface BrowserEngine {
  readonly name: string
  /** The browser's name and version, as it reports them: `Firefox 153.7.0`. */
  readonly nameAndVersion: string
  openAddress(address: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  address(): Promise<string>
  documentTitle(): Promise<string>
  /**
   * Runs a function, given as source text, in the page and returns its result. The function's parameters
   * and its result must be JSON.
   */
  evaluate<Value>(program: string, ...values: readonly unknown[]): Promise<Value>
  /**
   * Runs a function, given as source text, in the page. The function returns an element, and this method
   * returns a reference to that element.
   */
  evaluateElement(program: string): Promise<DriverElementHandle>
  click(handle: DriverElementHandle): Promise<void>
  /** Types a text into the element, which must have the focus. */
  typeInto(handle: DriverElementHandle, text: string): Promise<void>
  /** Presses a key, such as `Enter`, for the focused element. */
  pressKey(key: string): Promise<void>
  hover(handle: DriverElementHandle): Promise<void>
  resizeWindow(width: number, height: number): Promise<void>
  /** Returns a screenshot as PNG. */
  takeScreenshot(): Promise<Uint8Array>
  /** Opens another tab of the same browser, with the same storage. */
  openAnotherTab(): Promise<BrowserEngine>
  /**
   * Returns how many tabs the portal's pages have opened since the last call of
   * `closeOtherTabsAndDeleteDownloads`.
   */
  countOpenedTabs(): Promise<number>
  /**
   * Returns the paths of the files saved since the last call of `closeOtherTabsAndDeleteDownloads`, oldest
   * first.
   */
  downloadedFilePaths(): readonly string[]
  /** Pastes the clipboard's text into the focused field, by pressing Ctrl+V. */
  pasteClipboard(): Promise<void>
  /** Closes all tabs except this tab, and deletes the downloaded files. */
  closeOtherTabsAndDeleteDownloads(): Promise<void>
  /** Closes the tab of this engine object. The browser and its other tabs stay open. */
  closeTab(): Promise<void>
  /** Closes the browser. */
  closeBrowser(): Promise<void>
}
