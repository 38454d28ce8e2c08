import { definePort } from './port'

/**
 * Runs only one task of each name at a time in all tabs of the portal. A task that had to wait can read
 * what the earlier tasks stored. Source: SES-07.
 */
export interface CrossTabLock {
  runInOneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value>
}
export const CrossTabLock = definePort<CrossTabLock>('CrossTabLock')
