import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  copyWithFirstItemChanged,
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createDueInstallmentsChanger,
  createFirstInstallmentChanger,
  type JsonObject,
} from './deviation-builders'

const { access, session, loans, payments, orders, home, support } = apiContracts

export const answerShapeDeviationCases: readonly DeviationCase[] = [
  {
    name: 'an amount is a text',
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
    name: 'an amount has a fraction of a cent',
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
    name: 'a day is not in ISO 8601',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger((each) => ({ ...each, dueDate: '05/12/2026' })),
    ),
  },
  {
    name: 'a day does not exist',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger((each) => ({ ...each, dueDate: '2026-02-30' })),
    ),
  },
  {
    name: 'a field is missing',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger(({ dueDate: _, ...each }) => each),
    ),
  },
  {
    name: 'a status is not in the contract',
    checkName: 'FORMA-1 loans.listLoans',
    createDeviation: createAnswerBodyDeviation(
      loans.listLoans,
      createFirstInstallmentChanger((each) => ({ ...each, status: 'LATE' })),
    ),
  },
  {
    name: 'one item of a list is invalid',
    checkName: 'FORMA-1 payments.listPayableLoans',
    createDeviation: createAnswerBodyDeviation(payments.listPayableLoans, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, status: 'DUE' })),
    ),
  },
  {
    name: 'a time has a T between the day and the hour',
    checkName: 'FORMA-1 payments.listPayments',
    createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({
        ...each,
        paymentDate: String(each['paymentDate']).replace(' ', 'T'),
      })),
    ),
  },
  {
    name: 'a CUIT has dashes',
    checkName: 'FORMA-1 access.findPeople',
    createDeviation: createAnswerBodyDeviation(access.findPeople, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, customerTaxId: '20-24318907-2' })),
    ),
  },
  {
    name: 'the answer to a login has no surname',
    checkName: 'FORMA-1 access.logInWithPassword',
    createDeviation: createAnswerBodyDeviation(
      access.logInWithPassword,
      ({ customerSurname: _, ...each }: JsonObject) => each,
    ),
  },
  {
    name: 'a renewed access token is empty',
    checkName: 'FORMA-1 session.refreshToken',
    createDeviation: createAnswerBodyDeviation(session.refreshToken, () => ({ accessToken: '' })),
  },
  {
    name: 'a boolean is a text',
    checkName: 'FORMA-1 access.findCredentials',
    createDeviation: createAnswerBodyDeviation(access.findCredentials, () => ({ hasCredentials: 'true' })),
  },
  {
    name: 'a list is inside an object',
    checkName: 'FORMA-1 orders.recentOperations',
    createDeviation: createAnswerBodyDeviation(orders.recentOperations, (list: readonly JsonObject[]) => ({
      data: list,
    })),
  },
  {
    name: 'the account status is empty',
    checkName: 'FORMA-1 session.accountStatus',
    createDeviation: createAnswerBodyDeviation(session.accountStatus, () => ({})),
  },
  {
    name: 'a CVU has 21 digits',
    checkName: 'FORMA-1 payments.virtualAccount',
    createDeviation: createAnswerBodyDeviation(payments.virtualAccount, (cvu: string) => cvu.slice(1)),
  },
  {
    name: 'the page of the wallet is not a web address',
    checkName: 'FORMA-1 payments.startWalletPayment',
    createDeviation: createAnswerBodyDeviation(payments.startWalletPayment, () => ({
      urlToRedirect: 'mercadopago://checkout/1',
    })),
  },
  {
    name: 'the link for paying with a credit card is not a web address',
    checkName: 'FORMA-1 payments.creditCardLink',
    createDeviation: createAnswerBodyDeviation(payments.creditCardLink, () => ({ url: '/pagar' })),
  },
  {
    name: 'a barcode has a letter',
    checkName: 'FORMA-1 payments.cashBarcode',
    createDeviation: createAnswerBodyDeviation(payments.cashBarcode, (each: JsonObject) => ({
      barcode: `${String(each['barcode'])}A`,
    })),
  },
  {
    name: 'a month is 13',
    checkName: 'FORMA-1 payments.listSavedCards',
    createDeviation: createAnswerBodyDeviation(payments.listSavedCards, (list: readonly JsonObject[]) =>
      copyWithFirstItemChanged(list, (each) => ({ ...each, expiryMonth: 13 })),
    ),
  },
  {
    name: 'a list is answered with 204 and without content',
    checkName: 'FORMA-1 support.listClaimReasons',
    createDeviation: createAnswerDeviation((answer) => {
      answer.status = 204
      answer.body = new Uint8Array()
    }, support.listClaimReasons),
  },
  {
    name: 'a list is answered with 500',
    checkName: 'FORMA-1 home.listBanners',
    createDeviation: createAnswerDeviation((answer) => {
      answer.status = 500
    }, home.listBanners),
  },
]
