import { calendarDate, dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { centsToPesos } from '@/domain/shared/money'
import type { ClaimReason, ClaimStatus, ClaimSubject, FiledClaim } from '@/domain/support/claim'
import type { PersonalDataRequestKind } from '@/domain/support/personal-data'
import type { ClaimConfirmation, ClaimPageDetails, NewClaim } from '@/application/support/claim.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { supportContract } from '@/adapters/contract/support.contract'
import { omitUndefined } from './without-undefined'

type SupportCalls = typeof supportContract

const claimStatuses = new Map<string, ClaimStatus>([
  ['RECEIVED', 'received'],
  ['IN_REVIEW', 'in-review'],
  ['ANSWERED', 'answered'],
  ['CLOSED', 'closed'],
])

/** The lender's code for 'I do not recognise this'. Source: SUP-05. */
const notRecognisedCode = 'NO_RECONOZCO'

/** The lender's codes for requests about personal data. Source: SUP-06. */
const personalDataCodes = new Map<string, PersonalDataRequestKind>([
  ['DATOS_ACCESO', 'access'],
  ['DATOS_CORRECCION', 'correction'],
  ['DATOS_SUPRESION', 'deletion'],
])

export function toClaimReasons(json: CallAnswer<SupportCalls['listClaimReasons']>): readonly ClaimReason[] {
  return json.map((reason) =>
    omitUndefined({
      ...reason,
      isAboutUnrecognised: reason.id === notRecognisedCode,
      personalDataRequestKind: personalDataCodes.get(reason.id),
    }),
  )
}

export function toClaimConfirmation(json: CallAnswer<SupportCalls['sendClaim']>): ClaimConfirmation {
  return omitUndefined({
    caseNumber: json?.caseNumber?.trim() || undefined,
    answerBy: json?.answerBy === undefined ? undefined : calendarDate(json.answerBy),
  })
}

export function toFiledClaims(json: CallAnswer<SupportCalls['listClaims']>): readonly FiledClaim[] {
  return [...json]
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .map(({ caseNumber, reason, createdAt, status, answer, answerBy }) =>
      omitUndefined({
        caseNumber,
        reason,
        filedOn: dayInBuenosAires(instant(Date.parse(createdAt))),
        status: claimStatuses.get(status) ?? ('unknown' as const),
        answer,
        answerBy: answerBy === undefined ? undefined : calendarDate(answerBy),
      }),
    )
}

const accountChangeCodes = { phone: 'PHONE', password: 'PASSWORD', device: 'DEVICE' } as const

export function toClaimBody({
  reasonId,
  comments,
  email,
  subject,
  pageDetails,
}: NewClaim): CallRequestBody<SupportCalls['sendClaim']> {
  return {
    reason: reasonId,
    comments,
    email,
    ...toSubjectFields(subject),
    ...toPageDetailFields(pageDetails),
  }
}

function toPageDetailFields(page: ClaimPageDetails | undefined) {
  if (!page) return {}
  const { supportCode, events } = page
  return { supportCode, ...(events && { pageEvents: [...events] }) }
}

function toSubjectFields(subject: ClaimSubject | undefined) {
  // A request about personal data has no subject other than its reason.
  if (!subject || subject.kind === 'personal-data') return {}
  if (subject.kind === 'account-change') return { accountChange: accountChangeCodes[subject.change] }
  if (subject.kind === 'loan') return { externalId: subject.externalId }
  if (subject.kind === 'collection') {
    const { collectionId, date, amount, externalId } = subject
    return { collection: { collectionId, date, amount: centsToPesos(amount), externalId } }
  }
  const { date, amount, externalId } = subject
  return { payment: omitUndefined({ paymentDate: date, amount: centsToPesos(amount), externalId }) }
}
