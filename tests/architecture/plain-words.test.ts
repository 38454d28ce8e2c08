import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordsBannedInSentences } from '#scripts/lint/banned-words'

const execFileAsync = promisify(execFile)
const rootFolder = join(import.meta.dirname, '..', '..')

const rejectedExamples = {
  'in a docstring': '/** What she pays today. */',
  'that means a man': '// What he pays today.',
  'in a comment': '// The payment is on its way.',
  'in the name of a test': "it('says that the customer was told', () => undefined)",
  'with a subject that the reader has to guess': "it('is not sent to somebody else', () => undefined)",
  'of place for a word of time or kind': '// Loaded beside the loan.',
  'in a template': 'const text = `${amount} that she owes`',
  'in a name of several words': 'const isTold = true',
  'in a type': 'interface Situation {}',
  'in an element': 'const shown = <DoorkeeperFrame />',
  'in the name of a field or a constant': 'const onTheWay = new Set()',
  'in a private field': 'class Payments { #toldOf = 1 }',
}

const allowedExamples = {
  'a word that holds a banned one': 'const sheet = otherPiece',
  'a plain docstring': '/** What the customer pays today. */',
  'a name in a comment that is a banned word': '/** Whose it is; `nobody`: of no customer. */',
  'a banned type as a part of a longer name': 'interface OrderedThings {}',
  'a Spanish word that is spelled like a banned one': "const label = 'He leído los términos'",
}

/**
 * Returns the paragraphs of a decision record, as `name: paragraph`, that contain a banned word. Code in
 * backticks and the targets of links are not words.
 */
function findParagraphsWithBannedWord(name: string, markdown: string): readonly string[] {
  return markdown
    .split('\n')
    .filter((line) => {
      const prose = line.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ' ')
      return wordsBannedInSentences.some(({ pattern }) => pattern.test(prose))
    })
    .map((line) => `${name}: ${line}`)
}

/** Returns the comments of a style sheet that contain a banned word. */
function findCommentsWithBannedWord(css: string): readonly string[] {
  const comments = css.match(/\/\*[\s\S]*?\*\//g) ?? []
  return comments.filter((comment) => wordsBannedInSentences.some(({ pattern }) => pattern.test(comment)))
}

describe('the comments of style sheets', () => {
  it('hold no banned word', () => {
    const sheets = globSync('src/**/*.css', { cwd: rootFolder })
    const found = sheets.flatMap((path) =>
      findCommentsWithBannedWord(readFileSync(join(rootFolder, path), 'utf8')),
    )
    expect([sheets.length > 0, found]).toEqual([true, []])
  })

  it('are found if they hold one', () => {
    expect(
      findCommentsWithBannedWord('/* What she pays. */ .due { color: red; } /* What is due. */'),
    ).toEqual(['/* What she pays. */'])
  })
})

describe('the decision records', () => {
  it('hold no banned word', () => {
    const names = globSync('docs/adr/*.md', { cwd: rootFolder })
    const found = names.flatMap((name) =>
      findParagraphsWithBannedWord(name, readFileSync(join(rootFolder, name), 'utf8')),
    )
    expect([names.length > 0, found]).toEqual([true, []])
  })

  it('are found if they hold one', () => {
    const markdown = 'The page is `beside` [this](1-beside-it.md).\n\nNobody pays.\nThe way on is shown.'
    expect(findParagraphsWithBannedWord('1.md', markdown)).toEqual([
      '1.md: Nobody pays.',
      '1.md: The way on is shown.',
    ])
  })
})

describe("the linter's check of words", () => {
  let folder = ''
  let lines: ReadonlySet<string> = new Set()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'words-'))
    await writeFile(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({
        jsPlugins: [join(rootFolder, 'scripts/lint/plain-words.ts')],
        rules: { 'plain-words/banned': 'error' },
      }),
    )
    await writeFile(join(folder, 'refused.tsx'), Object.values(rejectedExamples).join('\n'))
    await writeFile(join(folder, 'allowed.tsx'), Object.values(allowedExamples).join('\n'))
    await writeFile(join(folder, 'doorkeeper.test.ts'), 'export const customer = 1')
    lines = await findLinesReportedByLinter(folder)
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(Object.keys(rejectedExamples))('refuses a banned word %s', (name) => {
    expect(lines).toContain(`refused.tsx:${Object.keys(rejectedExamples).indexOf(name) + 1}`)
  })

  it('refuses a banned word in the name of a file', () => {
    expect(lines).toContain('doorkeeper.test.ts:1')
  })

  it.each(Object.keys(allowedExamples))('allows %s', (name) => {
    expect(lines).not.toContain(`allowed.tsx:${Object.keys(allowedExamples).indexOf(name) + 1}`)
  })
})

interface LintReport {
  readonly diagnostics: readonly {
    readonly code: string
    readonly filename: string
    readonly labels: readonly { readonly span: { readonly line: number } }[]
  }[]
}

async function findLinesReportedByLinter(folder: string): Promise<ReadonlySet<string>> {
  const answer = await execFileAsync(join(rootFolder, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed)
  const { diagnostics } = JSON.parse(answer.stdout) as LintReport
  return new Set(
    diagnostics
      .filter(({ code }) => code === 'plain-words(banned)')
      .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`),
  )
}
