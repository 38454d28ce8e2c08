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
    check: 'IMPORTE-1',
    deviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        due.map((each) => ({ ...each, installmentAmount: Number(each['installmentAmount']) * 100 })),
      ),
    ),
  },
  {
    name: 'one cent more',
    nameInScenarios: 'cambia un centavo de una cuota',
    check: 'IMPORTE-1',
    deviation: createAnswerBodyDeviation(
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
    check: 'IMPORTE-1',
    deviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({ ...each, installmentNumber: 99 })),
      ),
    ),
  },
  {
    name: 'a total that is one cent short',
    check: 'IMPORTE-2',
    deviation: createAnswerBodyDeviation(session.accountStatus, (each: JsonObject) => ({
      ...each,
      totalDebt: Number((Number(each['totalDebt']) - 0.01).toFixed(2)),
    })),
  },
  {
    name: 'parts of an installment that are one cent more',
    check: 'IMPORTE-3',
    deviation: createAnswerBodyDeviation(
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
    check: 'IMPORTE-3',
    deviation: createAnswerBodyDeviation(
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
    check: 'IMPORTE-4',
    deviation: createAnswerBodyDeviation(loans.quote, (each: JsonObject) => ({
      ...each,
      date: '2027-01-01',
    })),
  },
  {
    name: 'a quote whose installments are something else',
    check: 'IMPORTE-4',
    deviation: createAnswerBodyDeviation(loans.quote, (each: JsonObject) => ({
      ...each,
      amount: Number(each['amount']) + 1,
    })),
  },
  {
    name: 'a due day one later',
    check: 'FECHA-1',
    deviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({ ...each, vto: nextDay(String(each['vto'])) })),
      ),
    ),
  },
  {
    name: 'what is due from the last',
    check: 'ORDEN-1',
    deviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) => due.toReversed()),
    ),
  },
  {
    name: 'a page of HTML as a file',
    check: 'ARCHIVO-1 documents.couponBook',
    deviation: createAnswerDeviation((answered) => {
      answered.headers.set('Content-Type', 'text/html')
      answered.body = jsonBytes('<p>')
    }, documents.couponBook),
  },
  {
    name: 'a PDF that is text',
    check: 'ARCHIVO-1 payments.cashSlip',
    deviation: createAnswerDeviation((answered) => {
      answered.body = jsonBytes('hola')
    }, payments.cashSlip),
  },
  {
    name: 'an empty file',
    check: 'ARCHIVO-1 documents.loanFile',
    deviation: createAnswerDeviation((answered) => {
      answered.body = new Uint8Array()
    }, documents.loanFile),
  },
  {
    name: 'a 429 that does not say until when',
    check: 'LIMITE-1',
    deviation: createHeaderDeviation('Retry-After', undefined, () => true),
  },
  {
    name: 'no limit at all',
    check: 'LIMITE-1',
    deviation: createAnswerDeviation((answered) => {
      answered.status = 404
    }, access.findPeople),
  },
]

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
