/** What somebody who changes her phone does and sees. */
export interface PhoneChangeTasks {
  /** Follows the way from the code that went to a number that is not hers any more. */
  saysWrongNumber(): Promise<void>
  /** Comes with a screen of desktop size. */
  comeByDesktop(): Promise<void>
  /** Goes to the selfie and ends it so at the provider, who spells the way back in the usual way or another. */
  takeSelfie(ending: string, spelling?: string): Promise<void>
  /** Asks for the selfie and stays where she is, because it cannot begin. */
  askForSelfie(): Promise<void>
  /** Comes back with an address of somebody's own making. */
  comeBackWith(query: string): Promise<void>
  /** Comes back from the selfie to a result that is still on its way. */
  comeBackToWait(): Promise<void>
  giveNumber(cellphone: string): Promise<void>
  giveSentCode(): Promise<void>
  giveCode(code: string): Promise<void>
  typeNumber(text: string): Promise<string>
  retry(): Promise<void>
  goOn(): Promise<void>
  /** The title of the screen. */
  title(): Promise<string>
  /** The sentence under it. */
  lead(): Promise<string>
  /** Title and sentence while the result is on its way; empty when nothing is awaited. */
  whileChecking(): Promise<string>
  complaints(): Promise<readonly string[]>
  /** What the QR is for, empty where there is none. */
  scannable(): Promise<string>
  /** Query of the address, empty when nothing is left in it. */
  query(): Promise<string>
}
