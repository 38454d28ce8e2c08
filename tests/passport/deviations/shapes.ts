import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  copyWithFirstItemChanged,
  createDueInstallmentsChanger,
  changeFirstInstallment,
} from './planting'

const { access, session, loans, payments, orders, home, support } = apiContracts

export const jsonShapeDeviations: readonly PlantedDeviation[] = [
  {
    name: 'an amount as text',
    check: 'FORMA-1 payments.amountDue',
    deviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({
          ...each,
          installmentAmount: String(each['installmentAmount']),
        })),
      ),
    ),
  },
  {
    name: 'a fraction of a cent',
    check: 'FORMA-1 payments.amountDue',
    deviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({
          ...each,
          installmentAmount: Number(each['installmentAmount']) + 0.005,
        })),
      ),
    ),
  },
  {
    name: 'a day as people write it',
    check: 'FORMA-1 loans.listLoans',
    deviation: createAnswerBodyDeviation(
      loans.listLoans,
      changeFirstInstallment((each) => ({ ...each, dueDate: '05/12/2026' })),
    ),
  },
  {
    name: 'a day that does not exist',
    check: 'FORMA-1 loans.listLoans',
    deviation: createAnswerBodyDeviation(
      loans.listLoans,
      changeFirstInstallment((each) => ({ ...each, dueDate: '2026-02-30' })),
    ),
  },
  {
    name: 'a field that is missing',
    check: 'FORMA-1 loans.listLoans',
    deviation: createAnswerBodyDeviation(
      loans.listLoans,
      changeFirstInstallment(({ dueDate: _, ...each }) => each),
    ),
  },
  {
    name: 'a status of its own',
    check: 'FORMA-1 loans.listLoans',
    deviation: createAnswerBodyDeviation(
      loans.listLoans,
      changeFirstInstallment((each) => ({ ...each, status: 'LATE' })),
    ),
  },
  {
    name: 'one bad item of a list',
    check: 'FORMA-1 payments.listPayableLoans',
    deviation: createAnswerBodyDeviation(payments.listPayableLoans, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, status: 'DUE' })),
    ),
  },
  {
    name: 'a moment with a T',
    check: 'FORMA-1 payments.listPayments',
    deviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({
        ...each,
        paymentDate: String(each['paymentDate']).replace(' ', 'T'),
      })),
    ),
  },
  {
    name: 'a CUIT with dashes',
    check: 'FORMA-1 access.findPeople',
    deviation: createAnswerBodyDeviation(access.findPeople, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, customerTaxId: '20-24318907-2' })),
    ),
  },
  {
    name: 'a yes as text',
    check: 'FORMA-1 access.findCredentials',
    deviation: createAnswerBodyDeviation(access.findCredentials, () => ({ hasCredentials: 'true' })),
  },
  {
    name: 'a list in a wrapper',
    check: 'FORMA-1 orders.recentOperations',
    deviation: createAnswerBodyDeviation(orders.recentOperations, (list: readonly JsonObject[]) => ({
      data: list,
    })),
  },
  {
    name: 'an account status that says nothing',
    check: 'FORMA-1 session.accountStatus',
    deviation: createAnswerBodyDeviation(session.accountStatus, () => ({})),
  },
  {
    name: 'a CVU of 21 digits',
    check: 'FORMA-1 payments.virtualAccount',
    deviation: createAnswerBodyDeviation(payments.virtualAccount, (cvu: string) => cvu.slice(1)),
  },
  {
    name: 'a barcode with a letter',
    check: 'FORMA-1 payments.cashBarcode',
    deviation: createAnswerBodyDeviation(payments.cashBarcode, (each: JsonObject) => ({
      barcode: `${String(each['barcode'])}A`,
    })),
  },
  {
    name: 'a thirteenth month',
    check: 'FORMA-1 payments.listSavedCards',
    deviation: createAnswerBodyDeviation(payments.listSavedCards, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, expiryMonth: 13 })),
    ),
  },
  {
    name: 'no content where there is some',
    check: 'FORMA-1 support.listClaimReasons',
    deviation: createAnswerDeviation((answered) => {
      answered.status = 204
      answered.body = new Uint8Array()
    }, support.listClaimReasons),
  },
  {
    name: 'a 500 where there is a list',
    check: 'FORMA-1 home.listBanners',
    deviation: createAnswerDeviation((answered) => {
      answered.status = 500
    }, home.listBanners),
  },
]
