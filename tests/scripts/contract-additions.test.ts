import { describe, expect, it } from 'vitest'
import {
  findContractAdditions,
  formatContractChangelogEntry,
  nextMinorContractVersion,
  type ContractDocumentToCompare,
} from '#scripts/contract/additions'

type Schema = ContractDocumentToCompare['components']['schemas'][string]

function createContractWithLoanSchema(loan: Schema): ContractDocumentToCompare {
  return {
    paths: { '/loans': { get: listLoansOperation } },
    components: { schemas: { Loan: loan, Card: { properties: { brand: {} }, required: ['brand'] } } },
  }
}

const listLoansOperation = { 'x-call': 'loans.listLoans', summary: 'Los préstamos.' }
const notesOperation = {
  'x-call': 'loans.notes',
  summary: 'Las notas de un préstamo.',
  'x-assumption': 'Con 404 o 501 no se muestran.',
}

const oldContract = createContractWithLoanSchema({
  properties: { amount: { description: 'El importe.' } },
  required: ['amount'],
})
const phoneSchema = { description: 'El teléfono que se recargó.' }

describe('a changed contract gets an automatic entry', () => {
  it('when an optional field was added', () => {
    const after = createContractWithLoanSchema({
      properties: { amount: {}, phone: phoneSchema },
      required: ['amount'],
    })
    expect(findContractAdditions(oldContract, after)).toEqual([
      { name: 'Loan.phone', text: 'El teléfono que se recargó.' },
    ])
  })

  it('when a call was added, with the schema of its answer', () => {
    const after: ContractDocumentToCompare = {
      paths: { ...oldContract.paths, '/notes': { get: notesOperation } },
      components: {
        schemas: {
          ...oldContract.components.schemas,
          Note: { properties: { text: {} }, required: ['text'] },
        },
      },
    }
    const text = 'Las notas de un préstamo. Con 404 o 501 no se muestran.'
    expect(findContractAdditions(oldContract, after)).toEqual([{ name: 'loans.notes', text }])
  })

  it("when a call was added to a path, without the portal's assumptions", () => {
    const paths = {
      '/loans': { get: listLoansOperation, post: { 'x-call': 'loans.add', summary: 'Otro préstamo.' } },
    }
    expect(findContractAdditions(oldContract, { ...oldContract, paths })).toEqual([
      { name: 'loans.add', text: 'Otro préstamo.' },
    ])
  })

  it('but not when another call was removed', () => {
    expect(
      findContractAdditions(oldContract, { ...oldContract, paths: { '/notes': { get: notesOperation } } }),
    ).toBeUndefined()
  })

  it('but not when an existing schema is used by nothing new', () => {
    const schemas = { ...oldContract.components.schemas, Note: { properties: { text: {} } } }
    expect(findContractAdditions(oldContract, { ...oldContract, components: { schemas } })).toBeUndefined()
  })

  it('but not when the field is required', () => {
    const after = createContractWithLoanSchema({
      properties: { amount: {}, phone: phoneSchema },
      required: ['amount', 'phone'],
    })
    expect(findContractAdditions(oldContract, after)).toBeUndefined()
  })

  it('but not when another part changed as well', () => {
    const after = createContractWithLoanSchema({
      properties: { amount: {}, phone: phoneSchema },
      required: [],
    })
    expect(findContractAdditions(oldContract, after)).toBeUndefined()
  })

  it('but not when a field was removed', () => {
    expect(
      findContractAdditions(oldContract, createContractWithLoanSchema({ properties: {}, required: [] })),
    ).toBeUndefined()
  })

  it('but not when nothing was added', () => {
    expect(findContractAdditions(oldContract, oldContract)).toBeUndefined()
  })
})

it('the entry names the next version, its fingerprint and each field', () => {
  const added = [{ name: 'Loan.phone', text: 'El teléfono que se recargó.' }]
  expect(nextMinorContractVersion('2.2.4')).toBe('2.3.0')
  expect(formatContractChangelogEntry('2.3.0', '0123456789abcdef', added)).toBe(
    '## 2.3.0\n\nHuella: `0123456789abcdef`\n\nSe agregó lo que puede no tenerse:\n\n- `Loan.phone`: El teléfono que se recargó.',
  )
})
