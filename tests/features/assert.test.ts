import { expect, it } from 'vitest'
import { assert } from '#features/support/assert'

it.each([
  ['two texts', () => assert.equal('$ 7.624,50', '$ 7.625,50'), '$ 7.625,50; la pantalla dice $ 7.624,50'],
  ['nothing', () => assert.equal('', 'Pagaste'), 'Pagaste; la pantalla dice nada'],
  [
    'what the lender got',
    () => assert.equal(undefined, '1', 'el prestamista recibió'),
    '1; el prestamista recibió nada',
  ],
  [
    'what differs of a list',
    () => assert.deepEqual(['a', 'x', 'c'], ['a', 'b', 'c']),
    'b; la pantalla dice x',
  ],
  ['a list and a shorter one', () => assert.deepEqual(['a'], ['a', 'b']), 'a · b; la pantalla dice a'],
  [
    'what differs of a table',
    () => assert.deepEqual({ a: '1', b: '2' }, { a: '1', b: '3' }),
    'b: 3; la pantalla dice b: 2',
  ],
  ['rows', () => assert.deepEqual([['a', '1']], [['a', '2']]), 'a: 2; la pantalla dice a: 1'],
  ['what is not among others', () => assert.includes(['a', 'b'], 'b', 'c'), 'c; la pantalla dice a · b'],
  ['what should not be', () => assert.equal(true, false), 'que no; la pantalla dice que sí'],
])('a failure of %s shows once what was expected and what is there', (_, expectation, said) => {
  expect(expectation).toThrow(new Error(`Esperaba ${said}`))
})

it('a passed assertion shows nothing', () => {
  assert.equal('a', 'a')
  assert.deepEqual([{ a: ['1'] }], [{ a: ['1'] }])
  assert.includes('Pagaste $ 1', '$ 1')
  assert.match('Son 3', /\d$/)
  assert.notEqual('a', 'b')
  assert.ok(true)
})
