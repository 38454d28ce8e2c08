import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import { needed, type Lab } from './lab'
import { CouldNotRun } from './outcome'
import type { Role } from './profile'

interface Parameters {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An API call that changes nothing, and the customer with whose data it is made. */
export interface Reading {
  readonly call: ApiCall
  readonly role: Role
  /**
   * True if the portal needs this API call. A lender may say with 404 or 501 that it does not offer any
   * other.
   */
  readonly isRequired?: true
  readonly parameters: (lab: Lab) => Promise<Parameters>
}

const {
  access,
  cancellation,
  session,
  loans,
  payments,
  orders,
  home,
  documents,
  invoices,
  cards,
  support,
  survey,
  profile,
} = apiContracts
const automaticCollection = apiContracts['automatic-collection']
const debtFree = apiContracts['debt-free']
const loanCost = apiContracts['loan-cost']
const revolvingLine = apiContracts['revolving-line']
const { passkeys } = apiContracts

const nothing = async (): Promise<Parameters> => ({})

function byTaxId(role: Role, name = 'taxId') {
  return async (lab: Lab): Promise<Parameters> => ({ path: { [name]: (await lab.signedIn(role)).taxId } })
}

function byCustomerId(role: Role, name = 'customerId') {
  return async (lab: Lab): Promise<Parameters> => ({
    path: { [name]: (await lab.signedIn(role)).customerId },
  })
}

function byOwedLoan(name = 'externalId') {
  return async (lab: Lab): Promise<Parameters> => ({ path: { [name]: (await lab.owedLoan()).externalId } })
}

/** Every API call that only reads and that can be made for a test customer. */
export const readings: readonly Reading[] = [
  {
    call: access.findPeople,
    role: 'owing',
    isRequired: true,
    parameters: async ({ profile: { customers } }) => ({
      path: { dni: needed(customers.owing, 'Falta owing en el perfil.').dni },
    }),
  },
  {
    call: access.findLastLoan,
    role: 'owing',
    isRequired: true,
    parameters: async (lab) => ({
      ...(await byTaxId('owing')(lab)),
      query: { statusList: 'ACT,CAN,HAB' },
    }),
  },
  { call: access.findCredentials, role: 'owing', isRequired: true, parameters: byTaxId('owing') },
  { call: session.accountStatus, role: 'owing', isRequired: true, parameters: byTaxId('owing') },
  { call: session.validateSession, role: 'owing', isRequired: true, parameters: nothing },
  {
    call: loans.listLoans,
    role: 'owing',
    isRequired: true,
    parameters: async (lab) => ({
      ...(await byTaxId('owing')(lab)),
      query: { status: 'ACTIVE', expandedResources: 'INSTALLMENT,LOAN_FILE', excludeProducts: '46' },
    }),
  },
  { call: loans.listLoanDebts, role: 'owing', isRequired: true, parameters: byTaxId('owing') },
  { call: loans.listRecentPayments, role: 'owing', parameters: byCustomerId('owing') },
  {
    call: loans.quote,
    role: 'owing',
    parameters: async (lab) => ({ ...(await byOwedLoan()(lab)), query: { date: weekAhead() } }),
  },
  { call: automaticCollection.listCollections, role: 'owing', parameters: byTaxId('owing') },
  { call: payments.listPayableLoans, role: 'owing', isRequired: true, parameters: nothing },
  { call: payments.amountDue, role: 'owing', isRequired: true, parameters: byOwedLoan() },
  {
    call: payments.lineAmountDue,
    role: 'line',
    parameters: async (lab) => ({ path: { id: await lab.creditLineLoanId() } }),
  },
  { call: payments.paymentMethods, role: 'owing', isRequired: true, parameters: byOwedLoan('loanId') },
  { call: payments.virtualAccount, role: 'owing', parameters: byOwedLoan() },
  { call: payments.paymentQr, role: 'owing', parameters: byOwedLoan() },
  { call: payments.cashBarcode, role: 'owing', parameters: byOwedLoan() },
  {
    call: payments.cashSlip,
    role: 'owing',
    parameters: async (lab) => ({
      path: {
        customerId: (await lab.signedIn('owing')).customerId,
        externalId: (await lab.owedLoan()).externalId,
      },
    }),
  },
  { call: payments.listSavedCards, role: 'owing', parameters: byTaxId('owing', 'customerTaxId') },
  { call: payments.paymentInfo, role: 'owing', parameters: byOwedLoan() },
  { call: payments.listPayments, role: 'owing', isRequired: true, parameters: byTaxId('owing') },
  {
    call: orders.recentOperations,
    role: 'owing',
    parameters: async (lab) => ({
      ...(await byTaxId('owing')(lab)),
      query: { since: fourDaysAgo() },
    }),
  },
  { call: home.findPrepaidBenefit, role: 'owing', parameters: nothing },
  { call: home.listBanners, role: 'owing', parameters: nothing },
  { call: home.findPendingLoan, role: 'owing', parameters: byTaxId('owing') },
  { call: home.listNotifications, role: 'owing', parameters: nothing },
  { call: passkeys.findRegistration, role: 'owing', parameters: byTaxId('owing') },
  { call: cards.listCards, role: 'upToDate', parameters: nothing },
  {
    call: cards.listLinkedLoans,
    role: 'upToDate',
    parameters: async (lab) => ({
      path: { cardId: await lab.cardId('upToDate') },
    }),
  },
  {
    call: documents.couponBook,
    role: 'upToDate',
    parameters: async (lab) => ({
      path: {
        id: (await lab.signedIn('upToDate')).customerId,
        loanId: needed((await lab.activeLoans('upToDate'))[0], 'Quien está al día no tiene préstamos.')
          .loanId,
      },
    }),
  },
  {
    call: documents.loanFile,
    role: 'upToDate',
    parameters: async (lab) => {
      const withFile = (await lab.activeLoans('upToDate')).find(({ files }) => (files ?? []).length > 0)
      const { externalId, files } = needed(withFile, 'Ningún préstamo tiene archivos.')
      const fileType = needed(files?.[0], 'Ningún préstamo tiene archivos.').type
      return { path: { taxId: (await lab.signedIn('upToDate')).taxId, externalId, fileType } }
    },
  },
  { call: documents.listReceiptTypes, role: 'upToDate', parameters: nothing },
  { call: debtFree.debtFreeCertificate, role: 'paidOff', parameters: byCustomerId('paidOff', 'id') },
  { call: invoices.listInvoices, role: 'paidOff', parameters: byCustomerId('paidOff', 'id') },
  {
    call: invoices.invoice,
    role: 'paidOff',
    parameters: async (lab) => ({
      path: { id: (await lab.signedIn('paidOff')).customerId, number: await lab.invoiceNumber() },
    }),
  },
  {
    call: loanCost.costDetail,
    role: 'upToDate',
    parameters: async (lab) => ({
      path: {
        loanId: needed((await lab.activeLoans('upToDate'))[0], 'Quien está al día no tiene préstamos.')
          .loanId,
      },
    }),
  },
  { call: revolvingLine.findLine, role: 'line', parameters: byCustomerId('line', 'id') },
  { call: revolvingLine.nextExpiration, role: 'line', parameters: byTaxId('line') },
  {
    call: revolvingLine.installmentPlan,
    role: 'line',
    parameters: async (lab) => ({
      path: { customerId: (await lab.signedIn('line')).customerId, amount: '10000' },
    }),
  },
  {
    call: cancellation.findTerms,
    role: 'upToDate',
    parameters: async (lab) => ({
      path: {
        loanId: needed((await lab.activeLoans('upToDate'))[0], 'Quien está al día no tiene préstamos.')
          .loanId,
      },
    }),
  },
  { call: support.listClaimReasons, role: 'upToDate', parameters: nothing },
  { call: support.listClaims, role: 'upToDate', parameters: byCustomerId('upToDate') },
  { call: survey.findSurvey, role: 'upToDate', parameters: nothing },
  { call: survey.isSurveyAnswered, role: 'upToDate', parameters: nothing },
  { call: profile.findEditableData, role: 'upToDate', parameters: byCustomerId('upToDate') },
  { call: profile.listStates, role: 'upToDate', parameters: nothing },
]

const dayMilliseconds = 86_400_000

function fourDaysAgo(): string {
  return new Date(Date.now() - 4 * dayMilliseconds).toISOString()
}

/** Returns the day one week from now. */
function weekAhead(): string {
  return new Date(Date.now() + 7 * dayMilliseconds).toISOString().slice(0, 10)
}

/**
 * Returns the parameters of an API call. Returns `not-offered` if no test customer has them and the
 * lender answers the call with 501.
 */
export async function parametersOf(
  lab: Lab,
  { call, parameters }: Reading,
): Promise<Parameters | 'not-offered'> {
  try {
    return await parameters(lab)
  } catch (reason) {
    if (reason instanceof CouldNotRun && (await isNotOfferedAtAll(lab, call))) return 'not-offered'
    throw reason
  }
}

/**
 * Returns whether the lender answers an API call with 501 to every caller, because it does not offer the
 * call.
 */
export async function isNotOfferedAtAll(lab: Lab, call: ApiCall): Promise<boolean> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '0'])
  const { answer } = await lab.as('owing', { call, path: Object.fromEntries(names) })
  return answer?.status === 501
}

export function saysNotOffered({ isRequired }: Reading, status: number | undefined): boolean {
  return !isRequired && (status === 404 || status === 501)
}
