import { describe, expect, it } from 'vitest'
import { withKnownPlaces, citiesOf, inDistrict, inState } from '@/domain/profile/places'

const laPlata = { id: 'c1', name: 'La Plata', districtId: 'd1' }
const bernal = { id: 'c2', name: 'Bernal', districtId: 'd2' }
const anywhere = { id: 'c3', name: 'Sin partido' }
const places = {
  districts: [
    { id: 'd1', name: 'La Plata' },
    { id: 'd2', name: 'Quilmes' },
  ],
  cities: [laPlata, bernal, anywhere],
}
const address = { stateId: '06', districtId: 'd1', cityId: 'c1', street: 'Diagonal 74' }

it('offers the cities of the district, and those of which no district is shown', () => {
  expect(citiesOf(places, 'd2')).toEqual([bernal, anywhere])
})

describe('another state', () => {
  it('leaves neither district nor city', () => {
    expect(inState(address, '82')).toEqual({ ...address, stateId: '82', districtId: '', cityId: '' })
  })

  it('is none when it is the same', () => {
    expect(inState(address, '06')).toBe(address)
  })
})

describe('another district', () => {
  it('leaves no city of the one before', () => {
    expect(inDistrict(address, 'd2', places)).toMatchObject({ districtId: 'd2', cityId: '' })
  })

  it('leaves a city of which no district is shown', () => {
    expect(inDistrict({ ...address, cityId: 'c3' }, 'd2', places)).toMatchObject({ cityId: 'c3' })
  })
})

describe('what was chosen among other places', () => {
  it('stays where it is among these', () => {
    expect(withKnownPlaces(address, places)).toEqual(address)
  })

  it('is chosen anew where it is not', () => {
    expect(withKnownPlaces({ ...address, districtId: 'd9' }, places)).toMatchObject({
      districtId: '',
      cityId: '',
    })
    expect(withKnownPlaces({ ...address, cityId: 'c9' }, places)).toMatchObject({
      districtId: 'd1',
      cityId: '',
    })
  })
})
