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
const places = {
  districts: [
    { id: 'd1', name: 'La Plata' },
    { id: 'd2', name: 'Quilmes' },
  ],
  cities: [laPlata, bernal, cityWithoutDistrict],
}
const address = { stateId: '06', districtId: 'd1', cityId: 'c1', street: 'Diagonal 74' }

it('the cities of the district are offered, and those without a known district', () => {
  expect(citiesOfDistrict(places, 'd2')).toEqual([bernal, cityWithoutDistrict])
})

describe('a change of province', () => {
  it('removes district and city', () => {
    expect(addressWithProvince(address, '82')).toEqual({
      ...address,
      stateId: '82',
      districtId: '',
      cityId: '',
    })
  })

  it('changes nothing when it is the same', () => {
    expect(addressWithProvince(address, '06')).toBe(address)
  })
})

describe('a change of district', () => {
  it('removes a city of the earlier one', () => {
    expect(addressWithDistrict(address, 'd2', places)).toMatchObject({ districtId: 'd2', cityId: '' })
  })

  it('keeps a city without a known district', () => {
    expect(addressWithDistrict({ ...address, cityId: 'c3' }, 'd2', places)).toMatchObject({ cityId: 'c3' })
  })
})

describe('an earlier choice in a new list of places', () => {
  it('stays when the list has it', () => {
    expect(addressWithKnownPlaces(address, places)).toEqual(address)
  })

  it('has to be made again when the list does not have it', () => {
    expect(addressWithKnownPlaces({ ...address, districtId: 'd9' }, places)).toMatchObject({
      districtId: '',
      cityId: '',
    })
    expect(addressWithKnownPlaces({ ...address, cityId: 'c9' }, places)).toMatchObject({
      districtId: 'd1',
      cityId: '',
    })
  })
})
