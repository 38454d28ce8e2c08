import type { AccessTasks } from './tasks/access.tasks'
import type { CardPaymentTasks } from './tasks/card-payment.tasks'
import type { CardUpdateTasks } from './tasks/card-update.tasks'
import type { CardTasks } from './tasks/cards.tasks'
import type { DemoTasks } from './tasks/demo.tasks'
import type { DoorTasks } from './tasks/doors.tasks'
import type { HomeTasks } from './tasks/home.tasks'
import type { LoanTasks } from './tasks/loans.tasks'
import type { NotificationTasks } from './tasks/notifications.tasks'
import type { PaymentWaysTasks } from './tasks/payment-ways.tasks'
import type { MyPaymentTasks, PaperTasks, ReceiptTasks } from './tasks/papers.tasks'
import type { PaymentTasks } from './tasks/payments.tasks'
import type { PhoneChangeTasks } from './tasks/phone-change.tasks'
import type { SessionTasks } from './tasks/session.tasks'
import type { ShellTasks } from './tasks/shell.tasks'
import type { UnlockTasks } from './tasks/unlock.tasks'

/** The portal as a customer meets it; one object drives its view-models, another its page. */
export interface Portal {
  readonly access: AccessTasks
  readonly session: SessionTasks
  readonly home: HomeTasks
  readonly loans: LoanTasks
  readonly payments: PaymentTasks
  readonly myPayments: MyPaymentTasks
  readonly papers: PaperTasks
  readonly receipts: ReceiptTasks
  readonly cardPayment: CardPaymentTasks
  readonly paymentWays: PaymentWaysTasks
  readonly phoneChange: PhoneChangeTasks
  readonly unlock: UnlockTasks
  readonly doors: DoorTasks
  readonly cardUpdate: CardUpdateTasks
  readonly cards: CardTasks
  readonly notifications: NotificationTasks
  readonly shell: ShellTasks
  readonly demo: DemoTasks
  close(): Promise<void>
}
