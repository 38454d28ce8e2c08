import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  copyWithFirstItemChanged,
  createDueInstallmentsChanger,
  createFirstInstallmentChanger,
} from './planting'

const { access, session, loans, payments, orders, home, support } = apiContracts

export const jsonShapeDeviations: readonly PlantedDeviation[] = [
  {
    name: 'an amount as text',
    checkName: 'FORMA-1 payments.amountDue',
    createDeviation: createAnswerBodyDeviation(
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
    checkName: 'FORMA-1 payments.amountDue',
    createDeviation: createAnswerBodyDeviation(
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
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger((each) => ({ ...each, dueDate: '05/12/2026' })),
    ),
  },
  {
    name: 'a day that does not exist',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger((each) => ({ ...each, dueDate: '2026-02-30' })),
    ),
  },
  {
    name: 'a field that is missing',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger(({ dueDate: _, ...each }) => each),
    ),
  },
  {
    name: 'a status of its own',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger((each) => ({ ...each, status: 'LATE' })),
    ),
  },
  {
    name: 'one bad item of a list',
    checkName: 'FORMA-1 payments.listPayableLoans',
    createDeviation: createAnswerBodyDeviation(payments.listPayableLoans, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, status: 'DUE' })),
    ),
  },
  {
    name: 'a moment with a T',
    checkName: 'FORMA-1 payments.listPayments',
    createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({
        ...each,
        paymentDate: String(each['paymentDate']).replace(' ', 'T'),
      })),
    ),
  },
  {
    name: 'a CUIT with dashes',
    checkName: 'FORMA-1 access.findPeople',
    createDeviation: createAnswerBodyDeviation(access.findPeople, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, customerTaxId: '20-24318907-2' })),
    ),
  },
  {
    name: 'a yes as text',
    checkName: 'FORMA-1 access.findCredentials',
    createDeviation: createAnswerBodyDeviation(access.findCredentials, () => ({ hasCredentials: 'true' })),
  },
  {
    name: 'a list in a wrapper',
    checkName: 'FORMA-1 orders.recentOperations',
    createDeviation: createAnswerBodyDeviation(orders.recentOperations, (list: readonly JsonObject[]) => ({
      data: list,
    })),
  },
  {
    name: 'an account status that says nothing',
    checkName: 'FORMA-1 session.accountStatus',
    createDeviation: createAnswerBodyDeviation(session.accountStatus, () => ({})),
  },
  {
    name: 'a CVU of 21 digits',
    checkName: 'FORMA-1 payments.virtualAccount',
    createDeviation: createAnswerBodyDeviation(payments.virtualAccount, (cvu: string) => cvu.slice(1)),
  },
  {
    name: 'a barcode with a letter',
    checkName: 'FORMA-1 payments.cashBarcode',
    createDeviation: createAnswerBodyDeviation(payments.cashBarcode, (each: JsonObject) => ({
      barcode: `${String(each['barcode'])}A`,
    })),
  },
  {
    name: 'a thirteenth month',
    checkName: 'FORMA-1 payments.listSavedCards',
    createDeviation: createAnswerBodyDeviation(payments.listSavedCards, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, expiryMonth: 13 })),
    ),
  },
  {
    name: 'no content where there is some',
    checkName: 'FORMA-1 support.listClaimReasons',
    createDeviation: createAnswerDeviation((answered) => {
      answered.status = 204
      answered.body = new Uint8Array()
    }, support.listClaimReasons),
  },
  {
    name: 'a 500 where there is a list',
    checkName: 'FORMA-1 home.listBanners',
    createDeviation: createAnswerDeviation((answered) => {
      answered.status = 500
    }, home.listBanners),
  },
]
