import type { Page } from './page'
import { LoginTasks } from './tasks/access.tasks'
import { LenderBrandTasks } from './tasks/brand.tasks'
import { LoanCancellationTasks, ConsumerRequestTasks } from './tasks/cancellation.tasks'
import { CardPaymentTasks } from './tasks/card-payment.tasks'
import { CardReplacementTasks } from './tasks/card-replacement.tasks'
import { CardUpdateTasks } from './tasks/card-update.tasks'
import { CardsTasks } from './tasks/cards.tasks'
import { DemoTasks } from './tasks/demo.tasks'
import { DiagnosticsPanelTasks } from './tasks/diagnostics.tasks'
import { WelcomeTasks } from './tasks/welcome.tasks'
import { ClaimEvidenceTasks } from './tasks/claim-evidence.tasks'
import { PortalNavigationTasks } from './tasks/layout.tasks'
import { HomeTasks } from './tasks/home.tasks'
import { CreditLineTasks } from './tasks/credit-line.tasks'
import { LoansTasks } from './tasks/loans.tasks'
import { MyPaymentsTasks } from './tasks/my-payments.tasks'
import { HomeNextPaymentTasks } from './tasks/next-payment.tasks'
import { NotificationsTasks } from './tasks/notifications.tasks'
import { LoanOfferTasks } from './tasks/offers.tasks'
import { AutomaticCollectionTasks } from './tasks/automatic-collection.tasks'
import { AutomaticCollectionChangeTasks } from './tasks/automatic-collection-change.tasks'
import { AmountsExplanationTasks } from './tasks/loan-amounts.tasks'
import { LenderLinkCheckTasks } from './tasks/link-check.tasks'
import { PartialPaymentTasks } from './tasks/partial-payment.tasks'
import { PaymentBatchTasks } from './tasks/payment-batch.tasks'
import { PaymentMethodsTasks } from './tasks/payment-methods.tasks'
import { LoanDocumentsTasks } from './tasks/loan-documents.tasks'
import { PaymentsTasks } from './tasks/payments.tasks'
import { PaymentReceiptTasks } from './tasks/payment-receipt.tasks'
import { PhoneChangeTasks } from './tasks/phone-change.tasks'
import { ProfileTasks } from './tasks/profile.tasks'
import { AccountProtectionTasks } from './tasks/account-protection.tasks'
import { QrPaymentTasks } from './tasks/qr-payment.tasks'
import { SendReceiptTasks } from './tasks/send-receipt.tasks'
import { RefinancingTasks } from './tasks/refinancing.tasks'
import { SessionTasks } from './tasks/session.tasks'
import { ConfigurationChangeTasks } from './tasks/configuration-change.tasks'
import { CommonScreenTasks } from './tasks/shell.tasks'
import { ClaimsTasks, HelpTasks, SurveyTasks } from './tasks/support.tasks'
import { DebtFreeCertificateCheckTasks } from './tasks/certificate-check.tasks'
import { SupportCodeTasks } from './tasks/support-code.tasks'
import { FingerprintUnlockTasks } from './tasks/unlock.tasks'
import { PaymentMethodChoiceTasks } from './tasks/payment-method-choice.tasks'

/**
 * The task classes of each capability (a part of the portal). Their methods do and read what a customer
 * does and reads.
 */
const taskClasses = {
  brand: LenderBrandTasks,
  supportCode: SupportCodeTasks,
  access: LoginTasks,
  session: SessionTasks,
  layout: PortalNavigationTasks,
  home: HomeTasks,
  nextPayment: HomeNextPaymentTasks,
  loans: LoansTasks,
  creditLine: CreditLineTasks,
  payments: PaymentsTasks,
  loanAmounts: AmountsExplanationTasks,
  automaticCollection: AutomaticCollectionTasks,
  automaticCollectionChange: AutomaticCollectionChangeTasks,
  partialPayment: PartialPaymentTasks,
  linkCheck: LenderLinkCheckTasks,
  myPayments: MyPaymentsTasks,
  paymentReceipt: PaymentReceiptTasks,
  loanDocuments: LoanDocumentsTasks,
  receipts: SendReceiptTasks,
  claimEvidence: ClaimEvidenceTasks,
  certificateCheck: DebtFreeCertificateCheckTasks,
  cancellation: LoanCancellationTasks,
  consumerRequests: ConsumerRequestTasks,
  cardPayment: CardPaymentTasks,
  paymentBatch: PaymentBatchTasks,
  paymentMethods: PaymentMethodsTasks,
  methodChoice: PaymentMethodChoiceTasks,
  phoneChange: PhoneChangeTasks,
  unlock: FingerprintUnlockTasks,
  refinancing: RefinancingTasks,
  welcome: WelcomeTasks,
  cardUpdate: CardUpdateTasks,
  cards: CardsTasks,
  cardReplacement: CardReplacementTasks,
  profile: ProfileTasks,
  accountProtection: AccountProtectionTasks,
  claims: ClaimsTasks,
  survey: SurveyTasks,
  qrPayment: QrPaymentTasks,
  help: HelpTasks,
  notifications: NotificationsTasks,
  offers: LoanOfferTasks,
  shell: CommonScreenTasks,
  configurationChange: ConfigurationChangeTasks,
  demo: DemoTasks,
  diagnostics: DiagnosticsPanelTasks,
}

type TasksByCapability = {
  readonly [Capability in keyof typeof taskClasses]: InstanceType<(typeof taskClasses)[Capability]>
}

/**
 * The portal as a customer uses it: the page, and the tasks that the customer performs on any kind of
 * page.
 */
export type PortalTasks = TasksByCapability & { readonly page: Page }

export function createPortalTasks(page: Page): PortalTasks {
  const made = Object.entries(taskClasses).map(([capability, Class]) => [capability, new Class(page)])
  return { page, ...(Object.fromEntries(made) as TasksByCapability) }
}
