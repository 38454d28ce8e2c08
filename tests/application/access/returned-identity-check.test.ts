import { describe, expect, it } from 'vitest'
import {
  readIdentityCheckFromQuery,
  removeIdentityCheckFromQuery,
} from '@/application/access/returned-identity-check'
import { externalFormMethod } from '@/application/shared/external-form-method'

describe('a return from the identity check', () => {
  it.each(['externaltxid', 'externaltrxid', 'externalID'])('gives the id of its check as %s', (spelling) => {
    expect(readIdentityCheckFromQuery(`?idtx=tx-1&${spelling}=check-1`)).toEqual({
      transactionId: 'tx-1',
      externalId: 'check-1',
    })
  })

  it.each([
    ['?idtx=tx&externalID=c&externaltrxid=b&externaltxid=a', 'a'],
    ['?idtx=tx&externalID=c&externaltrxid=b', 'b'],
    ['?idtx=tx&externaltxid=&externalID=c', 'c'],
  ])('uses the first spelling with a value: %s', (search, externalId) => {
    expect(readIdentityCheckFromQuery(search)).toMatchObject({ externalId })
  })

  it('keeps the plus signs of its numbers', () => {
    const read = { transactionId: 'tx+1', externalId: 'check+/1=' }
    expect(readIdentityCheckFromQuery('?idtx=tx+1&externaltxid=check+/1=')).toEqual(read)
    expect(readIdentityCheckFromQuery('?idtx=tx%2B1&externaltxid=check%2B%2F1%3D')).toEqual(read)
  })

  it.each(['', '?', '?hash=abc', '?step=biometria', '?IDTX=tx'])('does not exist in %j', (search) => {
    expect(readIdentityCheckFromQuery(search)).toBeUndefined()
  })

  it.each([
    '?idtx=tx-1',
    '?externaltxid=check-1',
    '?idtx=&externaltxid=',
    '?decision=HIT',
    '?idtx=..&externaltxid=check-1',
    '?idtx=tx-1&externaltxid=.',
    '?idtx=tx%201&externaltxid=check-1',
    '?idtx=tx%00&externaltxid=check-1',
    `?idtx=tx-1&externaltxid=${'x'.repeat(201)}`,
  ])('is unreadable in %j', (search) => {
    expect(readIdentityCheckFromQuery(search)).toBe('unreadable')
  })

  it('is removed from the address, and the other parameters stay', () => {
    const search = '?step=biometria&idtx=a&externaltxid=b&externaltrxid=c&externalID=d&decision=HIT'
    expect(removeIdentityCheckFromQuery(search)).toBe('?step=biometria')
    expect(removeIdentityCheckFromQuery(search, 'step')).toBe('')
  })
})

describe('the form that leads to the provider', () => {
  it.each([
    ['https://portal.example/demo-identidad', 'get'],
    ['https://portal.example:443/x', 'get'],
    ['https://portal.example:8443/x', 'post'],
    ['http://portal.example/x', 'post'],
    ['https://validador.example/portal.example', 'post'],
    ['https://portal.example@validador.example/', 'post'],
  ])('is sent to %s by %s', (address, method) => {
    expect(externalFormMethod(address, 'https://portal.example')).toBe(method)
  })
})
