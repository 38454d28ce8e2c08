import { describe, expect, it } from 'vitest'
import {
  addressWithKnownPlaces,
  citiesOfDistrict,
  addressWithDistrict,
  addressWithProvince,
} from '@/domain/profile/places'

const laPlata = { id: 'c1', name: 'La Plata', districtId: 'd1' }
const bernal = { id: 'c2', name: 'Bernal', districtId: 'd2' }
const cityWithoutDistrict = { id: 'c3', name: 'Sin partido' }
const examplePlaces = {
  districts: [
    { id: 'd1', name: 'La Plata' },
    { id: 'd2', name: 'Quilmes' },
  ],
  cities: [laPlata, bernal, cityWithoutDistrict],
}
const exampleAddress = { stateId: '06', districtId: 'd1', cityId: 'c1', street: 'Diagonal 74' }

it('the cities of the district are offered, and those without a known district', () => {
  expect(citiesOfDistrict(examplePlaces, 'd2')).toEqual([bernal, cityWithoutDistrict])
})

describe('a change of province', () => {
  it('removes district and city', () => {
    expect(addressWithProvince(exampleAddress, '82')).toEqual({
      ...exampleAddress,
      stateId: '82',
      districtId: '',
      cityId: '',
    })
  })

  it('changes nothing when it is the same', () => {
    expect(addressWithProvince(exampleAddress, '06')).toBe(exampleAddress)
  })
})

describe('a change of district', () => {
  it('removes a city of the earlier one', () => {
    expect(addressWithDistrict(exampleAddress, 'd2', examplePlaces)).toMatchObject({
      districtId: 'd2',
      cityId: '',
    })
  })

  it('keeps a city without a known district', () => {
    expect(addressWithDistrict({ ...exampleAddress, cityId: 'c3' }, 'd2', examplePlaces)).toMatchObject({
      cityId: 'c3',
    })
  })
})

describe('an earlier choice in a new list of places', () => {
  it('stays when the list has it', () => {
    expect(addressWithKnownPlaces(exampleAddress, examplePlaces)).toEqual(exampleAddress)
  })

  it('has to be made again when the list does not have it', () => {
    expect(addressWithKnownPlaces({ ...exampleAddress, districtId: 'd9' }, examplePlaces)).toMatchObject({
      districtId: '',
      cityId: '',
    })
    expect(addressWithKnownPlaces({ ...exampleAddress, cityId: 'c9' }, examplePlaces)).toMatchObject({
      districtId: 'd1',
      cityId: '',
    })
  })
})
