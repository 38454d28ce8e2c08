import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { AddressPlaceDirectory } from '@/application/profile/address-place-directory'
import { exampleProfile, ScriptedProfileGateway } from './scripted-profile-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const callsForFirstProvince = ['districts of 1', 'cities of 1']

let profileGateway: ScriptedProfileGateway
let placeDirectory: AddressPlaceDirectory

beforeEach(() => {
  profileGateway = new ScriptedProfileGateway()
  placeDirectory = new AddressPlaceDirectory(profileGateway)
})

describe('the list of provinces', () => {
  it('is requested once a visit', async () => {
    expect(await placeDirectory.provinces()).toEqual(profileGateway.provincesAnswer)
    const first = profileGateway.provincesAnswer
    profileGateway.provincesAnswer = noAnswerFailure
    expect(await placeDirectory.provinces()).toEqual(first)
    expect(profileGateway.receivedCalls).toEqual(['states'])
  })

  it('is requested again after a failure', async () => {
    const answer = profileGateway.provincesAnswer
    profileGateway.provincesAnswer = noAnswerFailure
    expect(await placeDirectory.provinces()).toEqual(noAnswerFailure)
    profileGateway.provincesAnswer = answer
    expect(await placeDirectory.provinces()).toEqual(answer)
  })
})

describe('the districts and cities', () => {
  it('are those of the province, each requested once a visit', async () => {
    const found = await placeDirectory.placesOfProvince('1')
    expect(found).toEqual(
      success({
        districts: [
          { id: '10', name: 'La Plata' },
          { id: '11', name: 'Quilmes' },
        ],
        cities: [
          { id: '100', name: 'Gonnet', districtId: '10' },
          { id: '101', name: 'Bernal', districtId: '11' },
        ],
      }),
    )
    expect(await placeDirectory.placesOfProvince('1')).toEqual(found)
    expect(profileGateway.receivedCalls).toEqual(callsForFirstProvince)
  })

  it('are requested for another province', async () => {
    await placeDirectory.placesOfProvince('1')
    await placeDirectory.placesOfProvince('2')
    expect(profileGateway.receivedCalls).toEqual([...callsForFirstProvince, 'districts of 2', 'cities of 2'])
  })

  it.each([
    ['no districts are known', 'districtsAnswer', noAnswerFailure, noAnswerFailure],
    ['no cities are known', 'citiesAnswer', noAnswerFailure, noAnswerFailure],
    ['there is no district', 'districtsAnswer', success([]), failure({ kind: 'server-failure' })],
    ['there is no city', 'citiesAnswer', success([]), failure({ kind: 'server-failure' })],
  ] as const)('cannot be chosen from when %s, and are requested again', async (_, list, answer, said) => {
    profileGateway[list] = answer
    expect(await placeDirectory.placesOfProvince('1')).toEqual(said)
    await placeDirectory.placesOfProvince('1')
    expect(profileGateway.receivedCalls).toEqual([...callsForFirstProvince, ...callsForFirstProvince])
  })
})

describe('an address in words', () => {
  const { address } = exampleProfile

  it('names all three places', async () => {
    expect(await placeDirectory.placeNamesOfAddress(address)).toEqual({
      province: 'Buenos Aires',
      district: 'La Plata',
      city: 'Gonnet',
    })
  })

  it.each([
    ['the state, where it is not listed', { stateId: '9' }, { district: 'La Plata', city: 'Gonnet' }],
    [
      'the district, where it is not listed',
      { districtId: '' },
      { province: 'Buenos Aires', city: 'Gonnet' },
    ],
    ['the city, where it is not listed', { cityId: '7' }, { province: 'Buenos Aires', district: 'La Plata' }],
  ])('lacks %s', async (_, change, names) => {
    expect(await placeDirectory.placeNamesOfAddress({ ...address, ...change })).toStrictEqual(names)
  })

  it('lacks the province when the provinces cannot be loaded', async () => {
    profileGateway.provincesAnswer = noAnswerFailure
    expect(await placeDirectory.placeNamesOfAddress(address)).toStrictEqual({
      district: 'La Plata',
      city: 'Gonnet',
    })
  })

  it('lacks the other places when the lists of the province cannot be loaded', async () => {
    profileGateway.citiesAnswer = noAnswerFailure
    expect(await placeDirectory.placeNamesOfAddress(address)).toStrictEqual({ province: 'Buenos Aires' })
  })

  it('is empty, and requests nothing, without a province', async () => {
    profileGateway.provincesAnswer = success([{ id: '', name: 'Ninguna' }])
    expect(await placeDirectory.placeNamesOfAddress({ ...address, stateId: '' })).toStrictEqual({})
    expect(profileGateway.receivedCalls).toEqual([])
  })
})
