import type { Customer } from '@/domain/session/session'
import { AddCard } from '@/application/cards/add-card'
import { CardAdditionInProgress } from '@/application/cards/card-addition'
import { CardOperations } from '@/application/cards/card-operations'
import { SelectedCard } from '@/application/cards/selected-card'
import { ReplaceCard } from '@/application/cards/replace-card'
import type { OperationRecords } from '@/application/shared/operation-records'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { MemoryCardGateway } from './memory-card-gateway'

/** Signed-in customer of a test, with the services that add and replace their cards. */
export class SignedInCardCustomer {
  readonly gateway = new MemoryCardGateway()
  private readonly sessions = createSessionStore()
  readonly cardAdditionInProgress = new CardAdditionInProgress(this.sessions)
  readonly selectedCard = new SelectedCard(this.sessions)
  readonly records: OperationRecords
  readonly addCard: AddCard
  readonly replaceCard: ReplaceCard

  constructor() {
    const { exactlyOnce, log, records } = createExactlyOnceServices(this.sessions)
    const operations = new CardOperations(exactlyOnce, this.gateway, log)
    this.records = records
    this.addCard = new AddCard(operations, this.cardAdditionInProgress)
    this.replaceCard = new ReplaceCard(operations, this.selectedCard)
    this.signIn(martaCustomer)
  }

  /** Signs a customer in on the same page, in place of the customer who was signed in before. */
  signIn(customer: Customer): void {
    this.sessions.openSession(createSessionOfCustomer(customer))
  }

  signOut(): void {
    this.sessions.closeSession('left')
  }
}

export const exampleTypedCardFields = {
  number: '4517 6500 1234 4821',
  holder: 'Marta Giménez',
  expiry: '12/30',
  securityCode: '123',
  dni: '28456123',
}
