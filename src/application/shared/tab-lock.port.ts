/** One at a time among all tabs of the portal; who had to wait sees what was stored meanwhile. Source: SES-07. */
export interface TabLock {
  runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value>
}
export const TabLock = Symbol('TabLock')
