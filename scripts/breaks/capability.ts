/** Texts whose file is called by a screen rather than by a capability. */
const ofTexts: Readonly<Record<string, string>> = {
  claims: 'support',
  'consumer-request': 'cancellation',
  dni: 'access',
  failures: 'shared',
  help: 'support',
  'identity-check': 'access',
  kit: 'shared',
  'line-request': 'revolving-line',
  menu: 'shell',
  'my-cards': 'cards',
  'my-payments': 'payments',
  'new-password': 'access',
  'next-payment': 'home',
  'not-charged': 'payments',
  orders: 'shared',
  'payment-receipt': 'payments',
  'payment-ways': 'payments',
  'phone-change': 'access',
  'qr-plan': 'qr-payment',
  'receipt-notification': 'payments',
  survey: 'support',
  unlock: 'access',
  unshown: 'shell',
  welcome: 'access',
}

/** What is not the portal's: the demo around it, and the wiki of its pieces. */
const leftOut = /^src\/ui\/(demo|shared)\/|^src\/ui\/texts\/(demo|wiki)\./

/** Screens and rules; what asks servers and devices is proven by other tests. */
export function isBroken(file: string): boolean {
  return (
    /^src\/(ui|domain|application)\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !leftOut.test(file)
  )
}

/** The capability that a source file belongs to. */
export function capabilityOf(file: string): string {
  const texts = /^src\/ui\/texts\/(.+)\.texts\.ts$/.exec(file)?.[1]
  if (texts !== undefined) return ofTexts[texts] ?? texts
  const folder = /^src\/\w+\/([\w-]+)\//.exec(file)?.[1] ?? 'shell'
  return folder === 'kit' ? 'shared' : folder
}
