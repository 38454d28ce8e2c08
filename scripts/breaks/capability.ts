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

/** Gateways and mappers whose file begins with a word other than the capability's. */
const ofCalls: Readonly<Record<string, string>> = {
  'auto-login': 'access',
  card: 'cards',
  'card-refusal': 'cards',
  'card-update': 'cards',
  claim: 'support',
  'code-delivery': 'access',
  'consumer-request': 'cancellation',
  'customer-paper': 'documents',
  document: 'documents',
  http: 'shared',
  'identity-check': 'access',
  lazy: 'shared',
  line: 'revolving-line',
  loan: 'loans',
  'new-password': 'access',
  offer: 'offers',
  'order-status': 'shared',
  passkey: 'access',
  payment: 'payments',
  'phone-change': 'access',
  'portal-file': 'shared',
  'push-subscription': 'notifications',
  survey: 'support',
}

/** What is not the portal's: the demo around it, and the wiki of its pieces. */
const leftOut = /^src\/ui\/demo\/|^src\/ui\/shared\/wiki-|^src\/ui\/texts\/(demo|wiki)\./

/** Screens, rules and what is asked of the lender; what asks devices is proven by other tests. */
export function isBroken(file: string): boolean {
  return (
    /^src\/(ui|domain|application|adapters\/http)\/.*\.tsx?$/.test(file) &&
    !file.endsWith('.d.ts') &&
    !leftOut.test(file)
  )
}

/** The capability that a source file belongs to. */
export function capabilityOf(file: string): string {
  const texts = /^src\/ui\/texts\/(.+)\.texts\.ts$/.exec(file)?.[1]
  if (texts !== undefined) return ofTexts[texts] ?? texts
  const call = /^src\/adapters\/http\/(.+)-(?:gateway|mapper)\.ts$/.exec(file)?.[1]
  if (call !== undefined) return ofCalls[call] ?? call
  const folder = /^src\/\w+\/([\w-]+)\//.exec(file)?.[1] ?? 'shell'
  return folder === 'kit' || folder === 'http' ? 'shared' : folder
}
