import type { revocationsContract } from '@/adapters/contract/revocations.contract'
import { dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { yearOfDate } from '@/domain/shared/calendar-date-parts'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { ConsumerRequestRecord } from '@/adapters/fake/shared/records'

const caseNumberPrefixes = { REVOCATION: 'ARR', SERVICE: 'BAJ' } as const

export const revocationsHandlers: ContractHandlers<typeof revocationsContract> = {
  sendRevocation({ body, lender }) {
    const { consumerRequests } = lender.store
    const { kind, dni, fullName, contact, loanOrShop } = body
    const today = lender.clock.today()
    const known = consumerRequests
      .where({ kind, dni, contact })
      .find((each) => each.loanOrShop === loanOrShop && creationDay(each) === today)
    if (known) return consumerRequestAnswer(known)
    const number = String(consumerRequests.count() + 1).padStart(6, '0')
    const added: ConsumerRequestRecord = {
      id: `${caseNumberPrefixes[kind]}-${yearOfDate(today)}-${number}`,
      kind,
      dni,
      fullName,
      contact,
      loanOrShop,
      createdAt: lender.clock.now(),
    }
    consumerRequests.insert(added)
    return consumerRequestAnswer(added)
  },
}

function creationDay({ createdAt }: ConsumerRequestRecord): string {
  return dayInBuenosAires(instant(createdAt))
}

function consumerRequestAnswer({ id, createdAt }: ConsumerRequestRecord) {
  return { caseNumber: id, createdAt: new Date(createdAt).toISOString() }
}
