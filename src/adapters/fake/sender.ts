/** Header with the client address, set by the sandbox server. A value sent by the client is overwritten. */
export const senderHeader = 'x-sandbox-sender'
