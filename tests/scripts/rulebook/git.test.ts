import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSameUnchangedCommit, readProjectRevision } from '#scripts/rulebook/git'

const execFileAsync = promisify(execFile)

let folder: string

beforeEach(async () => {
  // Git sets these variables in its hooks. The tests must not change the repository that the hook is of.
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined)
  folder = await mkdtemp(join(tmpdir(), 'revision-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function runGit(...words: readonly string[]): Promise<string> {
  const author = ['-c', 'user.name=Ana Sosa', '-c', 'user.email=ana@lender.example']
  return (await execFileAsync('git', ['-C', folder, ...author, ...words])).stdout.trim()
}

/** Writes a file and commits it. Returns the short id of the commit. */
async function commitFile(name: string): Promise<string> {
  await writeFile(join(folder, name), name)
  await runGit('add', name)
  await runGit('commit', '--quiet', '--no-verify', '--message', name)
  return runGit('rev-parse', '--short', 'HEAD')
}

describe('the revision of a project', () => {
  it('is the newest commit, without changes after it', async () => {
    await runGit('init', '--quiet')
    await commitFile('first.txt')
    const commit = await commitFile('second.txt')
    expect(await readProjectRevision(folder)).toEqual({ commit, isChanged: false })
  })

  it.each([
    ['a changed file', 'first.txt'],
    ['a new file', 'second.txt'],
  ])('has uncommitted changes with %s', async (_, name) => {
    await runGit('init', '--quiet')
    const commit = await commitFile('first.txt')
    await writeFile(join(folder, name), 'changed')
    expect(await readProjectRevision(folder)).toEqual({ commit, isChanged: true })
  })

  it('is unknown outside a git checkout', async () => {
    expect(await readProjectRevision(folder)).toBeUndefined()
  })
})

describe('two revisions of a project', () => {
  const revision = { commit: 'ab12cd34', isChanged: false }

  it('are the same for one commit without changes', () =>
    expect(isSameUnchangedCommit(revision, { ...revision })).toBe(true))

  it.each([
    ['one has another commit', { ...revision, commit: 'cd34ef56' }],
    ['one has uncommitted changes', { ...revision, isChanged: true }],
    ['one is unknown', undefined],
  ])('are not the same when %s', (_, other) => {
    expect([isSameUnchangedCommit(revision, other), isSameUnchangedCommit(other, revision)]).toEqual([
      false,
      false,
    ])
  })

  it('are not the same when both have uncommitted changes', () => {
    const changed = { ...revision, isChanged: true }
    expect(isSameUnchangedCommit(changed, changed)).toBe(false)
  })
})
