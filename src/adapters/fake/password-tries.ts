/** Wrong passwords after which only a code helps. */
export const wrongPasswordsAllowed = 3
