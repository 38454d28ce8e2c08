/** Moving about and being let in, whatever the screen. */
export interface SessionTasks {
  /** Opens an address of the portal, as a link or the address bar does. */
  open(address: string): Promise<void>
  /** Closes and opens the page again at the same address. */
  reload(): Promise<void>
  /** Presses the browser's own button. */
  goBack(): Promise<void>
  /** Path and query where the customer ends up. */
  address(): Promise<string>
  /** The same, once there has been time to get to where she is expected. */
  addressOnTheWayTo(expected: string): Promise<string>
  /** The title of the screen. */
  title(): Promise<string>
  /** That much time goes by on the portal's clock. */
  letPass(seconds: number): Promise<void>
  /** Logs out in another tab of the same browser. */
  logOutElsewhere(): Promise<void>
  /** Lets that customer in by a link that is opened in another tab of the same browser. */
  enterElsewhere(personaId: string): Promise<void>
  /** What is kept on the device, under the portal's namespace. */
  keptKeys(): Promise<readonly string[]>
  /** Presses the way on that the screen of a failure offers. */
  retry(): Promise<void>
  /** What a screen that could not be loaded says. */
  failure(): Promise<string>
  /** The short notices at the bottom. */
  toasts(): Promise<readonly string[]>
}
