import { describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import {
  readPhoneChangePersonFromQuery,
  removePhoneChangePersonFromQuery,
} from '@/application/access/phone-change-address'

const martaTaxId = cuit('27284561231')

describe('the address of a phone change', () => {
  it('is read as the portal and the identity provider write it', () => {
    const person = { taxId: martaTaxId, fullName: 'Ana María Ñandú-O’Higgins', gender: 'F', hash: 'a+b/c==' }
    const { fullName: fullname, ...rest } = { ...person, customerTaxId: person.taxId }
    const query = new URLSearchParams({ ...rest, fullname })
    expect(readPhoneChangePersonFromQuery(`?${query}`)).toEqual(person)
    expect(readPhoneChangePersonFromQuery(`?${String(query).replaceAll('+', '%20')}`)).toEqual(person)
  })

  it("gives the lender's hash as it was written", () => {
    expect(
      readPhoneChangePersonFromQuery(`?customerTaxId=${martaTaxId}&hash=a+b/c==&fullname=Ana+Paz`),
    ).toEqual({
      taxId: martaTaxId,
      fullName: 'Ana Paz',
      hash: 'a+b/c==',
    })
  })

  it.each(['?customerTaxId=27284561230', '?customerTaxId=', '?fullname=Marta', '?customerTaxId=%ZZ'])(
    'names no person in %j',
    (search) => {
      expect(readPhoneChangePersonFromQuery(search)).toBeUndefined()
    },
  )

  it.each(['Llamá al 0800 555 1234', '<b>Marta</b>', 'M'.repeat(81), ''])(
    'gives no text of a stranger to the screen: %j',
    (fullname) => {
      const query = new URLSearchParams({ customerTaxId: martaTaxId, fullname })
      expect(readPhoneChangePersonFromQuery(`?${query}`)).toEqual({ taxId: martaTaxId })
    },
  )

  it('has no personal parameters once it was read', () => {
    expect(
      removePhoneChangePersonFromQuery(
        '?customerTaxId=1&gender=F&fullname=M&hash=h&idtx=t&externalID=e&otro=1',
      ),
    ).toBe('?otro=1')
  })
})
