import type { Page } from './page'
import { AccessTasks } from './tasks/access.tasks'
import { CardPaymentTasks } from './tasks/card-payment.tasks'
import { CardUpdateTasks } from './tasks/card-update.tasks'
import { CardsTasks } from './tasks/cards.tasks'
import { DemoTasks } from './tasks/demo.tasks'
import { DoorsTasks } from './tasks/doors.tasks'
import { HomeTasks } from './tasks/home.tasks'
import { LoansTasks } from './tasks/loans.tasks'
import { NotificationsTasks } from './tasks/notifications.tasks'
import { PaymentWaysTasks } from './tasks/payment-ways.tasks'
import { MyPaymentsTasks, PapersTasks, ReceiptsTasks } from './tasks/papers.tasks'
import { PaymentsTasks } from './tasks/payments.tasks'
import { PhoneChangeTasks } from './tasks/phone-change.tasks'
import { SessionTasks } from './tasks/session.tasks'
import { ShellTasks } from './tasks/shell.tasks'
import { UnlockTasks } from './tasks/unlock.tasks'

/** The portal as a customer meets it, on whatever page it is shown. */
export class Portal {
  readonly access: AccessTasks
  readonly session: SessionTasks
  readonly home: HomeTasks
  readonly loans: LoansTasks
  readonly payments: PaymentsTasks
  readonly myPayments: MyPaymentsTasks
  readonly papers: PapersTasks
  readonly receipts: ReceiptsTasks
  readonly cardPayment: CardPaymentTasks
  readonly paymentWays: PaymentWaysTasks
  readonly phoneChange: PhoneChangeTasks
  readonly unlock: UnlockTasks
  readonly doors: DoorsTasks
  readonly cardUpdate: CardUpdateTasks
  readonly cards: CardsTasks
  readonly notifications: NotificationsTasks
  readonly shell: ShellTasks
  readonly demo: DemoTasks

  constructor(readonly page: Page) {
    this.access = new AccessTasks(page)
    this.session = new SessionTasks(page)
    this.home = new HomeTasks(page)
    this.loans = new LoansTasks(page)
    this.payments = new PaymentsTasks(page)
    this.myPayments = new MyPaymentsTasks(page)
    this.papers = new PapersTasks(page)
    this.receipts = new ReceiptsTasks(page)
    this.cardPayment = new CardPaymentTasks(page)
    this.paymentWays = new PaymentWaysTasks(page)
    this.phoneChange = new PhoneChangeTasks(page)
    this.unlock = new UnlockTasks(page)
    this.doors = new DoorsTasks(page)
    this.cardUpdate = new CardUpdateTasks(page)
    this.cards = new CardsTasks(page)
    this.notifications = new NotificationsTasks(page)
    this.shell = new ShellTasks(page)
    this.demo = new DemoTasks(page)
  }
}
