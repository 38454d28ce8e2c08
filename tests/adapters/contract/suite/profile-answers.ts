import { profileContract } from '@/adapters/contract/profile.contract'
import { jpegBytes, pngBytes } from '#tests/support/upload-files'
import { createContractCase, type ContractCase } from './contract-case'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martaCustomerId,
  expectedEmptySuccessAnswer,
} from './marta'

const martasPathParameters = { customerId: martaCustomerId }
const contactBody = { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' }
const addressBody = {
  state: '06',
  district: '06005',
  city: '06005003',
  street: 'Diagonal 74',
  number: '1528',
  zipCode: '1900',
}
export const saveAvatarCallInput = { path: martasPathParameters, body: { file: createAvatarFile(jpegBytes) } }

export const profileSuccessCases: readonly ContractCase[] = [
  createContractCase(profileContract.findEditableData, {
    title: 'returns contact and address',
    ...signedInAsMarta,
    input: { path: martasPathParameters },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(profileContract.saveContact, {
    title: 'accepts a contact',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: contactBody },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(profileContract.saveLocation, {
    title: 'accepts an address',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: addressBody },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(profileContract.listStates, {
    title: 'gives them',
    ...signedInAsMarta,
    input: {},
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(profileContract.listDistricts, {
    title: 'returns those of a province',
    ...signedInAsMarta,
    input: { path: { id: '06' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(profileContract.listCities, {
    title: 'returns those of a province',
    ...signedInAsMarta,
    input: { path: { id: '06' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(profileContract.findAvatar, {
    title: 'reports that there is none',
    ...signedInAsMarta,
    input: { path: martasPathParameters },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(profileContract.saveAvatar, {
    title: 'accepts a photo',
    ...signedInAsMarta,
    input: saveAvatarCallInput,
    expected: { status: 200 },
  }),
]

export const profileRefusalCases: readonly ContractCase[] = [
  createContractCase(profileContract.saveContact, {
    title: 'refuses an invalid e-mail',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: { ...contactBody, email: 'marta@correo' } },
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  createContractCase(profileContract.saveContact, {
    title: 'refuses a phone that is too short',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: { ...contactBody, phone: '4567' } },
    expected: { status: 409, code: 'INVALID_PHONE_NUMBER' },
  }),
  createContractCase(profileContract.saveLocation, {
    title: 'refuses a city of another district',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: { ...addressBody, city: '06001001' } },
    expected: { status: 409, code: 'INVALID_LOCATION' },
  }),
  createContractCase(profileContract.saveAvatar, {
    title: 'refuses a file that is no photo',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: { file: createAvatarFile(pngBytes) } },
    expected: { status: 409, code: 'INVALID_FILE' },
  }),
]

function createAvatarFile(bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], 'avatar.jpg', { type: 'image/jpeg' })
}
