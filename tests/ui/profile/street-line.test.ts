import { expect, it } from 'vitest'
import { formatStreetAddress } from '@/ui/texts/profile.texts'

const knownPlace = { stateId: '06', districtId: '06005', cityId: '06005003', zipCode: '1900' }

it.each([
  [
    { street: 'Diagonal 74', number: '1528', floor: '3', apartment: 'B' },
    'Diagonal 74 1528, piso 3, depto. B',
  ],
  [{ street: 'Diagonal 74', number: '1528', floor: 'PB', apartment: '2' }, 'Diagonal 74 1528, PB, depto. 2'],
  [
    { street: 'Calle 9', number: 'S/N', floor: 'Entrepiso', apartment: 'Fondo 2' },
    'Calle 9 S/N, Entrepiso, Fondo 2',
  ],
  [{ street: 'Calle 9', number: '', floor: '', apartment: '' }, 'Calle 9'],
])('%j is written as on an envelope', (streetAddress, line) => {
  expect(formatStreetAddress({ ...knownPlace, ...streetAddress })).toBe(line)
})
