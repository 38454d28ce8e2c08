import type { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { maskEnteredCard, toCardNumberForPortal, type MaskedCard } from './card-without-number'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findCardIssuerRefusalCode } from './issuer'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord, SavedCardRecord } from '@/adapters/fake/shared/records'
import { customerNotFoundRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

/** Masked number that is sent if the lender has no saved card of the customer. */
const placeholderCardNumber = 'XXXXXXXXXXXX0000'

export const cardUpdateHandlers: ContractHandlers<typeof cardUpdateContract> = {
  findCardToUpdate({ path, lender }) {
    const customer = lender.sentLinks.findCardUpdateCustomer(path.data)
    if (!customer) return customerNotFoundRefusal
    const card = firstCardOf(customer, lender) ?? { maskedNumber: placeholderCardNumber }
    return {
      names: customer.firstName,
      lastName: customer.surname,
      debitCardNumber: toCardNumberForPortal(card, lender.overrides),
    }
  },

  updateCard({ path, body, lender }) {
    const customer = lender.sentLinks.findCardUpdateCustomer(path.id)
    if (!customer) return customerNotFoundRefusal
    const today = lender.clock.today()
    const code = lender.overrides.cardRefusal ?? findCardIssuerRefusalCode(body, today)
    if (code !== undefined) return createRefusal(409, code, 'El banco no aceptó la tarjeta.')
    const renewed = maskEnteredCard({ ...body, number: body.debitCardNumber }, today)
    const before = firstCardOf(customer, lender)
    if (before) lender.store.savedCards.change(before.id, renewed)
    else lender.store.savedCards.insert(createFirstCard(customer, renewed))
    return undefined
  },
}

function firstCardOf(customer: CustomerRecord, lender: Lender): SavedCardRecord | undefined {
  return lender.store.savedCards.where({ taxId: customer.id }).find((card) => !card.isReplaced)
}

function createFirstCard(customer: CustomerRecord, face: MaskedCard): SavedCardRecord {
  const id = `td-${customer.id}`
  return { ...face, id, debitCardId: id, taxId: customer.id }
}
