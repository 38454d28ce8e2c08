import type { Check } from '#passport/check'
import { announcedCollectionChecks } from './announced-collections'
import { cancellationChecks } from './cancellations'
import { cardChecks } from './cards'
import { certificateChecks } from './certificates'
import { chargeChecks } from './charges'
import { claimChecks } from './claims'
import { automaticCollectionChecks } from './automatic-collections'
import { consistencyChecks } from './consistency'
import { downPaymentChecks } from './down-payments'
import { httpChecks } from './http'
import { rateLimitChecks } from './rate-limits'
import { creditLineChecks } from './credit-line'
import { personalDataChecks } from './personal-data'
import { accountProtectionChecks } from './account-protection'
import { refinancingChecks } from './refinancing'
import { sessionChecks } from './sessions'
import { fileContentChecks, answerShapeChecks } from './answer-contents'
import { shopPaymentChecks } from './shop-payments'
import { uploadChecks } from './uploads'
import { walletPaymentChecks } from './wallet-payments'

/**
 * Every check, in the order in which they run. The checks that change data run late. The check that uses up
 * a rate limit runs last.
 */
export const everyCheck: readonly Check[] = [
  ...httpChecks,
  ...sessionChecks,
  ...answerShapeChecks,
  ...fileContentChecks,
  ...consistencyChecks,
  ...certificateChecks,
  ...chargeChecks,
  ...walletPaymentChecks,
  ...claimChecks,
  ...automaticCollectionChecks,
  ...announcedCollectionChecks,
  ...creditLineChecks,
  ...shopPaymentChecks,
  ...refinancingChecks,
  ...downPaymentChecks,
  ...cardChecks,
  ...cancellationChecks,
  ...uploadChecks,
  ...personalDataChecks,
  ...accountProtectionChecks,
  ...rateLimitChecks,
]
