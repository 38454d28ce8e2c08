/** Returns the text of a notification that arrives while the portal is visible. Source: PRO-05. */
export function foregroundNotificationText(title: string, body: string | undefined): string {
  return body === undefined ? title : `${title}. ${body}`
}
