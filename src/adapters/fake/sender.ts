/** The address that a request comes from, as the server that took it up tells it; nobody else's word counts. */
export const senderHeader = 'x-sandbox-sender'
