// The lint of components, whose markup oxlint cannot read, and of scripts that may have octal numbers, which oxlint
// passes over; all other files have theirs in `.oxlintrc.json`.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import typescript from 'typescript-eslint'
import boardwright from './scripts/lint/plugin.mjs'

export default defineConfig(
  { ignores: ['**/*.{ts,mts,js,mjs}', 'out/', 'dist/', '.cache/', 'test-results/'] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte'],
    plugins: { boardwright },
    languageOptions: { parserOptions: { parser: typescript.parser } },
    rules: {
      'boardwright/long-file-says-why': ['error', 300],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      // TypeScript knows better which names exist.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Props and state are declared with `let` and assigned by the compiler.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // It takes the words of a reason behind `--` for further codes.
      'svelte/no-unused-svelte-ignore': 'off',
      // There are no stores, and to make sure takes the types of every expression.
      'svelte/require-store-reactive-access': 'off',
      // Sets and maps are filled once and then replaced whole, as `$state.raw` and `$derived` want it.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src-renderer/**/*.svelte'],
    rules: {
      'boardwright/plain-words': 'error',
      // The same stands for other files in `.oxlintrc.json`.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: 'src-main', message: 'The page sees core alone, as @core/…' },
            { regex: '^node:', message: 'The page has no Node.' },
            { regex: '^electron($|/)', message: 'The page talks to main by the bridge alone.' },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'bridge', message: 'Only bridge.ts touches window.bridge.' },
      ],
    },
  },
  {
    files: ['src-renderer/**/*.svelte'],
    ignores: ['src-renderer/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteElement[name.name="select"]', message: 'ui/Select is the choice.' },
        {
          selector: 'SvelteElement[name.name="progress"]',
          message: 'ui/Progress is the bar, and ui/JobRow what is shown of a job.',
        },
        {
          selector: 'SvelteAttribute[key.name="type"] > SvelteLiteral[value="checkbox"]',
          message: 'ui/Check is the box.',
        },
      ],
    },
  },
)
