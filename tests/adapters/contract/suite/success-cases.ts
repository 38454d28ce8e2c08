import { accessAnswers, sessionAnswers } from './access-answers'
import { cardAnswers } from './card-answers'
import { cardUpdateAnswers } from './card-update-answers'
import type { ContractCase } from './contract-case'
import { collectionAnswers } from './collection-cases'
import { documentAnswers } from './document-answers'
import { sessionlessAnswers } from './sessionless-answers'
import { homeAnswers } from './home-answers'
import { identityAnswers } from './identity-answers'
import { lineAnswers } from './line-answers'
import { offerAnswers } from './offer-answers'
import { qrPaymentAnswers } from './qr-payment-cases'
import { loanAnswers, paymentAnswers } from './payment-answers'
import { casesOfPlainReads } from './plain-reads'
import { profileAnswers } from './profile-answers'
import { deviceAnswers, protectionAnswers } from './protection-cases'
import { refinancingAnswers } from './refinancing-answers'
import { supportAnswers } from './support-answers'
import { surveyAnswers } from './survey-answers'
import { unlockAnswers } from './unlock-answers'

const written: readonly ContractCase[] = [
  ...accessAnswers,
  ...sessionlessAnswers,
  ...unlockAnswers,
  ...identityAnswers,
  ...sessionAnswers,
  ...homeAnswers,
  ...loanAnswers,
  ...collectionAnswers,
  ...paymentAnswers,
  ...cardAnswers,
  ...cardUpdateAnswers,
  ...documentAnswers,
  ...supportAnswers,
  ...offerAnswers,
  ...surveyAnswers,
  ...profileAnswers,
  ...lineAnswers,
  ...qrPaymentAnswers,
  ...refinancingAnswers,
  ...protectionAnswers,
  ...deviceAnswers,
]

/** Contract cases of successful answers: at least one for every call that the portal uses. */
export const successCases: readonly ContractCase[] = [...written, ...casesOfPlainReads(written)]
