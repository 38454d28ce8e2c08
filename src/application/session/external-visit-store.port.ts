import { definePort } from '@/application/shared/port'

/** Stores on this device that another system sent the customer to the portal. Source: SES-04. */
export interface ExternalVisitStore {
  /** Records a visit that came from outside the portal. Later sessions and visits do not delete the record. */
  recordExternalVisit(): void
}
export const ExternalVisitStore = definePort<ExternalVisitStore>('ExternalVisitStore')
