import { definePort } from './port'

/**
 * Runs one task at a time among all tabs of the portal. A task that had to wait can read what the tasks
 * before it stored. Source: SES-07.
 */
export interface TabLock {
  runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value>
}
export const TabLock = definePort<TabLock>('TabLock')
