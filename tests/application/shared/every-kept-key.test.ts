import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { valuesStoredByCustomers, valuesStoredBeforeLogin } from '#features/support/engineering/stored-values'

const sourceFolders = ['application', 'adapters/device'].map((name) =>
  join(import.meta.dirname, '../../../src', name),
)
const storedKeyPattern = /new (?:(?:Owned)?StoredValue|StoredCustomerIdSet)(?:<[^(]*>)?\(\s*\w+,\s*'(\w+)'/g

async function findStoredKeysInSource(): Promise<readonly string[]> {
  const files = await Promise.all(
    sourceFolders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  const code = files.flat().filter((file) => file.endsWith('.ts'))
  const sources = await Promise.all(code.map((file) => readFile(file, 'utf8')))
  return sources.flatMap((source) => [...source.matchAll(storedKeyPattern)].map(([, key]) => String(key)))
}

it('every stored value, and no other, has a test with an invalid text before a screen', async () => {
  const kept = await findStoredKeysInSource()
  const oddly = [...valuesStoredBeforeLogin, ...valuesStoredByCustomers].map(({ key }) => key)
  expect([...new Set(oddly)].toSorted()).toEqual([...new Set(kept)].toSorted())
})
