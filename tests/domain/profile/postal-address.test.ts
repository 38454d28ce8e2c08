import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPostalAddressEmpty, normalizedPostalAddress } from '@/domain/profile/postal-address'
import {
  doorNumberProblem,
  addressPlaceProblem,
  streetProblem,
  floorOrApartmentProblem,
  zipCodeProblem,
} from '@/domain/profile/postal-address-problems'

const emptyAddress = {
  stateId: '',
  districtId: '',
  cityId: '',
  street: '',
  number: '',
  floor: '',
  apartment: '',
  zipCode: '',
}

describe('the name of a street', () => {
  it.each([
    'Diagonal 74',
    'Av. 9 de Julio',
    'Pasaje D’Onofrio',
    "O'Higgins",
    '13 e/ 45 y 46',
    'Ñ'.repeat(100),
  ])('can be %s', (street) => {
    expect(streetProblem(street)).toBeUndefined()
  })

  it.each([
    ['', 'required'],
    [' \t ', 'required'],
    ['a'.repeat(101), 'too-long'],
  ])('cannot be %j', (street, problem) => {
    expect(streetProblem(street)).toBe(problem)
  })
})

it.each([
  ['1528', undefined],
  ['S/N', undefined],
  ['Km 14,5', undefined],
  ['1234567890', undefined],
  ['12345678901', 'too-long'],
  [' ', 'required'],
])('a door number: %j, %s', (number, problem) => {
  expect(doorNumberProblem(number)).toBe(problem)
})

it.each([
  ['', undefined],
  ['Entrepiso', undefined],
  ['1234567890', undefined],
  ['12345678901', 'too-long'],
])('a floor or an apartment: %j, %s', (text, problem) => {
  expect(floorOrApartmentProblem(text)).toBe(problem)
})

it.each([
  ['1900', undefined],
  ['b1900fxa', undefined],
  [' B 1900 FXA ', undefined],
  ['B-1900-FXA', undefined],
  ['', 'required'],
  ['190', 'not-valid'],
  ['19000', 'not-valid'],
  ['B1900', 'not-valid'],
  ['I1900FXA', 'not-valid'],
  ['O1900FXA', 'not-valid'],
  ['B1900FX1', 'not-valid'],
  ['BB1900FXA', 'not-valid'],
])('a zip code: %j, %s', (text, problem) => {
  expect(zipCodeProblem(text)).toBe(problem)
})

it('a place is required', () => {
  expect([addressPlaceProblem(''), addressPlaceProblem('06')]).toEqual(['required', undefined])
})

describe('a postal address', () => {
  it('is unknown while none of its parts is known', () => {
    expect([
      isPostalAddressEmpty(emptyAddress),
      isPostalAddressEmpty({ ...emptyAddress, floor: '1' }),
    ]).toEqual([true, false])
  })

  it('is stored with single spaces and a zip code in capitals', () => {
    const typed = {
      ...emptyAddress,
      street: '  Diagonal \n 74 ',
      number: ' 1528',
      floor: 'PB ',
      zipCode: 'b 1900 fxa',
    }
    expect(normalizedPostalAddress(typed)).toEqual({
      ...emptyAddress,
      street: 'Diagonal 74',
      number: '1528',
      floor: 'PB',
      zipCode: 'B1900FXA',
    })
  })

  it('is the same when it is stored again', () => {
    const address = fc.record({ street: fc.string(), number: fc.string(), zipCode: fc.string() })
    fc.assert(
      fc.property(address, (typed) => {
        const once = normalizedPostalAddress({ ...emptyAddress, ...typed })
        expect(normalizedPostalAddress(once)).toEqual(once)
      }),
    )
  })
})
