/** Wrong passwords after which the customer has to use a code. */
export const wrongPasswordsAllowed = 3
