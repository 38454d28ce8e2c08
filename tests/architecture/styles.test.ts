import { join } from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

/** Returns the names of the style rules that a text violates. */
async function complaints(code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(projectRoot, 'src', 'ui', 'kit', 'planted.module.css'),
    configFile: join(projectRoot, 'stylelint.config.mjs'),
  })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const tooNew = 'plugin/no-unsupported-browser-features'

describe('a style that the oldest browsers lack is a lint error', () => {
  it.each([
    ['a parent selector', '.a:has(.b) { color: red }', tooNew],
    ['a dynamic unit of the window', '.a { block-size: 100dvh }', tooNew],
    ['a subgrid', '.a { grid-template-rows: subgrid }', tooNew],
    ['a mixed colour', '.a { color: color-mix(in srgb, red, blue) }', 'function-disallowed-list'],
    ['a range in a media query', '@media (width > 1px) { .a { color: red } }', tooNew],
    ['a nested rule', '.a { color: red; .b { color: blue } }', tooNew],
    ['a first style', '@starting-style { .a { opacity: 0 } }', 'at-rule-disallowed-list'],
  ])('%s', async (_, code, rule) => {
    expect(await complaints(code)).toEqual([rule])
  })

  it('unless a comment names what is lost without it', async () => {
    const without = '.a { block-size: 100vh;\n'
    const excuse = (reason: string): string => `/* stylelint-disable-next-line ${tooNew}${reason} */\n`
    const line = 'block-size: 100dvh }'
    expect(await complaints(without + excuse(' -- after what every browser knows') + line)).toEqual([])
    expect(await complaints(without + excuse('') + line)).toEqual(['--report-descriptionless-disables'])
  })
})

it('and a style that they know is no error', async () => {
  expect(await complaints('@container (max-width: 1px) { .a { inset-inline: 0; aspect-ratio: 1 } }')).toEqual(
    [],
  )
})
