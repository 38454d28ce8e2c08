import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { valuesStoredByCustomers, valuesStoredBeforeLogin } from '#features/support/engineering/stored-values'

const sourceFolder = join(import.meta.dirname, '../../../../src')

/** Patterns of the code that names a storage key: a stored value, or a call of a storage. */
const storageKeyPatterns = [
  /new (?:(?:Owned)?StoredValue|StoredCustomerIdSet|StoredText)(?:<[^(]*>)?\(\s*[\w.]+,\s*'(\w+)'/g,
  /\.(?:read|write|remove|getItem|setItem|removeItem)\(\s*'(\w+)'/g,
]

/**
 * Storage keys whose texts no screen of the portal reads: the flag for another system, and the two of the
 * demo, which `tests/ui/demo` tests with invalid texts.
 */
const keysReadByNoScreen = ['externalRequest', 'journal', 'situation']

interface StorageKeyInSource {
  readonly file: string
  readonly key: string
}

async function findStorageKeysInSource(): Promise<readonly StorageKeyInSource[]> {
  const names = (await readdir(sourceFolder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const found = await Promise.all(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map(async (file) => findStorageKeys(file, await readFile(join(sourceFolder, file), 'utf8'))),
  )
  return found.flat()
}

function findStorageKeys(file: string, text: string): readonly StorageKeyInSource[] {
  return storageKeyPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, key = '']) => ({ file, key })),
  )
}

function uniqueSorted(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].toSorted()
}

it('every stored value that a screen reads, and no other, has a test with an invalid text before a screen', async () => {
  const stored = (await findStorageKeysInSource()).map(({ key }) => key)
  const tested = [...valuesStoredBeforeLogin, ...valuesStoredByCustomers].map(({ key }) => key)
  expect(uniqueSorted(stored)).toEqual(uniqueSorted([...tested, ...keysReadByNoScreen]))
})

it('only the adapters of the device name a storage key', async () => {
  const elsewhere = (await findStorageKeysInSource()).filter(
    ({ file }) => !file.startsWith('adapters/device/'),
  )
  expect(elsewhere).toEqual([])
})
