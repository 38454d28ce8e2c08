/** What an e-mail can be wrong about before the server sees it. Source: PRO-02, SUP-01. */
export type EmailProblem = 'required' | 'not-valid'

/** Characters. Source: RFC 5321, 4.5.3.1. */
const longestLocalPart = 64
const longestEmail = 254

/** Words of any letter or sign but those that separate, with single dots between them: `d'angelo.ñato+cuotas`. */
const localPart = /^[^\s@."(),:;<>[\\\]]+(\.[^\s@."(),:;<>[\\\]]+)*$/u

/** Names with a dot between them at least, the last one of letters; `cañuelas.gob.ar` is one. */
const host = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/** An e-mail as it is kept: without the spaces that keyboards leave around it. */
export function normalizedEmail(text: string): string {
  return text.trim()
}

/** What is wrong with an e-mail; whether somebody reads it, only its server knows. Source: PRO-02, SUP-01. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email === '') return 'required'
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)]
  const fits = email.length <= longestEmail && local.length <= longestLocalPart
  return fits && localPart.test(local) && host.test(domain) ? undefined : 'not-valid'
}
