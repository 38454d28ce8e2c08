/** Text of a link to the lender's support chat. */
export const chatLinkText = 'Hablar por chat'
