import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  copyWithFirstItemChanged,
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createDueInstallmentsChanger,
  createHeaderDeviation,
  encodeJson,
  type JsonObject,
} from './deviation-builders'

const { access, session, loans, payments, documents } = apiContracts

export const fieldValueDeviationCases: readonly DeviationCase[] = [
  {
    name: 'installment amounts are in cents',
    checkName: 'IMPORTE-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        due.map((each) => ({ ...each, installmentAmount: Number(each['installmentAmount']) * 100 })),
      ),
    ),
  },
  {
    name: 'an installment amount is one cent too much',
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
    name: 'the whole of an installment is to be paid although a part of it was paid',
    checkName: 'IMPORTE-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        // In the sandbox, 20,000 of the 38,950.40 pesos of the first installment were paid.
        copyWithFirstItemChanged(due, (each) => ({ ...each, installmentAmount: 38_950.4 })),
      ),
    ),
  },
  {
    name: 'an installment to pay is not in the list of loans',
    checkName: 'IMPORTE-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({ ...each, installmentNumber: 99 })),
      ),
    ),
  },
  {
    name: 'the total debt is one cent too little',
    checkName: 'IMPORTE-2',
    createDeviation: createAnswerBodyDeviation(session.accountStatus, (each: JsonObject) => ({
      ...each,
      totalDebt: Number((Number(each['totalDebt']) - 0.01).toFixed(2)),
    })),
  },
  {
    name: 'the components of an installment add up to one cent too much',
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
    name: 'the components of an installment are in cents',
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
    name: 'a quote is for another day',
    checkName: 'IMPORTE-4',
    createDeviation: createAnswerBodyDeviation(loans.quote, (each: JsonObject) => ({
      ...each,
      date: '2027-01-01',
    })),
  },
  {
    name: 'the installments of a quote do not add up to its amount',
    checkName: 'IMPORTE-4',
    createDeviation: createAnswerBodyDeviation(loans.quote, (each: JsonObject) => ({
      ...each,
      amount: Number(each['amount']) + 1,
    })),
  },
  {
    name: 'the due day of an installment is one day later',
    checkName: 'FECHA-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) =>
        copyWithFirstItemChanged(due, (each) => ({ ...each, vto: nextDay(String(each['vto'])) })),
      ),
    ),
  },
  {
    name: 'the installments to pay are in reverse order',
    checkName: 'ORDEN-1',
    createDeviation: createAnswerBodyDeviation(
      payments.amountDue,
      createDueInstallmentsChanger((due) => due.toReversed()),
    ),
  },
  {
    name: 'a file is an HTML page',
    checkName: 'ARCHIVO-1 documents.couponBook',
    createDeviation: createAnswerDeviation((answer) => {
      answer.headers.set('Content-Type', 'text/html')
      answer.body = encodeJson('<p>')
    }, documents.couponBook),
  },
  {
    name: 'the content of a PDF is text',
    checkName: 'ARCHIVO-1 payments.cashSlip',
    createDeviation: createAnswerDeviation((answer) => {
      answer.body = encodeJson('hola')
    }, payments.cashSlip),
  },
  {
    name: 'a file is empty',
    checkName: 'ARCHIVO-1 documents.loanFile',
    createDeviation: createAnswerDeviation((answer) => {
      answer.body = new Uint8Array()
    }, documents.loanFile),
  },
  {
    name: 'an answer with status 429 has no Retry-After header',
    checkName: 'LIMITE-1',
    createDeviation: createHeaderDeviation('Retry-After', undefined, () => true),
  },
  {
    name: 'a call has no rate limit',
    checkName: 'LIMITE-1',
    createDeviation: createAnswerDeviation((answer) => {
      answer.status = 404
    }, access.findPeople),
  },
]

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
