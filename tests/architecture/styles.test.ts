import { join } from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

/** Returns the names of the style rules that a text violates. */
async function violatedRules(code: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(projectRoot, 'src', 'ui', 'kit', 'planted.module.css'),
    configFile: join(projectRoot, 'stylelint.config.mjs'),
  })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const unsupportedFeatureRule = 'plugin/no-unsupported-browser-features'

describe('a style that the oldest browsers lack is a lint error', () => {
  it.each([
    ['a parent selector', '.a:has(.b) { color: red }', unsupportedFeatureRule],
    ['a dynamic unit of the window', '.a { block-size: 100dvh }', unsupportedFeatureRule],
    ['a subgrid', '.a { grid-template-rows: subgrid }', unsupportedFeatureRule],
    ['a mixed colour', '.a { color: color-mix(in srgb, red, blue) }', 'function-disallowed-list'],
    ['a range in a media query', '@media (width > 1px) { .a { color: red } }', unsupportedFeatureRule],
    ['a nested rule', '.a { color: red; .b { color: blue } }', unsupportedFeatureRule],
    ['a first style', '@starting-style { .a { opacity: 0 } }', 'at-rule-disallowed-list'],
  ])('%s', async (_, code, rule) => {
    expect(await violatedRules(code)).toEqual([rule])
  })

  it('unless a comment names what is lost without it', async () => {
    const without = '.a { block-size: 100vh;\n'
    const excuse = (reason: string): string =>
      `/* stylelint-disable-next-line ${unsupportedFeatureRule}${reason} */\n`
    const line = 'block-size: 100dvh }'
    expect(await violatedRules(without + excuse(' -- after what every browser knows') + line)).toEqual([])
    expect(await violatedRules(without + excuse('') + line)).toEqual(['--report-descriptionless-disables'])
  })
})

it('and a style that they know is no error', async () => {
  expect(
    await violatedRules('@container (max-width: 1px) { .a { inset-inline: 0; aspect-ratio: 1 } }'),
  ).toEqual([])
})
