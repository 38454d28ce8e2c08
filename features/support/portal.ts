import type { Page } from './page'
import { AccessTasks } from './tasks/access.tasks'
import { BrandTasks } from './tasks/brand.tasks'
import { CancellationTasks, ConsumerRequestTasks } from './tasks/cancellation.tasks'
import { CardPaymentTasks } from './tasks/card-payment.tasks'
import { CardReplacementTasks } from './tasks/card-replacement.tasks'
import { CardUpdateTasks } from './tasks/card-update.tasks'
import { CardsTasks } from './tasks/cards.tasks'
import { DemoTasks } from './tasks/demo.tasks'
import { DiagnosticsTasks } from './tasks/diagnostics.tasks'
import { WelcomeTasks } from './tasks/welcome.tasks'
import { EvidenceTasks } from './tasks/evidence.tasks'
import { FrameTasks } from './tasks/frame.tasks'
import { HomeTasks } from './tasks/home.tasks'
import { LineTasks } from './tasks/line.tasks'
import { LoansTasks } from './tasks/loans.tasks'
import { MyPaymentsTasks } from './tasks/my-payments.tasks'
import { NextPaymentTasks } from './tasks/next-payment.tasks'
import { NotificationsTasks } from './tasks/notifications.tasks'
import { OffersTasks } from './tasks/offers.tasks'
import { AutomaticCollectionTasks } from './tasks/automatic-collection.tasks'
import { CollectionChangeTasks } from './tasks/collection-change.tasks'
import { LoanAmountsTasks } from './tasks/loan-amounts.tasks'
import { TrustTasks } from './tasks/trust.tasks'
import { PartPaymentTasks } from './tasks/part-payment.tasks'
import { PaymentBatchTasks } from './tasks/payment-batch.tasks'
import { PaymentMethodsTasks } from './tasks/payment-methods.tasks'
import { LoanDocumentsTasks } from './tasks/loan-documents.tasks'
import { PaymentsTasks } from './tasks/payments.tasks'
import { PaymentReceiptTasks } from './tasks/payment-receipt.tasks'
import { PhoneChangeTasks } from './tasks/phone-change.tasks'
import { ProfileTasks } from './tasks/profile.tasks'
import { ProtectionTasks } from './tasks/protection.tasks'
import { QrPaymentTasks } from './tasks/qr-payment.tasks'
import { ReceiptsTasks } from './tasks/receipts.tasks'
import { RefinancingTasks } from './tasks/refinancing.tasks'
import { SessionTasks } from './tasks/session.tasks'
import { SteeringTasks } from './tasks/steering.tasks'
import { ShellTasks } from './tasks/shell.tasks'
import { ClaimsTasks, HelpTasks, SurveyTasks } from './tasks/support.tasks'
import { VerificationTasks } from './tasks/verification.tasks'
import { SupportCodeTasks } from './tasks/support-code.tasks'
import { UnlockTasks } from './tasks/unlock.tasks'
import { MethodChoiceTasks } from './tasks/method-choice.tasks'

/** The tasks of each capability: what a customer does and reads. */
const tasks = {
  brand: BrandTasks,
  supportCode: SupportCodeTasks,
  access: AccessTasks,
  session: SessionTasks,
  frame: FrameTasks,
  home: HomeTasks,
  nextPayment: NextPaymentTasks,
  loans: LoansTasks,
  line: LineTasks,
  payments: PaymentsTasks,
  loanAmounts: LoanAmountsTasks,
  automaticCollection: AutomaticCollectionTasks,
  collectionChange: CollectionChangeTasks,
  partPayment: PartPaymentTasks,
  trust: TrustTasks,
  myPayments: MyPaymentsTasks,
  paymentReceipt: PaymentReceiptTasks,
  loanDocuments: LoanDocumentsTasks,
  receipts: ReceiptsTasks,
  evidence: EvidenceTasks,
  verification: VerificationTasks,
  cancellation: CancellationTasks,
  consumerRequests: ConsumerRequestTasks,
  cardPayment: CardPaymentTasks,
  paymentBatch: PaymentBatchTasks,
  paymentMethods: PaymentMethodsTasks,
  methodChoice: MethodChoiceTasks,
  phoneChange: PhoneChangeTasks,
  unlock: UnlockTasks,
  refinancing: RefinancingTasks,
  welcome: WelcomeTasks,
  cardUpdate: CardUpdateTasks,
  cards: CardsTasks,
  cardReplacement: CardReplacementTasks,
  profile: ProfileTasks,
  protection: ProtectionTasks,
  claims: ClaimsTasks,
  survey: SurveyTasks,
  qrPayment: QrPaymentTasks,
  help: HelpTasks,
  notifications: NotificationsTasks,
  offers: OffersTasks,
  shell: ShellTasks,
  steering: SteeringTasks,
  demo: DemoTasks,
  diagnostics: DiagnosticsTasks,
}

type Tasks = { readonly [Capability in keyof typeof tasks]: InstanceType<(typeof tasks)[Capability]> }

/** The portal as a customer uses it: its page, and the tasks that they perform on any kind of page. */
export type Portal = Tasks & { readonly page: Page }

export function createPortal(page: Page): Portal {
  const made = Object.entries(tasks).map(([capability, Class]) => [capability, new Class(page)])
  return { page, ...(Object.fromEntries(made) as Tasks) }
}
