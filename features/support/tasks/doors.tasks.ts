/** What somebody does and sees at the doors before and around the login. */
export interface DoorTasks {
  /** Opens an address on a device of that kind. */
  openOn(device: Device, address: string): Promise<void>
  /** Types a new password twice and saves it. */
  setPassword(password: string, repeated: string): Promise<void>
  /** Goes from the confirmation to the login. */
  logInAgain(): Promise<void>
  /** Asks for the code again after it could not be sent. */
  retryCode(): Promise<void>
  /** What the form's summary complains of. */
  complaints(): Promise<readonly string[]>
  /** The title of a screen whose title depends on what happened there. */
  title(): Promise<string>
  nextStep(): Promise<void>
  skipIntroduction(): Promise<void>
  browserOffersInstall(answer: 'accepted' | 'dismissed'): Promise<void>
  install(): Promise<void>
  installationEnds(): Promise<void>
  continueInBrowser(): Promise<void>
  /** What the screen tells of the installation, empty when it tells nothing. */
  installationNews(): Promise<string>
  /** What one can do about installing, by the words of buttons and links. */
  installWays(): Promise<readonly string[]>
  /** What the QR on a large screen is, empty where there is none. */
  scannable(): Promise<string>
  /** Where the lender knows that customer to have logged in: `app` or `tab`. */
  lastEntry(taxId: string): Promise<string>
  /** What a browser reads before it offers to install: name, way of display, pictures. */
  installability(): Promise<readonly string[]>
}

export type Device = 'un celular' | 'una computadora' | 'la app instalada'
