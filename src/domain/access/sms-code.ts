/** What a code can be wrong about before the server sees it. Source: ACC-07. */
export type SmsCodeProblem = 'required' | 'length'

const smsCodeLength = 4

/** A code as it stays in its field: only digits, at most 4. Source: ACC-07, GEN-03. */
export function normalizedSmsCode(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, smsCodeLength)
}

/** What is wrong with a code, which has exactly 4 digits. Source: ACC-07. */
export function smsCodeProblem(code: string): SmsCodeProblem | undefined {
  if (code.trim() === '') return 'required'
  return /^\d{4}$/.test(code) ? undefined : 'length'
}
