import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import { requireValue, type CheckContext } from './check-context'
import type { TestCustomerRole } from './passport-profile'

/** The parts of a request that depend on the data of a test customer. */
export interface CallParameters {
  readonly pathParameters?: Readonly<Record<string, string>>
  readonly queryParameters?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An API call that only reads data, with the test customer for whom it is made. */
export interface ReadOnlyCall {
  readonly call: ApiCall
  readonly role: TestCustomerRole
  /**
   * True if the portal needs this API call. Any other call is optional: the lender may answer 404 or 501
   * because it does not offer it.
   */
  readonly isRequired?: true
  /** Finds the parameters of the request. Throws `CheckCouldNotRunError` if a test customer lacks them. */
  readonly findParameters: (context: CheckContext) => Promise<CallParameters>
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
const automaticCollectionContract = apiContracts['automatic-collection']
const debtFreeContract = apiContracts['debt-free']
const loanCostContract = apiContracts['loan-cost']
const revolvingLineContract = apiContracts['revolving-line']
const { passkeys } = apiContracts

const findNoParameters = async (): Promise<CallParameters> => ({})

/** Returns a function that finds the tax id of the customer of a role, as the path parameter `name`. */
function createTaxIdFinder(role: TestCustomerRole, name = 'taxId') {
  return async (context: CheckContext): Promise<CallParameters> => ({
    pathParameters: { [name]: (await context.sessionOf(role)).taxId },
  })
}

/** Returns a function that finds the id of the customer of a role, as the path parameter `name`. */
function createCustomerIdFinder(role: TestCustomerRole, name = 'customerId') {
  return async (context: CheckContext): Promise<CallParameters> => ({
    pathParameters: { [name]: (await context.sessionOf(role)).customerId },
  })
}

/** Returns a function that finds the `externalId` of the loan with debt, as the path parameter `name`. */
function createLoanIdFinder(name = 'externalId') {
  return async (context: CheckContext): Promise<CallParameters> => ({
    pathParameters: { [name]: (await context.requestLoanWithDebt()).externalId },
  })
}

/** Every API call that only reads data and that can be made for a test customer. */
export const readOnlyCalls: readonly ReadOnlyCall[] = [
  {
    call: access.findPeople,
    role: 'owing',
    isRequired: true,
    findParameters: async ({ profile: { customers } }) => ({
      pathParameters: { dni: requireValue(customers.owing, 'Falta owing en el perfil.').dni },
    }),
  },
  {
    call: access.findLastLoan,
    role: 'owing',
    isRequired: true,
    findParameters: async (context) => ({
      ...(await createTaxIdFinder('owing')(context)),
      queryParameters: { statusList: 'ACT,CAN,HAB' },
    }),
  },
  {
    call: access.findCredentials,
    role: 'owing',
    isRequired: true,
    findParameters: createTaxIdFinder('owing'),
  },
  {
    call: session.accountStatus,
    role: 'owing',
    isRequired: true,
    findParameters: createTaxIdFinder('owing'),
  },
  { call: session.validateSession, role: 'owing', isRequired: true, findParameters: findNoParameters },
  {
    call: loans.listLoans,
    role: 'owing',
    isRequired: true,
    findParameters: async (context) => ({
      ...(await createTaxIdFinder('owing')(context)),
      queryParameters: {
        status: 'ACTIVE',
        expandedResources: 'INSTALLMENT,LOAN_FILE',
        excludeProducts: '46',
      },
    }),
  },
  { call: loans.listLoanDebts, role: 'owing', isRequired: true, findParameters: createTaxIdFinder('owing') },
  { call: loans.listRecentPayments, role: 'owing', findParameters: createCustomerIdFinder('owing') },
  {
    call: loans.quote,
    role: 'owing',
    findParameters: async (context) => ({
      ...(await createLoanIdFinder()(context)),
      queryParameters: { date: dayOneWeekFromNow() },
    }),
  },
  {
    call: automaticCollectionContract.listCollections,
    role: 'owing',
    findParameters: createTaxIdFinder('owing'),
  },
  { call: payments.listPayableLoans, role: 'owing', isRequired: true, findParameters: findNoParameters },
  { call: payments.amountDue, role: 'owing', isRequired: true, findParameters: createLoanIdFinder() },
  {
    call: payments.lineAmountDue,
    role: 'line',
    findParameters: async (context) => ({ pathParameters: { id: await context.requestCreditLineLoanId() } }),
  },
  {
    call: payments.paymentMethods,
    role: 'owing',
    isRequired: true,
    findParameters: createLoanIdFinder('loanId'),
  },
  { call: payments.virtualAccount, role: 'owing', findParameters: createLoanIdFinder() },
  { call: payments.paymentQr, role: 'owing', findParameters: createLoanIdFinder() },
  { call: payments.cashBarcode, role: 'owing', findParameters: createLoanIdFinder() },
  {
    call: payments.cashSlip,
    role: 'owing',
    findParameters: async (context) => ({
      pathParameters: {
        customerId: (await context.sessionOf('owing')).customerId,
        externalId: (await context.requestLoanWithDebt()).externalId,
      },
    }),
  },
  {
    call: payments.listSavedCards,
    role: 'owing',
    findParameters: createTaxIdFinder('owing', 'customerTaxId'),
  },
  { call: payments.creditCardLink, role: 'owing', findParameters: createLoanIdFinder() },
  { call: payments.paymentInfo, role: 'owing', findParameters: createLoanIdFinder() },
  {
    call: payments.listPayments,
    role: 'owing',
    isRequired: true,
    findParameters: createTaxIdFinder('owing'),
  },
  {
    call: orders.recentOperations,
    role: 'owing',
    findParameters: async (context) => ({
      ...(await createTaxIdFinder('owing')(context)),
      queryParameters: { since: timeFourDaysAgo() },
    }),
  },
  { call: home.findPrepaidBenefit, role: 'owing', findParameters: findNoParameters },
  { call: home.listBanners, role: 'owing', findParameters: findNoParameters },
  { call: home.findPendingLoan, role: 'owing', findParameters: createTaxIdFinder('owing') },
  { call: home.listNotifications, role: 'owing', findParameters: findNoParameters },
  { call: passkeys.findRegistration, role: 'owing', findParameters: createTaxIdFinder('owing') },
  { call: cards.listCards, role: 'upToDate', findParameters: findNoParameters },
  {
    call: cards.listLinkedLoans,
    role: 'upToDate',
    findParameters: async (context) => ({
      pathParameters: { cardId: await context.requestCardId('upToDate') },
    }),
  },
  {
    call: documents.couponBook,
    role: 'upToDate',
    findParameters: async (context) => ({
      pathParameters: {
        id: (await context.sessionOf('upToDate')).customerId,
        loanId: requireValue(
          (await context.requestActiveLoans('upToDate'))[0],
          'Quien está al día no tiene préstamos.',
        ).loanId,
      },
    }),
  },
  {
    call: documents.loanFile,
    role: 'upToDate',
    findParameters: async (context) => {
      const loanWithFile = (await context.requestActiveLoans('upToDate')).find(
        ({ files }) => (files ?? []).length > 0,
      )
      const { externalId, files } = requireValue(loanWithFile, 'Ningún préstamo tiene archivos.')
      const fileType = requireValue(files?.[0], 'Ningún préstamo tiene archivos.').type
      return { pathParameters: { taxId: (await context.sessionOf('upToDate')).taxId, externalId, fileType } }
    },
  },
  { call: documents.listReceiptTypes, role: 'upToDate', findParameters: findNoParameters },
  {
    call: debtFreeContract.debtFreeCertificate,
    role: 'paidOff',
    findParameters: createCustomerIdFinder('paidOff', 'id'),
  },
  { call: invoices.listInvoices, role: 'paidOff', findParameters: createCustomerIdFinder('paidOff', 'id') },
  {
    call: invoices.invoice,
    role: 'paidOff',
    findParameters: async (context) => ({
      pathParameters: {
        id: (await context.sessionOf('paidOff')).customerId,
        number: await context.requestInvoiceNumber(),
      },
    }),
  },
  {
    call: loanCostContract.costDetail,
    role: 'upToDate',
    findParameters: async (context) => ({
      pathParameters: {
        loanId: requireValue(
          (await context.requestActiveLoans('upToDate'))[0],
          'Quien está al día no tiene préstamos.',
        ).loanId,
      },
    }),
  },
  {
    call: revolvingLineContract.findLine,
    role: 'line',
    findParameters: createCustomerIdFinder('line', 'id'),
  },
  { call: revolvingLineContract.nextExpiration, role: 'line', findParameters: createTaxIdFinder('line') },
  {
    call: revolvingLineContract.installmentPlan,
    role: 'line',
    findParameters: async (context) => ({
      pathParameters: {
        customerId: (await context.sessionOf('line')).customerId,
        amount: String(context.profile.linePesos),
      },
    }),
  },
  {
    call: cancellation.findTerms,
    role: 'upToDate',
    findParameters: async (context) => ({
      pathParameters: {
        loanId: requireValue(
          (await context.requestActiveLoans('upToDate'))[0],
          'Quien está al día no tiene préstamos.',
        ).loanId,
      },
    }),
  },
  { call: support.listClaimReasons, role: 'upToDate', findParameters: findNoParameters },
  { call: support.listClaims, role: 'upToDate', findParameters: createCustomerIdFinder('upToDate') },
  { call: survey.findSurvey, role: 'upToDate', findParameters: findNoParameters },
  { call: survey.isSurveyAnswered, role: 'upToDate', findParameters: findNoParameters },
  { call: profile.findEditableData, role: 'upToDate', findParameters: createCustomerIdFinder('upToDate') },
  { call: profile.listStates, role: 'upToDate', findParameters: findNoParameters },
]

const dayMilliseconds = 86_400_000

function timeFourDaysAgo(): string {
  return new Date(Date.now() - 4 * dayMilliseconds).toISOString()
}

/** Returns the day one week from now, in UTC. */
function dayOneWeekFromNow(): string {
  return new Date(Date.now() + 7 * dayMilliseconds).toISOString().slice(0, 10)
}
