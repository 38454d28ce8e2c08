import type { AccessTasks } from './tasks/access.tasks'
import type { DemoTasks } from './tasks/demo.tasks'
import type { HomeTasks } from './tasks/home.tasks'
import type { LoanTasks } from './tasks/loans.tasks'
import type { PaymentTasks } from './tasks/payments.tasks'
import type { SessionTasks } from './tasks/session.tasks'

/** The portal as a customer meets it; one object drives its view-models, another its page. */
export interface Portal {
  readonly access: AccessTasks
  readonly session: SessionTasks
  readonly home: HomeTasks
  readonly loans: LoanTasks
  readonly payments: PaymentTasks
  readonly demo: DemoTasks
  close(): Promise<void>
}
