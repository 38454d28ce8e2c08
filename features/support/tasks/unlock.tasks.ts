/** Registering the device's fingerprint or face, and entering with it. */
export interface UnlockTasks {
  /** From now on the device has a fingerprint reader, and whoever holds it agrees. */
  giveReader(): Promise<void>
  /** A finger rests on the reader: the device's next question is answered. */
  touch(): Promise<void>
  /** No finger is on the reader: the device's questions wait. */
  letGo(): Promise<void>
  /** Whoever holds the device lets none of its dialogs through. */
  cancelsFromNowOn(): Promise<void>
  activate(): Promise<void>
  putOff(): Promise<void>
  putOffForEver(): Promise<void>
  /** Presses the button beside the password, with a finger on the reader. */
  enterByHand(): Promise<void>
  reset(): Promise<void>
  /** The short notices that are on the screen now, perhaps none. */
  notices(): Promise<readonly string[]>
}
