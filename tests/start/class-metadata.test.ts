import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import 'reflect-metadata'

/**
 * Returns the functions that store metadata of classes: those of the package `reflect-metadata`, and the
 * portal's replacement.
 */
async function listMetadataImplementations() {
  const { defineMetadata, getMetadata, getOwnMetadata } = Reflect
  const whole = { defineMetadata, getMetadata, getOwnMetadata }
  const { inversifyClassMetadata } = await import('@/start/class-metadata')
  Object.assign(Reflect, whole)
  return [whole, inversifyClassMetadata]
}

class Parent {}
class Child extends Parent {}

it('the replacement knows the same of a class as the whole package', async () => {
  const found = (await listMetadataImplementations()).map((metadata) => {
    metadata.defineMetadata('kind', 'parent', Parent)
    metadata.defineMetadata('kind', undefined, Child, 'name')
    metadata.defineMetadata('kind', 'of its name', Parent, 'name')
    metadata.defineMetadata('own', 1, Child)
    metadata.defineMetadata('own', 2, Child)
    return [
      metadata.getMetadata('kind', Child),
      metadata.getOwnMetadata('kind', Child),
      metadata.getMetadata('kind', Child, 'name'),
      metadata.getMetadata('kind', Parent, 'name'),
      metadata.getOwnMetadata('own', Child),
      metadata.getMetadata('own', Parent),
    ]
  })
  expect(found[0]).toEqual(['parent', undefined, undefined, 'of its name', 2, undefined])
  expect(found[1]).toEqual(found[0])
  expect(found).toHaveLength(2)
})

it('the replacement has every function that inversify calls', () => {
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '@inversifyjs')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[\w-]+[/\\]lib[/\\].*\.js$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const called = new Set(code.flatMap((each) => each.match(/(?<=Reflect\.)\w*[Mm]etadata/g) ?? []))
  expect([...called].toSorted()).toEqual(['defineMetadata', 'getMetadata', 'getOwnMetadata'])
})
