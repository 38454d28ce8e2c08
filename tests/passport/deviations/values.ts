import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  copyWithFirstItemChanged,
  createHeaderDeviation,
  createDueInstallmentsChanger,
} from './planting'

const { access, session, loans, payments, documents } = apiContracts

export const fieldValueDeviations: readonly PlantedDeviation[] = [
  {
    name: 'amounts in cents',
    checkName: 'IMPORTE-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        due.map((each) => ({ ...each, installmentAmount: Number(each['installmentAmount']) * 100 })),
      ),
    ),
  },
  {
    name: 'one cent more',
    nameInScenarios: 'cambia un centavo de una cuota',
    checkName: 'IMPORTE-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({
          ...each,
          installmentAmount: Number((Number(each['installmentAmount']) + 0.01).toFixed(2)),
        })),
      ),
    ),
  },
  {
    name: 'an installment that no list has',
    checkName: 'IMPORTE-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({ ...each, installmentNumber: 99 })),
      ),
    ),
  },
  {
    name: 'a total that is one cent short',
    checkName: 'IMPORTE-2',
    createDeviation: createAnswerBodyDeviation(session.accountStatus, (each: JsonObject) => ({
      ...each,
      totalDebt: Number((Number(each['totalDebt']) - 0.01).toFixed(2)),
    })),
  },
  {
    name: 'parts of an installment that are one cent more',
    checkName: 'IMPORTE-3',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({
          ...each,
          components: [...(each['components'] as readonly JsonObject[]), { kind: 'FEE', amount: 0.01 }],
        })),
      ),
    ),
  },
  {
    name: 'parts of an installment in cents',
    checkName: 'IMPORTE-3',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({
          ...each,
          components: (each['components'] as readonly JsonObject[]).map((part) => ({
            ...part,
            amount: Number(part['amount']) * 100,
          })),
        })),
      ),
    ),
  },
  {
    name: 'a quote of another day',
    checkName: 'IMPORTE-4',
    createDeviation: createAnswerBodyDeviation(loans.quote, (each: JsonObject) => ({
      ...each,
      date: '2027-01-01',
    })),
  },
  {
    name: 'a quote whose installments are something else',
    checkName: 'IMPORTE-4',
    createDeviation: createAnswerBodyDeviation(loans.quote, (each: JsonObject) => ({
      ...each,
      amount: Number(each['amount']) + 1,
    })),
  },
  {
    name: 'a due day one later',
    checkName: 'FECHA-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({ ...each, vto: nextDay(String(each['vto'])) })),
      ),
    ),
  },
  {
    name: 'what is due from the last',
    checkName: 'ORDEN-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) => due.toReversed()),
    ),
  },
  {
    name: 'a page of HTML as a file',
    checkName: 'ARCHIVO-1 documents.couponBook',
    createDeviation: createAnswerDeviation((answered) => {
      answered.headers.set('Content-Type', 'text/html')
      answered.body = jsonBytes('<p>')
    }, documents.couponBook),
  },
  {
    name: 'a PDF that is text',
    checkName: 'ARCHIVO-1 payments.cashSlip',
    createDeviation: createAnswerDeviation((answered) => {
      answered.body = jsonBytes('hola')
    }, payments.cashSlip),
  },
  {
    name: 'an empty file',
    checkName: 'ARCHIVO-1 documents.loanFile',
    createDeviation: createAnswerDeviation((answered) => {
      answered.body = new Uint8Array()
    }, documents.loanFile),
  },
  {
    name: 'a 429 that does not say until when',
    checkName: 'LIMITE-1',
    createDeviation: createHeaderDeviation('Retry-After', undefined, () => true),
  },
  {
    name: 'no limit at all',
    checkName: 'LIMITE-1',
    createDeviation: createAnswerDeviation((answered) => {
      answered.status = 404
    }, access.findPeople),
  },
]

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
