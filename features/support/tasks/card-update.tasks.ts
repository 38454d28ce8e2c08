/** What somebody who renews a card by a link does and sees. */
export interface CardUpdateTasks {
  /** Types those fields and sends them; what is not named stays empty. */
  give(card: CardFields): Promise<void>
  typeNumber(text: string): Promise<string>
  /** Puts the caret after that many characters of the number, and types there; the number with `|` at the caret. */
  typeInNumberAt(position: number, text: string): Promise<string>
  /** Title and sentence of the screen. */
  title(): Promise<string>
  lead(): Promise<string>
  complaints(): Promise<readonly string[]>
  /** Tries again what did not go well. */
  tryAgain(): Promise<void>
  /** Looks how it ended before sending anything again. */
  look(): Promise<void>
  /** The number and the code as the form holds them. */
  secrets(): Promise<readonly string[]>
  /** Whether the portal's menu is around the screen. */
  hasMenu(): Promise<boolean>
}

export interface CardFields {
  readonly number?: string
  readonly holder?: string
  readonly expiry?: string
  readonly securityCode?: string
  readonly dni?: string
}
