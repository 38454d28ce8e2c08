/** Returns the address of the support chat with the given phone number, in international format. */
export function supportChatAddress(chatNumber: string): string {
  return `https://wa.me/${chatNumber}`
}
