/** The code of a page, for the support team. Source: OPS-04. */
export const supportCodeTexts = {
  chat: (code: string) => `Hola. El código que me dio el portal es ${code}.`,
} as const
