import { loginSuccessCases, sessionSuccessCases } from './access-answers'
import { cardSuccessCases } from './card-answers'
import { cardUpdateSuccessCases } from './card-update-answers'
import type { ContractCase } from './contract-case'
import { automaticCollectionSuccessCases } from './collection-cases'
import { documentSuccessCases } from './document-answers'
import { sessionlessSuccessCases } from './sessionless-answers'
import { homeAndPushSuccessCases } from './home-answers'
import { identitySuccessCases } from './identity-answers'
import { creditLineSuccessCases } from './credit-line-answers'
import { offerSuccessCases } from './offer-answers'
import { qrPaymentSuccessCases } from './qr-payment-cases'
import { loanSuccessCases, paymentSuccessCases } from './payment-answers'
import { createReadOnlyCallCases } from './plain-reads'
import { profileSuccessCases } from './profile-answers'
import { customerDeviceSuccessCases, accountProtectionSuccessCases } from './protection-cases'
import { refinancingSuccessCases } from './refinancing-answers'
import { supportSuccessCases } from './support-answers'
import { surveySuccessCases } from './survey-answers'
import { passkeySuccessCases } from './unlock-answers'

const casesWrittenByHand: readonly ContractCase[] = [
  ...loginSuccessCases,
  ...sessionlessSuccessCases,
  ...passkeySuccessCases,
  ...identitySuccessCases,
  ...sessionSuccessCases,
  ...homeAndPushSuccessCases,
  ...loanSuccessCases,
  ...automaticCollectionSuccessCases,
  ...paymentSuccessCases,
  ...cardSuccessCases,
  ...cardUpdateSuccessCases,
  ...documentSuccessCases,
  ...supportSuccessCases,
  ...offerSuccessCases,
  ...surveySuccessCases,
  ...profileSuccessCases,
  ...creditLineSuccessCases,
  ...qrPaymentSuccessCases,
  ...refinancingSuccessCases,
  ...accountProtectionSuccessCases,
  ...customerDeviceSuccessCases,
]

/**
 * Tests of the API contract in which the lender answers with success: at least one for every API call
 * that the portal uses.
 */
export const allSuccessCases: readonly ContractCase[] = [
  ...casesWrittenByHand,
  ...createReadOnlyCallCases(casesWrittenByHand),
]
