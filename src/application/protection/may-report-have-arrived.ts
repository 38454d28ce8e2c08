import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { AccountProtectionFailure, LostPhoneFailure } from './protection.port'

/**
 * Returns whether the lender may have protected the account although the report of a lost phone or of an
 * unrecognised change failed, because its answer was lost. Source: ACC-38, ACC-41.
 */
export function mayReportHaveArrived(failure: LostPhoneFailure | AccountProtectionFailure): boolean {
  switch (failure.kind) {
    case 'not-proved':
    case 'not-offered':
      return false
    default:
      return mayRequestHaveBeenDone(failure)
  }
}
