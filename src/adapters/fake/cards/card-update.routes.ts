import type { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { withoutCardNumber, shownCardNumber, type CardWithoutNumber } from './card-without-number'
import type { Handlers } from '@/adapters/fake/shared/handler'
import { issuerRefusal } from './issuer'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord, SavedCardRecord } from '@/adapters/fake/shared/records'
import { customerNotFound, refusal } from '@/adapters/fake/shared/refusal'

/** Masked number of a card about which nothing else is known. */
const cardBefore = 'XXXXXXXXXXXX0000'

export const cardUpdateHandlers: Handlers<typeof cardUpdateContract> = {
  findCardToUpdate({ path, lender }) {
    const customer = lender.links.customerOfCardUpdate(path.data)
    if (!customer) return customerNotFound
    const card = cardOf(customer, lender) ?? { maskedNumber: cardBefore }
    return {
      names: customer.firstName,
      lastName: customer.surname,
      debitCardNumber: shownCardNumber(card, lender.overrides),
    }
  },

  updateCard({ path, body, lender }) {
    const customer = lender.links.customerOfCardUpdate(path.id)
    if (!customer) return customerNotFound
    const today = lender.clock.today()
    const code = lender.overrides.cardRefusal ?? issuerRefusal(body, today)
    if (code !== undefined) return refusal(409, code, 'El banco no aceptó la tarjeta.')
    const renewed = withoutCardNumber({ ...body, number: body.debitCardNumber }, today)
    const before = cardOf(customer, lender)
    if (before) lender.store.savedCards.change(before.id, renewed)
    else lender.store.savedCards.insert(firstCard(customer, renewed))
    return undefined
  },
}

function cardOf(customer: CustomerRecord, lender: Lender): SavedCardRecord | undefined {
  return lender.store.savedCards.where({ taxId: customer.id })[0]
}

function firstCard(customer: CustomerRecord, face: CardWithoutNumber): SavedCardRecord {
  const id = `td-${customer.id}`
  return { ...face, id, debitCardId: id, taxId: customer.id }
}
