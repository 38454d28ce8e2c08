import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listGitTrackedFiles } from '#scripts/support/known-files'

let testDirectory = ''

beforeEach(() => {
  testDirectory = mkdtempSync(join(tmpdir(), 'known-files-'))
})

afterEach(() => rmSync(testDirectory, { recursive: true }))

it('the list has the files that git knows, without untracked or deleted ones', async () => {
  for (const file of ['known.ts', 'gone.ts', 'mine.ts']) writeFileSync(join(testDirectory, file), '')
  execFileSync('git', ['init', '--quiet'], { cwd: testDirectory })
  execFileSync('git', ['add', 'known.ts', 'gone.ts'], { cwd: testDirectory })
  rmSync(join(testDirectory, 'gone.ts'))

  expect(await listGitTrackedFiles(testDirectory)).toEqual(['known.ts'])
})

it('the list is empty without a checkout', async () => {
  expect(await listGitTrackedFiles(testDirectory)).toEqual([])
})
