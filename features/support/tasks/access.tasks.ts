/** What somebody who enters does and sees. Questions answer what a person reads. */
export interface AccessTasks {
  enterDni(dni: string): Promise<void>
  enterDniToRemember(dni: string): Promise<void>
  saysNotACustomer(): Promise<void>
  chooseIdentity(name: string): Promise<void>
  chooseNobody(): Promise<void>
  enterPassword(password: string): Promise<void>
  forgetPassword(): Promise<void>
  changeUser(): Promise<void>
  enterSentCode(): Promise<void>
  enterCode(code: string): Promise<void>
  /** From now on the device reads the messages with codes, as some do. */
  givePhoneThatReads(): Promise<void>
  /** The message with the code arrives, and she lets the device read it. */
  letMessageBeRead(): Promise<void>
  resendCode(): Promise<void>
  saysCodeDidNotArrive(): Promise<void>
  logOut(): Promise<void>
  closeLogoutNotice(): Promise<void>
  /** What the DNI field holds on arrival. */
  rememberedDni(): Promise<string>
  typeDni(text: string): Promise<string>
  /** Name and tax id of each person to choose from. */
  identities(): Promise<readonly string[]>
  /** What the form's summary complains of, each once. */
  complaints(): Promise<readonly string[]>
  /** The sentence that explains why she is here or cannot go on. */
  explanation(): Promise<string>
  /** Who is about to enter, at the password: name and tax id. */
  knownPerson(): Promise<string>
  /** Where the code went, as the screen says it. */
  codeDestination(): Promise<string>
  shownCode(): Promise<string>
  /** The sentence with the wait, or empty when another code may be asked for. */
  resendWait(): Promise<string>
  /** The actions that the screen offers, by their words. */
  waysOn(): Promise<readonly string[]>
}
