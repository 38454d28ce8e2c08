/** First 4 digits, asterisks, the tail: `1145****01`. Source: ACC-10. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)}${'*'.repeat(Math.max(phone.length - 6, 0))}${phone.slice(Math.max(phone.length - 2, 4))}`
}

/** `ma***@correo.example` */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@')
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`
}
