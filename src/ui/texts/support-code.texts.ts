/** Texts with the page's support code, which the customer gives the support team. Source: OPS-04. */
export const supportCodeTexts = {
  chat: (code: string) => `Hola. El código que me dio el portal es ${code}.`,
} as const
